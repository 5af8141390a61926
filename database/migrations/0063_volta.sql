-- What the draft of a lesson held before it became an old version again: until it is changed, that may be taken back.
create table aula_antes (
  tenant_id int not null default current_tenant() references tenant,
  aula_id bigint not null,
  restaurada_em timestamptz not null default clock_timestamp(),
  campos jsonb not null check (jsonb_typeof(campos) = 'object'),
  telas jsonb not null check (jsonb_typeof(telas) = 'array'),
  primary key (tenant_id, aula_id),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id) on delete cascade
);
call isolate('aula_antes');
