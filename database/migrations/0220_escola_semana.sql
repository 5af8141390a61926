-- What was done in a school, or in all that lies below a network, week by week: counted at night, so that a home reads a
-- few rows. Nobody is named.
create table escola_semana (
  tenant_id int not null default current_tenant() references tenant,
  rede_id bigint not null,
  -- The Monday that it begins on, by the tenant's calendar.
  semana date not null check (extract(isodow from semana) = 1),
  -- Pupils who brought a lesson to its end or handed something in, each once.
  alunos int not null check (alunos >= 0),
  -- Lessons that they brought to their end.
  aulas int not null check (aulas >= 0),
  -- Deliveries that waited for a correction for over a week when it was counted last; absent: nobody looked that week.
  esperam int check (esperam >= 0),
  contada_em timestamptz not null,
  primary key (tenant_id, rede_id, semana),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id) on delete cascade
);
create index escola_semana_semana on escola_semana (tenant_id, semana);
call isolate('escola_semana');

-- A week is counted from what was done in it.
create index tentativa_concluida on tentativa (tenant_id, concluida_em) where concluida_em is not null;
create index entrega_enviada on entrega (tenant_id, enviada_em) where enviada_em is not null;
