-- How many letters tell two words apart: what a search with a slip finds.
create extension if not exists fuzzystrmatch;
