-- Finding lessons by what they are about: words of any order and ending, accents aside.
alter table aula add column documento tsvector not null generated always as (
  setweight(to_tsvector('portuguese', sem_acento(titulo)), 'A')
  || setweight(to_tsvector('portuguese', sem_acento(descricao)), 'B')
) stored;
