-- Networks: the tree stays whole when a branch moves, a school's INEP code is its own, what was deleted can come back.

-- A network's place is below its parent's; never below itself.
create or replace function place_rede() returns trigger language plpgsql as $$
begin
  new.caminho := coalesce((select caminho from rede where tenant_id = new.tenant_id and id = new.pai_id), '{}') || new.id;
  if new.id = any (new.caminho[1:cardinality(new.caminho) - 1]) then
    raise exception 'a network can not be moved below itself' using errcode = 'check_violation', constraint = 'rede_ciclo';
  end if;
  return new;
end $$;

-- What lies below a moved network moves along, level by level.
create function place_subredes() returns trigger language plpgsql as $$
begin
  update rede set pai_id = pai_id where tenant_id = new.tenant_id and pai_id = new.id;
  return null;
end $$;
create trigger rede_moved after update of pai_id on rede
  for each row when (old.caminho is distinct from new.caminho) execute function place_subredes();

create index rede_pai on rede (tenant_id, pai_id);
create unique index rede_inep on rede (tenant_id, inep) where inep is not null;

-- Networks that were deleted, with the roles that people had there: for undoing it.
create table rede_excluida (
  tenant_id int not null default current_tenant() references tenant,
  id bigint not null,
  cliente_id bigint not null,
  pai_id bigint not null,
  dados jsonb not null,
  vinculos jsonb not null default '[]',
  excluida_em timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, cliente_id) references cliente (tenant_id, id),
  foreign key (tenant_id, pai_id) references rede (tenant_id, id) on delete cascade
);
create index rede_excluida_em on rede_excluida (tenant_id, excluida_em);
call isolate('rede_excluida');

-- Counting the pupils of many classes reads this alone.
create index matricula_contada on matricula (tenant_id, turma_id, aluno_id) where status = 'adicionado';
