-- A rubric that changed after works were corrected by it: which version's rubric a work is corrected by, once somebody said so.
alter table entrega
  -- Absent: that of the version that it was made in.
  add column rubrica_versao int,
  add foreign key (tenant_id, aula_id, rubrica_versao, tela_id)
    references versao_tela (tenant_id, aula_id, versao, tela_id);
create index entrega_rubrica_versao on entrega (tenant_id, aula_id, rubrica_versao, tela_id)
  where rubrica_versao is not null;

alter table entrega_passo drop constraint entrega_passo_tipo_check,
  add constraint entrega_passo_tipo_check
    check (tipo in ('enviada', 'devolvida', 'corrigida', 'reaberta', 'recalculada'));
