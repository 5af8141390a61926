/** Handler of reminding a class of a lesson. */
import type { Handlers } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import type { lembrarApi } from '../contract-lembrar.ts'
import { turmaTentativaPolicy } from '../policy.ts'
import { tentativaTexts as texts } from '../texts.ts'
import { tellNaoAbriram } from './announce-lembrar.ts'
import { findNaoAbriram } from './queries-nao-abriram.ts'
import { turmaAlvo } from './write-begin.ts'

export const lembrarHandlers: Handlers<typeof lembrarApi> = {
  async lembrar({ params, ...context }) {
    const { tx, now, authorize } = context
    const turma = await turmaAlvo(tx, params.turma)
    if (!turma) throw notFound(texts.aulaAusente)
    authorize(turmaTentativaPolicy, 'view', turma, texts.aulaAusente)
    authorize(turmaTentativaPolicy, 'remind', turma)
    const aula = await findNaoAbriram(tx, turma.id, params.aula, now)
    if (!aula) throw notFound(texts.aulaAusente)
    await tellNaoAbriram(context, { ...aula, id: params.aula, turma })
    return { lembrados: aula.alunos.length }
  },
}
