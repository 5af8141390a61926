-- What goes to people outside the product: deliveries by e-mail and push, choices, browsers that take push (H-26).

-- A refusal of mail becomes one of several choices: absent columns follow the matrix.
alter table recusa_email rename to notificacao_escolha;
alter table notificacao_escolha rename constraint recusa_email_pkey to notificacao_escolha_pkey;
alter table notificacao_escolha drop constraint recusa_email_categoria_check;
alter table notificacao_escolha add check (categoria ~ '^[a-z]{1,20}$');
alter table notificacao_escolha add column email text default 'nunca'
  check (email in ('imediata', 'diaria', 'semanal', 'nunca'));
alter table notificacao_escolha alter column email drop default;
alter table notificacao_escolha add column push text check (push in ('imediata', 'diaria', 'semanal', 'nunca'));
-- False: nothing of this category in the bell.
alter table notificacao_escolha add column no_app boolean;

alter table notificacao add column no_app boolean not null default true;
-- Names a happening: told again by a job that runs twice, it is the same notification.
alter table notificacao add column chave text check (length(chave) between 1 and 100);
create unique index notificacao_chave on notificacao (tenant_id, usuario_id, chave) where chave is not null;

-- What must leave by e-mail or push: written with the notification, taken by the job, marked when the other side took it.
create table notificacao_entrega (
  tenant_id int not null default current_tenant() references tenant,
  notificacao_id bigint not null,
  canal text not null check (canal in ('email', 'push')),
  usuario_id bigint not null,
  categoria text not null check (categoria ~ '^[a-z]{1,20}$'),
  -- Leaves in quiet hours too.
  urgente boolean not null default false,
  devida_em timestamptz not null,
  -- The message it leaves in, given once: a repeat after a crash carries the same name.
  lote uuid,
  tomada_em timestamptz,
  tentativas smallint not null default 0,
  enviada_em timestamptz,
  primary key (tenant_id, notificacao_id, canal),
  foreign key (tenant_id, notificacao_id) references notificacao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index notificacao_entrega_devida on notificacao_entrega (tenant_id, canal, devida_em) where enviada_em is null;
create index notificacao_entrega_usuario on notificacao_entrega (tenant_id, usuario_id) where enviada_em is null;
call isolate('notificacao_entrega');

-- A browser that takes push, of one session: what is told ends with the session.
create table push_inscricao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  sessao_id bigint not null,
  endpoint text not null check (endpoint ~ '^https?://' and length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) between 80 and 100),
  auth text not null check (length(auth) between 16 and 30),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, endpoint),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade,
  foreign key (tenant_id, sessao_id) references sessao (tenant_id, id) on delete cascade
);
create index push_inscricao_usuario on push_inscricao (tenant_id, usuario_id);
create index push_inscricao_sessao on push_inscricao (tenant_id, sessao_id);
call isolate('push_inscricao');

-- The hours in which only what is urgent leaves, as {"inicio": 21, "fim": 7}: what the tenant says, else null (H-26).
create function horas_de_silencio() returns jsonb language sql stable security definer set search_path = pg_catalog, public, pg_temp
  return (select configuracoes -> 'silencio' from tenant where id = current_tenant());
revoke execute on function horas_de_silencio() from public;
grant execute on function horas_de_silencio() to turmalina_app;
