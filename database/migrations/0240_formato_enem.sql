-- Exams of the ENEM are one more format of questions that are brought in; all its years together fit in one file.

alter table questao_importacao drop constraint questao_importacao_formato_check;
alter table questao_importacao add constraint questao_importacao_formato_check
  check (formato in ('moodle_xml', 'qti', 'gift', 'aiken', 'cloze', 'missing_word', 'planilha', 'docx', 'enem'));
alter table questao_importacao drop constraint questao_importacao_total_check;
alter table questao_importacao add constraint questao_importacao_total_check check (total between 1 and 2500);
