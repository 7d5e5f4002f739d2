"""The pictures in `art/`: what they say of themselves, the rules that a project gives its drawings, and how they look.

Measures are taken from pixels of the picture and of the finished card; nothing here makes a page or changes one.
"""
