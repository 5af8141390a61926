/** Handlers: reading the log, and looking through a person's eyes ("ver como"). */
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure, invalid, notFound, type Sentence } from '../../../../core/server/failure.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { openSession } from '../../../acesso/sessao/server/public.ts'
import { revokeLooking } from '../../../acesso/sessao/server/public-sessao.ts'
import type { auditoriaApi, Filtros, PessoaVisivel } from '../contract.ts'
import { auditoriaPolicy, isProtected, verComoPolicy } from '../policy.ts'
import { dayEnd, dayStart, verComoEnd } from '../rules.ts'
import { presentRegistro } from './present.ts'
import * as queries from './queries.ts'

const MAX_EXPORTED = 5_000
const MAX_FOUND = 20

const NO_DAY = {
  pt: 'Use uma data que exista, como 21/11/2026.',
  en: 'Use a date that exists, such as 21/11/2026.',
}

/** What the search means. Throws 400 for a day that the calendar does not have. */
async function filterOf(tx: Tx, filtros: Filtros): Promise<queries.LogFilter> {
  const { entidade, registro, acao, quem } = filtros
  const de = filtros.de === undefined ? undefined : dayStart(filtros.de)
  const ate = filtros.ate === undefined ? undefined : dayEnd(filtros.ate)
  const campos: Record<string, Sentence> = {
    ...(filtros.de !== undefined && !de && { de: NO_DAY }),
    ...(filtros.ate !== undefined && !ate && { ate: NO_DAY }),
  }
  if (Object.keys(campos).length > 0) throw invalid(campos, NO_DAY)
  const pessoas = quem === undefined ? undefined : await queries.idsOfPessoas(tx, quem)
  return { entidade, registro, acao, de, ate, pessoas }
}

type Asking = Pick<Context, 'actor' | 'brand'>

const alvoOf = ({ brand }: Pick<Context, 'brand'>, pessoa: { id: number; papeis: readonly string[] }) => ({
  tenantId: brand.ownerId,
  usuarioId: pessoa.id,
  papeis: pessoa.papeis,
})

const isOpen = ({ status }: { status: string }): boolean => status === 'ativo'

const presentPessoa = (context: Asking, row: NonNullable<queries.PessoaRow>): PessoaVisivel => ({
  id: row.id,
  nome: row.nome,
  login: row.login,
  papeis: row.papeis,
  permissaoVer: isOpen(row) && can(verComoPolicy, context.actor, 'start', alvoOf(context, row)),
})

const refusals = {
  protegida: () =>
    failure(403, 'conta_protegida', {
      pt: 'Contas de administração não podem ser vistas por outra pessoa.',
      en: 'Administration accounts cannot be viewed by somebody else.',
    }),
  suspensa: () =>
    failure(409, 'conta_suspensa', {
      pt: 'Esta conta não está ativa: não há o que ver.',
      en: 'This account is not active: there is nothing to see.',
    }),
}

export const auditoriaHandlers: Handlers<typeof auditoriaApi> = {
  async list({ query: { linhas, antes, ...filtros }, tx, authorize }) {
    authorize(auditoriaPolicy, 'read', undefined)
    // One more than asked tells whether there is a next page.
    const rows = await queries.listLog(tx, { ...(await filterOf(tx, filtros)), antes }, linhas + 1)
    const shown = rows.slice(0, linhas)
    return {
      registros: shown.map(presentRegistro),
      proximo: rows.length > linhas ? (shown.at(-1)?.numero ?? null) : null,
    }
  },

  async exportLog({ body, ...context }) {
    const { tx, authorize } = context
    authorize(auditoriaPolicy, 'export', undefined)
    const rows = await queries.listLog(tx, await filterOf(tx, body), MAX_EXPORTED + 1)
    const registros = rows.slice(0, MAX_EXPORTED).map(presentRegistro)
    await audit(context, {
      entidade: 'auditoria',
      acao: 'exportar',
      mudanca: { depois: { linhas: registros.length, ...body } },
    })
    return { registros, mais: rows.length > MAX_EXPORTED }
  },

  async findPessoas({ query, ...context }) {
    const { tx, actor, brand, authorize } = context
    authorize(verComoPolicy, 'search', alvoOf(context, { id: actor.id, papeis: [] }))
    const rows = await queries.findPessoas(tx, query.busca, MAX_FOUND)
    return { pessoas: rows.map((row) => presentPessoa({ actor, brand }, row)) }
  },

  async startVerComo({ params, body, ...context }) {
    const { tx, actor, session, now, authorize } = context
    authorize(verComoPolicy, 'search', alvoOf(context, { id: params.id, papeis: [] }))
    const pessoa = await queries.findPessoa(tx, params.id)
    if (!pessoa) throw notFound()
    if (isProtected(pessoa)) throw refusals.protegida()
    authorize(verComoPolicy, 'start', alvoOf(context, pessoa))
    if (!isOpen(pessoa)) throw refusals.suspensa()

    const ate = verComoEnd(now)
    await revokeLooking(tx, actor.id, now)
    const { usuario, token, sessaoId } = await openSession(context, {
      usuarioId: pessoa.id,
      metodo: 'suporte',
      suporte: { usuarioId: actor.id, sessaoId: session.id, ate },
    })
    await notifyUsers(tx, [pessoa.id], {
      tipo: 'ver_como',
      dados: { suporte: actor.nome, ate: ate.toISOString() },
      destino: '/logado/conta',
    })
    await audit(
      { tx, actor, caller: context.caller, session: { suporteId: actor.id } },
      {
        entidade: 'usuario',
        id: pessoa.id,
        acao: 'ver_como_iniciar',
        mudanca: { depois: { sessao: sessaoId, ate } },
        motivo: body.motivo,
      },
    )
    return { usuario, token, ate }
  },

  async verComo({ tx, session }) {
    const found = session.suporteId === null ? undefined : await queries.findVerComo(tx, session.id)
    return { ver_como: found ? { suporte: found.nome, ate: found.expira_em } : null }
  },
}
