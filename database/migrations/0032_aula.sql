-- Lessons (product.md H-04, H-05): the draft and its screens, the published versions, their place in classes, and attempts.

create table aula (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- What the short link carries: 8 letters and digits that are not mistaken for one another.
  codigo text not null check (codigo ~ '^[A-HJKMNP-Z2-9]{8}$'),
  -- Who wrote it first; who writes along is in aula_autor.
  usuario_id bigint not null,
  -- For whom it is meant when `visibilidade` is `rede`.
  rede_id bigint,
  titulo text not null check (length(titulo) between 1 and 120),
  descricao text not null default '' check (length(descricao) <= 2000),
  capa_id bigint,
  disciplina_id bigint,
  estado text not null default 'rascunho' check (estado in ('rascunho', 'em_revisao', 'publicada', 'arquivada')),
  visibilidade text not null default 'privada' check (visibilidade in ('privada', 'turma', 'rede', 'plataforma')),
  navegacao text not null default 'livre' check (navegacao in ('livre', 'sequencial')),
  -- Absent: as many as one likes.
  tentativas smallint default 3 check (tentativas between 1 and 10),
  nota_minima numeric(4, 2) not null default 6 check (nota_minima between 0 and 10),
  -- Seconds from the start of an attempt.
  tempo_limite int check (tempo_limite between 60 and 86400),
  offline boolean not null default true,
  -- The last published version; 0 before the first.
  versao int not null default 0,
  -- Whether the last version is made of games only (H-31).
  jogo boolean not null default false,
  -- Counts the changes of these fields and of the order of screens: two editors at once are told.
  revisao int not null default 1,
  alterada_em timestamptz not null default now(),
  publicada_em timestamptz,
  created_at timestamptz not null default now(),
  removida_em timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, codigo),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id),
  check ((versao = 0) = (publicada_em is null)),
  check (estado <> 'publicada' or versao > 0)
);
create index aula_usuario on aula (tenant_id, usuario_id, alterada_em desc);
create index aula_rede on aula (tenant_id, rede_id) where rede_id is not null;
call isolate('aula');

create table aula_autor (
  tenant_id int not null default current_tenant() references tenant,
  aula_id bigint not null,
  usuario_id bigint not null,
  primary key (tenant_id, aula_id, usuario_id),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index aula_autor_usuario on aula_autor (tenant_id, usuario_id);
call isolate('aula_autor');

-- Screens of the draft. `conteudo` is what the author wrote, the key included (areas/aula/telas.ts).
create table tela (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  aula_id bigint not null,
  ordem int not null check (ordem >= 1),
  tipo text not null check (tipo in (
    'texto', 'imagem', 'galeria', 'video', 'audio', 'pdf', 'link', 'incorporar', 'h5p', 'scorm',
    'multipla_escolha', 'multipla_resposta', 'verdadeiro_falso', 'numerica', 'resposta_curta',
    'associar', 'ordenar', 'lacunas', 'arrastar_imagem', 'ponto_imagem', 'classificar', 'memoria',
    'caca_palavras', 'cruzadinha', 'quiz_relampago', 'dissertativa', 'gravacao', 'envio_arquivo',
    'desenho', 'enquete', 'autoavaliacao')),
  titulo text not null default '' check (length(titulo) <= 120),
  conteudo jsonb not null check (jsonb_typeof(conteudo) = 'object'),
  revisao int not null default 1,
  alterada_em timestamptz not null default now(),
  alterada_por bigint not null,
  -- Taken out; may be put back until the draft is published.
  removida_em timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, aula_id, id),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id),
  foreign key (tenant_id, alterada_por) references usuario (tenant_id, id)
);
create index tela_aula on tela (tenant_id, aula_id, ordem) where removida_em is null;
create index tela_alterada_por on tela (tenant_id, alterada_por);
call isolate('tela');

-- What was published. Never changed: who began a version ends it.
create table aula_versao (
  tenant_id int not null default current_tenant() references tenant,
  aula_id bigint not null,
  numero int not null check (numero >= 1),
  titulo text not null,
  descricao text not null default '',
  navegacao text not null,
  tentativas smallint,
  nota_minima numeric(4, 2) not null,
  tempo_limite int,
  total_telas int not null check (total_telas between 1 and 60),
  publicada_em timestamptz not null default now(),
  publicada_por bigint not null,
  primary key (tenant_id, aula_id, numero),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id),
  foreign key (tenant_id, publicada_por) references usuario (tenant_id, id)
);
create index aula_versao_publicada_por on aula_versao (tenant_id, publicada_por);
call isolate('aula_versao');

