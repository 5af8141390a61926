-- What areas above may know of lessons (decision 0037): as they were published last, never what is being written.
create view aula_atual with (security_invoker = true) as
select a.tenant_id, a.id, a.codigo, a.versao, coalesce(v.titulo, a.titulo) as titulo,
  coalesce(v.descricao, a.descricao) as descricao, v.navegacao, v.nota_minima, v.tentativas, v.tempo_limite,
  coalesce(v.total_telas, 0) as total_telas, a.usuario_id, a.rede_id, a.alcance, a.visibilidade, a.estado,
  a.disciplina_id, a.capa_id, a.jogo, a.offline, a.publicada_em, a.removida_em, a.busca, a.documento,
  a.versao > 0 and a.estado <> 'arquivada' and a.removida_em is null as disponivel
from aula a
left join aula_versao v on v.tenant_id = a.tenant_id and v.aula_id = a.id and v.numero = a.versao;
grant select on aula_atual to turmalina_app;

-- A screen of a published version, as learners get it: without its key.
create view tela_publicada with (security_invoker = true) as
select tenant_id, aula_id, versao, tela_id, ordem, tipo, titulo, peso, obrigatoria, conteudo
from versao_tela;
grant select on tela_publicada to turmalina_app;
