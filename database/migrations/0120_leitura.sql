-- Where the table stands in a file: its sheets and the rows of their headings, as understood or as chosen. The file is
-- kept, sealed, for as long as it may be read in another way: until what it brings is recorded.
alter table lote
  add column leitura jsonb not null default '{"lidas": [], "folhas": 1, "confianca": "certa"}',
  add column planilha bytea;
alter table curriculo_importacao
  add column leitura jsonb not null default '{"lidas": [], "folhas": 1, "confianca": "certa"}',
  add column planilha bytea;
