-- Surveys of classes (product.md H-23). Who took part and what was answered are two tables (decision 0025).

create table enquete (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  titulo text not null check (length(titulo) between 1 and 200),
  descricao text not null default '' check (length(descricao) <= 2000),
  -- A list of questions: {id, tipo, enunciado, opcoes, obrigatoria}.
  perguntas jsonb not null check (jsonb_typeof(perguntas) = 'array'),
  publico text not null default 'alunos' check (publico in ('alunos', 'responsaveis', 'todos')),
  anonima boolean not null,
  resultados text not null default 'fim' check (resultados in ('fim', 'ao_vivo')),
  -- Whoever may answer sees the totals after the end.
  compartilhada boolean not null default false,
  inicio timestamptz not null,
  fim timestamptz,
  anunciada_em timestamptz,
  lembrada_em timestamptz,
  arquivada_em timestamptz,
  versao int not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  check (fim > inicio),
  -- Two looks at a growing box would show what the answer between them said.
  check (not (anonima and resultados = 'ao_vivo'))
);
create index enquete_por_abrir on enquete (tenant_id, inicio) where anunciada_em is null;
call isolate('enquete');

create table enquete_turma (
  tenant_id int not null default current_tenant() references tenant,
  enquete_id bigint not null,
  turma_id bigint not null,
  primary key (tenant_id, enquete_id, turma_id),
  foreign key (tenant_id, enquete_id) references enquete (tenant_id, id) on delete cascade,
  foreign key (tenant_id, turma_id) references turma (tenant_id, id) on delete cascade
);
create index enquete_turma_turma on enquete_turma (tenant_id, turma_id, enquete_id desc);
call isolate('enquete_turma');

-- Who answered, never when and never what. One answer for each person.
create table enquete_participacao (
  tenant_id int not null default current_tenant() references tenant,
  enquete_id bigint not null,
  usuario_id bigint not null,
  turma_id bigint not null,
  primary key (tenant_id, enquete_id, usuario_id),
  foreign key (tenant_id, enquete_id, turma_id) references enquete_turma (tenant_id, enquete_id, turma_id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index enquete_participacao_usuario on enquete_participacao (tenant_id, usuario_id);
create index enquete_participacao_turma on enquete_participacao (tenant_id, enquete_id, turma_id);
call isolate('enquete_participacao');

-- What was answered. No number that counts up, no moment; of an anonymous survey no person either.
create table enquete_resposta (
  tenant_id int not null default current_tenant() references tenant,
  id uuid not null default gen_random_uuid(),
  enquete_id bigint not null,
  turma_id bigint not null,
  usuario_id bigint,
  valores jsonb not null check (jsonb_typeof(valores) = 'array'),
  primary key (tenant_id, id),
  unique (tenant_id, enquete_id, usuario_id),
  foreign key (tenant_id, enquete_id, turma_id) references enquete_turma (tenant_id, enquete_id, turma_id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index enquete_resposta_turma on enquete_resposta (tenant_id, enquete_id, turma_id);
create index enquete_resposta_usuario on enquete_resposta (tenant_id, usuario_id) where usuario_id is not null;
call isolate('enquete_resposta');
