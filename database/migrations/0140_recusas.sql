-- Answers of it came too late, or can't be placed in time: where none that counts stands, it has no grade and is not spent
-- (product.md H-32).
alter table tentativa add column recusas boolean not null default false;
