-- The few who are left out of a list of everybody are found without reading everybody.
create index usuario_suspenso on usuario (tenant_id, id) where status <> 'ativo';
