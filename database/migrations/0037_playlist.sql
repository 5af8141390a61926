-- Playlists of lessons (product.md H-09): in order, with tags, linked to networks and classes.

create table playlist (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- Absent: made by an administrator of another tenant.
  usuario_id bigint,
  nome text not null check (length(nome) between 1 and 150),
  -- PAD: Padrão; PAC: Pacote de aulas offline (section 3).
  tipo text not null default 'PAD' check (tipo in ('PAD', 'PAC')),
  descricao text not null default '' check (length(descricao) <= 2000),
  -- Counts the changes: a package made of an older one is out of date.
  versao int not null default 1,
  alterada_em timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
create index playlist_usuario on playlist (tenant_id, usuario_id);
call isolate('playlist');

create table playlist_aula (
  tenant_id int not null default current_tenant() references tenant,
  playlist_id bigint not null,
  aula_id bigint not null,
  ordem int not null check (ordem between 1 and 200),
  primary key (tenant_id, playlist_id, aula_id),
  unique (tenant_id, playlist_id, ordem) deferrable initially deferred,
  foreign key (tenant_id, playlist_id) references playlist (tenant_id, id) on delete cascade,
  foreign key (tenant_id, aula_id) references aula (tenant_id, id) on delete cascade
);
create index playlist_aula_aula on playlist_aula (tenant_id, aula_id);
call isolate('playlist_aula');

create table playlist_tag (
  tenant_id int not null default current_tenant() references tenant,
  playlist_id bigint not null,
  tag_id bigint not null,
  primary key (tenant_id, playlist_id, tag_id),
  foreign key (tenant_id, playlist_id) references playlist (tenant_id, id) on delete cascade,
  foreign key (tenant_id, tag_id) references tag (tenant_id, id) on delete cascade
);
create index playlist_tag_tag on playlist_tag (tenant_id, tag_id);
call isolate('playlist_tag');

-- A network, with every class below it, or one class.
create table playlist_vinculo (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  playlist_id bigint not null,
  rede_id bigint,
  turma_id bigint,
  inicio timestamptz,
  fim timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, playlist_id) references playlist (tenant_id, id) on delete cascade,
  foreign key (tenant_id, rede_id) references rede (tenant_id, id) on delete cascade,
  foreign key (tenant_id, turma_id) references turma (tenant_id, id) on delete cascade,
  check (num_nonnulls(rede_id, turma_id) = 1),
  check (fim > inicio)
);
create unique index playlist_vinculo_rede on playlist_vinculo (tenant_id, playlist_id, rede_id) where rede_id is not null;
create unique index playlist_vinculo_turma on playlist_vinculo (tenant_id, playlist_id, turma_id) where turma_id is not null;
create index playlist_vinculo_da_rede on playlist_vinculo (tenant_id, rede_id) where rede_id is not null;
create index playlist_vinculo_da_turma on playlist_vinculo (tenant_id, turma_id) where turma_id is not null;
call isolate('playlist_vinculo');

-- Which playlist reaches which class, by itself or by a network above; one row for each link.
create view turma_playlist with (security_invoker = true) as
select v.tenant_id, v.turma_id, v.playlist_id, v.id as vinculo_id, v.inicio, v.fim
from playlist_vinculo v where v.turma_id is not null
union all
select v.tenant_id, t.id, v.playlist_id, v.id, v.inicio, v.fim
from playlist_vinculo v
join rede r on r.tenant_id = v.tenant_id and v.rede_id = any (r.caminho)
join turma t on t.tenant_id = r.tenant_id and t.rede_id = r.id
where v.rede_id is not null;
grant select on turma_playlist to turmalina_app;
