-- Phases: assessments given together in a network (sections 3, 5 and 7; product.md H-14, H-15).
create table fase (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- The network whose pupils it may have.
  rede_id bigint not null,
  -- Who made it.
  usuario_id bigint not null,
  nome text not null check (length(nome) between 1 and 120),
  busca text not null generated always as (sem_acento(nome)) stored,
  inicio date not null,
  fim date not null,
  periodo_id bigint,
  -- The percentage of participation that is wanted.
  quorum smallint not null default 80 check (quorum between 0 and 100),
  estado text not null default 'producao' check (estado in ('producao', 'apuracao', 'finalizado', 'cancelado')),
  -- Of its results: a finished phase that is opened again goes on as the next.
  versao int not null default 1,
  -- Counts changes: two editors at once are told.
  revisao int not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, periodo_id) references periodo (tenant_id, id),
  check (fim >= inicio)
);
create index fase_rede on fase (tenant_id, rede_id, created_at desc);
create index fase_usuario on fase (tenant_id, usuario_id);
create index fase_periodo on fase (tenant_id, periodo_id) where periodo_id is not null;
call isolate('fase');

-- An assessment in a phase, with the window in which it is given; absent: nobody has said when yet.
create table fase_avaliacao (
  tenant_id int not null default current_tenant() references tenant,
  fase_id bigint not null,
  avaliacao_id bigint not null,
  inicio timestamptz,
  fim timestamptz,
  primary key (tenant_id, fase_id, avaliacao_id),
  foreign key (tenant_id, fase_id) references fase (tenant_id, id) on delete cascade,
  foreign key (tenant_id, avaliacao_id) references avaliacao (tenant_id, id),
  check (num_nonnulls(inicio, fim) in (0, 2)),
  check (fim >= inicio)
);
create index fase_avaliacao_avaliacao on fase_avaliacao (tenant_id, avaliacao_id);
call isolate('fase_avaliacao');

-- A pupil who takes an assessment of a phase, and what became of it. A pupil who changes class stays the one they are.
create table participante (
  tenant_id int not null default current_tenant() references tenant,
  fase_id bigint not null,
  avaliacao_id bigint not null,
  aluno_id bigint not null,
  -- The class that they were in when they were put in.
  turma_id bigint not null,
  -- Which version of the booklet is theirs; absent: the phase is still being made.
  caderno smallint check (caderno between 1 and 26),
  situacao text not null default 'AD' check (situacao in ('CO', 'NC', 'NP', 'IG', 'AT', 'AE', 'AD')),
  -- Why, where a person said what became of it.
  motivo text not null default '' check (length(motivo) <= 300),
  decidida_por bigint,
  decidida_em timestamptz,
  primary key (tenant_id, fase_id, avaliacao_id, aluno_id),
  foreign key (tenant_id, fase_id, avaliacao_id) references fase_avaliacao (tenant_id, fase_id, avaliacao_id) on delete cascade,
  foreign key (tenant_id, aluno_id) references usuario (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id),
  foreign key (tenant_id, decidida_por) references usuario (tenant_id, id)
);
create index participante_aluno on participante (tenant_id, aluno_id);
create index participante_turma on participante (tenant_id, turma_id);
create index participante_situacao on participante (tenant_id, fase_id, avaliacao_id, situacao);
create index participante_decidida on participante (tenant_id, decidida_por) where decidida_por is not null;
call isolate('participante');

-- From which state to which a phase went, who did it and why, and how many pupils were in which situation then.
create table fase_passo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  fase_id bigint not null,
  de text not null check (de in ('producao', 'apuracao', 'finalizado', 'cancelado')),
  para text not null check (para in ('producao', 'apuracao', 'finalizado', 'cancelado')),
  usuario_id bigint not null,
  motivo text not null default '' check (length(motivo) <= 300),
  totais jsonb not null check (jsonb_typeof(totais) = 'object'),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, fase_id) references fase (tenant_id, id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
create index fase_passo_fase on fase_passo (tenant_id, fase_id, id);
create index fase_passo_usuario on fase_passo (tenant_id, usuario_id);
call isolate('fase_passo');
