-- What lessons need once files and the catalogue stand: the cover, the search, the reach of what was published, and
-- what reviewers said.

alter table aula
  add foreign key (tenant_id, capa_id) references midia (tenant_id, id),
  add column busca text not null generated always as (sem_acento(titulo || ' ' || codigo)) stored,
  -- For whom the published version is: what its authors widen afterwards waits for the next publishing.
  add column alcance text not null default 'privada'
    check (alcance in ('privada', 'turma', 'rede', 'plataforma')),
  add check (visibilidade <> 'rede' or rede_id is not null);
create index aula_capa on aula (tenant_id, capa_id) where capa_id is not null;
create index aula_removida on aula (tenant_id, removida_em) where removida_em is not null;

-- The digest of the draft that the version was made of: the same draft makes no second version.
alter table aula_versao add column resumo text not null default '';

-- What a reviewer decided, and why.
create table aula_parecer (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  aula_id bigint not null,
  usuario_id bigint not null,
  aprova boolean not null,
  texto text not null default '' check (length(texto) <= 2000),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
create index aula_parecer_aula on aula_parecer (tenant_id, aula_id, id desc);
create index aula_parecer_usuario on aula_parecer (tenant_id, usuario_id);
call isolate('aula_parecer');
