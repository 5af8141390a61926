-- The bank of questions (section 3, 'Question'; product.md H-12). Assessments take theirs from here.

create table questao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- Who wrote it.
  usuario_id bigint not null,
  -- The network in whose bank it stands; absent: its author's only.
  rede_id bigint,
  tipo text not null check (tipo in
    ('objetiva', 'multipla_resposta', 'verdadeiro_falso', 'associacao', 'numerica', 'dissertativa')),
  -- Statement, alternatives and key, in the shape of its type (areas/questao/shapes.ts).
  conteudo jsonb not null check (jsonb_typeof(conteudo) = 'object'),
  -- The statement as plain words: what lists show and searches look in.
  texto text not null check (length(texto) <= 20000),
  busca text not null generated always as (sem_acento(texto)) stored,
  -- Said to who sees the key.
  explicacao text not null default '' check (length(explicacao) <= 2000),
  disciplina_id bigint,
  periodo_id bigint,
  -- From 1, the easiest, to 5 (section 9); absent: not told.
  dificuldade smallint check (dificuldade between 1 and 5),
  estado text not null default 'rascunho' check (estado in ('rascunho', 'em_revisao', 'aprovada', 'arquivada')),
  -- Colleagues of the network may copy it.
  repassar boolean not null default false,
  -- Grows with a change of what an assessment has used.
  versao int not null default 1 check (versao >= 1),
  -- Counts changes: two editors at once are told.
  revisao int not null default 1,
  -- The screen of the published lesson that it was taken from, and the digest of what was taken.
  origem_aula_id bigint,
  origem_versao int,
  origem_tela_id bigint,
  origem_resumo text,
  alterada_em timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id),
  foreign key (tenant_id, disciplina_id) references disciplina (tenant_id, id),
  foreign key (tenant_id, periodo_id) references periodo (tenant_id, id),
  foreign key (tenant_id, origem_aula_id, origem_versao, origem_tela_id)
    references versao_tela (tenant_id, aula_id, versao, tela_id),
  check (num_nonnulls(origem_aula_id, origem_versao, origem_tela_id, origem_resumo) in (0, 4))
);
-- The same screen, unchanged, comes into a person's bank once.
create unique index questao_origem
  on questao (tenant_id, usuario_id, origem_aula_id, origem_tela_id, origem_resumo)
  where origem_tela_id is not null;
create index questao_origem_tela on questao (tenant_id, origem_aula_id, origem_versao, origem_tela_id)
  where origem_tela_id is not null;
create index questao_usuario on questao (tenant_id, usuario_id, created_at desc);
create index questao_rede on questao (tenant_id, rede_id) where rede_id is not null;
create index questao_disciplina on questao (tenant_id, disciplina_id) where disciplina_id is not null;
create index questao_periodo on questao (tenant_id, periodo_id) where periodo_id is not null;
call isolate('questao');

-- The skills that a question asks for: the first is the one that it is counted under.
create table questao_habilidade (
  tenant_id int not null default current_tenant() references tenant,
  questao_id bigint not null,
  habilidade_id bigint not null,
  ordem smallint not null check (ordem between 1 and 5),
  primary key (tenant_id, questao_id, habilidade_id),
  unique (tenant_id, questao_id, ordem),
  foreign key (tenant_id, questao_id) references questao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, habilidade_id) references habilidade (tenant_id, id)
);
create index questao_habilidade_habilidade on questao_habilidade (tenant_id, habilidade_id);
call isolate('questao_habilidade');

create table questao_tag (
  tenant_id int not null default current_tenant() references tenant,
  questao_id bigint not null,
  tag_id bigint not null,
  primary key (tenant_id, questao_id, tag_id),
  foreign key (tenant_id, questao_id) references questao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, tag_id) references tag (tenant_id, id) on delete cascade
);
create index questao_tag_tag on questao_tag (tenant_id, tag_id);
call isolate('questao_tag');

-- A question shows pictures too, and keeps them.
alter table midia_uso drop constraint midia_uso_onde_check;
alter table midia_uso add constraint midia_uso_onde_check
  check (onde in ('aula', 'versao', 'entrega', 'playlist', 'questao'));
