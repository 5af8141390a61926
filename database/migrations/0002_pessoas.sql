-- People, their sessions and preferences; networks, classes and enrolments (product.md H-01 to H-03).

create table usuario (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  nome text not null check (length(nome) between 1 and 150),
  login text not null check (length(login) between 1 and 150 and login = lower(login)),
  email text check (email = lower(email) and length(email) <= 254),
  senha_hash text,
  foto_id bigint,
  idioma text not null default 'pt-br' check (idioma in ('pt-br', 'en-us')),
  status text not null default 'ativo' check (status in ('ativo', 'suspenso')),
  -- Counts every change of what the person may do (decision 0005): a process that remembers compares it.
  acesso int not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, login),
  unique (tenant_id, email),
  foreign key (tenant_id, foto_id) references arquivo (tenant_id, id)
);
call isolate('usuario');

alter table trabalho add foreign key (tenant_id, usuario_id) references usuario (tenant_id, id);
alter table arquivo add foreign key (tenant_id, usuario_id) references usuario (tenant_id, id);

-- Opaque tokens, kept as hashes.
create table sessao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  token_hash bytea not null check (length(token_hash) = 32),
  compartilhada boolean not null default false,
  ip inet,
  agente text not null default '',
  created_at timestamptz not null default now(),
  vista_em timestamptz not null default now(),
  expira_em timestamptz not null,
  revogada_em timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index sessao_usuario on sessao (tenant_id, usuario_id, id desc);
call isolate('sessao');

-- Failed sign-ins: what the growing delay is computed from (reliability D4).
create table tentativa_login (
  tenant_id int not null default current_tenant() references tenant,
  chave text not null,
  falhas int not null default 0,
  ultima_em timestamptz not null default now(),
  primary key (tenant_id, chave)
);
call isolate('tentativa_login');

create table preferencia (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  chave text not null check (length(chave) between 1 and 60),
  preferencias jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, usuario_id, chave),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
call isolate('preferencia');

-- The answer to a write that carried an Idempotency-Key, so that a repeat is harmless.
create table repeticao (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  chave text not null check (length(chave) between 1 and 100),
  pedido_hash bytea not null,
  resposta jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, usuario_id, chave),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index repeticao_created_at on repeticao (tenant_id, created_at);
call isolate('repeticao');

create table cliente (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  nome text not null check (length(nome) between 1 and 150),
  codigo text not null check (length(codigo) between 1 and 40),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, codigo)
);
call isolate('cliente');

-- Networks and schools: a tree. `caminho` holds the ids from the root down to the network itself.
create table rede (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  cliente_id bigint not null,
  pai_id bigint,
  caminho bigint[] not null default '{}',
  codigo text not null check (length(codigo) between 1 and 40),
  nome text not null check (length(nome) between 1 and 150),
  inep text check (inep ~ '^[0-9]{8}$'),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, codigo),
  foreign key (tenant_id, cliente_id) references cliente (tenant_id, id),
  foreign key (tenant_id, pai_id) references rede (tenant_id, id),
  check (pai_id <> id)
);
create index rede_caminho on rede using gin (caminho);
call isolate('rede');

create function place_rede() returns trigger language plpgsql as $$
begin
  new.caminho := coalesce((select caminho from rede where tenant_id = new.tenant_id and id = new.pai_id), '{}') || new.id;
  return new;
end $$;
create trigger rede_placed before insert or update of pai_id on rede for each row execute function place_rede();

create table turma (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  rede_id bigint not null,
  codigo text not null check (codigo ~ '^[A-HJKMNP-Z2-9]{7}$'),
  nome text not null check (length(nome) between 1 and 120),
  disciplina text not null default '',
  ano_letivo smallint not null check (ano_letivo between 2000 and 2100),
  periodo text not null default '',
  turno text not null default 'manha'
    check (turno in ('manha', 'intermediario', 'tarde', 'vespertino', 'noite', 'integral')),
  tipo text not null default 'regular'
    check (tipo in ('regular', 'reforco', 'formacao', 'olimpiada', 'plataforma')),
  status text not null default 'ativa' check (status in ('ativa', 'encerrada', 'excluida')),
  inicio date,
  fim date,
  capacidade smallint not null default 60 check (capacidade between 1 and 500),
  entrada text not null default 'fechada' check (entrada in ('fechada', 'por_codigo', 'por_codigo_com_aprovacao')),
  recursos jsonb not null default '{"forum": true, "avisos": true, "aulas": true, "trilhas": true, "provas": true, "ao_vivo": true, "enquetes": true, "ranking": true}',
  cor text check (cor ~ '^[a-z]{1,30}$'),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, codigo),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id),
  check (fim >= inicio)
);
create index turma_rede on turma (tenant_id, rede_id);
call isolate('turma');

