-- Pictures of files of questions: until they are recorded, the file alone uses them. And two formats more.

alter table midia_uso drop constraint midia_uso_onde_check;
alter table midia_uso add constraint midia_uso_onde_check check (onde in
  ('aula', 'versao', 'entrega', 'playlist', 'questao', 'texto_base', 'pagina', 'sugestao', 'atividade', 'importacao'));

-- The pictures of an item in their order, each with what it says to who does not see it: {midia, alt}.
alter table questao_importacao_item
  add imagens jsonb not null default '[]' check (jsonb_typeof(imagens) = 'array');

alter table questao_importacao drop constraint questao_importacao_formato_check;
alter table questao_importacao add constraint questao_importacao_formato_check
  check (formato in ('moodle_xml', 'qti', 'gift', 'aiken', 'cloze', 'missing_word', 'planilha', 'docx'));
