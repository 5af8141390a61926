-- How a tenant calls its pupils and its teachers (decision 0064), in words that its sentences decline.
alter table tenant
  add column trata_aluno text not null default 'aluno'
    check (trata_aluno in ('aluno', 'aluna_aluno', 'estudante', 'educando')),
  add column trata_professor text not null default 'professora_professor'
    check (trata_professor in
      ('professora_professor', 'professora', 'professor', 'docente', 'educadora', 'educador'));

-- The words of the transaction's own tenant, and a change of them: as those of the zone.
create function tratamento_do_tenant() returns table (aluno text, professor text) language sql stable security definer
  set search_path = pg_catalog, public, pg_temp
begin atomic
  select trata_aluno, trata_professor from tenant where id = current_tenant();
end;
revoke execute on function tratamento_do_tenant() from public;
grant execute on function tratamento_do_tenant() to turmalina_app;

-- What they were.
create function mudar_tratamento(novo_aluno text, novo_professor text) returns table (aluno text, professor text)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  select trata_aluno, trata_professor into aluno, professor from tenant where id = current_tenant() for update;
  if (aluno, professor) is distinct from (novo_aluno, novo_professor) then
    update tenant set trata_aluno = novo_aluno, trata_professor = novo_professor where id = current_tenant();
  end if;
  return next;
end $$;
revoke execute on function mudar_tratamento(text, text) from public;
grant execute on function mudar_tratamento(text, text) to turmalina_app;
