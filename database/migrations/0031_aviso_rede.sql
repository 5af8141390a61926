-- Notices to a whole network (H-25: targets turma, rede, papel): one text, and a copy of it in each of its classes.
create table aviso_rede (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  rede_id bigint not null,
  usuario_id bigint not null,
  titulo text not null check (length(titulo) between 1 and 200),
  conteudo text not null check (length(conteudo) between 1 and 20000),
  -- Who is told and may read it; who teaches or answers for a class reads all of it.
  papeis text[] not null
    check (cardinality(papeis) between 1 and 3 and papeis <@ array['aluno', 'responsavel', 'professor']),
  fixado boolean not null default false,
  urgente boolean not null default false,
  pede_ciente boolean not null default false,
  inicio timestamptz,
  fim timestamptz,
  -- The work that tells people, while somebody may follow it.
  trabalho_id bigint,
  -- When people were told; who was missing was reminded last.
  anunciado_em timestamptz,
  lembrado_em timestamptz,
  created_at timestamptz not null default now(),
  removido_em timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, trabalho_id) references trabalho (tenant_id, id) on delete set null (trabalho_id),
  check (fim > inicio)
);
create index aviso_rede_rede on aviso_rede (tenant_id, rede_id, id desc);
create index aviso_rede_usuario on aviso_rede (tenant_id, usuario_id);
create index aviso_rede_trabalho on aviso_rede (tenant_id, trabalho_id) where trabalho_id is not null;
create index aviso_rede_inicio on aviso_rede (tenant_id, inicio) where anunciado_em is null;
call isolate('aviso_rede');

alter table topico
  add column aviso_rede_id bigint,
  -- Absent: for everybody of the class.
  add column papeis text[],
  add foreign key (tenant_id, aviso_rede_id) references aviso_rede (tenant_id, id),
  add check (tipo = 'aviso' or (aviso_rede_id is null and papeis is null));
create unique index topico_aviso_rede on topico (tenant_id, aviso_rede_id, turma_id) where aviso_rede_id is not null;
