-- Suggestions of study: what to do about a mistake or a skill that was missed (sections 3 and 7, 'Suggestion', 'Activity').
create table sugestao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- Who wrote it.
  usuario_id bigint not null,
  -- The network in whose bank it stands, whose pupils see it once it is published; absent: its author's only.
  rede_id bigint,
  titulo text not null check (length(titulo) between 1 and 200),
  -- What to do, clean.
  html text not null default '' check (length(html) <= 50000),
  -- The same as plain words: what lists show and searches look in.
  texto text not null default '',
  busca text not null generated always as (sem_acento(titulo || ' ' || texto)) stored,
  disciplina_id bigint,
  estado text not null default 'rascunho' check (estado in ('rascunho', 'publicada', 'arquivada')),
  -- Counts changes: two editors at once are told.
  revisao int not null default 1,
  alterada_em timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id),
  foreign key (tenant_id, disciplina_id) references disciplina (tenant_id, id)
);
create index sugestao_usuario on sugestao (tenant_id, usuario_id, created_at desc);
create index sugestao_rede on sugestao (tenant_id, rede_id) where rede_id is not null;
create index sugestao_disciplina on sugestao (tenant_id, disciplina_id) where disciplina_id is not null;
call isolate('sugestao');

-- The skills (descritores) that it is for.
create table sugestao_habilidade (
  tenant_id int not null default current_tenant() references tenant,
  sugestao_id bigint not null,
  habilidade_id bigint not null,
  primary key (tenant_id, sugestao_id, habilidade_id),
  foreign key (tenant_id, sugestao_id) references sugestao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, habilidade_id) references habilidade (tenant_id, id)
);
create index sugestao_habilidade_habilidade on sugestao_habilidade (tenant_id, habilidade_id);
call isolate('sugestao_habilidade');

-- The questions that it is for.
create table sugestao_questao (
  tenant_id int not null default current_tenant() references tenant,
  sugestao_id bigint not null,
  questao_id bigint not null,
  primary key (tenant_id, sugestao_id, questao_id),
  foreign key (tenant_id, sugestao_id) references sugestao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, questao_id) references questao (tenant_id, id) on delete cascade
);
create index sugestao_questao_questao on sugestao_questao (tenant_id, questao_id);
call isolate('sugestao_questao');

-- What one alternative of a question sends its mistake to (product.md H-12): it keeps the suggestion from being deleted.
create table sugestao_alternativa (
  tenant_id int not null default current_tenant() references tenant,
  questao_id bigint not null,
  -- The id of the alternative within its question.
  parte text not null check (length(parte) between 1 and 40),
  sugestao_id bigint not null,
  primary key (tenant_id, questao_id, parte),
  foreign key (tenant_id, questao_id) references questao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, sugestao_id) references sugestao (tenant_id, id)
);
create index sugestao_alternativa_sugestao on sugestao_alternativa (tenant_id, sugestao_id);
call isolate('sugestao_alternativa');

-- What is done for a suggestion: it leads to exactly one thing.
create table atividade (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  -- The suggestion that it stands in, and where; absent: none yet.
  sugestao_id bigint,
  ordem smallint not null default 0 check (ordem >= 0),
  titulo text not null check (length(titulo) between 1 and 200),
  aula_id bigint,
  playlist_id bigint,
  trilha_id bigint,
  url text check (url like 'https://%' and length(url) <= 2000),
  midia_id bigint,
  -- A text of its own, clean.
  html text check (length(html) between 1 and 50000),
  tipo text not null generated always as (case
    when aula_id is not null then 'aula' when playlist_id is not null then 'playlist'
    when trilha_id is not null then 'trilha' when url is not null then 'link'
    when midia_id is not null then 'arquivo' else 'texto' end) stored,
  revisao int not null default 1,
  alterada_em timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (num_nonnulls(aula_id, playlist_id, trilha_id, url, midia_id, html) = 1),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, sugestao_id) references sugestao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, aula_id) references aula (tenant_id, id) on delete cascade,
  foreign key (tenant_id, playlist_id) references playlist (tenant_id, id) on delete cascade,
  foreign key (tenant_id, trilha_id) references trilha (tenant_id, id) on delete cascade,
  foreign key (tenant_id, midia_id) references midia (tenant_id, id)
);
create index atividade_usuario on atividade (tenant_id, usuario_id, created_at desc);
create index atividade_sugestao on atividade (tenant_id, sugestao_id) where sugestao_id is not null;
create index atividade_aula on atividade (tenant_id, aula_id) where aula_id is not null;
create index atividade_playlist on atividade (tenant_id, playlist_id) where playlist_id is not null;
create index atividade_trilha on atividade (tenant_id, trilha_id) where trilha_id is not null;
create index atividade_midia on atividade (tenant_id, midia_id) where midia_id is not null;
call isolate('atividade');

-- Suggestions and activities show files too, and keep them.
alter table midia_uso drop constraint midia_uso_onde_check;
alter table midia_uso add constraint midia_uso_onde_check check (onde in
  ('aula', 'versao', 'entrega', 'playlist', 'questao', 'texto_base', 'pagina', 'sugestao', 'atividade'));
