-- Words of questions, for searches (decision 0087): under row security `@@` uses no index, equality does.

create extension if not exists pg_trgm;

-- What is to be chosen, put in order or paired in a question, as plain words: the same whatever its order.
create function opcoes_de(jsonb) returns text language sql immutable strict parallel safe
  return (select coalesce(string_agg(x.dito #>> '{}', ' / ' order by x.dito #>> '{}' collate "C"), '')
    from (
      select jsonb_path_query($1, 'strict $.**.texto', silent => true) union all
      select jsonb_path_query($1, '$.grupos[*].nome') union all
      select jsonb_path_query($1, '$.aceitas[*]')
    ) x (dito) where jsonb_typeof(x.dito) = 'string');

-- The stems of what a question says and where they stand: A, B or C.
create function radicais_de(titulo text, texto text, opcoes text) returns tsvector
  language sql immutable strict parallel safe
  return setweight(to_tsvector('portuguese', para_busca(titulo)), 'A')
    || setweight(to_tsvector('portuguese', para_busca(texto)), 'B')
    || setweight(to_tsvector('portuguese', para_busca(opcoes)), 'C');

alter table questao
  add column opcoes text not null generated always as (left(sem_acento(opcoes_de(conteudo)), 20000)) stored,
  -- Where it came from.
  add column procedencia text not null generated always as
    (case when origem_aula_id is not null then 'aula' when copia_de is not null then 'copia' else 'escrita' end) stored,
  -- Its skills in their order, as `questao_habilidade` has them: what lists count.
  add column habilidades bigint[] not null default '{}';

-- All that lists are filtered by and count, newest last: read without the questions themselves.
create index questao_lista on questao (tenant_id, id) include
  (estado, usuario_id, rede_id, disciplina_id, periodo_id, dificuldade, bloom, tipo, procedencia, licenca, habilidades);

create function gather_habilidades() returns trigger language plpgsql as $$
begin
  update questao q set habilidades = x.ids
  from (
    select m.tenant_id, m.questao_id, array(
      select y.habilidade_id from questao_habilidade y
      where y.tenant_id = m.tenant_id and y.questao_id = m.questao_id order by y.ordem) as ids
    from (select distinct tenant_id, questao_id from mudada) m) x
  where q.tenant_id = x.tenant_id and q.id = x.questao_id and q.habilidades <> x.ids;
  return null;
end $$;
create trigger questao_habilidade_posta after insert on questao_habilidade
  referencing new table as mudada for each statement execute function gather_habilidades();
create trigger questao_habilidade_tirada after delete on questao_habilidade
  referencing old table as mudada for each statement execute function gather_habilidades();
update questao q set habilidades = array(
  select y.habilidade_id from questao_habilidade y where y.tenant_id = q.tenant_id and y.questao_id = q.id order by y.ordem)
where exists (select from questao_habilidade y where y.tenant_id = q.tenant_id and y.questao_id = q.id);

create table questao_palavra (
  tenant_id int not null default current_tenant() references tenant,
  palavra text collate "C" not null check (length(palavra) between 1 and 60),
  questao_id bigint not null,
  -- 4 in the title, 3 in the statement, 1 in what may be chosen.
  peso smallint not null check (peso in (1, 3, 4)),
  primary key (tenant_id, palavra, questao_id) include (peso),
  foreign key (tenant_id, questao_id) references questao (tenant_id, id) on delete cascade
);
create index questao_palavra_questao on questao_palavra (tenant_id, questao_id);
call isolate('questao_palavra');

create function index_questoes() returns trigger language plpgsql as $$
begin
  insert into questao_palavra (tenant_id, palavra, questao_id, peso)
  select m.tenant_id, x.lexeme, m.id, case when 'A' = any(x.weights) then 4 when 'B' = any(x.weights) then 3 else 1 end
  from mudada m, unnest(radicais_de(m.titulo, m.texto, m.opcoes)) x
  where length(x.lexeme) <= 60;
  return null;
end $$;
create trigger questao_dita after insert on questao
  referencing new table as mudada for each statement execute function index_questoes();

-- What is said as before stays: a question is saved often while it is written.
create function reindex_questoes() returns trigger language plpgsql as $$
declare
  ditas bigint[] := array(
    select m.id from mudada m join antes a on a.tenant_id = m.tenant_id and a.id = m.id
    where (m.titulo, m.texto, m.opcoes) is distinct from (a.titulo, a.texto, a.opcoes));
begin
  if ditas = '{}' then return null; end if;
  delete from questao_palavra p using mudada m
  where p.tenant_id = m.tenant_id and p.questao_id = m.id and m.id = any(ditas)
    and not exists (select from unnest(radicais_de(m.titulo, m.texto, m.opcoes)) x where x.lexeme = p.palavra);
  insert into questao_palavra (tenant_id, palavra, questao_id, peso)
  select m.tenant_id, x.lexeme, m.id, case when 'A' = any(x.weights) then 4 when 'B' = any(x.weights) then 3 else 1 end
  from mudada m, unnest(radicais_de(m.titulo, m.texto, m.opcoes)) x
  where m.id = any(ditas) and length(x.lexeme) <= 60
  on conflict (tenant_id, palavra, questao_id) do update set peso = excluded.peso
    where questao_palavra.peso <> excluded.peso;
  return null;
end $$;
create trigger questao_redita after update on questao
  referencing old table as antes new table as mudada for each statement execute function reindex_questoes();

insert into questao_palavra (tenant_id, palavra, questao_id, peso)
select q.tenant_id, x.lexeme, q.id, case when 'A' = any(x.weights) then 4 when 'B' = any(x.weights) then 3 else 1 end
from questao q, unnest(radicais_de(q.titulo, q.texto, q.opcoes)) x
where length(x.lexeme) <= 60;
