-- What is shared with a class: links and files, until a day, until taken back (product.md H-31).

create table compartilhamento (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  turma_id bigint not null,
  usuario_id bigint not null,
  titulo text not null check (length(titulo) between 1 and 200),
  descricao text not null default '' check (length(descricao) <= 1000),
  url text check (url ~ '^https?://' and length(url) <= 2000),
  arquivo_id bigint,
  -- The last day on which the class sees it, in São Paulo; null: always.
  ate date,
  revogado_em timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, arquivo_id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, arquivo_id) references arquivo (tenant_id, id),
  check (num_nonnulls(url, arquivo_id) = 1)
);
create index compartilhamento_turma on compartilhamento (tenant_id, turma_id, id desc);
create index compartilhamento_usuario on compartilhamento (tenant_id, usuario_id);
call isolate('compartilhamento');

-- From this instant on the file is served to nobody, whoever holds its address; null: as long as it is there.
alter table arquivo add column servido_ate timestamptz;
