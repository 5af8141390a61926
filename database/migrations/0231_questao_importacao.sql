-- Questions from files: what a file brought, item by item, and what the bank knows of where its questions came from.

create table questao_importacao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  arquivo text not null check (length(arquivo) between 1 and 150),
  formato text not null
    check (formato in ('moodle_xml', 'qti', 'gift', 'aiken', 'cloze', 'missing_word')),
  -- In whose bank its questions shall stand; absent: their author's only.
  rede_id bigint,
  -- What is done with questions that were brought in before and say something else now.
  existentes text not null default 'manter' check (existentes in ('manter', 'versao', 'substituir')),
  passo text not null default 'conferido'
    check (passo in ('conferido', 'gravando', 'gravado', 'desfazendo', 'desfeito')),
  total int not null check (total between 1 and 2000),
  -- Items by what would become of them.
  contagem jsonb not null default '{}',
  -- Of the file as a whole: code and detail.
  avisos jsonb not null default '[]' check (jsonb_typeof(avisos) = 'array'),
  mensagem text,
  trabalho_id bigint,
  created_at timestamptz not null default now(),
  gravado_em timestamptz,
  desfeito_em timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade,
  foreign key (tenant_id, rede_id) references rede (tenant_id, id) on delete set null (rede_id)
);
create index questao_importacao_usuario on questao_importacao (tenant_id, usuario_id, id desc);
create index questao_importacao_rede on questao_importacao (tenant_id, rede_id) where rede_id is not null;
call isolate('questao_importacao');

create table questao_importacao_item (
  tenant_id int not null default current_tenant() references tenant,
  importacao_id bigint not null,
  -- Its place in what was sent.
  numero int not null check (numero > 0),
  arquivo text not null,
  linha int,
  titulo text not null,
  -- The beginning of its statement, as plain words.
  texto text not null,
  situacao text not null check (situacao in ('nova', 'mudada', 'existe', 'igual', 'fora')),
  -- Whether it comes in as it was or changed, were it new.
  entra text not null check (entra in ('nova', 'mudada', 'fora')),
  tipo text,
  -- What goes into the bank, clean; absent: it stays out.
  questao jsonb,
  -- What was changed, or why it stays out: code and detail.
  notas jsonb not null default '[]' check (jsonb_typeof(notas) = 'array'),
  -- What the source calls it; empty: nothing.
  chave text not null default '',
  -- Of stem, alternatives and media; of all that would be written.
  impressao text not null default '',
  resumo text not null default '',
  -- The item as its file says it, where something of it has no place.
  original text,
  -- The question that it was before, or became.
  questao_id bigint,
  -- What was done, and what the question held before.
  feito text check (feito in ('criada', 'versao', 'substituida')),
  revisao int,
  antes jsonb,
  primary key (tenant_id, importacao_id, numero),
  foreign key (tenant_id, importacao_id) references questao_importacao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, questao_id) references questao (tenant_id, id) on delete set null (questao_id)
);
create index questao_importacao_item_situacao on questao_importacao_item (tenant_id, importacao_id, situacao, numero);
create index questao_importacao_item_questao on questao_importacao_item (tenant_id, questao_id)
  where questao_id is not null;
call isolate('questao_importacao_item');

-- Where a question came from: what is brought in again is known by it.
create table questao_importada (
  tenant_id int not null default current_tenant() references tenant,
  questao_id bigint not null,
  usuario_id bigint not null,
  -- The kind of file, and what that called it; empty: nothing.
  origem text not null,
  chave text not null default '',
  impressao text not null,
  resumo text not null,
  -- As the file said it, where something of it has no place here.
  original text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, questao_id),
  foreign key (tenant_id, questao_id) references questao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
create index questao_importada_chave on questao_importada (tenant_id, usuario_id, origem, chave) where chave <> '';
create index questao_importada_impressao on questao_importada (tenant_id, usuario_id, impressao);
call isolate('questao_importada');
