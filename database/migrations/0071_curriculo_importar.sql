-- Whole curricula from files and back into them (product.md H-10): what was sent, what each line would do, what it was
-- before, and the form of the file, in which the curriculum is exported again.

create table curriculo_importacao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint,
  visitante_id bigint,
  visitante_tenant int,
  -- Into which curriculum; absent until one is made.
  curriculo_id bigint,
  -- The person named it; otherwise it is the one that has the name, if any.
  escolhido boolean not null default false,
  -- Whose a new curriculum is to be; absent: a base of the tenant.
  cliente_id bigint,
  -- Of a new curriculum; of one that stands, as it stood.
  nome text not null check (length(nome) between 1 and 120),
  etapa text not null check (etapa in ('infantil', 'fundamental', 'medio', 'eja', 'livre')),
  base text not null check (base in ('bncc', 'saeb', 'saeb_2001', 'proprio')),
  -- The curriculum was made by this import.
  criou boolean not null default false,
  arquivo text not null check (length(arquivo) between 1 and 150),
  formato text not null check (formato in ('csv', 'xlsx', 'json')),
  codificacao text not null default 'utf-8' check (codificacao in ('utf-8', 'windows-1252')),
  separador text not null default ';' check (length(separador) <= 1),
  -- How the file was written: mark, newlines, indentation.
  forma jsonb not null,
  cabecalho jsonb not null,
  -- Field of each column of the file, null where it is only kept.
  colunas jsonb not null,
  -- Names by the keys that the file has for them, from the tables sent along.
  referencias jsonb not null default '{}',
  passo text not null default 'colunas'
    check (passo in ('colunas', 'conferido', 'gravando', 'gravado', 'desfazendo', 'desfeito')),
  -- Lines with errors are left out; otherwise nothing is written while there are any.
  parcial boolean not null default false,
  total int not null check (total between 1 and 10000),
  -- Lines by what they would do, lines by root category, categories to be made, skills that the file does not name.
  contagem jsonb not null default '{}',
  mensagem text,
  trabalho_id bigint,
  created_at timestamptz not null default now(),
  gravado_em timestamptz,
  desfeito_em timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete set null (usuario_id),
  foreign key (tenant_id, curriculo_id) references curriculo (tenant_id, id) on delete cascade,
  foreign key (tenant_id, cliente_id) references cliente (tenant_id, id),
  check ((visitante_id is null) = (visitante_tenant is null) and (visitante_id is null or usuario_id is null))
);
create index curriculo_importacao_usuario on curriculo_importacao (tenant_id, usuario_id, id desc);
create index curriculo_importacao_visitante on curriculo_importacao (tenant_id, visitante_tenant, visitante_id, id desc)
  where visitante_id is not null;
create index curriculo_importacao_curriculo on curriculo_importacao (tenant_id, curriculo_id, id desc);
create index curriculo_importacao_cliente on curriculo_importacao (tenant_id, cliente_id) where cliente_id is not null;
call isolate('curriculo_importacao');

create table curriculo_importacao_linha (
  tenant_id int not null default current_tenant() references tenant,
  importacao_id bigint not null,
  -- The line of the file, as a text editor counts; of a list in JSON, its place from 1.
  numero int not null check (numero > 0),
  celulas jsonb not null,
  -- The file ended in the middle of this line.
  cortada boolean not null default false,
  situacao text not null default 'igual' check (situacao in ('criar', 'mudar', 'igual', 'erro')),
  faltas jsonb not null default '[]',
  -- Fields that would change.
  muda text[] not null default '{}',
  -- Where it belongs: the names of its categories from the root down.
  caminho text[] not null default '{}',
  -- The skill that it is, found or made.
  habilidade_id bigint,
  primary key (tenant_id, importacao_id, numero),
  foreign key (tenant_id, importacao_id) references curriculo_importacao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, habilidade_id) references habilidade (tenant_id, id) on delete set null (habilidade_id)
);
create index curriculo_importacao_linha_situacao
  on curriculo_importacao_linha (tenant_id, importacao_id, situacao, numero);
create index curriculo_importacao_linha_habilidade
  on curriculo_importacao_linha (tenant_id, habilidade_id) where habilidade_id is not null;
call isolate('curriculo_importacao_linha');

-- Each row that an import touched, as it was before (null: it was not there) and a digest of how it was left.
create table curriculo_importacao_imagem (
  tenant_id int not null default current_tenant() references tenant,
  importacao_id bigint not null,
  tabela text not null check (tabela in ('categoria', 'habilidade')),
  alvo_id bigint not null,
  antes jsonb,
  depois text not null default '',
  primary key (tenant_id, importacao_id, tabela, alvo_id),
  foreign key (tenant_id, importacao_id) references curriculo_importacao (tenant_id, id) on delete cascade
);
call isolate('curriculo_importacao_imagem');
