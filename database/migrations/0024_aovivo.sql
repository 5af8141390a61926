-- Live lessons of a class (product.md H-24): their dates, who was there, and the calendars that follow them.

-- What repeats: the rule as its author gave it; each lesson of it is a row of its own.
create table encontro_serie (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  turma_id bigint not null,
  recorrencia jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id)
);
create index encontro_serie_turma on encontro_serie (tenant_id, turma_id);
call isolate('encontro_serie');

create table encontro (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  turma_id bigint not null,
  serie_id bigint,
  -- Who made it.
  usuario_id bigint not null,
  titulo text not null check (length(titulo) between 1 and 120),
  inicio timestamptz not null,
  -- When it ends unless the teacher ends it before.
  fim timestamptz not null,
  provedor text not null check (provedor in ('jitsi', 'bbb', 'meet', 'zoom', 'link')),
  url text not null check (length(url) between 9 and 500),
  sala_espera boolean not null default false,
  gravar boolean not null default false,
  -- What was last told: the true state follows from the dates and the clock; a job moves this one and tells people.
  estado text not null default 'agendada' check (estado in ('agendada', 'ao_vivo', 'encerrada', 'cancelada')),
  iniciado_em timestamptz,
  encerrado_em timestamptz,
  cancelado_em timestamptz,
  motivo text not null default '' check (length(motivo) <= 300),
  -- When the class was reminded that it begins.
  lembrado_em timestamptz,
  gravacao_url text check (length(gravacao_url) <= 500),
  gravacao_expira_em timestamptz,
  versao int not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, serie_id) references encontro_serie (tenant_id, id),
  check (fim > inicio),
  check ((estado = 'cancelada') = (cancelado_em is not null)),
  check ((estado in ('ao_vivo', 'encerrada')) = (iniciado_em is not null)),
  check ((estado = 'encerrada') = (encerrado_em is not null)),
  check (encerrado_em >= iniciado_em),
  check ((gravacao_url is null) = (gravacao_expira_em is null))
);
create index encontro_turma on encontro (tenant_id, turma_id, inicio);
create index encontro_serie_datas on encontro (tenant_id, serie_id, inicio) where serie_id is not null;
create index encontro_usuario on encontro (tenant_id, usuario_id);
create index encontro_adiante on encontro (tenant_id, inicio) where estado = 'agendada';
create index encontro_correndo on encontro (tenant_id, fim) where estado = 'ao_vivo';
call isolate('encontro');

-- When a pupil had the room open: beacons of a minute each, joined. A union is the same in any order and twice over.
create table encontro_presenca (
  tenant_id int not null default current_tenant() references tenant,
  encontro_id bigint not null,
  usuario_id bigint not null,
  intervalos tstzmultirange not null,
  primary key (tenant_id, encontro_id, usuario_id),
  foreign key (tenant_id, encontro_id) references encontro (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
create index encontro_presenca_usuario on encontro_presenca (tenant_id, usuario_id);
call isolate('encontro_presenca');

-- Calendars that a person's telephone follows: the address is a secret, of which only the hash is kept.
create table agenda (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  nome text not null check (length(nome) between 1 and 60),
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index agenda_usuario on agenda (tenant_id, usuario_id);
call isolate('agenda');
