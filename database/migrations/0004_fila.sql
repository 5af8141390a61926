-- The door to the queue: a job always carries the tenant of its transaction.
-- SECURITY DEFINER (decision 0002): the queue's tables stay closed to the role of the requests.
create function enqueue(task text, payload json, run_at timestamptz, job_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    task,
    (payload::jsonb || jsonb_build_object('tenant_id', current_setting('app.tenant_id')::int))::json,
    run_at => run_at,
    job_key => case when job_key is null then null else current_setting('app.tenant_id') || ':' || job_key end,
    max_attempts => 8);
end $$;
revoke all on function enqueue(text, json, timestamptz, text) from public;
grant execute on function enqueue(text, json, timestamptz, text) to turmalina_app;
