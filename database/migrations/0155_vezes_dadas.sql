-- Turns at a skill that a teacher gave to one pupil beyond those of the path's rule.
alter table trilha_dominio add column vezes_dadas int not null default 0;
