-- Who leaves the network before they took an assessment is out of it, and in again when they come back: whichever way an
-- enrolment changes (product.md H-15, AT and AE). What a person said, or what was answered, stays.
create function seguir_saidas() returns trigger language plpgsql as $$
begin
  update participante p set situacao = x.agora
  from (
    select q.tenant_id, q.fase_id, q.avaliacao_id, q.aluno_id,
      case when exists (
        select from matricula m
        join turma t on t.tenant_id = m.tenant_id and t.id = m.turma_id
        join rede r on r.tenant_id = t.tenant_id and r.id = t.rede_id
        where m.tenant_id = q.tenant_id and m.aluno_id = q.aluno_id and m.status = 'adicionado'
          and r.caminho @> array[f.rede_id]) then 'AD'
      else coalesce((
        select case when m.status = 'transferido' or m.motivo in ('transferencia_rede', 'transferencia_externa')
          then 'AT' else 'AE' end
        from matricula m
        where m.tenant_id = q.tenant_id and m.aluno_id = q.aluno_id and m.status in ('transferido', 'removido')
        order by m.data_saida desc nulls last, m.turma_id limit 1), 'AE') end as agora
    from participante q
    join fase f on f.tenant_id = q.tenant_id and f.id = q.fase_id and f.estado in ('producao', 'apuracao')
    where q.situacao in ('AD', 'AT', 'AE') and q.decidida_por is null
      and (q.tenant_id, q.aluno_id) in (select tenant_id, aluno_id from mudada)) x
  where p.tenant_id = x.tenant_id and p.fase_id = x.fase_id and p.avaliacao_id = x.avaliacao_id
    and p.aluno_id = x.aluno_id and p.situacao <> x.agora;
  return null;
end $$;
create trigger matricula_entrada_nas_fases after insert on matricula
  referencing new table as mudada for each statement execute function seguir_saidas();
create trigger matricula_saida_das_fases after update on matricula
  referencing new table as mudada for each statement execute function seguir_saidas();
create trigger matricula_fim_nas_fases after delete on matricula
  referencing old table as mudada for each statement execute function seguir_saidas();
