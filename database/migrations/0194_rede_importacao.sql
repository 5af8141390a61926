-- Many schools from a file: what was sent, what each line would make, and which schools it made, so that it can be undone.

create table rede_importacao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint,
  visitante_id bigint,
  visitante_tenant int,
  -- Below which network.
  rede_id bigint not null,
  arquivo text not null check (length(arquivo) between 1 and 150),
  formato text not null check (formato in ('csv', 'xlsx')),
  cabecalho jsonb not null,
  -- Field of each column of the file, null where it is left out.
  colunas jsonb not null,
  leitura jsonb not null,
  -- The file, sealed, until it is recorded.
  planilha bytea,
  passo text not null default 'colunas'
    check (passo in ('colunas', 'conferido', 'gravando', 'gravado', 'desfazendo', 'desfeito')),
  -- Lines with errors or doubts are left out; otherwise nothing is written while there are any.
  parcial boolean not null default false,
  -- Networks that lines name and that are not there are made.
  criar_superiores boolean not null default false,
  -- The networks that were made so.
  superiores bigint[] not null default '{}',
  total int not null check (total between 1 and 6000),
  -- Lines by what they would do.
  contagem jsonb not null default '{}',
  mensagem text,
  trabalho_id bigint,
  created_at timestamptz not null default now(),
  gravado_em timestamptz,
  desfeito_em timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete set null (usuario_id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id) on delete cascade,
  check ((visitante_id is null) = (visitante_tenant is null) and (visitante_id is null or usuario_id is null))
);
create index rede_importacao_usuario on rede_importacao (tenant_id, usuario_id, id desc);
create index rede_importacao_visitante on rede_importacao (tenant_id, visitante_tenant, visitante_id, id desc)
  where visitante_id is not null;
create index rede_importacao_rede on rede_importacao (tenant_id, rede_id);
call isolate('rede_importacao');

create table rede_importacao_linha (
  tenant_id int not null default current_tenant() references tenant,
  importacao_id bigint not null,
  -- The line of the file, as a spreadsheet counts.
  numero int not null check (numero > 0),
  celulas jsonb not null,
  -- The file ended in the middle of this line.
  cortada boolean not null default false,
  -- Cells as they were corrected on the screen, by field.
  correcoes jsonb not null default '{}',
  descartada boolean not null default false,
  -- What a person said of a line that may be a school that is there.
  decisao text check (decisao in ('nova', 'mesma')),
  situacao text not null default 'criar' check (situacao in ('criar', 'igual', 'duvida', 'ignorar', 'erro')),
  faltas jsonb not null default '[]',
  -- The school that it is, or seems to be; once recorded, the one that it made.
  rede_id bigint,
  primary key (tenant_id, importacao_id, numero),
  foreign key (tenant_id, importacao_id) references rede_importacao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, rede_id) references rede (tenant_id, id) on delete set null (rede_id)
);
create index rede_importacao_linha_situacao on rede_importacao_linha (tenant_id, importacao_id, situacao, numero);
create index rede_importacao_linha_rede on rede_importacao_linha (tenant_id, rede_id) where rede_id is not null;
call isolate('rede_importacao_linha');
