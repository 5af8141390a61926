/** The second person for a new way in of who works here: one asks, another confirms, and who asked then does it. */
import { askerOf } from '../../../../core/policy/actor.ts'
import { maySecond, needsSecond, type WhyNotSecond, whyNotSecond } from '../../../../core/policy/rank.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { fatorPolicy } from '../../../acesso/fator/policy.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import {
  CONFIRMACAO_MS,
  confirm,
  endConfirmacao,
  insertConfirmacao,
  listAdministradores,
  lockConfirmacao,
} from '../../../acesso/sessao/server/public.ts'
import { type PessoaTarget, subjectOf } from '../policy.ts'
import { readEmail } from '../rules.ts'
import type { Confirmacao } from '../shapes.ts'
import { findFor } from './find.ts'
import { administratorAs } from './present.ts'
import { readFields } from './refusals.ts'
import { refuseTaken } from './write-dados.ts'

const notNeeded = () =>
  failure(409, 'nao_precisa', {
    pt: 'Para esta pessoa ninguém precisa confirmar: faça direto.',
    en: 'Nobody has to confirm anything for this person: do it at once.',
  })

const WHY: Record<WhyNotSecond, { pt: string; en: string }> = {
  pediu: {
    pt: 'Você pediu esta mudança: outra pessoa precisa confirmar.',
    en: 'You asked for this change: somebody else has to confirm it.',
  },
  proprio: {
    pt: 'Esta mudança é da sua própria conta: outra pessoa precisa confirmar.',
    en: 'This change is of your own account: somebody else has to confirm it.',
  },
  acima: {
    pt: 'Esta conta é de alguém com um papel acima do seu.',
    en: 'This account belongs to somebody whose role is above yours.',
  },
}

const movedOn = () =>
  failure(409, 'confirmacao_mudou', {
    pt: 'Este pedido já foi respondido. Veja como ele está agora.',
    en: 'This request has been answered already. See where it stands now.',
  })

const pageOf = ({ brand }: Context, usuario: number): `/${string}` =>
  `/logado/administracao/${brand.slug}/usuarios/${usuario}`

/** Whoever may change the person; the second factor is taken off by administrators alone. */
function authorizeAto(context: Context, ato: Confirmacao['ato'], target: PessoaTarget): void {
  if (ato === 'fator') context.authorize(fatorPolicy, 'reset', subjectOf(target))
}

export async function askConfirmacao(
  context: Context,
  usuario: number,
  { ato, email, motivo }: { ato: Confirmacao['ato']; email?: string; motivo: string },
): Promise<void> {
  const { tx, actor, now } = context
  const { target } = await findFor(context, usuario, 'edit')
  authorizeAto(context, ato, target)
  const subject = subjectOf(target)
  if (!needsSecond('access', actor, subject)) throw notNeeded()
  if (ato === 'email' && email === undefined)
    throw invalid({ email: { pt: 'Escreva o novo e-mail.', en: 'Enter the new email.' } })
  const fields = ato === 'email' ? readFields({ email }, { email: readEmail }) : {}
  await refuseTaken(context, { email: fields.email }, usuario)
  const asker = askerOf(actor)
  const until = new Date(now.getTime() + CONFIRMACAO_MS)
  const asked = { usuario, ato, email: fields.email ?? null, asker, now, motivo: motivo.trim(), until }
  const id = await insertConfirmacao(tx, asked)
  const may = (await listAdministradores(tx)).filter((person) =>
    maySecond(administratorAs(person, person.papeis, target), subject, asker),
  )
  await notifyUsers(
    tx,
    may.map((person) => person.id),
    { tipo: 'confirmacao_pedida', dados: { autor: actor.nome }, destino: pageOf(context, usuario) },
    { chave: `confirmacao:${id}` },
  )
  const mudanca = { depois: { pedido: id, ato } }
  await audit(context, { entidade: 'usuario', id: usuario, acao: 'pedir_confirmacao', mudanca, motivo })
}

export async function decideConfirmacao(
  context: Context,
  { usuario, confirmacao: id }: { usuario: number; confirmacao: number },
  confirma: boolean,
): Promise<void> {
  const { tx, actor, now } = context
  const { target } = await findFor(context, usuario, 'edit')
  const row = await lockConfirmacao(tx, usuario, id, now)
  if (!row) throw notFound()
  authorizeAto(context, row.ato, target)
  const asker = {
    usuario_id: row.pedido_por,
    visitante_id: row.pedido_visitante,
    visitante_tenant: row.pedido_tenant,
  }
  const why = whyNotSecond(actor, subjectOf(target), asker)
  if (why !== null) throw failure(403, `confirmacao_${why}`, WHY[why])
  if (row.confirmado_em !== null) throw movedOn()
  if (confirma) await confirm(tx, id, askerOf(actor), now)
  else await endConfirmacao(tx, id, now)
  if (row.pedido_por !== null)
    await notifyUsers(
      tx,
      [row.pedido_por],
      {
        tipo: confirma ? 'confirmacao_dada' : 'confirmacao_recusada',
        dados: { autor: actor.nome },
        destino: pageOf(context, usuario),
      },
      { chave: `confirmacao:${id}:resposta` },
    )
  const mudanca = { depois: { pedido: id, ato: row.ato } }
  const acao = confirma ? 'confirmar_acesso' : 'recusar_acesso'
  await audit(context, { entidade: 'usuario', id: usuario, acao, mudanca })
}
