-- How often a file was opened without coming to an end: what ended its worker twice is put aside for good.

alter table midia add column aberturas smallint not null default 0 check (aberturas >= 0);
