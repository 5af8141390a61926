-- A question with all that product.md H-12 tells of it: shared base texts, and what each wrong answer tells.

alter table questao drop constraint questao_tipo_check;
alter table questao add constraint questao_tipo_check check (tipo in
  ('objetiva', 'multipla_resposta', 'verdadeiro_falso', 'associacao', 'numerica', 'dissertativa', 'resposta_curta',
   'lacunas', 'ordenacao', 'classificacao'));

-- A text that one question or several ask about.
create table texto_base (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- Who wrote it.
  usuario_id bigint not null,
  -- The network whose bank it stands in; absent: its author's only.
  rede_id bigint,
  titulo text not null check (length(titulo) between 1 and 200),
  html text not null check (length(html) <= 50000),
  -- Title and text as plain words.
  busca text not null,
  -- Counts changes: two editors at once are told.
  revisao int not null default 1,
  alterado_em timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id)
);
create index texto_base_usuario on texto_base (tenant_id, usuario_id);
create index texto_base_rede on texto_base (tenant_id, rede_id) where rede_id is not null;
call isolate('texto_base');

alter table questao
  -- What it is called among others; empty: by its statement.
  add column titulo text not null default '' check (length(titulo) <= 200),
  add column texto_base_id bigint,
  -- What is to be done, after the statement; HTML, clean.
  add column comando text not null default '' check (length(comando) <= 20000),
  -- By alternative: why one chooses it, and the mistake that it shows.
  add column analises jsonb not null default '[]' check (jsonb_typeof(analises) = 'array'),
  -- From 1, to remember, to 6, to create.
  add column bloom smallint check (bloom between 1 and 6),
  add column fonte text not null default '' check (length(fonte) <= 300),
  add column autoria text not null default '' check (length(autoria) <= 300),
  add column licenca text not null default '' check (licenca in
    ('', 'propria', 'dominio_publico', 'cc0', 'cc_by', 'cc_by_sa', 'cc_by_nc', 'cc_by_nc_sa', 'cc_by_nd', 'cc_by_nc_nd')),
  add column idioma text not null default 'pt' check (idioma in ('pt', 'en', 'es', 'libras', 'outro')),
  -- Discrimination, difficulty and guessing, from elsewhere; all three or none.
  add column tri_a real check (tri_a between 0 and 10),
  add column tri_b real check (tri_b between -10 and 10),
  add column tri_c real check (tri_c between 0 and 1),
  -- The colleague's question that it began from.
  add column copia_de bigint,
  add check (num_nonnulls(tri_a, tri_b, tri_c) in (0, 3)),
  add foreign key (tenant_id, texto_base_id) references texto_base (tenant_id, id),
  add foreign key (tenant_id, copia_de) references questao (tenant_id, id) on delete set null (copia_de);
create index questao_texto_base on questao (tenant_id, texto_base_id) where texto_base_id is not null;
create index questao_copia_de on questao (tenant_id, copia_de) where copia_de is not null;

-- Questions that a person wants at hand.
create table questao_favorita (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  questao_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, usuario_id, questao_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, questao_id) references questao (tenant_id, id) on delete cascade
);
create index questao_favorita_questao on questao_favorita (tenant_id, questao_id);
call isolate('questao_favorita');

-- Base texts show pictures too, and keep them.
alter table midia_uso drop constraint midia_uso_onde_check;
alter table midia_uso add constraint midia_uso_onde_check
  check (onde in ('aula', 'versao', 'entrega', 'playlist', 'questao', 'texto_base', 'pagina'));
