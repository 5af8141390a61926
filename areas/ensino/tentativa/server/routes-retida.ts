/** Handlers of work outside the bounds of what a device may claim: what waits in a class, and what is decided. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import type { MinhaRetida, Retida, retidaApi } from '../contract-retida.ts'
import { type TurmaAlvo, turmaTentativaPolicy } from '../policy.ts'
import { tentativaTexts as texts } from '../texts.ts'
import { decide, listDaTurma, lockRetidas, type RetidaRow } from './queries-retida.ts'
import { aceitar } from './write-aceitar.ts'
import { turmaAlvo } from './write-begin.ts'

export const presentMinhaRetida = (row: RetidaRow): Told<MinhaRetida> => ({
  tentativa: row.tentativa,
  estado: row.estado,
  limites: row.limites,
  recebida_em: row.recebida_em,
  motivo: row.motivo,
})

const present = (row: RetidaRow): Told<Retida> => ({
  ...presentMinhaRetida(row),
  aluno: { id: row.usuario_id, nome: row.nome },
  aula: { id: row.aula_id, titulo: row.titulo },
  versao: row.versao,
  respostas: row.respostas,
  concluida: row.concluida,
  feita_de: row.feita_de,
  feita_ate: row.feita_ate,
  recebida_de: row.recebida_de,
  decidida_por: row.decidida_por,
  decidida_em: row.decidida_em,
})

async function turmaFor(
  { tx, authorize }: Pick<Context, 'tx' | 'authorize'>,
  id: number,
): Promise<TurmaAlvo & { nome: string }> {
  const turma = await turmaAlvo(tx, id)
  if (!turma) throw notFound(texts.aulaAusente)
  authorize(turmaTentativaPolicy, 'view', turma, texts.aulaAusente)
  return turma
}

/** The result where there is one; else the lessons of the class: opening one begins it. */
const placeOf = (turma: number, aula: number, estado: 'aceita' | 'recusada') =>
  `/logado/turmas/turma/${turma}/${estado === 'aceita' ? `aula/${aula}?ver=resultado` : 'aulas'}` as const

export const retidaHandlers: Handlers<typeof retidaApi> = {
  async listRetidas({ params, query, ...context }) {
    const { tx, actor } = context
    const turma = await turmaFor(context, params.turma)
    const rows = await listDaTurma(tx, turma.id, { aula: query.aula })
    return {
      retidas: rows.map(present),
      permissoes: { decidir: can(turmaTentativaPolicy, actor, 'decide', turma) },
    }
  },

  async decidirRetida({ params, body, ...context }) {
    const { tx, actor, now, authorize } = context
    const turma = await turmaFor(context, params.turma)
    const all = await lockRetidas(tx, turma.id, params.bilhete)
    const [first] = all
    if (!first) throw notFound(texts.retidaAusente)
    authorize(turmaTentativaPolicy, 'decide', turma)
    const { decisao: estado } = body
    const motivo = estado === 'recusada' ? (body.motivo ?? '').trim() : ''
    if (estado === 'recusada' && motivo === '') throw invalid({ motivo: texts.semRecado }, texts.semRecado)
    // What counts already stays; a refusal may be taken back, or turned round.
    const before = { espera: ['recusada'], recusada: ['espera'], aceita: ['espera', 'recusada'] }[estado]
    const rows = all.filter((row) => before.includes(row.estado))
    if (rows.length === 0) throw failure(409, 'ja_decidida', texts.jaDecidida)
    const marked = estado === 'aceita' ? await aceitar(context, rows) : null
    const names = rows.map(({ uuid }) => uuid)
    await decide(tx, names, { estado, decidida_por: actor.id, motivo }, now)
    const [row] = (await listDaTurma(tx, turma.id, { bilhete: params.bilhete })) as [RetidaRow]
    const dados = { titulo: row.titulo, turma: turma.nome }
    if (estado !== 'espera')
      await notifyUsers(
        tx,
        [first.usuario_id],
        {
          ...(estado === 'aceita'
            ? { tipo: 'trabalho_aceito', dados }
            : { tipo: 'trabalho_recusado', dados: { ...dados, motivo } }),
          destino: placeOf(turma.id, first.aula_id, estado),
        },
        { now },
      )
    await audit(context, {
      entidade: 'retida',
      id: params.bilhete,
      acao: { aceita: 'aceitar', recusada: 'recusar', espera: 'desfazer' }[estado],
      mudanca: {
        antes: { estado: rows.map((one) => one.estado) },
        depois: {
          estado,
          registros: names.length,
          ...(marked && { tentativa: marked.id, nota: marked.nota }),
        },
      },
      motivo,
    })
    return { retida: present(row) }
  },
}
