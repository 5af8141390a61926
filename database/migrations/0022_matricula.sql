-- Transfers of pupils with their passports, and why a request to enter was refused (H-03).

-- Told to who asked; absent for those who were in the class and left it.
alter table matricula add column recusa text check (recusa is null or (length(recusa) between 1 and 300 and status = 'removido'));
-- Until when the pupil sits an exam of the class, told by whoever runs it; it ends by itself.
alter table matricula add column em_prova_ate timestamptz;
create index matricula_pendente on matricula (tenant_id, turma_id, data_matricula) where status = 'pendente';

create table transferencia (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  aluno_id bigint not null,
  origem_id bigint not null,
  -- Absent for a school outside of the network, whose name may be in `fora`.
  destino_id bigint,
  fora text check (length(fora) between 1 and 150),
  motivo text not null check (motivo in ('transferencia_rede', 'transferencia_externa', 'remanejamento', 'reclassificacao')),
  -- Who made it and who took it back; absent for visiting administrators.
  quem_id bigint,
  -- The record of the origin as it was at that moment. It names nobody: people are told by the columns above.
  passaporte jsonb not null,
  -- What the pupil was in the destination before.
  destino_antes text check (destino_antes in ('pendente', 'removido', 'transferido')),
  feita_em timestamptz not null default now(),
  desfeita_em timestamptz,
  desfeita_por bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, aluno_id) references usuario (tenant_id, id),
  foreign key (tenant_id, origem_id) references turma (tenant_id, id),
  foreign key (tenant_id, destino_id) references turma (tenant_id, id),
  foreign key (tenant_id, quem_id) references usuario (tenant_id, id),
  foreign key (tenant_id, desfeita_por) references usuario (tenant_id, id),
  check (destino_id <> origem_id),
  check ((destino_id is null) = (motivo = 'transferencia_externa')),
  check (fora is null or destino_id is null)
);
create index transferencia_origem on transferencia (tenant_id, origem_id, feita_em desc);
create index transferencia_destino on transferencia (tenant_id, destino_id, feita_em desc);
create index transferencia_aluno on transferencia (tenant_id, aluno_id);
create index transferencia_quem on transferencia (tenant_id, quem_id);
create index transferencia_desfeita on transferencia (tenant_id, desfeita_por);
call isolate('transferencia');

-- The register number is one of the things that are read only by grant in reports.
alter table concessao drop constraint concessao_dado_check;
alter table concessao add constraint concessao_dado_check check (dado in ('laudo', 'nascimento', 'ra'));
