-- What these columns may hold, so that the database says it and their types are unions (decision 48). No row can be
-- against it: a version takes its `navegacao` from the lesson, whose own is checked, and of the limits none was ever
-- taken out of the list.
alter table aula_versao add constraint aula_versao_navegacao_check check (navegacao in ('livre', 'sequencial'));
alter table retida add constraint retida_limite_check check (limite in (
  'fora_do_prazo', 'sem_tentativas', 'sem_inicio', 'versao_antiga', 'antes_da_abertura', 'antes_de_comecar',
  'depois_da_entrega', 'gabarito_visto', 'aparelho_novo', 'relogio_mudou', 'antes_do_contato'));
