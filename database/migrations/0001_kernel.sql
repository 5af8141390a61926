-- The kernel: tenants, isolation, events, jobs, files, repeated requests.

-- The tenant of the transaction. Unset or '' raises: no tenant, no rows, loudly.
create function current_tenant() returns int language sql stable parallel safe
  return current_setting('app.tenant_id')::int;

-- Puts a table under forced row-level security: only rows of the transaction's tenant exist for it.
-- Read through a sub-select the tenant is computed once a statement, not once a row.
create procedure isolate(t regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy tenant_only on %s using (tenant_id = (select current_tenant())) with check (tenant_id = current_tenant())', t);
  execute format('grant select, insert, update, delete on %s to turmalina_app', t);
end $$;

-- Lower case, without accents: what searches compare.
create extension if not exists unaccent;
create function sem_acento(text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));

-- The register of tenants (section 3 of the specification). A tenant is a brand reached by host name;
-- dono_id names the tenant that owns the data it shows, itself when absent.
create table tenant (
  id int generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  nome text not null check (length(nome) between 1 and 120),
  dominio text not null unique check (dominio = lower(dominio)),
  status text not null default 'ativo' check (status in ('ativo', 'inativo')),
  principal boolean not null default false,
  paleta_cor text not null default 'turmalina' check (paleta_cor ~ '^[a-z]{1,30}$'),
  dono_id int references tenant,
  chamada text not null default '',
  descricao text not null default '',
  features jsonb not null default '{}',
  whatsapp jsonb not null default '{"mensagem": "", "numero": ""}',
  links jsonb not null default '{}',
  configuracoes jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (dono_id <> id)
);
create unique index tenant_principal on tenant (principal) where principal;
grant select, insert, update on tenant to turmalina_registro;

create function announce_tenant() returns trigger language plpgsql as $$
begin
  perform pg_notify('tenant', new.id::text);
  return null;
end $$;
create trigger tenant_changed after insert or update on tenant for each row execute function announce_tenant();

-- What happened, told to the screens that watch a channel (server-sent events, resumable by id).
create table evento (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  canal text not null check (canal ~ '^[a-z_]{1,40}:[0-9]{1,16}$'),
  tipo text not null check (length(tipo) between 1 and 60),
  dados jsonb not null default '{}' check (length(dados::text) <= 4000),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index evento_canal on evento (tenant_id, canal, id);
create index evento_created_at on evento (tenant_id, created_at);
call isolate('evento');

create function announce_evento() returns trigger language plpgsql as $$
begin
  perform pg_notify('evento', json_build_array(new.tenant_id, new.id, new.canal, new.tipo, new.dados)::text);
  return null;
end $$;
create trigger evento_told after insert on evento for each row execute function announce_evento();

-- Work that goes on after the answer: its state and progress, for the screen that asked for it.
create table trabalho (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  tarefa text not null check (length(tarefa) between 1 and 60),
  usuario_id bigint,
  estado text not null default 'aguardando'
    check (estado in ('aguardando', 'processando', 'finalizado', 'erro', 'cancelado')),
  feito int not null default 0 check (feito >= 0),
  total int not null default 0 check (total >= 0),
  resultado jsonb,
  mensagem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index trabalho_usuario on trabalho (tenant_id, usuario_id, id desc);
call isolate('trabalho');

-- Files: a random internal name in the store, never the person's.
create table arquivo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  chave text not null unique,
  nome text not null check (length(nome) between 1 and 150),
  extensao text not null,
  tipo text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null,
  miniatura text,
  usuario_id bigint,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call isolate('arquivo');

-- Files whose rows are gone: a job takes them out of the store, so that a rollback loses nothing.
create table arquivo_removido (
  tenant_id int not null default current_tenant() references tenant,
  chave text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, chave)
);
call isolate('arquivo_removido');
