-- Lists and searches of people read names from the index alone: what they ask of every row stands in it.

drop index usuario_busca;
create index usuario_busca on usuario (tenant_id, busca, id) include (status);
create index usuario_criado on usuario (tenant_id, created_at, id);
