/** What an accepted invitation gives: a pupil's place, a hand in teaching, or the bond of a guardian. */
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { publish } from '../../../../core/server/events.ts'
import { failure } from '../../../../core/server/failure.ts'
import { giveDocencia, giveVinculo } from '../../../acesso/sessao/server/public-vinculo.ts'
import { quemEntra } from '../../turma/rules-entrada.ts'
import { findAluno, findTurmaToJoin } from '../../turma/server/public-entrar.ts'
import * as queries from './queries-turma.ts'
import type { Invitation } from './routes-cadastro.ts'

export const takesNobody = () =>
  failure(409, 'turma_encerrada', {
    pt: 'Esta turma não recebe mais ninguém.',
    en: 'This class is no longer taking new people.',
  })

/** Who comes in. `actor` and `email` are null of an account made just now, whose address the link proved. */
interface Quem {
  usuario: number
  actor: Actor | null
  email: string | null
  now: Date
}

const isChild = (actor: Actor): boolean => quemEntra(actor) === 'aluno'

/** No role is gained beside another in silence, and none that stands above children by a link passed on. */
function requireInvited({ email }: Invitation, quem: Quem): void {
  if (quem.actor && isChild(quem.actor))
    throw failure(403, 'convite_de_adulto', {
      pt: 'Este convite é para um adulto, e a sua conta é de ⟦aluno⟧. Peça a quem recebeu o convite que entre com a própria conta.',
      en: 'This invitation is for an adult, and your account is a student’s. Ask whoever received the invitation to sign in with their own account.',
    })
  if (quem.actor && quem.email !== email)
    throw failure(403, 'convite_de_outro_email', {
      pt: 'Este convite foi para outro e-mail. Entre com a conta que tem esse e-mail, ou peça um convite para o seu.',
      en: 'This invitation went to another email. Sign in with the account that has it, or ask for an invitation for yours.',
    })
}

/** The pupil's state, or the role that was given; null when the class takes nobody any more. */
export async function enterInvited(
  tx: Tx,
  invitation: Invitation,
  quem: Quem,
): Promise<'adicionado' | 'pendente' | 'professor' | 'responsavel' | null> {
  const { turma, papel, aluno } = invitation
  const { usuario, actor, now } = quem
  if (turma === undefined) return null
  if (papel === 'aluno') return queries.join(tx, { turma, usuario, actor, invited: true, now })
  requireInvited(invitation, quem)
  if ((await findTurmaToJoin(tx, turma))?.status !== 'ativa') return null
  if (papel === 'professor') await giveDocencia(tx, { turma, usuario, auxiliar: true })
  else {
    if (aluno === undefined || (await findAluno(tx, turma, aluno)) === undefined) return null
    const bond = {
      funcao: 'leitura',
      auxiliar: false,
      redeId: null,
      turmaId: null,
      inicio: null,
      fim: null,
    } as const
    await giveVinculo(tx, { ...bond, usuarioId: usuario, papel, alunoId: aluno })
  }
  await queries.tellConvites(tx, turma)
  await publish(tx, `usuario:${usuario}`, 'papeis_mudaram')
  return papel
}
