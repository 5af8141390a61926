-- Identity: what a session has proved, links of one use, and the log that only grows (H-28, H-30; reliability D1 to D8).

alter table usuario
  -- The password was made by somebody else: nothing else may be done before it is changed.
  add column trocar_senha boolean not null default false,
  add column senha_em timestamptz,
  add column email_validado_em timestamptz;

drop trigger usuario_updated on usuario;
create trigger usuario_updated before update of nome, idioma, foto_id, status, trocar_senha on usuario
  for each row execute function count_acesso_usuario();

alter table sessao
  add column metodo text not null default 'senha'
    check (metodo in ('senha', 'provedor', 'cartao', 'link', 'dispositivo', 'suporte')),
  -- When the person last proved who they are, beyond holding the token.
  add column provada_em timestamptz not null default now(),
  -- When the second factor was proved in this session.
  add column fator_em timestamptz,
  -- Who looks through this session, as its person and without changing anything ("ver como").
  add column suporte_id bigint,
  add foreign key (tenant_id, suporte_id) references usuario (tenant_id, id) on delete cascade;

-- The second factor of a person (RFC 6238). The secret is sealed with SECRET_KEY.
create table segundo_fator (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  segredo bytea not null,
  -- Absent until a first code proved that the person's device holds the secret.
  confirmado_em timestamptz,
  -- The last time step that was accepted: no code serves twice.
  ultimo_passo bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, usuario_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
call isolate('segundo_fator');

create function count_acesso_fator() returns trigger language plpgsql as $$
begin
  update usuario set acesso = acesso + 1
  where (tenant_id, id) = (coalesce(new.tenant_id, old.tenant_id), coalesce(new.usuario_id, old.usuario_id));
  return null;
end $$;
create trigger segundo_fator_changed after insert or update of confirmado_em or delete on segundo_fator
  for each row execute function count_acesso_fator();
create trigger sessao_provada after update of fator_em on sessao
  for each row execute function count_acesso_fator();

-- Whether managers and administrators of the tenant must have a second factor: yes, unless it says otherwise.
create function exige_segundo_fator() returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp
  return (select coalesce(configuracoes ->> 'segundo_fator', 'obrigatorio') <> 'opcional'
          from tenant where id = current_tenant());
revoke execute on function exige_segundo_fator() from public;
grant execute on function exige_segundo_fator() to turmalina_app;

-- Links that serve once: each for one purpose, kept as hashes.
create table ficha (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  token_hash bytea not null check (length(token_hash) = 32),
  finalidade text not null check (length(finalidade) between 1 and 40),
  usuario_id bigint,
  dados jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expira_em timestamptz not null,
  usada_em timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index ficha_usuario on ficha (tenant_id, usuario_id, finalidade) where usada_em is null;
create index ficha_expira on ficha (tenant_id, expira_em);
call isolate('ficha');

-- What was done, by whom: append-only, each row sealed with the hash of the one before it, one chain a tenant.
create table auditoria (
  tenant_id int not null default current_tenant() references tenant,
  numero bigint not null,
  quando timestamptz not null default now(),
  -- Who did it; absent for the system itself and for strangers.
  quem_id bigint,
  -- The tenant of whoever came from another one.
  quem_tenant int,
  -- Who was looking through the person's eyes.
  suporte_id bigint,
  entidade text not null check (length(entidade) between 1 and 40),
  entidade_id text,
  acao text not null check (length(acao) between 1 and 40),
  mudanca jsonb not null default '{}',
  motivo text,
  ip inet,
  request_id uuid,
  hash_anterior bytea not null default '\x',
  hash bytea not null default '\x',
  primary key (tenant_id, numero)
);
create index auditoria_entidade on auditoria (tenant_id, entidade, entidade_id, numero desc);
create index auditoria_quem on auditoria (tenant_id, quem_id, numero desc);
call isolate('auditoria');
revoke update, delete on auditoria from turmalina_app;

-- Where each chain ends: a row taken from the end is missed too.
create table auditoria_ponta (
  tenant_id int primary key default current_tenant() references tenant,
  numero bigint not null,
  hash bytea not null
);
call isolate('auditoria_ponta');
revoke insert, update, delete on auditoria_ponta from turmalina_app;

create function selo_auditoria(a auditoria) returns bytea language sql immutable
  return sha256(a.hash_anterior || convert_to(jsonb_build_array(a.tenant_id, a.numero, extract(epoch from a.quando),
    a.quem_id, a.quem_tenant, a.suporte_id, a.entidade, a.entidade_id, a.acao, a.mudanca, a.motivo, host(a.ip),
    a.request_id)::text, 'UTF8'));

create function encadear_auditoria() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- The end of the chain is locked until the transaction ends: rows are numbered in the order they become true.
  insert into auditoria_ponta (tenant_id, numero, hash) values (new.tenant_id, 0, '\x') on conflict do nothing;
  select numero + 1, hash into new.numero, new.hash_anterior
    from auditoria_ponta where tenant_id = new.tenant_id for update;
  new.quando := clock_timestamp();
  new.hash := selo_auditoria(new);
  update auditoria_ponta set numero = new.numero, hash = new.hash where tenant_id = new.tenant_id;
  return new;
end $$;
create trigger auditoria_encadeada before insert on auditoria
  for each row execute function encadear_auditoria();
