-- A question as it stood when an assessment took it: what is asked and corrected stays as it was (product.md H-12, 'Version').
create table questao_versao (
  tenant_id int not null default current_tenant() references tenant,
  questao_id bigint not null,
  versao int not null check (versao >= 1),
  tipo text not null check (tipo in
    ('objetiva', 'multipla_resposta', 'verdadeiro_falso', 'associacao', 'numerica', 'dissertativa', 'resposta_curta',
     'lacunas', 'ordenacao', 'classificacao')),
  titulo text not null,
  -- The statement as plain words.
  texto text not null,
  conteudo jsonb not null check (jsonb_typeof(conteudo) = 'object'),
  comando text not null,
  explicacao text not null,
  analises jsonb not null check (jsonb_typeof(analises) = 'array'),
  -- The text that it asks about: id, titulo and html; absent: none.
  texto_base jsonb check (jsonb_typeof(texto_base) = 'object'),
  created_at timestamptz not null default now(),
  primary key (tenant_id, questao_id, versao),
  foreign key (tenant_id, questao_id) references questao (tenant_id, id)
);
call isolate('questao_versao');

-- What an assessment keeps is never changed: whichever way a question is written, it goes on as the next version.
create function seguir_versao() returns trigger language plpgsql as $$
declare
  kept int := (select max(v.versao) from questao_versao v where v.questao_id = old.id);
begin
  -- An import that is undone gives back the number that stood before: a number that was kept is never given again.
  if new.versao <= kept then new.versao := kept + 1; end if;
  return new;
end $$;
create trigger questao_segue before update of conteudo, comando, explicacao, analises, texto_base_id on questao
  for each row when ((old.conteudo, old.comando, old.explicacao, old.analises, old.texto_base_id)
    is distinct from (new.conteudo, new.comando, new.explicacao, new.analises, new.texto_base_id))
  execute function seguir_versao();

create function seguir_versoes_do_texto() returns trigger language plpgsql as $$
begin
  update questao q set versao = k.versao + 1
  from (select v.questao_id, max(v.versao) as versao from questao_versao v group by 1) k
  where q.texto_base_id = new.id and k.questao_id = q.id and q.versao <= k.versao;
  return null;
end $$;
create trigger texto_base_segue after update of titulo, html on texto_base
  for each row when ((old.titulo, old.html) is distinct from (new.titulo, new.html))
  execute function seguir_versoes_do_texto();

-- An assessment (sections 3, 5 and 7; product.md H-13).
create table avaliacao (
  tenant_id int not null default current_tenant() references tenant,
  id bigint generated always as identity,
  -- Who put it together.
  usuario_id bigint not null,
  -- The network that it is shared with; absent: its author's only.
  rede_id bigint,
  -- The one that it began from.
  avaliacao_id bigint,
  titulo text not null check (length(titulo) between 1 and 120),
  busca text not null generated always as (sem_acento(titulo)) stored,
  disciplina_id bigint,
  periodo_id bigint,
  -- The class that it is for: what it has met in lessons is told.
  turma_id bigint,
  modelo text not null default 'padrao' check (modelo in ('padrao', 'doisBlocos')),
  -- Rows of its matrix: a skill or any, and how many easy, middling and hard questions of it.
  matriz jsonb not null default '[]' check (jsonb_typeof(matriz) = 'array'),
  modalidade text not null default 'papel' check (modalidade in ('papel', 'online', 'mista')),
  cadernos smallint not null default 1 check (cadernos between 1 and 26),
  embaralha_questoes boolean not null default false,
  embaralha_alternativas boolean not null default false,
  embaralha_blocos boolean not null default false,
  -- What all hits are worth.
  valor numeric(6, 2) not null default 10 check (valor > 0),
  -- Minutes; absent: as long as its window is open.
  duracao smallint check (duracao between 5 and 600),
  -- Said in the room to who enters; empty: none.
  senha text not null default '' check (length(senha) <= 40),
  -- Read before it begins; HTML, clean.
  instrucoes text not null default '' check (length(instrucoes) <= 20000),
  mostrar_resultado text not null default 'ao_finalizar_fase'
    check (mostrar_resultado in ('nunca', 'ao_finalizar_fase', 'imediato')),
  -- Names of performance, each from which percentage of the hits on.
  padroes jsonb not null check (jsonb_typeof(padroes) = 'array'),
  estado text not null default 'rascunho' check (estado in ('rascunho', 'pronta', 'arquivada')),
  -- Counts changes: two editors at once are told.
  revisao int not null default 1,
  alterada_em timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, usuario_id) references usuario (tenant_id, id),
  foreign key (tenant_id, rede_id) references rede (tenant_id, id),
  foreign key (tenant_id, avaliacao_id) references avaliacao (tenant_id, id) on delete set null (avaliacao_id),
  foreign key (tenant_id, disciplina_id) references disciplina (tenant_id, id),
  foreign key (tenant_id, periodo_id) references periodo (tenant_id, id),
  foreign key (tenant_id, turma_id) references turma (tenant_id, id) on delete set null (turma_id)
);
create index avaliacao_usuario on avaliacao (tenant_id, usuario_id, created_at desc);
create index avaliacao_rede on avaliacao (tenant_id, rede_id) where rede_id is not null;
create index avaliacao_avaliacao on avaliacao (tenant_id, avaliacao_id) where avaliacao_id is not null;
create index avaliacao_disciplina on avaliacao (tenant_id, disciplina_id) where disciplina_id is not null;
create index avaliacao_periodo on avaliacao (tenant_id, periodo_id) where periodo_id is not null;
create index avaliacao_turma on avaliacao (tenant_id, turma_id) where turma_id is not null;
call isolate('avaliacao');

-- Its questions in their order.
create table avaliacao_questao (
  tenant_id int not null default current_tenant() references tenant,
  avaliacao_id bigint not null,
  numero smallint not null check (numero between 1 and 48),
  questao_id bigint not null,
  -- As it was when the assessment was closed; absent: it still goes with the bank.
  versao int,
  -- Where its one key was moved to, from 0; absent: where its author put it.
  letra smallint check (letra between 0 and 25),
  peso numeric(5, 2) not null default 1 check (peso > 0),
  primary key (tenant_id, avaliacao_id, numero),
  unique (tenant_id, avaliacao_id, questao_id),
  foreign key (tenant_id, avaliacao_id) references avaliacao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, questao_id) references questao (tenant_id, id) on delete cascade,
  foreign key (tenant_id, questao_id, versao) references questao_versao (tenant_id, questao_id, versao)
);
create index avaliacao_questao_questao on avaliacao_questao (tenant_id, questao_id, versao);
call isolate('avaliacao_questao');

-- A closed assessment in each of its versions on paper or screen: in which order its questions and alternatives stand.
create table avaliacao_caderno (
  tenant_id int not null default current_tenant() references tenant,
  avaliacao_id bigint not null,
  caderno smallint not null check (caderno between 1 and 26),
  -- Place by place: the number of the question, and its alternatives in their order.
  mapa jsonb not null check (jsonb_typeof(mapa) = 'array'),
  primary key (tenant_id, avaliacao_id, caderno),
  foreign key (tenant_id, avaliacao_id) references avaliacao (tenant_id, id) on delete cascade
);
call isolate('avaliacao_caderno');

-- What its instructions and its kept questions show.
alter table midia_uso drop constraint midia_uso_onde_check;
alter table midia_uso add constraint midia_uso_onde_check check (onde in
  ('aula', 'versao', 'entrega', 'playlist', 'questao', 'texto_base', 'pagina', 'sugestao', 'atividade', 'importacao', 'avaliacao'));
