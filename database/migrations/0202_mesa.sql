-- The desk to correct at: a correction while it is made, its marks in the work, and a teacher's words that serve again.

-- What was marked in the work, as the pupil sees it: [{id, tipo, criterio, texto, arquivo, de, ate, traco}].
alter table entrega add column marcas jsonb not null default '[]' check (jsonb_typeof(marcas) = 'array');

create table entrega_correcao (
  tenant_id int not null default current_tenant() references tenant,
  entrega_id bigint not null,
  -- The sending that it speaks of: what is sent again is corrected anew.
  vez smallint not null check (vez > 0),
  -- Whose work it is.
  usuario_id bigint not null,
  -- Whose hand wrote in it last.
  autor_id bigint not null,
  nota numeric(4, 2) check (nota between 0 and 10),
  rubrica jsonb not null default '[]' check (jsonb_typeof(rubrica) = 'array'),
  comentario text not null default '' check (length(comentario) <= 5000),
  marcas jsonb not null default '[]' check (jsonb_typeof(marcas) = 'array'),
  -- It may go to the pupil with the next that go.
  pronta boolean not null default false,
  -- It goes as a work to be done again, with words and without a mark.
  refazer boolean not null default false,
  -- Two correctors at once are told.
  revisao int not null default 1,
  mudada_em timestamptz not null default now(),
  primary key (tenant_id, entrega_id),
  foreign key (tenant_id, entrega_id) references entrega (tenant_id, id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, autor_id) references usuario (tenant_id, id),
  check (not pronta or refazer or nota is not null)
);
create index entrega_correcao_usuario on entrega_correcao (tenant_id, usuario_id);
create index entrega_correcao_autor on entrega_correcao (tenant_id, autor_id);
call isolate('entrega_correcao');

create table entrega_frase (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  autor_id bigint not null,
  -- The school whose teachers find it too; absent: the author's own.
  rede_id bigint,
  -- The criterion that it speaks of, by its name; empty: any.
  criterio text not null default '' check (length(criterio) <= 200),
  texto text not null check (length(texto) between 1 and 1000),
  vezes int not null default 0 check (vezes >= 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, autor_id) references usuario (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id)
);
create unique index entrega_frase_texto on entrega_frase (tenant_id, autor_id, md5(criterio || ':' || texto));
create index entrega_frase_rede on entrega_frase (tenant_id, rede_id) where rede_id is not null;
call isolate('entrega_frase');
