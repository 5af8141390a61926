-- Pupils without e-mail: printed cards, passwords of pictures, and the devices of a class (H-22, H-30; reliability D4, D7).

-- A printed card. Its code is on the paper only; here is a hash.
create table cartao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  codigo_hash bytea not null check (length(codigo_hash) = 32),
  -- Who had it made; absent for the system and for visiting administrators.
  criado_por bigint,
  created_at timestamptz not null default now(),
  revogado_em timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, codigo_hash),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade,
  foreign key (tenant_id, criado_por) references usuario (tenant_id, id)
);
-- A person has one card at a time: a new one ends the old one.
create unique index cartao_vivo on cartao (tenant_id, usuario_id) where revogado_em is null;
create index cartao_usuario on cartao (tenant_id, usuario_id);
create index cartao_criado_por on cartao (tenant_id, criado_por);
call isolate('cartao');

-- The pictures that a pupil knows by heart; or, until `escolher_ate`, the leave to choose them.
create table senha_imagem (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  imagens_hash text,
  escolher_ate timestamptz,
  -- Failures in a row: the delay is computed from them, and at the tenth only a teacher helps.
  falhas smallint not null default 0,
  ultima_em timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, usuario_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
call isolate('senha_imagem');

-- A device that a teacher lent to a class: only on one of them do card and pictures sign in.
create table aparelho (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  turma_id bigint not null,
  token_hash bytea not null check (length(token_hash) = 32),
  nome text not null check (length(nome) between 1 and 60),
  criado_por bigint,
  created_at timestamptz not null default now(),
  visto_em timestamptz not null default now(),
  expira_em timestamptz not null,
  revogado_em timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id) on delete cascade,
  foreign key (tenant_id, criado_por) references usuario (tenant_id, id)
);
create index aparelho_turma on aparelho (tenant_id, turma_id, id desc);
create index aparelho_criado_por on aparelho (tenant_id, criado_por);
call isolate('aparelho');
