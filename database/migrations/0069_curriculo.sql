-- Curricula as they are written (product.md H-10): whose they are, which clients use them, what a client has of its
-- own over the base, lists of a category, and removals that can be undone.

-- One removal, of one thing or many: undoing it brings all of them back.
create table curriculo_remocao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  curriculo_id bigint not null,
  -- In whose version it was done; absent in the base.
  cliente_id bigint,
  tipo text not null check (tipo in
    ('curriculo', 'categoria', 'habilidade', 'extra', 'item', 'personalizacao', 'importacao')),
  rotulo text not null check (length(rotulo) between 1 and 200),
  quantidade int not null default 1 check (quantidade >= 1),
  removida_em timestamptz not null default now(),
  desfeita_em timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, curriculo_id) references curriculo (tenant_id, id) on delete cascade,
  foreign key (tenant_id, cliente_id) references cliente (tenant_id, id)
);
create index curriculo_remocao_curriculo on curriculo_remocao (tenant_id, curriculo_id, removida_em desc);
create index curriculo_remocao_cliente on curriculo_remocao (tenant_id, cliente_id) where cliente_id is not null;
call isolate('curriculo_remocao');

-- A curriculum of one client, or, without one, a base that clients are linked to.
alter table curriculo
  add cliente_id bigint,
  add versao int not null default 1,
  add alterado_em timestamptz not null default now(),
  add remocao_id bigint,
  add foreign key (tenant_id, cliente_id) references cliente (tenant_id, id),
  add foreign key (tenant_id, remocao_id) references curriculo_remocao (tenant_id, id),
  drop constraint curriculo_tenant_id_nome_key;
create unique index curriculo_nome on curriculo (tenant_id, coalesce(cliente_id, 0), nome) where remocao_id is null;
create index curriculo_cliente on curriculo (tenant_id, cliente_id) where cliente_id is not null;
create index curriculo_removido on curriculo (tenant_id, remocao_id) where remocao_id is not null;

-- Which clients use a curriculum (section 3: clientes_vinculados).
create table curriculo_vinculo (
  tenant_id int not null default current_tenant() references tenant,
  curriculo_id bigint not null,
  cliente_id bigint not null,
  status boolean not null default true,
  alterado_em timestamptz not null default now(),
  primary key (tenant_id, curriculo_id, cliente_id),
  foreign key (tenant_id, curriculo_id) references curriculo (tenant_id, id) on delete cascade,
  foreign key (tenant_id, cliente_id) references cliente (tenant_id, id)
);
create index curriculo_vinculo_cliente on curriculo_vinculo (tenant_id, cliente_id, curriculo_id);
call isolate('curriculo_vinculo');

-- A category with a client is that client's: its own, or its copy of the base category `origem_id`, as that stood at
-- `origem_versao`. A copy hides the base from the client, removed or not, until it is `descartada`.
alter table categoria
  add cliente_id bigint,
  add origem_id bigint,
  add origem_versao int,
  add descartada boolean not null default false,
  add versao int not null default 1,
  add remocao_id bigint,
  add foreign key (tenant_id, cliente_id) references cliente (tenant_id, id),
  add foreign key (tenant_id, curriculo_id, origem_id) references categoria (tenant_id, curriculo_id, id),
  add foreign key (tenant_id, remocao_id) references curriculo_remocao (tenant_id, id),
  add check (origem_id <> id),
  add check (origem_id is null or cliente_id is not null),
  add check ((origem_id is null) = (origem_versao is null));
create unique index categoria_copia on categoria (tenant_id, origem_id, cliente_id)
  where origem_id is not null and not descartada;
create index categoria_origem on categoria (tenant_id, curriculo_id, origem_id) where origem_id is not null;
create index categoria_cliente on categoria (tenant_id, cliente_id) where cliente_id is not null;
create index categoria_removida on categoria (tenant_id, remocao_id) where remocao_id is not null;

-- A client's own order of categories: of base ones by their own number, also once they are copied.
create table categoria_ordem (
  tenant_id int not null default current_tenant() references tenant,
  cliente_id bigint not null,
  categoria_id bigint not null,
  ordem int not null check (ordem >= 1),
  primary key (tenant_id, cliente_id, categoria_id),
  foreign key (tenant_id, cliente_id) references cliente (tenant_id, id),
  foreign key (tenant_id, categoria_id) references categoria (tenant_id, id) on delete cascade
);
create index categoria_ordem_categoria on categoria_ordem (tenant_id, categoria_id);
call isolate('categoria_ordem');

