-- What a device may claim of work done without network (product.md H-32, docs/decisions/0023-what-a-device-may-claim.md).

-- A device of a person as the server met it. The drift of its clock is measured, never told.
create table relogio (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  dispositivo_id uuid not null,
  -- Known since then, with the clock that it has: it claims nothing for before.
  desde timestamptz not null,
  -- Seconds that the server is ahead.
  desvio int not null,
  medido_em timestamptz not null,
  -- Its last sending; null: none yet.
  contato_em timestamptz,
  -- Digests of the records that still waited on it then: of all others it can't say later that they were there.
  anunciadas text[] not null default '{}',
  primary key (tenant_id, usuario_id, dispositivo_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
call isolate('relogio');

-- The same, of the device that handed in, at that moment.
alter table registro add column anunciadas text[];

-- Records outside the bounds: kept as they came until a teacher takes or refuses them.
create table retida (
  tenant_id int not null default current_tenant() references tenant,
  -- The record's own name.
  uuid uuid not null,
  usuario_id bigint not null,
  aula_id bigint not null,
  versao int not null,
  turma_id bigint not null,
  trilha_tentativa_id bigint,
  -- The ticket of the attempt, which may not be there.
  tentativa uuid not null,
  registro jsonb not null,
  -- Why it is kept.
  limite text not null,
  -- When it was done, as the device says, by the server's clock.
  feita_em timestamptz not null,
  recebida_em timestamptz not null default now(),
  estado text not null default 'espera' check (estado in ('espera', 'aceita', 'recusada')),
  decidida_por bigint,
  decidida_em timestamptz,
  -- What the teacher tells the pupil.
  motivo text not null default '',
  primary key (tenant_id, uuid),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id),
  foreign key (tenant_id, aula_id, versao) references aula_versao (tenant_id, aula_id, numero),
  foreign key (tenant_id, trilha_tentativa_id) references trilha_tentativa (tenant_id, id) on delete cascade,
  foreign key (tenant_id, decidida_por) references usuario (tenant_id, id),
  check ((estado = 'espera') = (decidida_em is null))
);
create index retida_turma on retida (tenant_id, turma_id, aula_id, estado);
create index retida_usuario on retida (tenant_id, usuario_id, aula_id);
create index retida_bilhete on retida (tenant_id, tentativa);
create index retida_versao on retida (tenant_id, aula_id, versao);
create index retida_vez on retida (tenant_id, trilha_tentativa_id) where trilha_tentativa_id is not null;
create index retida_decidida_por on retida (tenant_id, decidida_por) where decidida_por is not null;
call isolate('retida');
