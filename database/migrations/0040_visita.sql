-- People in bulk for an administrator of the platform who visits: they have no account here to answer for it.
-- Who asked is an account of this tenant or, like in the log, a person of another one.
alter table trabalho add visitante_id bigint, add visitante_tenant int,
  add check ((visitante_id is null) = (visitante_tenant is null) and (visitante_id is null or usuario_id is null));

alter table lote alter usuario_id drop not null, add visitante_id bigint, add visitante_tenant int,
  add check ((visitante_id is null) = (visitante_tenant is null) and (visitante_id is null) = (usuario_id is not null));
create index lote_visitante on lote (tenant_id, visitante_tenant, visitante_id, id desc) where visitante_id is not null;
create index trabalho_visitante on trabalho (tenant_id, visitante_tenant, visitante_id, id desc) where visitante_id is not null;
