-- A network may do without the week ring of its pupils, its run of weeks and its goal: they are there until somebody who
-- answers for it says so.
alter table rede add column sem_ritmo boolean not null default false;
