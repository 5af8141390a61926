/** Handlers of pupils who are stuck in a path: who they are and why, and one more turn for one of them. */

import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { findTurma } from '../../../escola/turma/server/public.ts'
import type { trilhaParadosApi } from '../contract-parados.ts'
import { turmaTrilhaPolicy } from '../policy-aprender.ts'
import { aprenderTexts as texts } from '../texts-aprender.ts'
import { tellVez, untellVez } from './announce.ts'
import { presentRegra } from './present.ts'
import * as queries from './queries-aprender.ts'
import {
  type DaTurma,
  giveVez,
  listNaoUsadas,
  listParados,
  type Onde,
  segueTrilha,
} from './queries-parados.ts'
import { findRegraDaTrilha } from './queries-progresso.ts'
import { gruposDoAluno, lockPontos } from './queries-vez.ts'

async function turmaFor({ tx, actor, authorize }: Context, action: 'alunos' | 'dar', id: number) {
  const turma = await findTurma(tx, id)
  if (!turma || !can(turmaTrilhaPolicy, actor, 'list', turma)) throw notFound(texts.ausente)
  authorize(turmaTrilhaPolicy, action, turma)
  return turma
}

/** A class along a path that it follows, with the turns that the path's rule gives. */
async function daTurma({ tx }: Context, turma: number, trilha: number): Promise<DaTurma> {
  const found = await findRegraDaTrilha(tx, trilha)
  if (!found || !(await segueTrilha(tx, turma, trilha))) throw notFound(texts.ausente)
  return { turma, trilha, limite: presentRegra(found.regra).tentativas }
}

const presentOnde = (row: Onde) => ({
  aluno: { id: row.aluno_id, nome: row.aluno },
  eixo: row.eixo,
  habilidade: { id: row.habilidade_id, nome: row.habilidade },
})

interface Vez {
  turma: number
  aluno: number
  habilidade: number
}

/** One pupil at one skill, held until the transaction ends: turns are given and begun one after the other. */
async function umAluno(context: Context, { turma: id, aluno, habilidade }: Vez): Promise<Required<DaTurma>> {
  const { tx, actor } = context
  const turma = await turmaFor(context, 'dar', id)
  if (aluno === actor.id) throw failure(403, 'propria', texts.propriaVez)
  const trilha = await queries.trilhaDaHabilidade(tx, habilidade)
  const follows = trilha === undefined ? [] : await gruposDoAluno(tx, aluno, trilha)
  if (trilha === undefined || !follows.some((one) => one.turma.id === turma.id))
    throw notFound(texts.habilidade)
  await lockPontos(tx, aluno, trilha)
  return { ...(await daTurma(context, turma.id, trilha)), so: { aluno, habilidade } }
}

/** Adds or takes one turn, and writes that down. Answers how many beyond the rule there are now. */
async function change(context: Context, { turma, trilha, so }: Required<DaTurma>, mais: 1 | -1) {
  const dadas = await giveVez(context.tx, so.aluno, so.habilidade, mais)
  const acao = mais === 1 ? 'dar_tentativa' : 'desfazer_tentativa'
  const mudanca = { depois: { turma, habilidade: so.habilidade, usuario: so.aluno, dadas } }
  await audit(context, { entidade: 'trilha', id: trilha, acao, mudanca })
  return dadas
}

export const paradosHandlers: Handlers<typeof trilhaParadosApi> = {
  async listParados({ params, ...context }) {
    const { tx, actor } = context
    const turma = await turmaFor(context, 'alunos', params.turma)
    const of = await daTurma(context, turma.id, params.id)
    const [parados, dadas] = await Promise.all([listParados(tx, of), listNaoUsadas(tx, of)])
    return {
      parados: parados.map((row) => ({ ...presentOnde(row), vezes: row.vezes, aulas: row.aulas })),
      dadas: dadas.map(presentOnde),
      permissoes: { dar: can(turmaTrilhaPolicy, actor, 'dar', turma) },
    }
  },

  async darVez({ body, ...context }) {
    const of = await umAluno(context, body)
    // Asked twice, or once somebody else gave one: there is a turn, and nothing more to give.
    const [parado] = await listParados(context.tx, of)
    if (!parado) return { dada: false }
    const dadas = await change(context, of, 1)
    await tellVez(context, { ...of, dadas }, parado.habilidade)
    return { dada: true }
  },

  async desfazerVez({ body, ...context }) {
    const of = await umAluno(context, body)
    const [dada] = await listNaoUsadas(context.tx, of)
    if (!dada) return { desfeita: false }
    await untellVez(context.tx, { ...of, dadas: dada.dadas })
    await change(context, of, -1)
    return { desfeita: true }
  },
}