-- A skill is the client's whose category it is in. Codes are each once in a category: descriptors of SAEB repeat.
alter table habilidade
  add cliente_id bigint,
  add origem_id bigint,
  add origem_versao int,
  add versao int not null default 1,
  add remocao_id bigint,
  add foreign key (tenant_id, cliente_id) references cliente (tenant_id, id),
  add foreign key (tenant_id, origem_id) references habilidade (tenant_id, id),
  add foreign key (tenant_id, remocao_id) references curriculo_remocao (tenant_id, id),
  add check (origem_id <> id),
  add check (origem_id is null or cliente_id is not null),
  add check ((origem_id is null) = (origem_versao is null)),
  drop constraint habilidade_tenant_id_curriculo_id_codigo_key;
create unique index habilidade_na_categoria on habilidade (tenant_id, categoria_id, codigo) where remocao_id is null;
create index habilidade_origem on habilidade (tenant_id, origem_id) where origem_id is not null;
create index habilidade_cliente on habilidade (tenant_id, cliente_id) where cliente_id is not null;
create index habilidade_removida on habilidade (tenant_id, remocao_id) where remocao_id is not null;

-- A coloured list attached to a category: descriptors, themes, competences.
create table extra (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  curriculo_id bigint not null,
  categoria_id bigint not null,
  cliente_id bigint,
  nome text not null check (length(nome) between 1 and 120),
  cor text check (cor ~ '^#[0-9a-f]{6}$'),
  ordem int not null check (ordem >= 1),
  versao int not null default 1,
  origem_id bigint,
  origem_versao int,
  remocao_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, curriculo_id, categoria_id) references categoria (tenant_id, curriculo_id, id),
  foreign key (tenant_id, cliente_id) references cliente (tenant_id, id),
  foreign key (tenant_id, origem_id) references extra (tenant_id, id),
  foreign key (tenant_id, remocao_id) references curriculo_remocao (tenant_id, id),
  check (origem_id <> id),
  check (origem_id is null or cliente_id is not null),
  check ((origem_id is null) = (origem_versao is null))
);
create unique index extra_na_categoria on extra (tenant_id, categoria_id, nome) where remocao_id is null;
create index extra_categoria on extra (tenant_id, curriculo_id, categoria_id, ordem);
create index extra_origem on extra (tenant_id, origem_id) where origem_id is not null;
create index extra_cliente on extra (tenant_id, cliente_id) where cliente_id is not null;
create index extra_removido on extra (tenant_id, remocao_id) where remocao_id is not null;
call isolate('extra');

create table extra_item (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  extra_id bigint not null,
  nome text not null check (length(nome) between 1 and 300),
  ordem int not null check (ordem >= 1),
  remocao_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, extra_id) references extra (tenant_id, id) on delete cascade,
  foreign key (tenant_id, remocao_id) references curriculo_remocao (tenant_id, id)
);
create unique index extra_item_nome on extra_item (tenant_id, extra_id, nome) where remocao_id is null;
create index extra_item_ordem on extra_item (tenant_id, extra_id, ordem);
create index extra_item_removido on extra_item (tenant_id, remocao_id) where remocao_id is not null;
call isolate('extra_item');

-- What a client may have copied counts its changes, so that the copy shows what is new.
create function contar_versao_categoria() returns trigger language plpgsql as $$
begin
  if (new.nome, new.sigla, new.cor, new.disciplina_id, new.remocao_id is null)
     is distinct from (old.nome, old.sigla, old.cor, old.disciplina_id, old.remocao_id is null) then
    new.versao := old.versao + 1;
  end if;
  return new;
end $$;
create trigger categoria_versao before update on categoria
  for each row execute function contar_versao_categoria();

create function contar_versao_habilidade() returns trigger language plpgsql as $$
begin
  if (new.codigo, new.texto, new.anos, new.descritor_saeb, new.bncc_codigo, new.vigencia, new.remocao_id is null)
     is distinct from
     (old.codigo, old.texto, old.anos, old.descritor_saeb, old.bncc_codigo, old.vigencia, old.remocao_id is null) then
    new.versao := old.versao + 1;
  end if;
  return new;
end $$;
create trigger habilidade_versao before update on habilidade
  for each row execute function contar_versao_habilidade();

-- Of an extra whoever changes its items counts that.
create function contar_versao_extra() returns trigger language plpgsql as $$
begin
  if (new.nome, new.cor, new.remocao_id is null) is distinct from (old.nome, old.cor, old.remocao_id is null) then
    new.versao := old.versao + 1;
  end if;
  return new;
end $$;
create trigger extra_versao before update on extra for each row execute function contar_versao_extra();
