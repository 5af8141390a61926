-- A lesson is found and put in order by the words that are published, never by those of its draft.
alter table aula_versao
  add column busca text not null generated always as (sem_acento(titulo)) stored,
  add column documento tsvector not null generated always as (
    setweight(to_tsvector('portuguese', para_busca(titulo)), 'A')
    || setweight(to_tsvector('portuguese', para_busca(descricao)), 'B')
  ) stored;

create or replace view aula_atual with (security_invoker = true) as
select a.tenant_id, a.id, a.codigo, a.versao, coalesce(v.titulo, a.titulo) as titulo,
 coalesce(v.descricao, a.descricao) as descricao, v.navegacao, v.nota_minima, v.tentativas, v.tempo_limite,
 coalesce(v.total_telas, 0) as total_telas, a.usuario_id, a.rede_id, a.alcance, a.visibilidade, a.estado,
 a.disciplina_id, a.capa_id, a.jogo, a.offline, a.publicada_em, a.removida_em,
 coalesce(v.busca || ' ' || sem_acento(a.codigo), a.busca) as busca, coalesce(v.documento, a.documento) as documento,
 a.versao > 0 and a.estado <> 'arquivada' and a.removida_em is null as disponivel
from aula a
left join aula_versao v on v.tenant_id = a.tenant_id and v.aula_id = a.id and v.numero = a.versao;
