/** Telling pupils that a lesson they have not opened waits for them: each once a day. */
import { dayAt } from '../../../../core/contract/time.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import type { NaoAberta } from './queries-nao-abriram.ts'

export const tellNaoAbriram = (
  { tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>,
  { id, titulo, fim, alunos, turma }: NaoAberta & { id: number; turma: { id: number; nome: string } },
): Promise<void> =>
  notifyUsers(
    tx,
    alunos,
    {
      tipo: 'aula_lembrada',
      dados: { autor: actor.nome, titulo, turma: turma.nome, ...(fim && { fim: fim.toISOString() }) },
      destino: `/logado/turmas/turma/${turma.id}/aulas`,
    },
    { chave: `aula_lembrada:${turma.id}:${id}:${dayAt(now)}`, now },
  )
