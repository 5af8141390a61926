-- What is told of a person in words can be taken out of the log and of the queue without breaking the chain (0028).
alter table auditoria
  -- Drawn for each row and gone with its words: nobody can try names against what stays.
  add column sal bytea,
  -- The seal of the words. The row's own seal is over this, not over the words themselves; absent in older rows.
  add column resumo bytea,
  add column redigida_em timestamptz;

create function resumo_auditoria(sal bytea, mudanca jsonb, motivo text) returns bytea language sql immutable
  return sha256(sal || convert_to(jsonb_build_array(mudanca, motivo)::text, 'UTF8'));

create or replace function selo_auditoria(a auditoria) returns bytea language sql immutable
  return case when a.resumo is null
    then sha256(a.hash_anterior || convert_to(jsonb_build_array(a.tenant_id, a.numero, extract(epoch from a.quando),
      a.quem_id, a.quem_tenant, a.suporte_id, a.entidade, a.entidade_id, a.acao, a.mudanca, a.motivo, host(a.ip),
      a.request_id)::text, 'UTF8'))
    else sha256(a.hash_anterior || convert_to(jsonb_build_array(a.tenant_id, a.numero, extract(epoch from a.quando),
      a.quem_id, a.quem_tenant, a.suporte_id, a.entidade, a.entidade_id, a.acao, encode(a.resumo, 'hex'), host(a.ip),
      a.request_id)::text, 'UTF8'))
    end;

-- Whether the row is what was sealed. Of a row whose words were taken out, all but the words; of an older one, only
-- its place in the chain.
create function auditoria_inteira(a auditoria) returns boolean language sql immutable
  return case
    when a.redigida_em is null and a.resumo is null then a.hash = selo_auditoria(a)
    when a.redigida_em is null then a.hash = selo_auditoria(a)
      and coalesce(a.resumo = resumo_auditoria(a.sal, a.mudanca, a.motivo), false)
    when a.resumo is null then true
    else a.sal is null and a.hash = selo_auditoria(a)
    end;

create or replace function encadear_auditoria() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- The end of the chain is locked until the transaction ends: rows are numbered in the order they become true.
  insert into auditoria_ponta (tenant_id, numero, hash) values (new.tenant_id, 0, '\x') on conflict do nothing;
  select numero + 1, hash into new.numero, new.hash_anterior
    from auditoria_ponta where tenant_id = new.tenant_id for update;
  new.quando := clock_timestamp();
  new.redigida_em := null;
  new.sal := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
  new.resumo := resumo_auditoria(new.sal, new.mudanca, new.motivo);
  new.hash := selo_auditoria(new);
  update auditoria_ponta set numero = new.numero, hash = new.hash where tenant_id = new.tenant_id;
  return new;
end $$;

-- Puts `troca` where the log matches `padrao`; how many rows lost words. Who and what, when and from where stay.
create function redigir_auditoria(em_texto text, em_json text, troca text) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare n int;
begin
  update auditoria set motivo = regexp_replace(motivo, em_texto, troca, 'gi'),
      mudanca = regexp_replace(mudanca::text, em_json, troca, 'gi')::jsonb, sal = null, redigida_em = clock_timestamp()
    where tenant_id = current_tenant() and (motivo ~* em_texto or mudanca::text ~* em_json);
  get diagnostics n = row_count;
  return n;
end $$;
revoke all on function redigir_auditoria(text, text, text) from public;
grant execute on function redigir_auditoria(text, text, text) to turmalina_app;

-- The same for what waits in the queue, and for what was noted of its failures.
create function redigir_fila(em_json text, troca text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update graphile_worker._private_jobs
    set payload = regexp_replace(payload::text, em_json, troca, 'gi')::json,
      last_error = regexp_replace(last_error, em_json, troca, 'gi')
    where (payload ->> 'tenant_id')::int = current_tenant() and (payload::text ~* em_json or last_error ~* em_json);
end $$;
revoke all on function redigir_fila(text, text) from public;
grant execute on function redigir_fila(text, text) to turmalina_app;
