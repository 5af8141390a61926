-- Settings and the life of a class: who saved last, its picture, when it was closed, put into the bin, and warned of.
alter table turma
  -- Counts the changes of the settings, so that two who edit at once do not write over each other.
  add column versao int not null default 1,
  add column imagem_id bigint,
  add column encerrada_em timestamptz,
  add column excluida_em timestamptz,
  -- What a class in the bin goes back to.
  add column status_antes text check (status_antes in ('ativa', 'encerrada')),
  -- The end that its teachers were already told of.
  add column fim_avisado date,
  add foreign key (tenant_id, imagem_id) references arquivo (tenant_id, id) on delete set null (imagem_id);

create unique index turma_imagem on turma (tenant_id, imagem_id) where imagem_id is not null;
create index turma_fim on turma (tenant_id, fim) where status = 'ativa' and fim is not null;
create index turma_excluida_em on turma (tenant_id, excluida_em) where status = 'excluida';
