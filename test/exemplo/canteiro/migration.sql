-- The beds of a class's garden.
create table canteiro (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  turma_id bigint not null,
  nome text not null check (length(nome) between 1 and 80),
  plantado_em date not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id) on delete cascade
);
create index on canteiro (tenant_id, turma_id, nome);
call isolate('canteiro');
