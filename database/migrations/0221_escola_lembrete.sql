-- When those of a school were last reminded of what waits there: not again for some days, whoever asks. The log has who did.
create table escola_lembrete (
  tenant_id int not null default current_tenant() references tenant,
  rede_id bigint not null,
  lembrada_em timestamptz not null,
  primary key (tenant_id, rede_id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id) on delete cascade
);
call isolate('escola_lembrete');

-- What a manager put off of the schools that ask for them, until a moment; it is forgotten then.
create table escola_adiada (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  rede_id bigint not null,
  adiada_em timestamptz not null,
  ate timestamptz not null,
  primary key (tenant_id, usuario_id, rede_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id) on delete cascade,
  check (ate > adiada_em)
);
create index escola_adiada_rede on escola_adiada (tenant_id, rede_id);
create index escola_adiada_ate on escola_adiada (tenant_id, ate);
call isolate('escola_adiada');
