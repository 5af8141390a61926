-- Attempts as they come in from devices, and the best of each person (product.md H-06, H-07).

-- The pupil saw the right answers: from then on nothing of this attempt changes.
alter table tentativa add column gabarito_em timestamptz;
alter table tentativa add column anulada_por bigint;
alter table tentativa add foreign key (tenant_id, anulada_por) references usuario (tenant_id, id);
create index tentativa_anulada_por on tentativa (tenant_id, anulada_por) where anulada_por is not null;
-- What the job that ends attempts looks for.
create index tentativa_iniciada on tentativa (tenant_id, iniciada_em) where estado = 'iniciada';

-- What devices sent: each record once, for ever.
create table registro (
  tenant_id int not null default current_tenant() references tenant,
  uuid uuid not null,
  tentativa_id bigint not null,
  tipo text not null check (tipo in ('resposta', 'conclusao')),
  dispositivo_id uuid not null,
  -- Seconds that the server was ahead of the device, as the device knew.
  desvio_relogio int not null,
  -- What the device reckoned: kept to be compared, never used.
  nota_calculada numeric(4, 2),
  recebido_em timestamptz not null default now(),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, tentativa_id) references tentativa (tenant_id, id) on delete cascade
);
create index registro_tentativa on registro (tenant_id, tentativa_id);
call isolate('registro');

-- Every answer that was given to a screen; `resposta` holds the one that counts.
create table resposta_vez (
  tenant_id int not null default current_tenant() references tenant,
  tentativa_id bigint not null,
  tela_id bigint not null,
  aula_id bigint not null,
  versao int not null,
  -- By the device's clock: orders the answers of one device.
  respondida_em timestamptz not null,
  resposta jsonb not null,
  resumo text not null generated always as (md5(resposta::text)) stored,
  registro uuid not null,
  fracao numeric(5, 4) check (fracao between 0 and 1),
  tempo int not null default 0 check (tempo >= 0),
  primary key (tenant_id, tentativa_id, tela_id, respondida_em, resumo),
  foreign key (tenant_id, tentativa_id) references tentativa (tenant_id, id) on delete cascade,
  foreign key (tenant_id, aula_id, versao, tela_id) references versao_tela (tenant_id, aula_id, versao, tela_id),
  foreign key (tenant_id, registro) references registro (tenant_id, uuid) on delete cascade
);
create index resposta_vez_tela on resposta_vez (tenant_id, aula_id, versao, tela_id);
create index resposta_vez_registro on resposta_vez (tenant_id, registro);
call isolate('resposta_vez');

-- What a person made of a lesson in a class (or by themselves): kept with every attempt, read by lists and reports.
create table resultado (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  aula_id bigint not null,
  turma_id bigint,
  aberturas int not null default 0 check (aberturas >= 0),
  aberta_em timestamptz,
  ultima_em timestamptz not null default now(),
  -- Annulled ones left out.
  tentativas int not null default 0 check (tentativas >= 0),
  concluidas int not null default 0 check (concluidas >= 0),
  -- Seconds of activity in all of them.
  tempo int not null default 0 check (tempo >= 0),
  -- The best (section 4): approved beats failed, then the higher.
  tentativa_id bigint,
  nota numeric(4, 2) check (nota between 0 and 10),
  status text check (status in ('aprovado', 'reprovado')),
  concluida_em timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id),
  foreign key (tenant_id, tentativa_id) references tentativa (tenant_id, id),
  check ((nota is null) = (status is null))
);
create unique index resultado_um on resultado (tenant_id, usuario_id, aula_id, coalesce(turma_id, 0));
create index resultado_turma on resultado (tenant_id, turma_id, aula_id) where turma_id is not null;
create index resultado_aula on resultado (tenant_id, aula_id);
create index resultado_tentativa on resultado (tenant_id, tentativa_id) where tentativa_id is not null;
call isolate('resultado');
