-- Every import takes the same kinds of file.
alter table lote drop constraint lote_formato_check,
  add constraint lote_formato_check check (formato in ('csv', 'xlsx', 'ods', 'json'));
alter table rede_importacao drop constraint rede_importacao_formato_check,
  add constraint rede_importacao_formato_check check (formato in ('csv', 'xlsx', 'ods', 'json'));
alter table curriculo_importacao drop constraint curriculo_importacao_formato_check,
  add constraint curriculo_importacao_formato_check check (formato in ('csv', 'xlsx', 'ods', 'json'));
