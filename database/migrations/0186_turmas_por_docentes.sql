-- A network or school may let teachers make classes in their own school: off until somebody who answers for it says so.
alter table rede add column turmas_por_docentes boolean not null default false;
