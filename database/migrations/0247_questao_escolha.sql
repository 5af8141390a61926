-- What is done with each question of a file is chosen one by one; what is nearly one with it is found by a job (decision 0100).
alter table questao_importacao
  -- The work that compares.
  add comparacao_id bigint;
alter table questao_importacao_item
  -- What the person chose; absent: what is chosen for all.
  add decisao text check (decisao in ('trazer', 'versao', 'substituir', 'manter')),
  -- The question that is nearly one with it, and how nearly.
  add parecida bigint,
  add semelhanca real check (semelhanca between 0 and 1),
  -- The revision, as the person saw it, of the question that it would change: `questao_id` or `parecida`.
  add alvo_revisao int,
  -- That one was another when the file was to be recorded.
  add mudou boolean not null default false,
  -- The item of the same file that is nearly one with it.
  add gemea int,
  add gemea_semelhanca real check (gemea_semelhanca between 0 and 1),
  add foreign key (tenant_id, parecida) references questao (tenant_id, id) on delete set null (parecida);
create index questao_importacao_item_parecida on questao_importacao_item (tenant_id, parecida) where parecida is not null;
