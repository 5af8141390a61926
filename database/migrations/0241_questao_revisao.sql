-- Review of questions (product.md H-12): what is said of a passage of one, and the ways that it went.
create table questao_comentario (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  questao_id bigint not null,
  -- Who said it.
  usuario_id bigint not null,
  -- The comment that it answers; absent: it begins a thread.
  resposta_a bigint,
  -- The field that it is about, and the part of it (an alternative) where a field has several.
  campo text not null check (campo in
    ('questao', 'texto_base', 'enunciado', 'comando', 'alternativa', 'analise', 'resposta', 'explicacao')),
  parte text not null default '' check (length(parte) <= 40),
  -- The passage as it was, what stood around it, and where it began; empty: the field as a whole.
  trecho text not null default '' check (length(trecho) <= 500),
  antes text not null default '' check (length(antes) <= 40),
  depois text not null default '' check (length(depois) <= 40),
  inicio int not null default 0 check (inicio >= 0),
  texto text not null check (length(texto) between 1 and 2000),
  resolvido_em timestamptz,
  resolvido_por bigint,
  editado_em timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, questao_id) references questao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, resolvido_por) references usuario (tenant_id, id),
  foreign key (tenant_id, resposta_a) references questao_comentario (tenant_id, id) on delete cascade,
  check (num_nonnulls(resolvido_em, resolvido_por) in (0, 2))
);
create index questao_comentario_questao on questao_comentario (tenant_id, questao_id, id);
create index questao_comentario_usuario on questao_comentario (tenant_id, usuario_id, created_at desc);
create index questao_comentario_resolvido_por on questao_comentario (tenant_id, resolvido_por)
  where resolvido_por is not null;
create index questao_comentario_resposta_a on questao_comentario (tenant_id, resposta_a) where resposta_a is not null;
call isolate('questao_comentario');

-- Each way that a question went from one state into another, with what was said then.
create table questao_passo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  questao_id bigint not null,
  usuario_id bigint not null,
  -- Absent: it came into the bank so.
  antes text check (antes in ('rascunho', 'em_revisao', 'aprovada', 'arquivada')),
  depois text not null check (depois in ('rascunho', 'em_revisao', 'aprovada', 'arquivada')),
  palavra text not null default '' check (length(palavra) <= 500),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, questao_id) references questao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
create index questao_passo_questao on questao_passo (tenant_id, questao_id, id desc);
create index questao_passo_usuario on questao_passo (tenant_id, usuario_id, created_at desc);
call isolate('questao_passo');

-- What waits to be looked at, which the bank counts for who decides.
create index questao_em_revisao on questao (tenant_id, id) include (usuario_id, rede_id) where estado = 'em_revisao';
