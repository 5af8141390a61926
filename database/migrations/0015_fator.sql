-- Recovery codes of the second factor, and programs that sign in through the browser (RFC 8628 in spirit; D4, S8).

-- Codes for the day the telephone is lost: each serves once. Hashed with SECRET_KEY, so that a copy of the rows
-- can't be searched for them.
create table codigo_recuperacao (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  codigo_hash bytea not null check (length(codigo_hash) = 32),
  usado_em timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, usuario_id, codigo_hash),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
call isolate('codigo_recuperacao');

-- A program on a computer that asks to sign in as whoever approves it in the browser.
create table pedido_dispositivo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- What the program polls with.
  dispositivo_hash bytea not null check (length(dispositivo_hash) = 32),
  -- What the person compares: no 0, O, 1, I, L, and no vowels that would make words.
  codigo text not null check (codigo ~ '^[BCDFGHJKMNPQRSTVWXZ2-9]{8}$'),
  programa text not null
    check (programa in ('creator4all-author', 'creator4all-author-social', 'creator4all-desktop')),
  -- The program stays signed in for 30 days instead of 12 hours.
  conectado boolean not null default false,
  estado text not null default 'pendente' check (estado in ('pendente', 'aprovado', 'recusado', 'entregue')),
  usuario_id bigint,
  -- When whoever approved had proved the second factor: the program's session inherits it.
  fator_em timestamptz,
  ip inet,
  agente text not null default '' check (length(agente) <= 300),
  -- Seconds between two polls; a program that asks too soon waits longer.
  intervalo int not null default 5 check (intervalo between 5 and 300),
  consultado_em timestamptz,
  created_at timestamptz not null default now(),
  expira_em timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, dispositivo_hash),
  unique (tenant_id, codigo),
  check ((usuario_id is null) = (estado in ('pendente', 'recusado'))),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index pedido_dispositivo_expira on pedido_dispositivo (tenant_id, expira_em);
create index pedido_dispositivo_ip on pedido_dispositivo (tenant_id, ip, created_at);
call isolate('pedido_dispositivo');
