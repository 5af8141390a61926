-- Taking a row away asks each table that points at it: an index leads there, however long the table is.
create index sessao_suporte_usuario on sessao (tenant_id, suporte_id) where suporte_id is not null;
create index pedido_dados_arquivo on pedido_dados (tenant_id, arquivo_id) where arquivo_id is not null;
create index concessao_rede on concessao (tenant_id, rede_id);
create index cadastro_pendente_turma on cadastro_pendente (tenant_id, turma_id) where turma_id is not null;
