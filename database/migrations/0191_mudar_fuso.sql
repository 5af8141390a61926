-- The zone of the transaction's own tenant, whose register the role of the requests may not read; and a change of it, so
-- that the change and its entry in the log are one transaction.
create function fuso_do_tenant() returns text language sql stable security definer
  set search_path = pg_catalog, public, pg_temp
  return (select fuso from tenant where id = current_tenant());
revoke execute on function fuso_do_tenant() from public;
grant execute on function fuso_do_tenant() to turmalina_app;

-- What it was.
create function mudar_fuso(novo text) returns text language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  antes text;
begin
  select fuso into antes from tenant where id = current_tenant() for update;
  if antes is distinct from novo then
    update tenant set fuso = novo where id = current_tenant();
  end if;
  return antes;
end $$;
revoke execute on function mudar_fuso(text) from public;
grant execute on function mudar_fuso(text) to turmalina_app;
