/** A path as the editor shows it, for who has just asked for it or written it. */
import type { Context } from '../../../../core/server/context.ts'
import { isInAgendamento } from '../rules.ts'
import type { TrilhaInteira } from '../shapes.ts'
import { trilhaFor } from './find.ts'
import { presentEixos, presentGrupo, presentTrilha, seesGrupo } from './present.ts'
import { liveOf } from './queries-edicao.ts'
import { readEstrutura } from './queries-estrutura.ts'
import { listGrupos } from './queries-grupo.ts'
import { usoOf } from './queries-uso.ts'

export async function showTrilha(context: Context, id: number): Promise<TrilhaInteira> {
  const { tx, actor, now } = context
  const row = await trilhaFor(context, 'view', id)
  const [estrutura, grupos, edicoes, uso] = await Promise.all([
    readEstrutura(tx, id, row.rascunho),
    listGrupos(tx, id),
    liveOf(tx, [id], now),
    usoOf(tx, id),
  ])
  const trilha = presentTrilha(row, edicoes.get(id), context)
  return {
    ...trilha,
    musica: row.musica,
    certificado: row.certificado_layout_id === null ? null : { id: row.certificado_layout_id },
    carga_horaria: row.carga_horaria,
    eixos: presentEixos(estrutura, trilha.regra),
    grupos: grupos
      .filter((grupo) => seesGrupo(actor, row, grupo))
      .map((grupo) => presentGrupo(grupo, row, context)),
    tentativas: uso.proprietario + uso.outros,
    uso,
    isInAgendamento: isInAgendamento(row.usuario_id === actor.id, grupos, now),
  }
}
