-- A list of schools fills in those that are there already: what is taken of a line, and what it says otherwise.
alter table rede_importacao
  add column existentes text not null default 'preencher'
    check (existentes in ('preencher', 'sobrescrever', 'manter'));
alter table rede_importacao_linha drop constraint rede_importacao_linha_situacao_check,
  add constraint rede_importacao_linha_situacao_check
    check (situacao in ('criar', 'atualizar', 'igual', 'duvida', 'ignorar', 'erro')),
  -- Fields in which the school differs, each with what it held before, so that undoing gives it back.
  add column diferencas jsonb not null default '[]';