-- A role in a scope. A pupil's role in a class is the enrolment (matricula) itself.
create table vinculo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  papel text not null check (papel in ('responsavel', 'professor', 'autor', 'revisor', 'aplicador', 'coordenador',
    'gestor_rede', 'administrador_tenant', 'administrador-plataforma', 'encarregado', 'suporte')),
  funcao text not null default 'escrita' check (funcao in ('leitura', 'escrita')),
  auxiliar boolean not null default false,
  rede_id bigint,
  turma_id bigint,
  aluno_id bigint,
  inicio timestamptz not null default now(),
  fim timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade,
  foreign key (tenant_id, rede_id) references rede (tenant_id, id) on delete cascade,
  foreign key (tenant_id, turma_id) references turma (tenant_id, id) on delete cascade,
  foreign key (tenant_id, aluno_id) references usuario (tenant_id, id) on delete cascade,
  check (papel not in ('gestor_rede', 'coordenador') or rede_id is not null),
  check (papel <> 'professor' or turma_id is not null),
  check (papel <> 'responsavel' or aluno_id is not null),
  check (num_nonnulls(rede_id, turma_id, aluno_id) <= 1)
);
create unique index vinculo_unico on vinculo
  (tenant_id, usuario_id, papel, coalesce(rede_id, 0), coalesce(turma_id, 0), coalesce(aluno_id, 0));
create index vinculo_turma on vinculo (tenant_id, turma_id) where turma_id is not null;
create index vinculo_aluno on vinculo (tenant_id, aluno_id) where aluno_id is not null;
call isolate('vinculo');

create table matricula (
  tenant_id int not null default current_tenant() references tenant,
  turma_id bigint not null,
  aluno_id bigint not null,
  status text not null default 'adicionado' check (status in ('adicionado', 'removido', 'transferido', 'pendente')),
  numero_chamada smallint check (numero_chamada between 1 and 999),
  data_matricula timestamptz not null default now(),
  data_saida timestamptz,
  motivo text check (motivo in ('transferencia_rede', 'transferencia_externa', 'abandono', 'remanejamento',
    'reclassificacao', 'obito', 'vinculo_indevido')),
  primary key (tenant_id, turma_id, aluno_id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id),
  foreign key (tenant_id, aluno_id) references usuario (tenant_id, id)
);
create index matricula_aluno on matricula (tenant_id, aluno_id) where status = 'adicionado';
call isolate('matricula');

-- Roles, enrolments and the account's own state count as one: `acesso` moves with each change, in its transaction.
create function count_acesso_vinculo() returns trigger language plpgsql as $$
begin
  update usuario u set acesso = u.acesso + 1
  from (select distinct tenant_id, usuario_id from mudada) m
  where u.tenant_id = m.tenant_id and u.id = m.usuario_id;
  return null;
end $$;
create trigger vinculo_inserted after insert on vinculo
  referencing new table as mudada for each statement execute function count_acesso_vinculo();
create trigger vinculo_updated after update on vinculo
  referencing new table as mudada for each statement execute function count_acesso_vinculo();
create trigger vinculo_deleted after delete on vinculo
  referencing old table as mudada for each statement execute function count_acesso_vinculo();

-- A pupil's enrolment is also what their guardians may see.
create function count_acesso_matricula() returns trigger language plpgsql as $$
begin
  update usuario u set acesso = u.acesso + 1
  from (
    select tenant_id, aluno_id as id from mudada
    union
    select v.tenant_id, v.usuario_id from vinculo v join mudada m on m.tenant_id = v.tenant_id and m.aluno_id = v.aluno_id
    where v.papel = 'responsavel'
  ) m
  where u.tenant_id = m.tenant_id and u.id = m.id;
  return null;
end $$;
create trigger matricula_inserted after insert on matricula
  referencing new table as mudada for each statement execute function count_acesso_matricula();
create trigger matricula_updated after update on matricula
  referencing new table as mudada for each statement execute function count_acesso_matricula();
create trigger matricula_deleted after delete on matricula
  referencing old table as mudada for each statement execute function count_acesso_matricula();

create function count_acesso_usuario() returns trigger language plpgsql as $$
begin
  new.acesso := old.acesso + 1;
  return new;
end $$;
create trigger usuario_updated before update of nome, idioma, foto_id, status on usuario
  for each row execute function count_acesso_usuario();

create table notificacao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  tipo text not null check (length(tipo) between 1 and 40),
  dados jsonb not null default '{}',
  destino text not null check (destino ~ '^/[^/\\]'),
  lida_em timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index notificacao_usuario on notificacao (tenant_id, usuario_id, id desc);
create index notificacao_nova on notificacao (tenant_id, usuario_id) where lida_em is null;
call isolate('notificacao');
