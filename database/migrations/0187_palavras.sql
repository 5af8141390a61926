-- The words on a card of first access, typed with the user name: kept as what only SECRET_KEY can make of them, for there
-- are few enough to be tried one by one.
alter table ficha add column palavras_hash bytea check (length(palavras_hash) = 32);
alter table ficha add check (palavras_hash is null or usuario_id is not null);
