-- Long work that a screen follows, and people in bulk (product.md H-22).

-- What was cancelled stays so, and an error ends only with another attempt: whoever comes late changes neither.
create function keep_trabalho() returns trigger language plpgsql as $$
begin
  if old.estado = 'cancelado' or (old.estado = 'erro' and new.estado = 'finalizado') then
    new.estado := old.estado;
    new.mensagem := old.mensagem;
  end if;
  return new;
end $$;
create trigger trabalho_kept before update on trabalho for each row execute function keep_trabalho();

-- Progress is told to the person's screens when the state moves, and at every fiftieth of the way: no more often.
create function tell_trabalho() returns trigger language plpgsql as $$
begin
  if new.usuario_id is not null and (new.estado <> old.estado or new.total <> old.total
      or new.feito::bigint * 50 / greatest(new.total, 1) <> old.feito::bigint * 50 / greatest(old.total, 1)) then
    insert into evento (tenant_id, canal, tipo, dados) values (new.tenant_id, 'usuario:' || new.usuario_id, 'trabalho',
      jsonb_build_object('trabalho', new.id, 'estado', new.estado, 'feito', new.feito, 'total', new.total));
  end if;
  return null;
end $$;
create trigger trabalho_told after update on trabalho for each row execute function tell_trabalho();

-- A file of people on its way into the database.
create table lote (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  -- The networks that whoever sent it manages; absent for the whole tenant.
  redes bigint[],
  arquivo text not null check (length(arquivo) between 1 and 150),
  formato text not null check (formato in ('csv', 'xlsx')),
  codificacao text not null default 'utf-8' check (codificacao in ('utf-8', 'windows-1252')),
  separador text not null default ';' check (length(separador) <= 1),
  etapa text not null default 'colunas'
    check (etapa in ('colunas', 'conferindo', 'conferido', 'gravando', 'gravado', 'desfazendo', 'desfeito')),
  modo text not null default 'novos_e_atualizar'
    check (modo in ('novos', 'novos_e_atualizar', 'atualizar', 'espelho')),
  existentes text not null default 'preencher' check (existentes in ('preencher', 'sobrescrever')),
  -- Fields that somebody edited by hand are overwritten too.
  sobre_editados boolean not null default false,
  -- Lines with errors are left out; otherwise nothing is written while there are any.
  parcial boolean not null default false,
  cabecalho jsonb not null,
  -- Field of each column of the file, null where it is left out.
  colunas jsonb not null,
  total int not null check (total between 0 and 20000),
  contagem jsonb not null default '{}',
  -- The mirror: pupils of the schools in the file, and how many of them it does not name.
  espelho jsonb,
  mensagem text,
  -- The access codes of this batch are made from it and the secret key: no code is kept.
  sal bytea not null check (length(sal) = 16),
  trabalho_id bigint,
  created_at timestamptz not null default now(),
  gravado_em timestamptz,
  desfeito_em timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete cascade
);
create index lote_usuario on lote (tenant_id, usuario_id, id desc);
call isolate('lote');

create table lote_linha (
  tenant_id int not null default current_tenant() references tenant,
  lote_id bigint not null,
  -- The line of the file, as a text editor counts.
  numero int not null check (numero > 0),
  celulas jsonb not null,
  -- The file ended in the middle of this line.
  cortada boolean not null default false,
  -- What the person corrected on the screen, field by field.
  correcoes jsonb not null default '{}',
  descartada boolean not null default false,
  -- "It is the same person", although the name differs.
  aceita boolean not null default false,
  situacao text not null default 'ignorar'
    check (situacao in ('criar', 'atualizar', 'mover', 'desligar', 'ignorar', 'erro')),
  faltas jsonb not null default '[]',
  chaves text[] not null default '{}',
  usuario_id bigint,
  primary key (tenant_id, lote_id, numero),
  foreign key (tenant_id, lote_id) references lote (tenant_id, id) on delete cascade,
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id) on delete set null (usuario_id)
);
create index lote_linha_situacao on lote_linha (tenant_id, lote_id, situacao, numero);
create index lote_linha_usuario on lote_linha (tenant_id, usuario_id) where usuario_id is not null;
call isolate('lote_linha');

-- Each row that a batch touched, as it was before (null: it was not there) and a digest of how the batch left it.
create table lote_imagem (
  tenant_id int not null default current_tenant() references tenant,
  lote_id bigint not null,
  tabela text not null check (tabela in ('usuario', 'dado_pessoal', 'laudo', 'matricula', 'vinculo', 'ficha')),
  -- The row: its id, or the person's where a person has one; of an enrolment, the pupil's and the class's. Numbers,
  -- so that row-level security lets the index be used.
  alvo_id bigint not null,
  turma_id bigint not null default 0,
  -- Whose row it is; no reference, since it outlives the person that undoing takes away.
  dono_id bigint not null,
  antes jsonb,
  depois text not null default '',
  primary key (tenant_id, lote_id, tabela, alvo_id, turma_id),
  foreign key (tenant_id, lote_id) references lote (tenant_id, id) on delete cascade
);
create index lote_imagem_dono on lote_imagem (tenant_id, lote_id, dono_id);
call isolate('lote_imagem');
