-- Certificates are searched by the names on them: without the accents of each row being taken away anew.
alter table certificado add column busca text not null generated always as (sem_acento(nome || ' ' || trilha_nome)) stored;
