/** Handlers of pupils who are stuck in a path: who they are and why, and one more turn for one of them. */

import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { findTurma } from '../../../escola/turma/server/public.ts'
import type { trilhaParadosApi } from '../contract-parados.ts'
import { turmaTrilhaPolicy } from '../policy-aprender.ts'
import { aprenderTexts as texts } from '../texts-aprender.ts'
import { presentRegra } from './present.ts'
import * as queries from './queries-aprender.ts'
import { giveVez, listParados } from './queries-parados.ts'
import { findRegraDaTrilha } from './queries-progresso.ts'
import { gruposDoAluno, lockPontos } from './queries-vez.ts'

async function turmaFor({ tx, actor, authorize }: Context, action: 'alunos' | 'dar', id: number) {
  const turma = await findTurma(tx, id)
  if (!turma || !can(turmaTrilhaPolicy, actor, 'list', turma)) throw notFound(texts.ausente)
  authorize(turmaTrilhaPolicy, action, turma)
  return turma
}

/** The pupils of a class who are stuck in a path, by the turns that its rule gives. */
async function paradosDe(context: Context, turma: number, trilha: number) {
  const found = await findRegraDaTrilha(context.tx, trilha)
  if (!found) throw notFound(texts.ausente)
  const { tentativas } = presentRegra(found.regra)
  return listParados(context.tx, { turma, trilha, limite: tentativas })
}

export const paradosHandlers: Handlers<typeof trilhaParadosApi> = {
  async listParados({ params, ...context }) {
    const turma = await turmaFor(context, 'alunos', params.turma)
    const rows = await paradosDe(context, turma.id, params.id)
    return {
      parados: rows.map(({ aluno_id, aluno, eixo, habilidade_id, habilidade, vezes, aulas }) => ({
        aluno: { id: aluno_id, nome: aluno },
        eixo,
        habilidade: { id: habilidade_id, nome: habilidade },
        vezes,
        aulas,
      })),
      permissoes: { dar: can(turmaTrilhaPolicy, context.actor, 'dar', turma) },
    }
  },

  async darVez({ body, ...context }) {
    const { tx, actor } = context
    const turma = await turmaFor(context, 'dar', body.turma)
    if (body.aluno === actor.id) throw failure(403, 'propria', texts.propriaVez)
    const trilha = await queries.trilhaDaHabilidade(tx, body.habilidade)
    const follows = trilha === undefined ? [] : await gruposDoAluno(tx, body.aluno, trilha)
    if (trilha === undefined || !follows.some((one) => one.turma.id === turma.id))
      throw notFound(texts.habilidade)
    await lockPontos(tx, body.aluno, trilha)
    // Asked twice, or once somebody else gave one: there is a turn, and nothing more to give.
    const stuck = (await paradosDe(context, turma.id, trilha)).some(
      ({ aluno_id, habilidade_id }) => aluno_id === body.aluno && habilidade_id === body.habilidade,
    )
    if (!stuck) return { dada: false }
    await giveVez(tx, body.aluno, body.habilidade)
    const mudanca = { depois: { turma: turma.id, habilidade: body.habilidade, usuario: body.aluno } }
    await audit(context, { entidade: 'trilha', id: trilha, acao: 'dar_tentativa', mudanca })
    return { dada: true }
  },
}
