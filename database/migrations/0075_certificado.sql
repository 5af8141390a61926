-- Certificates of learning paths (section 3, 'Certificate layout'; product.md H-11): on what they are printed, and those issued.

-- A sheet to print on: a picture of the school's own, A4 landscape, and where and how the words stand on it.
create table certificado_layout (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  nome text not null check (length(nome) between 1 and 120),
  arquivo_id bigint not null,
  -- The colour of the words on the picture, and the part of the sheet that is free for them.
  tinta text not null default 'escura' check (tinta in ('escura', 'clara', 'marca')),
  posicao text not null default 'centro' check (posicao in ('centro', 'esquerda', 'direita')),
  -- Who sent it; absent: nobody any more.
  usuario_id bigint,
  -- The network whose people may choose it; absent: its author only, or everybody's when `geral`.
  rede_id bigint,
  geral boolean not null default false,
  arquivado_em timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, arquivo_id),
  foreign key (tenant_id, arquivo_id) references arquivo (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id)
);
create index certificado_layout_usuario on certificado_layout (tenant_id, usuario_id);
create index certificado_layout_rede on certificado_layout (tenant_id, rede_id);
call isolate('certificado_layout');

-- A certificate as it was printed: what changes later, of the path or of the person, changes nothing here.
create table certificado (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- Without vowels and look-alikes (areas/cartao/rules.ts).
  codigo text not null check (codigo ~ '^[2-9BCDFGHJKMNPQRSTVWXYZ]{12}$'),
  -- The path, which may go: the certificate stays.
  trilha_id bigint not null,
  usuario_id bigint not null,
  nome text not null check (length(nome) between 1 and 300),
  trilha_nome text not null check (length(trilha_nome) between 1 and 300),
  -- Hours; absent: the path tells none.
  carga_horaria int check (carga_horaria between 1 and 10000),
  -- Who issues it, in words: a school, a network, the platform.
  emissor text not null check (length(emissor) between 1 and 300),
  -- Whose it is to revoke: the network of the path, and its author.
  rede_id bigint,
  autor_id bigint,
  layout_id bigint,
  emitido_em timestamptz not null default now(),
  revogado_em timestamptz,
  revogado_por bigint,
  motivo text check (length(motivo) between 1 and 500),
  primary key (tenant_id, id),
  unique (tenant_id, codigo),
  -- A path is certified once to each person, however often it is asked.
  unique (tenant_id, trilha_id, usuario_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id),
  foreign key (tenant_id, autor_id) references usuario (tenant_id, id),
  foreign key (tenant_id, layout_id) references certificado_layout (tenant_id, id),
  foreign key (tenant_id, revogado_por) references usuario (tenant_id, id),
  check ((revogado_em is null) = (motivo is null))
);
create index certificado_usuario on certificado (tenant_id, usuario_id, id desc);
create index certificado_rede on certificado (tenant_id, rede_id, id desc);
create index certificado_autor on certificado (tenant_id, autor_id, id desc);
create index certificado_layout_id on certificado (tenant_id, layout_id) where layout_id is not null;
create index certificado_revogado_por on certificado (tenant_id, revogado_por) where revogado_por is not null;
call isolate('certificado');

-- What a path is certified on.
alter table trilha add foreign key (tenant_id, certificado_layout_id) references certificado_layout (tenant_id, id);
create index trilha_certificado_layout on trilha (tenant_id, certificado_layout_id) where certificado_layout_id is not null;
alter table trilha_rascunho
  add foreign key (tenant_id, certificado_layout_id) references certificado_layout (tenant_id, id);
create index trilha_rascunho_certificado_layout on trilha_rascunho (tenant_id, certificado_layout_id)
  where certificado_layout_id is not null;