-- A screen of a version: `conteudo` as learners get it, its key apart, so that a reading for learners can't hold it.
create table versao_tela (
  tenant_id int not null default current_tenant() references tenant,
  aula_id bigint not null,
  versao int not null,
  tela_id bigint not null,
  ordem int not null check (ordem between 1 and 60),
  tipo text not null check (tipo in (
    'texto', 'imagem', 'galeria', 'video', 'audio', 'pdf', 'link', 'incorporar', 'h5p', 'scorm',
    'multipla_escolha', 'multipla_resposta', 'verdadeiro_falso', 'numerica', 'resposta_curta',
    'associar', 'ordenar', 'lacunas', 'arrastar_imagem', 'ponto_imagem', 'classificar', 'memoria',
    'caca_palavras', 'cruzadinha', 'quiz_relampago', 'dissertativa', 'gravacao', 'envio_arquivo',
    'desenho', 'enquete', 'autoavaliacao')),
  titulo text not null default '',
  -- 0 where nothing is scored.
  peso numeric(4, 2) not null check (peso between 0 and 10),
  obrigatoria boolean not null,
  conteudo jsonb not null,
  gabarito jsonb,
  primary key (tenant_id, aula_id, versao, tela_id),
  unique (tenant_id, aula_id, versao, ordem),
  foreign key (tenant_id, aula_id, versao) references aula_versao (tenant_id, aula_id, numero),
  foreign key (tenant_id, aula_id, tela_id) references tela (tenant_id, aula_id, id)
);
create index versao_tela_tela on versao_tela (tenant_id, aula_id, tela_id);
call isolate('versao_tela');

-- A lesson given to a class (H-04, 'vínculo turma').
create table turma_aula (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  turma_id bigint not null,
  aula_id bigint not null,
  usuario_id bigint not null,
  inicio timestamptz,
  fim timestamptz,
  obrigatoria boolean not null default true,
  peso numeric(4, 2) not null default 1 check (peso between 0 and 10),
  mostrar_gabarito text not null default 'apos_tentativa'
    check (mostrar_gabarito in ('nunca', 'apos_tentativa', 'apos_fim')),
  created_at timestamptz not null default now(),
  removida_em timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  check (fim > inicio),
  check (mostrar_gabarito <> 'apos_fim' or fim is not null)
);
create unique index turma_aula_uma on turma_aula (tenant_id, turma_id, aula_id) where removida_em is null;
create index turma_aula_aula on turma_aula (tenant_id, aula_id);
create index turma_aula_usuario on turma_aula (tenant_id, usuario_id);
call isolate('turma_aula');

-- An attempt (H-06). `uuid` is the ticket: made by the server, or by the device when it has no network.
create table tentativa (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  aula_id bigint not null,
  versao int not null,
  usuario_id bigint not null,
  -- The class in which it is done; absent for a lesson found by oneself.
  turma_id bigint,
  numero int not null check (numero >= 1),
  estado text not null default 'iniciada'
    check (estado in ('iniciada', 'concluida', 'aguardando_correcao', 'corrigida', 'expirada', 'anulada')),
  -- Where to go on.
  tela_id bigint,
  iniciada_em timestamptz not null default now(),
  ultima_em timestamptz not null default now(),
  concluida_em timestamptz,
  -- Seconds of activity: none while hidden or idle for over a minute.
  tempo int not null default 0 check (tempo >= 0),
  nota numeric(4, 2) check (nota between 0 and 10),
  status text check (status in ('aprovado', 'reprovado')),
  offline boolean not null default false,
  -- The device's clock was wrong by more than 600 s.
  relogio_incorreto boolean not null default false,
  primary key (tenant_id, id),
  unique (tenant_id, uuid),
  foreign key (tenant_id, aula_id, versao) references aula_versao (tenant_id, aula_id, numero),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id),
  foreign key (tenant_id, aula_id, tela_id) references tela (tenant_id, aula_id, id),
  -- Both absent while it runs or waits, and where nothing is scored.
  check ((nota is null) = (status is null))
);
-- One attempt at a time, and each number once.
create unique index tentativa_aberta
  on tentativa (tenant_id, usuario_id, aula_id, coalesce(turma_id, 0)) where estado = 'iniciada';
create unique index tentativa_numero
  on tentativa (tenant_id, usuario_id, aula_id, coalesce(turma_id, 0), numero);
create index tentativa_turma on tentativa (tenant_id, turma_id, aula_id) where turma_id is not null;
create index tentativa_aula on tentativa (tenant_id, aula_id, versao);
create index tentativa_tela on tentativa (tenant_id, aula_id, tela_id) where tela_id is not null;
call isolate('tentativa');

-- The answer to a screen; it can only be one of the version that is being done.
create table resposta (
  tenant_id int not null default current_tenant() references tenant,
  tentativa_id bigint not null,
  tela_id bigint not null,
  aula_id bigint not null,
  versao int not null,
  resposta jsonb not null,
  -- From 0 to 1; absent while it waits for a teacher.
  fracao numeric(5, 4) check (fracao between 0 and 1),
  -- Tries on this screen.
  vezes smallint not null default 1 check (vezes >= 1),
  tempo int not null default 0 check (tempo >= 0),
  respondida_em timestamptz not null default now(),
  primary key (tenant_id, tentativa_id, tela_id),
  foreign key (tenant_id, tentativa_id) references tentativa (tenant_id, id) on delete cascade,
  foreign key (tenant_id, aula_id, versao, tela_id) references versao_tela (tenant_id, aula_id, versao, tela_id)
);
create index resposta_tela on resposta (tenant_id, aula_id, versao, tela_id);
call isolate('resposta');
