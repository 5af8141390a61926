/** Telling the people of a school that somebody above it asks for their attention: each once a day, in the letter of the day. */
import { dayAt } from '../../../../core/contract/time.ts'
import type { Context } from '../../../../core/server/context.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import type { EscolaRow } from '../../../escola/turma/server/public-fila.ts'
import { listAudiencia } from './queries-escola.ts'

/** Teachers are told that something waits for them, and nothing of the others. Returns how many were told. */
export async function tellEscola(
  { tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>,
  { id, nome, sem_professor, esperam, pedidos, quieta }: EscolaRow,
): Promise<number> {
  const people = await listAudiencia(tx, id, actor.id, now)
  const idsOf = (responde: boolean) => people.filter((one) => one.responde === responde).map((one) => one.id)
  const telling = { chave: `escola_lembrada:${id}:${dayAt(now)}`, now }
  await notifyUsers(
    tx,
    idsOf(true),
    {
      tipo: 'escola_lembrada',
      dados: { autor: actor.nome, escola: nome, sem_professor, esperam, pedidos, quieta },
      destino: `/logado/turmas?escola=${id}`,
    },
    telling,
  )
  await notifyUsers(
    tx,
    idsOf(false),
    { tipo: 'fila_lembrada', dados: { autor: actor.nome, escola: nome }, destino: '/logado' },
    telling,
  )
  return people.length
}
