/** Lessons, what they show and who was given them as sets of rows, for the demonstration. */
import { type RawBuilder, sql } from 'kysely'
import { rowSet } from '../../../../core/server/rows.ts'

export const aulaRows = {
  aula: rowSet('aula'),
  tela: rowSet('tela'),
  aula_versao: rowSet('aula_versao'),
  versao_tela: rowSet('versao_tela'),
  versao_escrita: rowSet('versao_escrita'),
  turma_aula: rowSet('turma_aula'),
  aula_periodo: rowSet('aula_periodo'),
  aula_habilidade: rowSet('aula_habilidade'),
  aula_tag: rowSet('aula_tag'),
}

/** The first version of each published lesson of a relation of `id` and `telas`. */
export const publicarAulas = (aulas: RawBuilder<unknown>) =>
  aulaRows.aula_versao.fill(
    [
      ...(['aula_id', 'numero', 'titulo', 'descricao', 'navegacao', 'tentativas', 'nota_minima'] as const),
      ...(['total_telas', 'publicada_em', 'publicada_por'] as const),
    ],
    sql`select l.id, 1, l.titulo, l.descricao, l.navegacao, l.tentativas, l.nota_minima, a.telas, l.publicada_em, l.usuario_id
      from ${aulas} a join aula l on l.id = a.id where l.versao = 1`,
  )

/** Screens of versions as their authors wrote them. */
export const guardarEscritas = aulaRows.versao_escrita.fill(
  ['aula_id', 'versao', 'tela_id', 'conteudo'],
  sql`select v.aula_id, v.versao, v.tela_id, t.conteudo from versao_tela v join tela t on t.id = v.tela_id`,
)
