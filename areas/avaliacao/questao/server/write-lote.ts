/** Many questions changed at once, all or none, and that taken back. */
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { plain } from '../../../ensino/catalogo/rules.ts'
import { tagIds } from '../../../ensino/catalogo/server/public.ts'
import type { questaoApi } from '../contract.ts'
import { bancoPolicy, questaoPolicy } from '../policy.ts'
import { faltasDe } from '../rules-conferir.ts'
import {
  type Colunas,
  depoisDe,
  IMPEDIMENTOS,
  type Impedimento,
  isImpedimento,
  isSame,
  type Pedido,
} from '../rules-lote.ts'
import { loteTexts } from '../texts.ts'
import { tellPassos } from './announce-revisao.ts'
import { refuseUnknown } from './find.ts'
import { caminhoDe } from './find-destino.ts'
import { alvoOf } from './present.ts'
import * as queries from './queries-lote.ts'
import { addPassos } from './queries-revisao.ts'

const REFUSALS = {
  permissao: [403, 'questoes_sem_permissao'],
  guardada: [409, 'questoes_arquivadas'],
  banco: [409, 'questoes_em_banco'],
  incompleta: [422, 'questoes_incompletas'],
  muitas_tags: [422, 'questoes_com_tags_demais'],
} as const satisfies Record<Impedimento, readonly [number, string]>

type Mudar = Parameters<Handlers<typeof questaoApi>['changeMany']>[0]['body']['mudar']

/** @throws 404 naming how many the person does not see */
async function rowsFor({ tx, actor }: Context, ids: readonly number[]): Promise<queries.EmLote[]> {
  const rows = await queries.listForLote(tx, actor, ids)
  const seen = rows.filter((row) => can(questaoPolicy, actor, 'view', alvoOf(row)))
  const lost = ids.length - seen.length
  if (lost > 0) throw failure(404, 'nao_encontrado', loteTexts.ausentes(lost))
  return seen
}

/** What is asked of all, with the tags as they are numbered. @throws 400 naming what is not there */
async function pedidoOf(
  context: Context,
  rows: readonly queries.EmLote[],
  { tags_mais, tags_menos, ...rest }: Omit<Mudar, 'favorita'>,
): Promise<Pedido> {
  await refuseUnknown(context, rest)
  const leaving = tags_menos?.map(plain)
  // Only what one of them has: to take a tag away makes none.
  const known = new Set(rows.flatMap(({ tags }) => tags).filter((tag) => leaving?.includes(plain(tag))))
  return {
    ...rest,
    ...(tags_mais && { tags_mais: await tagIds(context.tx, tags_mais) }),
    ...(tags_menos && { tags_menos: await tagIds(context.tx, [...known]) }),
  }
}

type Feita = Colunas & { id: number; alterada_em: Date; antes: queries.EmLote }

/** What each becomes that changes. @throws naming how many stand in the way, and why the first of them does */
async function feitasOf(context: Context, rows: readonly queries.EmLote[], pedido: Pedido): Promise<Feita[]> {
  const { actor, now } = context
  const la = pedido.rede_id === undefined ? undefined : await caminhoDe(context, pedido.rede_id)
  const made = rows.map((row) => {
    const alvo = alvoOf(row)
    const pode = {
      edita: can(questaoPolicy, actor, 'edit', alvo),
      aprova: can(questaoPolicy, actor, 'approve', alvo),
      aprovaLa: la !== undefined && can(questaoPolicy, actor, 'approve', { ...alvo, redeCaminho: la }),
      inteira: faltasDe(row.tipo, row.conteudo, row.comando).length === 0,
    }
    return { row, depois: depoisDe(row.antes, pedido, pode) }
  })
  for (const one of IMPEDIMENTOS) {
    const n = made.filter(({ depois }) => depois === one).length
    if (n > 0) {
      const [status, codigo] = REFUSALS[one]
      throw failure(status, codigo, loteTexts[one](n))
    }
  }
  return made.flatMap(({ row, depois }) =>
    isImpedimento(depois) || isSame(row.antes, depois)
      ? []
      : [{ ...depois, id: row.id, alterada_em: now, antes: row }],
  )
}

