-- What a person changed of many questions at once, as it was before: taken back while it is fresh, then forgotten.
create table questao_lote (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  -- Of each question what it was, and the revision that it had after.
  antes jsonb not null check (jsonb_typeof(antes) = 'array'),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
create index questao_lote_usuario on questao_lote (tenant_id, usuario_id);
create index questao_lote_created_at on questao_lote (tenant_id, created_at);
call isolate('questao_lote');

-- What was put away, which the bank counts beside what is in use.
create index questao_arquivada on questao (tenant_id, id) include (usuario_id, rede_id) where estado = 'arquivada';
