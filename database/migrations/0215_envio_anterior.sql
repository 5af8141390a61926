-- What was written about an earlier sending stays readable: marks with the step that gave them, a correction by its sending.
alter table entrega_passo
  add column marcas jsonb not null default '[]' check (jsonb_typeof(marcas) = 'array');

alter table entrega_correcao drop constraint entrega_correcao_pkey,
  add primary key (tenant_id, entrega_id, vez);
