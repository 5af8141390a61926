-- A base category that was moved counts as changed, so that a client's copy of it tells.
create or replace function contar_versao_categoria() returns trigger language plpgsql as $$
begin
  if (new.nome, new.sigla, new.cor, new.disciplina_id, new.pai_id, new.remocao_id is null)
     is distinct from (old.nome, old.sigla, old.cor, old.disciplina_id, old.pai_id, old.remocao_id is null) then
    new.versao := old.versao + 1;
  end if;
  return new;
end $$;
