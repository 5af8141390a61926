-- When the class was told that a topic is open: once, whether it opened at once, by its date or by a release.
alter table topico add column anunciado_em timestamptz;
