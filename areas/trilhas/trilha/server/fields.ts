/** What authors send about a path, checked and as it is kept. */

import { randomInt } from 'node:crypto'
import type { Static } from 'typebox'
import type { Context } from '../../../../core/server/context.ts'
import { invalid } from '../../../../core/server/failure.ts'
import { makeCodigo } from '../../../ensino/aula/rules.ts'
import { unknownIn } from '../../../ensino/curriculo/server/public.ts'
import type { trilhaGerenciarApi } from '../contract-gerenciar.ts'
import { trilhaTexts as texts } from '../texts.ts'
import { readNome } from './find.ts'
import * as queries from './queries.ts'
import { findRegra } from './queries-regra.ts'

type Sent = Partial<Omit<Static<typeof trilhaGerenciarApi.edit.body>, 'id' | 'rede_id'>>

/** Letters and digits of a path's code: longer than a lesson's (8) and a class's (7). */
const CODE_LENGTH = 9

/** Draws codes until one is free; among 31^9 the first one is. */
export async function newTrilha(
  { tx }: Pick<Context, 'tx'>,
  columns: queries.TrilhaColumns & { nome: string; usuario_id: number },
): Promise<number> {
  for (;;) {
    const codigo = makeCodigo((below) => randomInt(below), CODE_LENGTH)
    const id = await queries.insert(tx, { ...columns, codigo })
    if (id !== undefined) return id
  }
}

/** A rule of the platform, of the person, or of the path's owner: others are not chosen. */
async function checkRegra({ tx, actor }: Context, id: number, dono: number): Promise<void> {
  const regra = await findRegra(tx, id)
  const usable = regra && [null, actor.id, dono].includes(regra.usuario_id)
  if (!usable) throw invalid({ regra_id: texts.regra })
}

/** The columns of what was sent; what was not stays out. @throws 400 naming the field */
export async function columnsOf(context: Context, sent: Sent, dono: number) {
  const { nome, descricao, regra_id, cenario, musica, carga_horaria } = sent
  if (regra_id) await checkRegra(context, regra_id, dono)
  return {
    ...(nome !== undefined && { nome: readNome(nome) }),
    ...(descricao !== undefined && { descricao: descricao.trim() }),
    ...(regra_id !== undefined && { regra_id }),
    ...(cenario !== undefined && { cenario }),
    ...(musica !== undefined && { musica }),
    ...(carga_horaria !== undefined && { carga_horaria }),
  }
}

/** A network that the person may put a path into. */
export async function checkRede({ tx, actor }: Context, rede: number): Promise<void> {
  if (!(await queries.mayUseRede(tx, actor, rede))) throw invalid({ rede_id: texts.rede })
}

/** The curriculum's skill as it is kept: 0 is none. One that stands there stays, also when it went out of use. */
export async function readHabilidadeId(
  context: Context,
  id: number,
  standing: number | null = null,
): Promise<number | null> {
  if (id === 0 || id === standing) return id || null
  if ((await unknownIn(context, { disciplina: [], periodo: [], habilidade: [id] })).length > 0)
    throw invalid({ habilidade_id: texts.habilidade })
  return id
}
