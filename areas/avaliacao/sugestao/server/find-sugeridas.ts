/** What is suggested for what was missed: published, closest first, with only what the person may open. */
import type { RawBuilder } from 'kysely'
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context } from '../../../../core/server/context.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { listAbertos } from '../../../ensino/descoberta/server/public.ts'
import { midiasOf } from '../../../ensino/midia/server/public.ts'
import type { Perdido } from '../../../ensino/tentativa/server/public-sugeridas.ts'
import type { Sugerida } from '../../../ensino/tentativa/shapes-sugerida.ts'
import { alvosDe, leva, midiasDaAtividade, presentDestino } from './present.ts'
import * as atividades from './queries-atividade.ts'
import { listPara } from './queries-sugeridas.ts'

/** `para`: over `sugestao s`, whom it is published for. What would show nothing but a title is left out. */
export async function sugeridasPara(
  context: Context,
  para: RawBuilder<boolean>,
  perdido: Perdido,
): Promise<Told<Sugerida>[]> {
  const { tx, actor } = context
  const rows = await listPara(tx, para, perdido)
  if (rows.length === 0) return []
  const all = await atividades.listOf(
    tx,
    actor,
    rows.map(({ id }) => id),
  )
  const abertos = await listAbertos(tx, actor, alvosDe(all))
  const open = all.filter((row) => leva(row, abertos))
  const midias = await midiasOf(context, [
    ...rows.flatMap(({ html }) => midiasDe({ html })),
    ...open.flatMap(midiasDaAtividade),
  ])
  return rows.flatMap(({ id, titulo, html }) => {
    const own = open.filter(({ sugestao }) => sugestao?.id === id)
    if (html === '' && own.length === 0) return []
    const shown = [...midiasDe({ html }), ...own.flatMap(midiasDaAtividade)]
    return [
      {
        ...{ id, titulo, html },
        atividades: own.map((row) => ({ id: row.id, titulo: row.titulo, ...presentDestino(row, abertos) })),
        midias: midias.filter((midia) => shown.includes(midia.id)),
      },
    ]
  })
}
