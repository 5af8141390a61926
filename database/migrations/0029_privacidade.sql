-- Files stored before their transaction, retention that a tenant chooses, the register of incidents (product.md H-27).

-- Bytes to be taken out of the store, from then on: those of an upload are entered before they are stored, and leave
-- the list in the transaction that keeps them.
alter table arquivo_removido add column a_partir timestamptz not null default now();

-- How many days a tenant keeps the rows of a table; without a row the registry's own figure holds.
create table retencao_dado (
  tenant_id int not null default current_tenant() references tenant,
  tabela text not null check (length(tabela) between 1 and 63),
  dias int not null check (dias between 1 and 36500),
  mudada_por bigint not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, tabela),
  foreign key (tenant_id, mudada_por) references usuario (tenant_id, id)
);
call isolate('retencao_dado');

-- Security incidents with personal data (Res. CD/ANPD 15/2024): kept 5 years.
create table incidente (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  titulo text not null check (length(titulo) between 3 and 150),
  descricao text not null default '' check (length(descricao) <= 4000),
  medidas text not null default '' check (length(medidas) <= 4000),
  -- When the network learned of it: the deadlines count from there.
  ciencia_em timestamptz not null,
  -- What of the log it is about.
  inicio timestamptz not null,
  fim timestamptz not null check (fim > inicio),
  entidade text check (length(entidade) between 1 and 40),
  quem_id bigint,
  -- The figures, as the log told them when they were last counted.
  levantamento jsonb not null,
  comunicado_em timestamptz,
  completado_em timestamptz,
  registrado_por bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, quem_id) references usuario (tenant_id, id),
  foreign key (tenant_id, registrado_por) references usuario (tenant_id, id)
);
call isolate('incidente');

-- What points at an account is asked for each account that goes (undoing a batch, erasing a person): never by a walk
-- through the whole table.
create index arquivo_usuario on arquivo (tenant_id, usuario_id) where usuario_id is not null;
create index consentimento_quem on consentimento (tenant_id, quem_id);
create index consentimento_retirado_por on consentimento (tenant_id, retirado_por) where retirado_por is not null;
create index curtida_usuario on curtida (tenant_id, usuario_id);
create index enquete_usuario on enquete (tenant_id, usuario_id);
create index exclusao_conta_confirmada_por on exclusao_conta (tenant_id, confirmada_por) where confirmada_por is not null;
create index guarda_legal_posta_por on guarda_legal (tenant_id, posta_por);
create index incidente_quem on incidente (tenant_id, quem_id) where quem_id is not null;
create index incidente_registrado_por on incidente (tenant_id, registrado_por);
create index mensagem_removida_por on mensagem (tenant_id, removida_por) where removida_por is not null;
create index mensagem_versao_usuario on mensagem_versao (tenant_id, usuario_id);
create index opcao_privacidade_mudada_por on opcao_privacidade (tenant_id, mudada_por);
create index pedido_dados_pedido_por on pedido_dados (tenant_id, pedido_por);
create index pedido_dados_confirmado_por on pedido_dados (tenant_id, confirmado_por) where confirmado_por is not null;
create index pedido_dados_decidido_por on pedido_dados (tenant_id, decidido_por) where decidido_por is not null;
create index pedido_dispositivo_usuario on pedido_dispositivo (tenant_id, usuario_id) where usuario_id is not null;
create index retencao_dado_mudada_por on retencao_dado (tenant_id, mudada_por);
create index topico_favorito_usuario on topico_favorito (tenant_id, usuario_id);
create index topico_nota_aluno on topico_nota (tenant_id, aluno_id);
create index topico_nota_usuario on topico_nota (tenant_id, usuario_id);
create index topico_participacao_usuario on topico_participacao (tenant_id, usuario_id);
create index topico_visto_usuario on topico_visto (tenant_id, usuario_id);
create index voto_usuario on voto (tenant_id, usuario_id);
