-- Files of lessons: images, sound, video, documents, captions, packages. Their bytes lie in the file store.

create table midia (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- Who sent it; absent for what the platform brings along.
  usuario_id bigint,
  tipo text not null
    check (tipo in ('imagem', 'audio', 'video', 'pdf', 'legenda', 'epub', 'pacote_scorm', 'pacote_h5p')),
  estado text not null default 'enviando' check (estado in ('enviando', 'processando', 'pronta', 'recusada')),
  -- The sentence told to who sent it, in both languages.
  motivo jsonb,
  nome text not null check (length(nome) between 1 and 150),
  extensao text not null check (extensao ~ '^\.[a-z0-9]{1,10}$'),
  mime text not null check (mime ~ '^[a-z]+/[a-z0-9.+-]+(; charset=utf-8)?$'),
  -- As announced while it is being sent, as kept afterwards.
  bytes bigint not null check (bytes > 0),
  recebidos bigint not null default 0 check (recebidos >= 0),
  -- By which a broken upload is found again: made by the browser of name, size and date.
  impressao text check (length(impressao) between 1 and 100),
  chave text unique,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  largura int check (largura > 0),
  altura int check (altura > 0),
  -- Seconds.
  duracao real check (duracao >= 0),
  -- Smaller twins of an image: {largura, altura, bytes, chave}.
  variantes jsonb not null default '[]' check (jsonb_typeof(variantes) = 'array'),
  -- Of a package: {formato, versao, entrada, titulo}.
  pacote jsonb,
  -- Since when no lesson uses it.
  livre_em timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  check (recebidos <= bytes or estado <> 'enviando'),
  check ((motivo is not null) = (estado = 'recusada')),
  check (estado <> 'pronta' or (chave is not null and sha256 is not null))
);
create index midia_usuario on midia (tenant_id, usuario_id, id desc);
create index midia_parada on midia (tenant_id, updated_at) where estado <> 'pronta';
create index midia_livre on midia (tenant_id, livre_em) where estado = 'pronta';
call isolate('midia');

-- What has arrived of an upload, piece by piece.
create table midia_parte (
  tenant_id int not null default current_tenant() references tenant,
  midia_id bigint not null,
  inicio bigint not null check (inicio >= 0),
  bytes bigint not null check (bytes > 0),
  chave text not null unique,
  primary key (tenant_id, midia_id, inicio),
  foreign key (tenant_id, midia_id) references midia (tenant_id, id) on delete cascade
);
call isolate('midia_parte');

-- What a package holds, by its path inside the package.
create table midia_arquivo (
  tenant_id int not null default current_tenant() references tenant,
  midia_id bigint not null,
  caminho text not null check (length(caminho) between 1 and 500),
  chave text not null unique,
  mime text not null check (mime ~ '^[a-z]+/[a-z0-9.+-]+(; charset=utf-8)?$'),
  bytes bigint not null check (bytes >= 0),
  sha256 text not null,
  primary key (tenant_id, midia_id, caminho),
  foreign key (tenant_id, midia_id) references midia (tenant_id, id) on delete cascade
);
call isolate('midia_arquivo');

-- Who shows it: a draft, a published version, a delivery. A media in use is not deleted.
create table midia_uso (
  tenant_id int not null default current_tenant() references tenant,
  midia_id bigint not null,
  onde text not null check (onde in ('aula', 'versao', 'entrega', 'playlist')),
  onde_id bigint not null,
  -- Of a published version: its number; else 0.
  numero int not null default 0,
  primary key (tenant_id, midia_id, onde, onde_id, numero),
  foreign key (tenant_id, midia_id) references midia (tenant_id, id)
);
create index midia_uso_onde on midia_uso (tenant_id, onde, onde_id, numero);
call isolate('midia_uso');
