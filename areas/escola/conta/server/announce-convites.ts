/** The invitations of a class by mail: who was invited, and what came of it (product.md H-20, Campanha). */

import { datesFor, type Moment } from '../../../../core/contract/dates.ts'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { dayAt } from '../../../../core/contract/time.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { tableFile } from '../../../../core/server/sheets/write.ts'
import { say } from '../../../../core/texts/texts.ts'
import { endFicha, wasTakenBack } from '../../../acesso/sessao/server/public.ts'
import { findTurmaToJoin, isTitular } from '../../turma/server/public-entrar.ts'
import type { Convite } from '../contract.ts'
import { type InviteTarget, invitePolicy } from '../policy.ts'
import { conviteTexts } from '../texts-conta.ts'
import * as queries from './queries-turma.ts'

/** What an unknown class is to the policy: nobody's. */
const NOWHERE: InviteTarget = { id: 0, status: 'excluida', redeCaminho: [] }

/** The class that invites, for who may see its invitations; `actions`: what else they mean to do. */
export async function findInviting(
  { tx, actor, brand, authorize }: Pick<Context, 'tx' | 'actor' | 'brand' | 'authorize'>,
  id: number,
  ...actions: readonly (keyof typeof invitePolicy)[]
) {
  const turma = await findTurmaToJoin(tx, id)
  const titular = actor.tenantId === brand.ownerId && (await isTitular(tx, id, actor.id))
  const target = turma ? { id: turma.id, status: turma.status, redeCaminho: turma.caminho, titular } : NOWHERE
  for (const action of ['view', ...actions] as const) authorize(invitePolicy, action, target)
  return { id: target.id, nome: turma?.nome ?? '', target }
}

function estadoOf(row: queries.ConviteRow, now: Date): Convite['estado'] {
  if (row.usada_em) return 'aceito'
  if (row.expira_em > now) return 'pendente'
  return wasTakenBack('campanha', row) ? 'retirado' : 'vencido'
}

const present = (row: queries.ConviteRow, now: Date): Told<Convite> => ({
  id: row.id,
  email: row.email,
  papel: row.papel,
  aluno: row.aluno,
  estado: estadoOf(row, now),
  enviado_em: row.created_at,
  aceito_em: row.usada_em,
  vale_ate: row.expira_em,
})

export async function listConvites(context: Context & { params: { turma: number } }) {
  const { tx, now, params } = context
  const { id, target } = await findInviting(context, params.turma)
  return {
    convites: (await queries.listConvites(tx, id)).map((row) => present(row, now)),
    permissoes: { docente: can(invitePolicy, context.actor, 'chamarDocente', target) },
  }
}

export async function removeConvite(context: Context & { params: { turma: number; convite: number } }) {
  const { tx, now, params } = context
  const { id } = await findInviting(context, params.turma, 'invite')
  const row = await queries.findConvite(tx, id, params.convite)
  if (!row) throw notFound()
  if (!(await endFicha(tx, 'campanha', row.id, now)))
    throw failure(409, 'convite_aceito', {
      pt: 'Este convite já foi aceito.',
      en: 'This invitation was accepted already.',
    })
  await queries.tellConvites(tx, id)
  await audit(context, { entidade: 'turma', id, acao: 'cancelar_convite' })
  return {}
}

export async function exportConvites(
  context: Context & { params: { turma: number }; body: { formato: 'csv' | 'xlsx' } },
) {
  const { tx, now, params, body, language } = context
  const { id, nome } = await findInviting(context, params.turma)
  const t = say(conviteTexts, language)
  const at = (instant: Moment | null) => (instant === null ? '-' : datesFor(language).dateTime(instant))
  const rows = (await queries.listConvites(tx, id)).map((row) => present(row, now))
  const sheet = {
    nome: t.campanha,
    titles: [t.convidado, t.como, t.validado, t.situacao, t.enviado, t.turma],
    rows: rows.map(({ email, papel, aluno, estado, enviado_em, aceito_em }) => [
      email,
      aluno === null ? t[papel] : t.responsavelDe(aluno),
      at(aceito_em),
      t[estado],
      at(enviado_em),
      nome,
    ]),
  }
  const file = await tableFile(body.formato, sheet)
  const mudanca = { depois: { formato: body.formato, convites: rows.length } }
  await audit(context, { entidade: 'turma', id, acao: 'exportar', mudanca })
  return {
    arquivo: `convites-${id}-${dayAt(now)}.${body.formato}`,
    ...file,
  }
}
