-- Finding people: name and user name in one plain column, so that row-level security and an index get on together
-- (a condition that is not leakproof never uses an index there, but it may filter what one reads in order).

alter table usuario add column busca text collate "C"
  generated always as (sem_acento(nome) || ' ' || login) stored;
create index usuario_busca on usuario (tenant_id, busca, id);

create index vinculo_rede on vinculo (tenant_id, rede_id) where rede_id is not null;
-- The classes of one person, whatever became of them there.
create index matricula_pessoa on matricula (tenant_id, aluno_id, status);
