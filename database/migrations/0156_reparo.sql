-- A wrong key that an author mended: said to the earlier versions of its lesson, and the marks that followed. One of a
-- lesson at a time. What it does it does in slices: `depois` is the last place that its step has done.
create table reparo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  aula_id bigint not null,
  usuario_id bigint not null,
  motivo text not null check (length(motivo) between 1 and 500),
  passo text not null default 'ensaiando'
    check (passo in ('ensaiando', 'ensaiado', 'gravando', 'gravado', 'desfazendo', 'desfeito')),
  trabalho_id bigint,
  depois bigint not null default 0,
  criado_em timestamptz not null default now(),
  gravado_em timestamptz,
  desfeito_em timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, trabalho_id) references trabalho (tenant_id, id) on delete set null (trabalho_id)
);
create index reparo_aula on reparo (tenant_id, aula_id, id);
create index reparo_usuario on reparo (tenant_id, usuario_id);
create index reparo_trabalho on reparo (tenant_id, trabalho_id) where trabalho_id is not null;
call isolate('reparo');

-- The key of each screen of each version, before and after.
create table reparo_chave (
  tenant_id int not null default current_tenant() references tenant,
  reparo_id bigint not null,
  aula_id bigint not null,
  versao int not null,
  tela_id bigint not null,
  antes jsonb not null,
  depois jsonb not null,
  primary key (tenant_id, reparo_id, versao, tela_id),
  foreign key (tenant_id, reparo_id) references reparo (tenant_id, id) on delete cascade,
  foreign key (tenant_id, aula_id, versao, tela_id) references versao_tela (tenant_id, aula_id, versao, tela_id)
);
create index reparo_chave_tela on reparo_chave (tenant_id, aula_id, versao, tela_id);
call isolate('reparo_chave');

-- Of each attempt that it concerns the mark before and after; the same of both: it would have fallen, and was kept.
create table reparo_nota (
  tenant_id int not null default current_tenant() references tenant,
  reparo_id bigint not null,
  tentativa_id bigint not null,
  nota_antes numeric(4, 2) check (nota_antes between 0 and 10),
  nota_depois numeric(4, 2) check (nota_depois between 0 and 10),
  -- It happened; until then it is what the rehearsal says.
  feita boolean not null default false,
  -- What each answer had before: [tela, moment, digest, share].
  fracoes jsonb not null default '[]',
  primary key (tenant_id, reparo_id, tentativa_id),
  foreign key (tenant_id, reparo_id) references reparo (tenant_id, id) on delete cascade,
  foreign key (tenant_id, tentativa_id) references tentativa (tenant_id, id) on delete cascade
);
create index reparo_nota_tentativa on reparo_nota (tenant_id, tentativa_id);
call isolate('reparo_nota');
