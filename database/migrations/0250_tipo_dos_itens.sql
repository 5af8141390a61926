-- What an item of a file becomes is one of the types that the bank has; absent: nothing.
alter table questao_importacao_item add check (tipo in
  ('objetiva', 'multipla_resposta', 'verdadeiro_falso', 'associacao', 'numerica', 'dissertativa', 'resposta_curta',
   'lacunas', 'ordenacao', 'classificacao'));