export const loteHandlers: Pick<Handlers<typeof questaoApi>, 'changeMany' | 'undoMany'> = {
  async changeMany({ body: { questoes, mudar }, ...context }) {
    const { tx, actor, authorize, now } = context
    authorize(bancoPolicy, 'keep', null)
    const rows = await rowsFor(context, questoes)
    const { favorita, ...resto } = mudar
    const muda = Object.keys(resto).length > 0
    const feitas = muda ? await feitasOf(context, rows, await pedidoOf(context, rows, resto)) : []
    const revisoes = await queries.setColunas(
      tx,
      feitas.map(({ antes: _, ...feita }) => feita),
    )
    const marcadas = rows.filter((row) => favorita !== undefined && row.favorita !== favorita)
    if (favorita !== undefined)
      await queries.setFavoritas(
        tx,
        actor.id,
        marcadas.map(({ id }) => id),
        favorita,
      )
    const itens = rows.flatMap(({ id, antes, alterada, favorita: era }): queries.Item[] => {
      const revisao = revisoes.get(id)
      const marcada = favorita !== undefined && era !== favorita
      if (revisao === undefined && !marcada) return []
      return [
        {
          id,
          antes: revisao === undefined ? null : { ...antes, alterada_em: alterada, revisao },
          favorita: marcada ? era : null,
        },
      ]
    })
    if (itens.length === 0) return { lote: null, mudadas: 0 }
    const lote = await queries.keepLote(tx, actor.id, itens, now)
    await tellPassos(
      context,
      feitas.map(({ id, estado, antes }) => ({ questao: id, antes: antes.estado, depois: estado })),
      String(lote),
    )
    await audit(
      context,
      ...feitas.map(
        ({ id, antes, habilidades, tags, estado, disciplina_id, periodo_id, dificuldade, rede_id }) => ({
          entidade: 'questao',
          id,
          acao: 'mudar_varias',
          mudanca: {
            antes: antes.antes,
            depois: { estado, disciplina_id, periodo_id, dificuldade, rede_id, habilidades, tags },
          },
        }),
      ),
    )
    return { lote, mudadas: itens.length }
  },

  async undoMany({ params, ...context }) {
    const { tx, actor, authorize, now } = context
    authorize(bancoPolicy, 'keep', null)
    const itens = await queries.takeLote(tx, actor.id, params.id, now)
    const ids = itens.map(({ id }) => id)
    const rows = await queries.listForLote(tx, actor, ids)
    const la = new Set(rows.map(({ id }) => id))
    const editadas = rows.filter((row) => can(questaoPolicy, actor, 'edit', alvoOf(row)))
    const revisoes = new Map(editadas.map(({ id, revisao }) => [id, revisao]))
    // What somebody changed since stays as they left it, and what the person may edit no more; what is gone is gone.
    const voltam = itens.flatMap(({ id, antes }) =>
      antes && revisoes.get(id) === antes.revisao ? [{ ...antes, id }] : [],
    )
    await queries.setColunas(tx, voltam)
    const agora = new Map(rows.map(({ id, estado }) => [id, estado]))
    await addPassos(
      tx,
      actor.id,
      voltam.map(({ id, estado }) => ({ questao: id, antes: agora.get(id) ?? null, depois: estado })),
      now,
    )
    const marcas = itens.filter(({ id, favorita }) => favorita !== null && la.has(id))
    for (const era of [true, false])
      await queries.setFavoritas(
        tx,
        actor.id,
        marcas.flatMap(({ id, favorita }) => (favorita === era ? [id] : [])),
        era,
      )
    await audit(
      context,
      ...voltam.map(({ id, estado }) => ({
        entidade: 'questao',
        id,
        acao: 'desfazer',
        mudanca: { depois: { estado } },
      })),
    )
    const desfeitas = new Set([...voltam, ...marcas].map(({ id }) => id)).size
    return { desfeitas, mantidas: itens.length - desfeitas }
  },
}
