-- What learners do in paths (section 3 of the specification: Tentativa, Grade note, Ranking; product.md H-11).

-- A person's turn at a skill of a path ("tentativa"): its lessons are done anew in each, the best of all turns counts.
create table trilha_tentativa (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  usuario_id bigint not null,
  trilha_id bigint not null,
  habilidade_id bigint not null,
  -- The class by which the path came; absent for whoever made it.
  turma_id bigint,
  numero int not null check (numero >= 1),
  iniciada_em timestamptz not null default now(),
  -- Taken away: what was done in it is kept and counts no more.
  removida_em timestamptz,
  removida_por bigint,
  primary key (tenant_id, id),
  unique (tenant_id, usuario_id, habilidade_id, numero),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, removida_por) references usuario (tenant_id, id),
  foreign key (tenant_id, trilha_id, habilidade_id) references trilha_habilidade (tenant_id, trilha_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id)
);
create index trilha_tentativa_habilidade on trilha_tentativa (tenant_id, trilha_id, habilidade_id);
create index trilha_tentativa_turma on trilha_tentativa (tenant_id, turma_id) where turma_id is not null;
create index trilha_tentativa_removida_por on trilha_tentativa (tenant_id, removida_por) where removida_por is not null;
call isolate('trilha_tentativa');

-- The place of an attempt at a lesson has a fourth coordinate: the turn of a path.
alter table tentativa add column trilha_tentativa_id bigint;
alter table tentativa add foreign key (tenant_id, trilha_tentativa_id) references trilha_tentativa (tenant_id, id);
drop index tentativa_aberta;
create unique index tentativa_aberta on tentativa
  (tenant_id, usuario_id, aula_id, coalesce(turma_id, 0), coalesce(trilha_tentativa_id, 0)) where estado = 'iniciada';
drop index tentativa_numero;
create unique index tentativa_numero on tentativa
  (tenant_id, usuario_id, aula_id, coalesce(turma_id, 0), coalesce(trilha_tentativa_id, 0), numero);
create index tentativa_trilha on tentativa (tenant_id, trilha_tentativa_id) where trilha_tentativa_id is not null;

alter table resultado add column trilha_tentativa_id bigint;
alter table resultado add foreign key (tenant_id, trilha_tentativa_id) references trilha_tentativa (tenant_id, id);
drop index resultado_um;
create unique index resultado_um on resultado
  (tenant_id, usuario_id, aula_id, coalesce(turma_id, 0), coalesce(trilha_tentativa_id, 0));
create index resultado_trilha on resultado (tenant_id, trilha_tentativa_id) where trilha_tentativa_id is not null;

-- The best grade of a person in each lesson of a skill: approved beats failed, then the higher (section 4).
create table trilha_nota (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  trilha_id bigint not null,
  habilidade_id bigint not null,
  aula_id bigint not null,
  nivel int not null check (nivel in (1, 2, 3)),
  nota numeric(4, 2) not null check (nota between 0 and 10),
  status text not null check (status in ('aprovado', 'reprovado')),
  pontos int not null check (pontos >= 0),
  -- Seconds of the attempt that counts.
  tempo int not null check (tempo >= 0),
  tentativa_id bigint not null,
  primary key (tenant_id, usuario_id, habilidade_id, aula_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, trilha_id, habilidade_id) references trilha_habilidade (tenant_id, trilha_id, id),
  foreign key (tenant_id, aula_id) references aula (tenant_id, id),
  foreign key (tenant_id, tentativa_id) references tentativa (tenant_id, id)
);
create index trilha_nota_habilidade on trilha_nota (tenant_id, trilha_id, habilidade_id);
create index trilha_nota_aula on trilha_nota (tenant_id, aula_id);
create index trilha_nota_tentativa on trilha_nota (tenant_id, tentativa_id);
call isolate('trilha_nota');

-- What a person has of a skill.
create table trilha_dominio (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  trilha_id bigint not null,
  habilidade_id bigint not null,
  pontos int not null default 0 check (pontos >= 0),
  -- Of the lessons that count.
  tempo int not null default 0 check (tempo >= 0),
  -- Lessons with a grade.
  aulas int not null default 0 check (aulas >= 0),
  -- Every level reached the share of the rule.
  feita boolean not null default false,
  -- 0 not begun, 1 under way, 2 adequate, 3 advanced: falls only where the path's rule lets it.
  dominio int not null default 0 check (dominio between 0 and 3),
  primary key (tenant_id, usuario_id, habilidade_id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, trilha_id, habilidade_id) references trilha_habilidade (tenant_id, trilha_id, id)
);
create index trilha_dominio_habilidade on trilha_dominio (tenant_id, trilha_id, habilidade_id);
call isolate('trilha_dominio');

-- What a person has of an axis, and of the path in all (`eixo` 0): what rankings read.
create table trilha_ponto (
  tenant_id int not null default current_tenant() references tenant,
  usuario_id bigint not null,
  trilha_id bigint not null,
  eixo bigint not null,
  -- The class of the last turn.
  turma_id bigint,
  pontos int not null default 0 check (pontos >= 0),
  tempo int not null default 0 check (tempo >= 0),
  -- Lessons with a grade: without any nobody is ranked.
  aulas int not null default 0 check (aulas >= 0),
  -- Skills done.
  feitas int not null default 0 check (feitas >= 0),
  atualizado_em timestamptz not null default now(),
  primary key (tenant_id, usuario_id, trilha_id, eixo),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, trilha_id) references trilha (tenant_id, id) on delete cascade,
  foreign key (tenant_id, turma_id) references turma (tenant_id, id)
);
create index trilha_ponto_ranking on trilha_ponto (tenant_id, trilha_id, eixo, pontos desc, tempo, usuario_id);
create index trilha_ponto_turma on trilha_ponto (tenant_id, turma_id) where turma_id is not null;
call isolate('trilha_ponto');

-- Whether pupils under 12 may be compared across schools: what the tenant says, else no (H-11).
create function ranking_entre_escolas() returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp
  return (select coalesce(configuracoes -> 'ranking_entre_escolas' = 'true'::jsonb, false) from tenant
    where id = current_tenant());
revoke execute on function ranking_entre_escolas() from public;
grant execute on function ranking_entre_escolas() to turmalina_app;
