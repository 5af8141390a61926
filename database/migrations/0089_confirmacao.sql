-- Who works here gets a new way in from somebody else only with a second person (product.md H-32): one asks, another
-- confirms, and who asked does it, once, within a day. What is asked for is what is confirmed.
create table confirmacao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- Whose way in.
  usuario_id bigint not null,
  ato text not null check (ato in ('senha', 'email', 'fator')),
  -- The new address; null: without one.
  email text check (email is null or ato = 'email'),
  motivo text not null check (length(motivo) between 3 and 300),
  -- Who asked and who confirmed: an account of the tenant, or a visitor and the tenant they are from.
  pedido_por bigint,
  pedido_visitante bigint,
  pedido_tenant int,
  confirmado_por bigint,
  confirmado_visitante bigint,
  confirmado_tenant int,
  confirmado_em timestamptz,
  -- Done, refused or asked for anew: it serves no more.
  encerrado_em timestamptz,
  expira_em timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade,
  foreign key (tenant_id, pedido_por) references usuario (tenant_id, id),
  foreign key (tenant_id, confirmado_por) references usuario (tenant_id, id),
  check ((pedido_visitante is null) = (pedido_tenant is null) and (pedido_por is null) = (pedido_visitante is not null)),
  check ((confirmado_visitante is null) = (confirmado_tenant is null)),
  check ((confirmado_em is null) = (confirmado_por is null and confirmado_visitante is null)),
  constraint confirmacao_segunda_pessoa check (
    pedido_por is distinct from usuario_id and confirmado_por is distinct from usuario_id
    and (confirmado_por is null or confirmado_por is distinct from pedido_por)
    and (confirmado_visitante is null
      or (confirmado_visitante, confirmado_tenant) is distinct from (pedido_visitante, pedido_tenant)))
);
create unique index confirmacao_aberta on confirmacao (tenant_id, usuario_id, ato) where encerrado_em is null;
create index confirmacao_usuario on confirmacao (tenant_id, usuario_id);
create index confirmacao_pedido_por on confirmacao (tenant_id, pedido_por) where pedido_por is not null;
create index confirmacao_confirmado_por on confirmacao (tenant_id, confirmado_por) where confirmado_por is not null;
call isolate('confirmacao');
