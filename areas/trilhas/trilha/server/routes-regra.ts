/** Handlers of the rules of paths. */
import type { Static } from 'typebox'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import type { trilhaRegraApi } from '../contract-regra.ts'
import { type RegraAlvo, regraPolicy, trilhasPolicy } from '../policy.ts'
import { MAX_REGRAS, type RegraListada } from '../shapes.ts'
import { regraEmUso, trilhaTexts as texts } from '../texts.ts'
import { readNome } from './find.ts'
import { presentRegra } from './present.ts'
import * as queries from './queries-regra.ts'
import { recontarRegraLater } from './write-contar.ts'

type Sent = Omit<Static<typeof trilhaRegraApi.editRegra.body>, 'id'>

const clean = (words: readonly string[]): string[] => words.map((word) => word.replace(/\s+/g, ' ').trim())

/** Words that say something, as they are kept. */
function readWords(words: readonly string[], campo: 'nomeEixo' | 'nomeHabilidade' | 'niveis'): string[] {
  const read = clean(words)
  if (read.some((word) => word === ''))
    throw invalid({ [campo]: campo === 'niveis' ? texts.niveis : texts.rotulos })
  return read
}

/** Characters that a pair of labels has as JSON, at most: what its column holds. */
const MAX_ROTULOS = 200

/** Labels as they are kept. */
function readRotulos(words: readonly string[], campo: 'nomeEixo' | 'nomeHabilidade'): string {
  const text = JSON.stringify(readWords(words, campo))
  // Quotes and signs that nobody sees are written longer than they are.
  if ([...text].length > MAX_ROTULOS) throw invalid({ [campo]: texts.rotulosLongos })
  return text
}

/** The columns of what was sent; what was not stays out. */
function columnsOf({ nome, nomeEixo, nomeHabilidade, niveis, ...rest }: Sent): queries.RegraColumns {
  return {
    ...rest,
    ...(nome !== undefined && { nome: readNome(nome) }),
    ...(nomeEixo && { nome_eixo: readRotulos(nomeEixo, 'nomeEixo') }),
    ...(nomeHabilidade && { nome_habilidade: readRotulos(nomeHabilidade, 'nomeHabilidade') }),
    ...(niveis && { niveis: readWords(niveis, 'niveis') }),
  }
}

/** What learners' points and mastery depend on. */
const COUNTED = ['livre', 'minimo_nivel', 'dominio_regride'] as const

const alvoOf = ({ usuario_id }: queries.RegraRow): RegraAlvo => ({ dono: usuario_id })

const present = (row: queries.RegraRow, { actor }: Pick<Context, 'actor'>): RegraListada => {
  const { usuario_id: _, trilhas, ...regra } = row
  return {
    ...presentRegra(regra),
    trilhas,
    permissoes: { editar: can(regraPolicy, actor, 'edit', alvoOf(row)) },
  }
}

/** A rule that the person may change: 404 for another's, 403 for the platform's. */
async function regraToEdit({ tx, actor, authorize }: Context, id: number): Promise<queries.RegraRow> {
  const row = await queries.findRegra(tx, id, { lock: true })
  if (!row || !can(regraPolicy, actor, 'view', alvoOf(row))) throw notFound()
  authorize(regraPolicy, 'edit', alvoOf(row))
  return row
}

async function show(context: Context, id: number): Promise<{ regra: RegraListada }> {
  const row = await queries.findRegra(context.tx, id)
  if (!row) throw notFound()
  return { regra: present(row, context) }
}

const own = (actor: Context['actor']): RegraAlvo => ({ dono: isVisitor(actor) ? null : actor.id })

export const regraHandlers: Handlers<typeof trilhaRegraApi> = {
  async listRegras(context) {
    const { tx, actor, authorize } = context
    authorize(trilhasPolicy, 'regras', null)
    const [usuario, padrao] = await Promise.all([
      queries.listRegras(tx, actor.id),
      queries.listRegras(tx, null),
    ])
    return {
      lista_regras_usuario: usuario.map((row) => present(row, context)),
      lista_regras_default: padrao.map((row) => present(row, context)),
      permissoes: {
        criar: can(regraPolicy, actor, 'edit', own(actor)),
        criar_padrao: can(regraPolicy, actor, 'edit', { dono: null }),
      },
    }
  },

  async createRegra({ body, ...context }) {
    const { tx, actor, authorize } = context
    const { padrao = false, ...sent } = body
    const alvo: RegraAlvo = padrao ? { dono: null } : own(actor)
    authorize(regraPolicy, 'edit', alvo)
    await oneAtATime(tx, 'regra_trilha', alvo.dono ?? '')
    if ((await queries.countRegras(tx, alvo.dono)) >= MAX_REGRAS)
      throw failure(422, 'regras_demais', texts.regrasDemais)
    const columns = columnsOf(sent)
    const id = await queries.insertRegra(tx, {
      ...columns,
      nome: columns.nome as string,
      usuario_id: alvo.dono,
    })
    await audit(context, { entidade: 'regra_trilha', id, acao: 'criar' })
    return show(context, id)
  },

  async editRegra({ body, ...context }) {
    const { id, ...sent } = body
    const { trilhas } = await regraToEdit(context, id)
    const change = columnsOf(sent)
    if (Object.keys(change).length > 0) await queries.updateRegra(context.tx, id, change)
    if (COUNTED.some((field) => sent[field] !== undefined)) await recontarRegraLater(context.tx, id)
    const shown = await show(context, id)
    await audit(context, {
      entidade: 'regra_trilha',
      id,
      acao: 'mudar',
      mudanca: { depois: { ...sent, trilhas } },
    })
    return shown
  },

  async removeRegra({ params, ...context }) {
    const { nome, trilhas } = await regraToEdit(context, params.id)
    if (trilhas > 0) throw failure(409, 'regra_em_uso', regraEmUso(trilhas))
    await queries.deleteRegra(context.tx, params.id)
    await audit(context, {
      entidade: 'regra_trilha',
      id: params.id,
      acao: 'apagar',
      mudanca: { antes: { nome } },
    })
    return {}
  },
}
