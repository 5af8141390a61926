/** Handlers: Enrolments: their states, the door of a class, transfers (product.md H-03). */
import { can } from '../../../../core/policy/policy.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import type { matriculaApi } from '../contract.ts'
import { managedFrom, matriculaPolicy } from '../policy.ts'
import type { Destino } from '../shapes.ts'
import { enter, findPorta, leave } from './door.ts'
import { findFor, findTransferFor, targetOf } from './find.ts'
import { presentPassaporte, presentSaida } from './present.ts'
import { exportReport, report } from './print-report.ts'
import { countResumo, listCandidatos, listPedidos } from './queries.ts'
import { listDestinos, listSaidas } from './queries-transferencia.ts'
import * as enrol from './write-enrol.ts'
import { transfer, undo } from './write-transfer.ts'

export const matriculaHandlers: Handlers<typeof matriculaApi> = {
  async findPorta({ body, ...context }) {
    return { porta: await findPorta(context, body.codigo) }
  },

  enter: ({ body, ...context }) => enter(context, body.codigo),

  async leave({ body, ...context }) {
    await leave(context, body.codigo)
    return {}
  },

  async findResumo({ params, ...context }) {
    const turma = await findFor(context, 'review', params.turma)
    const counts = await countResumo(context.tx, params.turma)
    const { actor } = context
    const target = targetOf(turma)
    const pode_transferir = can(matriculaPolicy, actor, 'transfer', target)
    return { ...counts, pode_transferir, rede: managedFrom(actor, target) }
  },

  async listCandidatos({ params, query, ...context }) {
    const turma = await findFor(context, 'enrol', params.turma)
    return { candidatos: await listCandidatos(context.tx, context.actor, turma, query.busca) }
  },

  async add({ params, body, ...context }) {
    return { adicionados: await enrol.add(context, params.turma, body.alunos) }
  },

  async remove({ params, body, ...context }) {
    await enrol.remove(context, params.turma, params.aluno, body.motivo)
    return {}
  },

  async setNumero({ params, body, ...context }) {
    await enrol.setNumero(context, params.turma, params.aluno, body.numero)
    return {}
  },

  async renumber({ params, ...context }) {
    return { numerados: await enrol.renumber(context, params.turma) }
  },

  async listPedidos({ params, query, ...context }) {
    await findFor(context, 'enrol', params.turma)
    const rows = await listPedidos(context.tx, params.turma, query)
    return {
      pedidos: rows.map(({ total: _, quando, ...row }) => ({ ...row, quando })),
      total: rows[0]?.total ?? 0,
    }
  },

  async approve({ params, body, ...context }) {
    return { aprovados: await enrol.approve(context, params.turma, body.alunos) }
  },

  async refuse({ params, body, ...context }) {
    return { recusados: await enrol.refuse(context, params.turma, body.alunos, body.motivo.trim()) }
  },

  async listSaidas({ params, query, ...context }) {
    const turma = await findFor(context, 'review', params.turma)
    const undoes = can(matriculaPolicy, context.actor, 'transfer', targetOf(turma))
    const rows = await listSaidas(context.tx, params.turma, query)
    return { saidas: rows.map((row) => presentSaida(row, context.now, undoes)), total: rows[0]?.total ?? 0 }
  },

  async listDestinos({ params, query, ...context }) {
    await findFor(context, 'transfer', params.turma)
    const rows = await listDestinos(context.tx, context.actor, { from: params.turma, ...query })
    return { destinos: rows.map((row) => ({ ...row, turno: row.turno as Destino['turno'] })) }
  },

  async transfer({ params, body, ...context }) {
    return { transferencia: await transfer(context, params, body) }
  },

  async undoTransfer({ params, ...context }) {
    await undo(context, params.transferencia)
    return {}
  },

  async findPassaporte({ params, ...context }) {
    return { passaporte: presentPassaporte(await findTransferFor(context, 'review', params.transferencia)) }
  },

  listTransferencias: ({ body, ...context }) => report(context, body),

  exportTransferencias: ({ body, ...context }) => exportReport(context, body),
}
