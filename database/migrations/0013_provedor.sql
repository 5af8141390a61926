-- Signing in through identity providers (OpenID Connect): those a tenant configured, and which of their accounts is whose.

create table provedor (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  tipo text not null check (tipo in ('google', 'microsoft', 'apple', 'oidc', 'govbr')),
  nome text not null check (length(nome) between 1 and 60),
  issuer text not null check (length(issuer) between 1 and 300),
  client_id text not null check (length(client_id) between 1 and 300),
  -- Sealed with SECRET_KEY (core/server/seal.ts); absent for a public client, which has only PKCE.
  segredo bytea,
  -- Apple signs with a key of a team instead of a secret: `segredo` is then the key.
  equipe text check (length(equipe) between 1 and 40),
  chave text check (length(chave) between 1 and 40),
  escopos text not null default 'openid email profile' check (length(escopos) between 6 and 300),
  ativo boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, issuer, client_id)
);
call isolate('provedor');

-- An account at a provider is the person's by (tenant, issuer, subject), never by e-mail (reliability D3).
create table identidade (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  issuer text not null check (length(issuer) between 1 and 300),
  subject text not null check (length(subject) between 1 and 255),
  -- How the provider calls the account, so that its owner knows which one it is; nobody is found by it.
  rotulo text not null default '' check (length(rotulo) <= 254),
  created_at timestamptz not null default now(),
  usada_em timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, issuer, subject),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index identidade_usuario on identidade (tenant_id, usuario_id);
call isolate('identidade');
