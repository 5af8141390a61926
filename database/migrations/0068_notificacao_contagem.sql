-- Counting what a person was told reads the index alone.
create index notificacao_contagem on notificacao (tenant_id, usuario_id, id desc) include (no_app, lida_em);
drop index notificacao_usuario;
create index notificacao_por_ler on notificacao (tenant_id, usuario_id) include (no_app) where lida_em is null;
drop index notificacao_nova;
