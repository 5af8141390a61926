-- Plurals that the Portuguese stemmer, which reads no accents here, takes for other words: equações, animais, nuvens.

-- Words without accents, each as its singular is written; what is no plural changes the same way on both sides.
create function para_busca(text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    sem_acento($1), '[ao]es\M', 'ao', 'g'), '([aeou])is\M', '\1l', 'g'), 'ns\M', 'm', 'g'), '(\w{3})s\M', '\1', 'g');

alter table aula drop column documento;
alter table aula add column documento tsvector not null generated always as (
  setweight(to_tsvector('portuguese', para_busca(titulo)), 'A')
  || setweight(to_tsvector('portuguese', para_busca(descricao)), 'B')
) stored;
