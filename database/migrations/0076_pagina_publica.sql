-- Pages open to all that a tenant composes of blocks (product.md, "Small holes": trilhaeducador, city pages), and its
-- answer to whether rankings compare schools (product.md H-11).

create table pagina_publica (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- Which page: the address, without the slash.
  chave text not null check (chave ~ '^[a-z][a-z0-9-]{1,39}$'),
  -- Counts what was published: who publishes names the one they read.
  versao int not null default 0 check (versao >= 0),
  -- From the top down, each in the shape of its kind (areas/vitrine/shapes-blocos.ts); absent: the product's own page.
  blocos jsonb check (case jsonb_typeof(blocos) when 'array' then jsonb_array_length(blocos) between 1 and 30
    else blocos is null end),
  alterada_em timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, chave),
  check (octet_length(blocos::text) <= 400000)
);
call isolate('pagina_publica');

-- A page shows pictures too, and keeps them.
alter table midia_uso drop constraint midia_uso_onde_check;
alter table midia_uso add constraint midia_uso_onde_check
  check (onde in ('aula', 'versao', 'entrega', 'playlist', 'questao', 'pagina'));

-- Whether pupils under 12 may be compared across schools, as whoever administers the tenant answers. Returns what it was.
create function mudar_ranking_entre_escolas(ligado boolean) returns boolean language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  antes boolean;
begin
  select coalesce(configuracoes -> 'ranking_entre_escolas' = 'true'::jsonb, false) into antes
    from tenant where id = current_tenant() for update;
  if antes is distinct from ligado then
    update tenant set configuracoes = configuracoes || jsonb_build_object('ranking_entre_escolas', ligado)
      where id = current_tenant();
  end if;
  return antes;
end $$;
revoke execute on function mudar_ranking_entre_escolas(boolean) from public;
grant execute on function mudar_ranking_entre_escolas(boolean) to turmalina_app;
