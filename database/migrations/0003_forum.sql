-- The forum of a class and its notices (sections 3 and 4 of the specification; product.md H-25).
-- A topico is the frame; its opening text and every reply are mensagens (abertura: the one without resposta_id).

create table topico (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  turma_id bigint not null,
  usuario_id bigint not null,
  tipo text not null check (tipo in ('forum', 'aviso')),
  titulo text not null check (length(titulo) between 1 and 200),
  status text not null default '1' check (status in ('0', '1')),
  -- What was last told: the true value follows from the dates and the clock; a job moves this one and tells people.
  status_data smallint not null default 1 check (status_data in (1, 2, 3)),
  agendar boolean not null default false,
  inicio timestamptz,
  fim timestamptz,
  avaliativo boolean not null default false,
  apenas_leitura boolean not null default false,
  bloqueado boolean not null default false,
  permitir_anexos boolean not null default true,
  notificar_professores boolean not null default true,
  notificar_alunos_abertura boolean not null default true,
  notificar_alunos_interacoes boolean not null default true,
  fixado boolean not null default false,
  urgente boolean not null default false,
  pede_ciente boolean not null default false,
  temas text[] not null default '{}' check (cardinality(temas) <= 10),
  versao int not null default 1,
  total_interacoes int not null default 0,
  total_curtidas int not null default 0,
  ultima_interacao timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removido_em timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  check (fim > inicio),
  check (not agendar or inicio is not null),
  check (tipo = 'forum' or not avaliativo)
);
create index topico_turma on topico (tenant_id, turma_id, tipo, created_at desc);
create index topico_usuario on topico (tenant_id, usuario_id);
create index topico_inicio on topico (tenant_id, inicio) where status_data = 2;
create index topico_fim on topico (tenant_id, fim) where status_data = 1 and fim is not null;
call isolate('topico');

create table mensagem (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  topico_id bigint not null,
  resposta_id bigint,
  -- The reply of the first level above a nested one: a thread is read without walking it.
  raiz_id bigint,
  abertura boolean not null default false,
  usuario_id bigint not null,
  nivel smallint not null default 0 check (nivel between 0 and 4),
  conteudo text not null check (length(conteudo) <= 100000),
  ocultar boolean not null default false,
  -- Held for the teacher's look: the text holds what seems a child's CPF or phone number.
  retida boolean not null default false,
  versao int not null default 1,
  total_curtidas int not null default 0,
  total_votos int not null default 0,
  created_at timestamptz not null default now(),
  editada_em timestamptz,
  removida_em timestamptz,
  removida_por bigint,
  visivel boolean not null generated always as (not ocultar and not retida and removida_em is null) stored,
  primary key (tenant_id, id),
  unique (tenant_id, topico_id, id),
  foreign key (tenant_id, topico_id) references topico (tenant_id, id),
  foreign key (tenant_id, topico_id, resposta_id) references mensagem (tenant_id, topico_id, id),
  foreign key (tenant_id, topico_id, raiz_id) references mensagem (tenant_id, topico_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, removida_por) references usuario (tenant_id, id),
  check (abertura = (nivel = 0)),
  check ((raiz_id is null) = (nivel < 2)),
  check ((resposta_id is null) = (nivel < 2))
);
create unique index mensagem_abertura on mensagem (tenant_id, topico_id) where abertura;
create index mensagem_raiz on mensagem (tenant_id, topico_id, id) where nivel = 1;
create index mensagem_fio on mensagem (tenant_id, raiz_id, id) where raiz_id is not null;
create index mensagem_resposta on mensagem (tenant_id, resposta_id) where resposta_id is not null;
create index mensagem_retida on mensagem (tenant_id, id) where retida and removida_em is null;
create index mensagem_usuario on mensagem (tenant_id, usuario_id);
call isolate('mensagem');

-- Earlier texts of an edited message, newest last.
create table mensagem_versao (
  tenant_id int not null default current_tenant() references tenant,
  mensagem_id bigint not null,
  versao int not null,
  conteudo text not null,
  usuario_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, mensagem_id, versao),
  foreign key (tenant_id, mensagem_id) references mensagem (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
call isolate('mensagem_versao');

create table mensagem_anexo (
  tenant_id int not null default current_tenant() references tenant,
  mensagem_id bigint not null,
  arquivo_id bigint not null,
  ordem smallint not null default 1,
  primary key (tenant_id, mensagem_id, arquivo_id),
  unique (tenant_id, arquivo_id),
  foreign key (tenant_id, mensagem_id) references mensagem (tenant_id, id),
  foreign key (tenant_id, arquivo_id) references arquivo (tenant_id, id)
);
call isolate('mensagem_anexo');

-- Who took part in a topic with replies that can be seen, how many, and when last: kept with each reply.
create table topico_participacao (
  tenant_id int not null default current_tenant() references tenant,
  topico_id bigint not null,
  usuario_id bigint not null,
  interacoes int not null default 0 check (interacoes >= 0),
  ultima_em timestamptz not null default now(),
  primary key (tenant_id, topico_id, usuario_id),
  foreign key (tenant_id, topico_id) references topico (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
create index topico_participacao_ultima on topico_participacao (tenant_id, topico_id, ultima_em desc);
call isolate('topico_participacao');

-- Likes (curtida) and votes (+1 or -1) of a message; favourites of a topic.
create table curtida (
  tenant_id int not null default current_tenant() references tenant,
  mensagem_id bigint not null,
  usuario_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, mensagem_id, usuario_id),
  foreign key (tenant_id, mensagem_id) references mensagem (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
call isolate('curtida');

create table voto (
  tenant_id int not null default current_tenant() references tenant,
  mensagem_id bigint not null,
  usuario_id bigint not null,
  valor smallint not null check (valor in (-1, 1)),
  primary key (tenant_id, mensagem_id, usuario_id),
  foreign key (tenant_id, mensagem_id) references mensagem (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
call isolate('voto');

create table topico_favorito (
  tenant_id int not null default current_tenant() references tenant,
  topico_id bigint not null,
  usuario_id bigint not null,
  primary key (tenant_id, topico_id, usuario_id),
  foreign key (tenant_id, topico_id) references topico (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
call isolate('topico_favorito');

-- How far each person has read, and when a notice was acknowledged (ciente).
create table topico_visto (
  tenant_id int not null default current_tenant() references tenant,
  topico_id bigint not null,
  usuario_id bigint not null,
  mensagem_id bigint not null default 0,
  visto_em timestamptz not null default now(),
  ciente_em timestamptz,
  primary key (tenant_id, topico_id, usuario_id),
  foreign key (tenant_id, topico_id) references topico (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
call isolate('topico_visto');

-- The mark and feedback of a pupil in a graded topic. `nota` and `mensagem` are the teacher's draft;
-- the pupil sees what was published last.
create table topico_nota (
  tenant_id int not null default current_tenant() references tenant,
  topico_id bigint not null,
  aluno_id bigint not null,
  nota numeric(4, 2) check (nota between 0 and 10),
  mensagem text not null default '' check (length(mensagem) <= 2000),
  usuario_id bigint not null,
  nota_publicada numeric(4, 2),
  mensagem_publicada text not null default '',
  publicada_em timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, topico_id, aluno_id),
  foreign key (tenant_id, topico_id) references topico (tenant_id, id),
  foreign key (tenant_id, aluno_id) references usuario (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
call isolate('topico_nota');
