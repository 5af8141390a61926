-- Paths of learning (section 3 of the specification: Trilha, Eixo, Habilidade, Rule; product.md H-11): what learners
-- get is what was published; authors change a draft of it, one of them at a time.

-- How a path counts and what its parts are called.
create table regra_trilha (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- Absent: a rule of the platform, for everybody.
  usuario_id bigint,
  nome text not null check (length(nome) between 1 and 120),
  -- JSON lists of a singular and a plural, as text; what does not read falls back to Eixo and Habilidade.
  nome_eixo text not null default '["Eixo","Eixos"]' check (length(nome_eixo) <= 200),
  nome_habilidade text not null default '["Habilidade","Habilidades"]' check (length(nome_habilidade) <= 200),
  -- Names of the levels 1, 2 and 3.
  niveis text[] not null default '{Fácil,Médio,Difícil}' check (cardinality(niveis) = 3),
  -- Every level is open from the start.
  livre boolean not null default false,
  -- Percent of a level's points that opens the next one.
  minimo_nivel int not null default 60 check (minimo_nivel between 0 and 100),
  -- Percent of the path's points that earns the certificate.
  minimo_certificado int not null default 70 check (minimo_certificado between 1 and 100),
  -- Mastery may fall again.
  dominio_regride boolean not null default false,
  -- Attempts at a skill.
  tentativas int not null default 3 check (tentativas between 1 and 99),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
create index regra_trilha_usuario on regra_trilha (tenant_id, usuario_id);
call isolate('regra_trilha');

create table trilha (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  nome text not null check (length(nome) between 1 and 150),
  descricao text not null default '' check (length(descricao) <= 4000),
  codigo text not null check (codigo ~ '^[A-HJKMNP-Z2-9]{9}$'),
  -- 1 active, 2 archived, 3 deleted (section 4).
  status int not null default 1 check (status in (1, 2, 3)),
  excluida_em timestamptz,
  -- Absent: the rule that the product brings.
  regra_id bigint,
  usuario_id bigint not null,
  -- The network it is of, whose managers keep it; absent: its maker's alone.
  rede_id bigint,
  cenario text not null default 'serra' check (length(cenario) between 1 and 20),
  musica text check (length(musica) between 1 and 20),
  certificado_layout_id bigint,
  -- Hours.
  carga_horaria int check (carga_horaria between 1 and 2000),
  -- Counts the publishings; 0: never published, learners do not see it.
  versao int not null default 0 check (versao >= 0),
  publicada_em timestamptz,
  criada_em timestamptz not null default now(),
  atualizada_em timestamptz not null default now(),
  busca text not null generated always as (sem_acento(nome || ' ' || codigo)) stored,
  primary key (tenant_id, id),
  unique (tenant_id, codigo),
  foreign key (tenant_id, regra_id) references regra_trilha (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id),
  check ((status = 3) = (excluida_em is not null)),
  check ((versao = 0) = (publicada_em is null))
);
create index trilha_usuario on trilha (tenant_id, usuario_id, status);
create index trilha_rede on trilha (tenant_id, rede_id) where rede_id is not null;
create index trilha_regra on trilha (tenant_id, regra_id) where regra_id is not null;
call isolate('trilha');

-- Axes and skills are numbered before they are published: a draft and what is published share these numbers.
create sequence trilha_no as bigint;
grant usage on sequence trilha_no to turmalina_app;

-- What is published. An axis or a skill that a later publishing leaves out stays, marked, with what learners did in it.
create table trilha_eixo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint not null default nextval('trilha_no'),
  trilha_id bigint not null,
  nome text not null check (length(nome) between 1 and 150),
  descricao text not null default '' check (length(descricao) <= 2000),
  ordem int not null check (ordem >= 1),
  removido_em timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, trilha_id, id),
  foreign key (tenant_id, trilha_id) references trilha (tenant_id, id) on delete cascade
);
create index trilha_eixo_ordem on trilha_eixo (tenant_id, trilha_id, ordem) where removido_em is null;
call isolate('trilha_eixo');

create table trilha_habilidade (
  tenant_id int not null default current_tenant() references tenant,
  id bigint not null default nextval('trilha_no'),
  trilha_id bigint not null,
  eixo_id bigint not null,
  nome text not null check (length(nome) between 1 and 200),
  descricao text not null default '' check (length(descricao) <= 2000),
  ordem int not null check (ordem >= 1),
  destaque boolean not null default false,
  -- The curriculum's skill that it teaches.
  habilidade_id bigint,
  removida_em timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, trilha_id, id),
  foreign key (tenant_id, trilha_id, eixo_id) references trilha_eixo (tenant_id, trilha_id, id) on delete cascade,
  foreign key (tenant_id, habilidade_id) references habilidade (tenant_id, id) on delete set null (habilidade_id)
);
create index trilha_habilidade_eixo on trilha_habilidade (tenant_id, trilha_id, eixo_id, ordem);
create index trilha_habilidade_curriculo on trilha_habilidade (tenant_id, habilidade_id) where habilidade_id is not null;
call isolate('trilha_habilidade');

-- A lesson stands once in a skill, at one level.
create table trilha_aula (
  tenant_id int not null default current_tenant() references tenant,
  trilha_id bigint not null,
  habilidade_id bigint not null,
  aula_id bigint not null,
  nivel int not null check (nivel in (1, 2, 3)),
  ordem int not null check (ordem >= 1),
  primary key (tenant_id, habilidade_id, aula_id),
  foreign key (tenant_id, trilha_id, habilidade_id) references trilha_habilidade (tenant_id, trilha_id, id) on delete cascade,
  foreign key (tenant_id, aula_id) references aula (tenant_id, id) on delete cascade
);
create index trilha_aula_habilidade on trilha_aula (tenant_id, trilha_id, habilidade_id, nivel, ordem);
create index trilha_aula_aula on trilha_aula (tenant_id, aula_id);
call isolate('trilha_aula');

