-- What the tenant asks of its staff counts like their roles: `acesso` moves with it, so that a request need not ask.
-- It runs with the rights of whoever changes the register: who may not touch people may not change this setting.
create function count_acesso_tenant() returns trigger language plpgsql as $$
declare
  before text := current_setting('app.tenant_id', true);
begin
  perform set_config('app.tenant_id', new.id::text, true);
  -- Of everybody whose role is not in one class, nor about one child.
  update usuario u set acesso = u.acesso + 1
  where u.tenant_id = new.id and exists (
    select from vinculo v
    where v.tenant_id = u.tenant_id and v.usuario_id = u.id and v.turma_id is null and v.aluno_id is null);
  perform set_config('app.tenant_id', coalesce(before, ''), true);
  return null;
end $$;
create trigger tenant_segundo_fator after update of configuracoes on tenant for each row
  when (old.configuracoes -> 'segundo_fator' is distinct from new.configuracoes -> 'segundo_fator')
  execute function count_acesso_tenant();
