-- Filters of the bank that a person keeps under a name: their own, nobody else sees them.
create table questao_filtro (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  nome text not null check (length(nome) between 1 and 60),
  -- One of each name a person, whatever its accents and capitals.
  chave text not null generated always as (sem_acento(nome)) stored,
  -- As the address of the list has it: {faceta: 'valor,valor'}.
  filtro jsonb not null check (jsonb_typeof(filtro) = 'object'),
  -- The one that the bank opens with.
  padrao boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, usuario_id, chave),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id)
);
create unique index questao_filtro_padrao on questao_filtro (tenant_id, usuario_id) where padrao;
call isolate('questao_filtro');