-- Which classes follow a path, and when: in force at once, not part of the draft.
create table trilha_grupo (
  tenant_id int not null default current_tenant() references tenant,
  trilha_id bigint not null,
  turma_id bigint not null,
  -- Absent: at once; without an end.
  inicio timestamptz,
  fim timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, trilha_id, turma_id),
  foreign key (tenant_id, trilha_id) references trilha (tenant_id, id) on delete cascade,
  foreign key (tenant_id, turma_id) references turma (tenant_id, id) on delete cascade,
  check (fim > inicio)
);
create index trilha_grupo_turma on trilha_grupo (tenant_id, turma_id);
call isolate('trilha_grupo');

-- A path as its authors are changing it: there from the first change until it is published or put aside.
create table trilha_rascunho (
  tenant_id int not null default current_tenant() references tenant,
  trilha_id bigint not null,
  nome text not null check (length(nome) between 1 and 150),
  descricao text not null default '' check (length(descricao) <= 4000),
  regra_id bigint,
  cenario text not null check (length(cenario) between 1 and 20),
  musica text check (length(musica) between 1 and 20),
  certificado_layout_id bigint,
  carga_horaria int check (carga_horaria between 1 and 2000),
  alterado_em timestamptz not null default now(),
  busca text not null generated always as (sem_acento(nome)) stored,
  primary key (tenant_id, trilha_id),
  foreign key (tenant_id, trilha_id) references trilha (tenant_id, id) on delete cascade,
  foreign key (tenant_id, regra_id) references regra_trilha (tenant_id, id)
);
create index trilha_rascunho_regra on trilha_rascunho (tenant_id, regra_id) where regra_id is not null;
call isolate('trilha_rascunho');

create table rascunho_eixo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint not null default nextval('trilha_no'),
  trilha_id bigint not null,
  nome text not null check (length(nome) between 1 and 150),
  descricao text not null default '' check (length(descricao) <= 2000),
  ordem int not null check (ordem >= 1),
  primary key (tenant_id, id),
  unique (tenant_id, trilha_id, id),
  foreign key (tenant_id, trilha_id) references trilha_rascunho (tenant_id, trilha_id) on delete cascade
);
call isolate('rascunho_eixo');

create table rascunho_habilidade (
  tenant_id int not null default current_tenant() references tenant,
  id bigint not null default nextval('trilha_no'),
  trilha_id bigint not null,
  eixo_id bigint not null,
  nome text not null check (length(nome) between 1 and 200),
  descricao text not null default '' check (length(descricao) <= 2000),
  ordem int not null check (ordem >= 1),
  destaque boolean not null default false,
  habilidade_id bigint,
  primary key (tenant_id, id),
  unique (tenant_id, trilha_id, id),
  foreign key (tenant_id, trilha_id, eixo_id) references rascunho_eixo (tenant_id, trilha_id, id) on delete cascade,
  foreign key (tenant_id, habilidade_id) references habilidade (tenant_id, id) on delete set null (habilidade_id)
);
create index rascunho_habilidade_eixo on rascunho_habilidade (tenant_id, trilha_id, eixo_id);
create index rascunho_habilidade_curriculo on rascunho_habilidade (tenant_id, habilidade_id) where habilidade_id is not null;
call isolate('rascunho_habilidade');

create table rascunho_aula (
  tenant_id int not null default current_tenant() references tenant,
  trilha_id bigint not null,
  habilidade_id bigint not null,
  aula_id bigint not null,
  nivel int not null check (nivel in (1, 2, 3)),
  ordem int not null check (ordem >= 1),
  primary key (tenant_id, habilidade_id, aula_id),
  foreign key (tenant_id, trilha_id, habilidade_id) references rascunho_habilidade (tenant_id, trilha_id, id) on delete cascade,
  foreign key (tenant_id, aula_id) references aula (tenant_id, id) on delete cascade
);
create index rascunho_aula_habilidade on rascunho_aula (tenant_id, trilha_id, habilidade_id);
create index rascunho_aula_aula on rascunho_aula (tenant_id, aula_id);
call isolate('rascunho_aula');

-- Who is changing a path, until when, and what they touched. One at a time.
create table trilha_edicao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  trilha_id bigint not null,
  usuario_id bigint not null,
  iniciada_em timestamptz not null default now(),
  expira_em timestamptz not null,
  encerrada_em timestamptz,
  -- Who took it over; they know, and whoever lost it was told.
  tomada_por bigint,
  -- Numbers of the axes and skills that were touched.
  eixos bigint[] not null default '{}',
  habilidades bigint[] not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, trilha_id) references trilha (tenant_id, id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade,
  foreign key (tenant_id, tomada_por) references usuario (tenant_id, id) on delete set null (tomada_por)
);
create unique index trilha_edicao_uma on trilha_edicao (tenant_id, trilha_id) where encerrada_em is null;
create index trilha_edicao_trilha on trilha_edicao (tenant_id, trilha_id, id);
create index trilha_edicao_usuario on trilha_edicao (tenant_id, usuario_id);
create index trilha_edicao_tomada on trilha_edicao (tenant_id, tomada_por) where tomada_por is not null;
call isolate('trilha_edicao');
