/** Handlers of the screens of a draft: each is saved by itself, and nobody's change is lost. */

import { isDeepStrictEqual } from 'node:util'
import { saidWhen } from '../../../../core/contract/dates.ts'
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { maySee, setUsos } from '../../midia/server/public.ts'
import type { telaApi } from '../contract-tela.ts'
import { insertAfter, isPermutation } from '../rules.ts'
import { midiasDe } from '../rules-tela.ts'
import type { Tela } from '../shapes.ts'
import { MAX_TELAS } from '../shapes-tipos.ts'
import { aulaTexts } from '../texts.ts'
import { cleanTela } from './fields-clean.ts'
import { aulaFor, aulaToEdit } from './find.ts'
import { presentTela } from './present.ts'
import { type AulaRow, touchAula } from './queries.ts'
import * as queries from './queries-tela.ts'

type Asking = Pick<Context, 'tx' | 'actor' | 'authorize'>

const missing = () => notFound(aulaTexts.telaAusente)

async function telaOf({ tx }: Pick<Context, 'tx'>, aula: number, tela: number): Promise<queries.TelaRow> {
  const row = await queries.findTela(tx, aula, tela)
  if (!row) throw missing()
  return row
}

async function showTela(context: Pick<Context, 'tx'>, aula: number, tela: number): Promise<Told<Tela>> {
  return presentTela(await telaOf(context, aula, tela))
}

/** Says which files the draft shows now: its cover and what its screens hold. */
export async function writeUsos(
  { tx }: Pick<Context, 'tx'>,
  row: Pick<AulaRow, 'id' | 'capa_id'>,
): Promise<void> {
  const telas = await queries.listTelas(tx, row.id)
  const midias = telas.flatMap(({ conteudo }) => midiasDe(conteudo))
  await setUsos(tx, { onde: 'aula', id: row.id }, row.capa_id === null ? midias : [...midias, row.capa_id])
}

const sameFiles = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(midiasDe(one).sort(), midiasDe(other).sort())

/** @throws 422 when a file is not the person's to show */
async function refuseForeign(context: Pick<Context, 'tx' | 'actor'>, conteudo: unknown): Promise<void> {
  if (!(await maySee(context, midiasDe(conteudo))))
    throw failure(422, 'arquivo_ausente', aulaTexts.arquivoAusente)
}

export function refuseFull(total: number): void {
  if (total >= MAX_TELAS) throw failure(422, 'telas_demais', aulaTexts.telasDemais)
}

/** Puts a screen that was just made after another, and tells how the draft stands. */
async function place(
  context: Asking,
  row: AulaRow,
  tela: number,
  { ordem, depoisDe }: { ordem: readonly number[]; depoisDe: number | null | undefined },
) {
  const { tx } = context
  const next = insertAfter(ordem, tela, depoisDe)
  await queries.setOrdem(tx, row.id, next)
  await writeUsos(context, row)
  await touchAula(tx, row.id)
  return { tela: await showTela(context, row.id, tela), ordem: next, revisao: row.revisao }
}

export const telaHandlers: Handlers<typeof telaApi> = {
  async findTela({ params, ...context }) {
    await aulaFor(context, 'open', params.id)
    const row = await telaOf(context, params.id, params.tela)
    if (row.removida_em !== null) throw missing()
    return { tela: presentTela(row) }
  },

  async addTela({ params, body, ...context }) {
    const { tx, actor } = context
    const { row } = await aulaToEdit(context, params.id)
    const ordem = await queries.listOrdem(tx, row.id)
    refuseFull(ordem.length)
    const { tipo, titulo = '', depois_de: depoisDe } = body
    const written = { tipo, titulo: titulo.trim(), conteudo: cleanTela(tipo, body.conteudo) }
    await refuseForeign(context, written.conteudo)
    const [tela] = await queries.insertTelas(tx, row.id, actor.id, [written], ordem.length + 1)
    return place(context, row, tela as number, { ordem, depoisDe })
  },

  async saveTela({ params, body, ...context }) {
    const { tx, actor } = context
    const { row } = await aulaToEdit(context, params.id)
    const stored = await telaOf(context, row.id, params.tela)
    if (stored.removida_em !== null) throw missing()
    const conteudo = cleanTela(stored.tipo, body.conteudo)
    const titulo = body.titulo.trim()
    // Sent twice, or the same by two people: there is nothing to lose.
    if (titulo === stored.titulo && isDeepStrictEqual(conteudo, stored.conteudo))
      return { tela: presentTela(stored) }
    if (body.revisao !== stored.revisao) {
      const { pt, en } = aulaTexts.telaConflito
      const by = {
        pt: (when: string) => pt(stored.por_nome, when),
        en: (when: string) => en(stored.por_nome, when),
      }
      throw failure(409, 'tela_conflito', saidWhen(by, stored.alterada_em))
    }
    const otherFiles = !sameFiles(conteudo, stored.conteudo)
    if (otherFiles) await refuseForeign(context, conteudo)
    await queries.updateTela(tx, stored.id, { titulo, conteudo, usuario: actor.id })
    if (otherFiles) await writeUsos(context, row)
    await touchAula(tx, row.id)
    return { tela: await showTela(context, row.id, stored.id) }
  },

  async removeTela({ params, ...context }) {
    const { tx } = context
    const { row } = await aulaToEdit(context, params.id)
    const { removida_em } = await telaOf(context, row.id, params.tela)
    if (removida_em === null) {
      await queries.setRemovida(tx, params.tela, true)
      await queries.closeGaps(tx, row.id)
      await touchAula(tx, row.id)
    }
    return { ordem: await queries.listOrdem(tx, row.id), revisao: row.revisao }
  },

  async restoreTela({ params, ...context }) {
    const { tx } = context
    const { row } = await aulaToEdit(context, params.id)
    const stored = await telaOf(context, row.id, params.tela)
    if (stored.removida_em === null) throw failure(409, 'tela_presente', aulaTexts.telaDePe)
    const ordem = await queries.listOrdem(tx, row.id)
    refuseFull(ordem.length)
    await queries.setRemovida(tx, stored.id, false)
    // It kept its number: it comes back before what took its place.
    const before = stored.ordem > 1 ? ordem[stored.ordem - 2] : null
    return place(context, row, stored.id, { ordem, depoisDe: before })
  },

  async duplicateTela({ params, ...context }) {
    const { tx, actor } = context
    const { row } = await aulaToEdit(context, params.id)
    const stored = await telaOf(context, row.id, params.tela)
    const ordem = await queries.listOrdem(tx, row.id)
    if (!ordem.includes(stored.id)) throw missing()
    refuseFull(ordem.length)
    const copy = { tipo: stored.tipo, titulo: stored.titulo, conteudo: stored.conteudo as object }
    const [tela] = await queries.insertTelas(tx, row.id, actor.id, [copy], ordem.length + 1)
    return place(context, row, tela as number, { ordem, depoisDe: stored.id })
  },

  async reorderTelas({ params, body, ...context }) {
    const { tx } = context
    const { row } = await aulaToEdit(context, params.id)
    const standing = await queries.listOrdem(tx, row.id)
    if (isDeepStrictEqual(standing, body.ordem)) return { ordem: standing, revisao: row.revisao }
    if (body.revisao !== row.revisao || !isPermutation(standing, body.ordem))
      throw failure(409, 'ordem_conflito', aulaTexts.ordemConflito)
    await queries.setOrdem(tx, row.id, body.ordem)
    return { ordem: body.ordem, revisao: await touchAula(tx, row.id, { conta: true }) }
  },
}
