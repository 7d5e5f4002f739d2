"""JSON Schemas of the data files, made from the models and the game's own data, so that editors complete and check."""

from cardforge.catalogue.schema.files import SCHEMAS, schema_of
from cardforge.catalogue.schema.lines import pointed
from cardforge.catalogue.schema.make import schemas

__all__ = ["SCHEMAS", "pointed", "schema_of", "schemas"]
