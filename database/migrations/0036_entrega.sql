-- Deliveries (product.md H-06): what an open screen asks for, as it goes between pupil and teacher.

create table entrega (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  tentativa_id bigint not null,
  tela_id bigint not null,
  aula_id bigint not null,
  versao int not null,
  usuario_id bigint not null,
  -- The class in which it is done; without one nobody but the lesson's authors corrects it.
  turma_id bigint,
  estado text not null default 'pendente' check (estado in ('pendente', 'enviada', 'devolvida', 'corrigida')),
  -- Counts the sendings; 0 while it was never sent.
  vez smallint not null default 0 check (vez >= 0),
  texto text not null default '' check (length(texto) <= 20000),
  enviada_em timestamptz,
  -- Sent for the first time after the class's end of the lesson.
  atrasada boolean not null default false,
  nota numeric(4, 2) check (nota between 0 and 10),
  -- The level chosen of each criterion: [{criterio, nivel}].
  rubrica jsonb not null default '[]' check (jsonb_typeof(rubrica) = 'array'),
  comentario text not null default '' check (length(comentario) <= 5000),
  corrigida_por bigint,
  corrigida_em timestamptz,
  -- Two teachers at once are told.
  revisao int not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, tentativa_id, tela_id),
  foreign key (tenant_id, tentativa_id) references tentativa (tenant_id, id) on delete cascade,
  foreign key (tenant_id, aula_id, versao, tela_id) references versao_tela (tenant_id, aula_id, versao, tela_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id),
  foreign key (tenant_id, corrigida_por) references usuario (tenant_id, id),
  check ((estado = 'pendente') = (enviada_em is null)),
  check ((estado = 'corrigida') = (nota is not null)),
  check (estado <> 'corrigida' or (corrigida_por is not null and corrigida_em is not null))
);
create index entrega_turma on entrega (tenant_id, turma_id, aula_id, estado) where turma_id is not null;
create index entrega_fila on entrega (tenant_id, turma_id, enviada_em) where estado = 'enviada';
create index entrega_usuario on entrega (tenant_id, usuario_id);
create index entrega_versao_tela on entrega (tenant_id, aula_id, versao, tela_id);
create index entrega_corrigida_por on entrega (tenant_id, corrigida_por) where corrigida_por is not null;
call isolate('entrega');

create table entrega_arquivo (
  tenant_id int not null default current_tenant() references tenant,
  entrega_id bigint not null,
  arquivo_id bigint not null,
  primary key (tenant_id, entrega_id, arquivo_id),
  foreign key (tenant_id, entrega_id) references entrega (tenant_id, id) on delete cascade,
  foreign key (tenant_id, arquivo_id) references arquivo (tenant_id, id)
);
create index entrega_arquivo_arquivo on entrega_arquivo (tenant_id, arquivo_id);
call isolate('entrega_arquivo');

-- What happened to it, one row each time: the words that were sent, or those that the teacher gave back.
create table entrega_passo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  entrega_id bigint not null,
  usuario_id bigint not null,
  tipo text not null check (tipo in ('enviada', 'devolvida', 'corrigida', 'reaberta')),
  texto text not null default '',
  -- Names of the files that were sent along.
  arquivos text[] not null default '{}',
  nota numeric(4, 2) check (nota between 0 and 10),
  quando timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, entrega_id) references entrega (tenant_id, id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
create index entrega_passo_entrega on entrega_passo (tenant_id, entrega_id, id);
create index entrega_passo_usuario on entrega_passo (tenant_id, usuario_id);
call isolate('entrega_passo');
