-- Privacy (product.md H-27): requests about a person's data, holds, consents, options, time of use, the list of the erased.

create table pedido_dados (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  tipo text not null check (tipo in ('exportacao', 'exclusao')),
  -- Whose data, and who asked: the person, a guardian, or the school.
  usuario_id bigint not null,
  pedido_por bigint not null,
  via text not null check (via in ('pessoa', 'responsavel', 'escola')),
  estado text not null default 'pendente' check (estado in ('pendente', 'levantando', 'aguardando_aprovacao', 'aprovada',
    'processando', 'concluida', 'cancelada', 'recusada')),
  motivo text not null default '' check (length(motivo) <= 500),
  -- The answer is due by law until then.
  prazo timestamptz not null,
  -- How many rows of each table the request is about.
  levantamento jsonb not null default '{}',
  -- A guardian said that a child's erasure is wanted.
  confirmado_por bigint,
  confirmado_em timestamptz,
  decidido_por bigint,
  decidido_em timestamptz,
  decisao text not null default '' check (length(decisao) <= 500),
  -- An approved erasure waits until then and can be undone.
  executa_em timestamptz,
  trabalho_id bigint,
  -- The file of an export, and when it is deleted.
  arquivo_id bigint,
  expira_em timestamptz,
  concluido_em timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, pedido_por) references usuario (tenant_id, id),
  foreign key (tenant_id, confirmado_por) references usuario (tenant_id, id),
  foreign key (tenant_id, decidido_por) references usuario (tenant_id, id),
  foreign key (tenant_id, arquivo_id) references arquivo (tenant_id, id)
);
-- One request of a kind at a time.
create unique index pedido_dados_aberto on pedido_dados (tenant_id, usuario_id, tipo)
  where estado not in ('concluida', 'cancelada', 'recusada');
create index pedido_dados_usuario on pedido_dados (tenant_id, usuario_id, id desc);
create index pedido_dados_prazo on pedido_dados (tenant_id, prazo);
call isolate('pedido_dados');

-- Data that a duty or a proceeding forbids to erase, for as long as the hold lasts.
create table guarda_legal (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  motivo text not null check (length(motivo) between 3 and 300),
  posta_por bigint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, usuario_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, posta_por) references usuario (tenant_id, id)
);
call isolate('guarda_legal');

-- Who was erased: replayed over a restored backup, so that the erased stay erased.
create table apagamento (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  pedido_id bigint,
  quando timestamptz not null default now(),
  primary key (tenant_id, usuario_id)
);
call isolate('apagamento');

-- Consents, each given for one purpose and one text; a withdrawal ends the row, it does not change it.
create table consentimento (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  finalidade text not null check (length(finalidade) between 1 and 40),
  versao_texto text not null check (length(versao_texto) between 1 and 20),
  quem_id bigint not null,
  quando timestamptz not null default now(),
  ip inet,
  retirado_por bigint,
  retirado_em timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, quem_id) references usuario (tenant_id, id),
  foreign key (tenant_id, retirado_por) references usuario (tenant_id, id)
);
create unique index consentimento_vigente on consentimento (tenant_id, usuario_id, finalidade) where retirado_em is null;
call isolate('consentimento');

-- What others see of a person. Without a row: nothing (ECA Digital, art. 7).
create table opcao_privacidade (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  perfil_visivel boolean not null default false,
  foto_visivel boolean not null default false,
  mudada_por bigint not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, usuario_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade,
  foreign key (tenant_id, mudada_por) references usuario (tenant_id, id)
);
call isolate('opcao_privacidade');

-- Minutes a day with the product in sight, for the person and their guardians.
create table tempo_uso (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  dia date not null,
  minutos smallint not null default 0 check (minutos between 0 and 1440),
  contado_em timestamptz not null default now(),
  primary key (tenant_id, usuario_id, dia),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index tempo_uso_dia on tempo_uso (tenant_id, dia);
call isolate('tempo_uso');
