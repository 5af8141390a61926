/** The places of the demonstration that stand in the addresses of screens. */
import { sql } from './database.ts'

/** The 7º A of the main tenant, a graded topic with answers, a notice, a pupil who answered. */
export async function places(): Promise<Record<string, string>> {
  const [row] = await sql(
    `select t.id as turma, f.id as forum, a.id as aviso, m.usuario_id as aluno, n.slug,
       (select r.id from rede r where r.tenant_id = n.id and r.pai_id is null order by r.id limit 1) as rede,
       t.codigo, (select x.id from transferencia x where x.origem_id = t.id order by x.id limit 1) as transferencia,
       (select p.id from playlist p where p.tenant_id = n.id and p.usuario_id is not null order by p.id limit 1) as playlist,
       (select c.id from curriculo c where c.tenant_id = n.id and c.cliente_id is null order by c.id limit 1) as curriculo,
       (select c.id from categoria c where c.tenant_id = n.id and c.cliente_id is null order by c.curriculo_id, c.ordem, c.id
          limit 1) as categoria,
       (select c.id from cliente c where c.tenant_id = n.id order by c.id limit 1) as cliente,
       (select i.id from incidente i where i.tenant_id = n.id order by i.id limit 1) as incidente,
       (select q.id from enquete q where q.tenant_id = n.id and q.inicio <= now() and q.fim > now() limit 1) as enquete,
       (select l.id from aula l join usuario u on u.tenant_id = l.tenant_id and u.id = l.usuario_id
          where l.tenant_id = n.id and u.email = 'professora@demo.test' and l.versao > 0 order by l.id limit 1) as minha_aula,
       (select g.aula_id from turma_aula g where g.turma_id = t.id and g.removida_em is null and g.inicio <= now()
          and g.fim is null order by 1 limit 1) as aula_dada,
       (select l.id from aula l where l.tenant_id = n.id and l.visibilidade = 'plataforma' and l.estado = 'publicada'
          and l.removida_em is null order by 1 limit 1) as aula_livre,
       (select v.playlist_id from turma_playlist v where v.turma_id = t.id order by 1 limit 1) as livro,
       (select e.id from entrega e where e.turma_id = t.id and e.estado = 'enviada' order by e.id limit 1) as entrega,
       (select e.aula_id from entrega e where e.turma_id = t.id and e.estado = 'enviada' order by e.id limit 1) as aula_entregue,
       (select q.id from questao q join usuario u on u.tenant_id = q.tenant_id and u.id = q.usuario_id
          where q.tenant_id = n.id and u.email = 'professora@demo.test' order by q.id limit 1) as questao,
       (select c.codigo from certificado c where c.tenant_id = n.id and c.revogado_em is null order by c.id limit 1) as certificado,
       (select p.id from trilha p join usuario u on u.tenant_id = p.tenant_id and u.id = p.usuario_id
          where p.tenant_id = n.id and u.email = 'professora@demo.test' and p.status = 1 order by p.id limit 1) as minha_trilha,
       (select x.id from trilha_eixo x join trilha p on p.tenant_id = x.tenant_id and p.id = x.trilha_id
          join usuario u on u.tenant_id = p.tenant_id and u.id = p.usuario_id
          where p.tenant_id = n.id and u.email = 'professora@demo.test' and p.status = 1 order by p.id, x.ordem limit 1)
          as eixo_da_trilha,
       (select q.id from questao q join usuario u on u.id = q.usuario_id
          where q.tenant_id = n.id and u.email = 'professora@demo.test' and q.estado <> 'arquivada' and q.tipo = 'objetiva'
          order by q.id limit 1) as minha_questao,
       (select s.id from sugestao s join usuario u on u.id = s.usuario_id
          where s.tenant_id = n.id and u.email = 'professora@demo.test' and s.estado = 'publicada' order by s.id limit 1)
          as sugestao,
       (select a.id from avaliacao a join usuario u on u.id = a.usuario_id
          where a.tenant_id = n.id and u.email = 'professora@demo.test' and a.estado = 'rascunho' order by a.id limit 1)
          as minha_avaliacao,
       (select a.id from avaliacao a join usuario u on u.id = a.usuario_id
          where a.tenant_id = n.id and u.email = 'professora@demo.test' and a.estado = 'pronta' order by a.id limit 1)
          as avaliacao_pronta,
       (select f.id from fase f where f.tenant_id = n.id and f.estado = 'apuracao' order by f.id limit 1) as fase_apuracao,
       (select f.id from fase f where f.tenant_id = n.id and f.estado = 'producao' order by f.id limit 1) as fase_producao,
       (select w.id from aviso_rede w where w.tenant_id = n.id order by w.id limit 1) as aviso_rede,
       (select v.id from encontro v where v.turma_id = t.id and v.estado = 'agendada' order by v.inicio limit 1) as encontro
     from tenant n
     join turma t on t.tenant_id = n.id and t.nome = '7º A'
     join topico f on f.tenant_id = n.id and f.turma_id = t.id and f.avaliativo
     join topico a on a.tenant_id = n.id and a.turma_id = t.id and a.tipo = 'aviso' and a.pede_ciente
     join mensagem m on m.tenant_id = n.id and m.topico_id = f.id
     join matricula k on k.tenant_id = n.id and k.turma_id = t.id and k.aluno_id = m.usuario_id
     where n.principal order by t.id, f.id, a.id, m.id limit 1`,
  )
  return Object.fromEntries(
    Object.entries({
      id: row?.turma,
      forum: row?.forum,
      aviso: row?.aviso,
      avisoRede: row?.aviso_rede,
      aluno: row?.aluno,
      usuario: row?.aluno,
      slug: row?.slug,
      rede: row?.rede,
      enquete: row?.enquete,
      minhaAula: row?.minha_aula,
      minhaTrilha: row?.minha_trilha,
      eixoDaTrilha: row?.eixo_da_trilha,
      aulaDada: row?.aula_dada,
      aulaLivre: row?.aula_livre,
      livro: row?.livro,
      entrega: row?.entrega,
      aulaEntregue: row?.aula_entregue,
      incidente: row?.incidente,
      playlist: row?.playlist,
      curriculo: row?.curriculo,
      categoria: row?.categoria,
      cliente: row?.cliente,
      questao: row?.questao,
      minhaQuestao: row?.minha_questao,
      minhaAvaliacao: row?.minha_avaliacao,
      avaliacaoPronta: row?.avaliacao_pronta,
      faseApuracao: row?.fase_apuracao,
      faseProducao: row?.fase_producao,
      sugestao: row?.sugestao,
      encontro: row?.encontro,
      codigo: row?.codigo,
      certificado: row?.certificado,
      transferencia: row?.transferencia,
    }).map(([name, id]) => [name, String(id)]),
  )
}
