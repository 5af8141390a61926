/** Handlers of certificates: one's own, those that one answers for, and the page that checks one. */
import { dayAt } from '../../../../core/contract/time.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { writeCsv } from '../../../../core/server/sheets/write.ts'
import { say } from '../../../../core/texts/texts.ts'
import { readCodigo, showCodigo } from '../../../escola/cartao/rules.ts'
import type { certificadoApi } from '../contract.ts'
import { certificadoPolicy, emitidosPolicy } from '../policy.ts'
import { certificadoTexts as texts } from '../texts.ts'
import { countWrong, waitAtDoor } from './door.ts'
import { alvoOf, present, presentConferido, presentEmitido } from './present.ts'
import { printCertificado, printSample } from './print.ts'
import * as queries from './queries.ts'
import { layoutHandlers } from './routes-layouts.ts'

const MOST_LINES = 20_000

/** One for whoever may change it, held until the transaction ends. */
async function oneToEdit({ tx, actor, authorize }: Context, id: number): Promise<queries.CertificadoRow> {
  await queries.lock(tx, id)
  const row = await queries.find(tx, actor, id)
  if (
    !row ||
    !(
      can(certificadoPolicy, actor, 'view', alvoOf(row)) ||
      can(certificadoPolicy, actor, 'print', alvoOf(row))
    )
  )
    throw notFound()
  authorize(certificadoPolicy, 'edit', alvoOf(row))
  return row
}

interface Change {
  revogado: boolean
  motivo: string
}

/** Revokes or restores, unless it stands so already. */
async function change(context: Context, id: number, { revogado, motivo }: Change) {
  const { tx, actor, now } = context
  const row = await oneToEdit(context, id)
  const why = motivo.trim()
  if (why.length < 3) throw invalid({ motivo: texts.motivo })
  if ((row.revogado_em !== null) === revogado)
    throw failure(409, revogado ? 'ja_revogado' : 'ja_valido', revogado ? texts.jaRevogado : texts.jaValido)
  const state = revogado
    ? { revogado_em: now, revogado_por: isVisitor(actor) ? null : actor.id, motivo: why }
    : { revogado_em: null, revogado_por: null, motivo: null }
  await queries.setRevoked(tx, id, state)
  await audit(context, {
    entidade: 'certificado',
    id,
    acao: revogado ? 'revogar' : 'restaurar',
    mudanca: { antes: { usuario: row.usuario_id } },
    motivo: why,
  })
  return { certificado: presentEmitido(context, { ...row, ...state }) }
}

/** The list as CSV: one line a certificate, for a spreadsheet. */
function sheetOf({ language }: Context, rows: readonly queries.CertificadoRow[]): Buffer {
  const t = say(texts, language)
  return writeCsv({
    nome: t.certificados,
    titles: [
      t.nome,
      t.trilha,
      t.cargaHoraria,
      t.emitidoEm,
      t.emissor,
      t.codigo,
      t.situacao,
      t.revogadoEm,
      t.motivoTitulo,
    ],
    rows: rows.map((row) => [
      row.nome,
      row.trilha_nome,
      row.carga_horaria,
      row.emitido_em,
      row.emissor,
      showCodigo(row.codigo),
      row.revogado_em ? t.situacaoRevogado : t.valido,
      row.revogado_em,
      row.motivo,
    ]),
  })
}

export const certificadoHandlers: Handlers<typeof certificadoApi> = {
  ...layoutHandlers,
  sample: ({ body, ...context }) => printSample(context, body),
  pdf: ({ params, ...context }) => printCertificado(context, params.id),

  async mine(context) {
    const rows = await queries.listMine(context.tx, context.actor)
    return { certificados: rows.map((row) => present(context, row)) }
  },

  async check({ body, ...context }) {
    await waitAtDoor(context)
    const codigo = readCodigo(body.codigo.slice(body.codigo.lastIndexOf('/') + 1))
    const row = codigo === null ? undefined : await queries.findByCodigo(context.tx, context.actor, codigo)
    if (row) return { certificado: presentConferido(row) }
    countWrong(context)
    throw notFound(texts.desconhecido)
  },

  async list({ query, ...context }) {
    const { tx, actor, authorize } = context
    authorize(emitidosPolicy, 'list', null)
    const { pagina, linhas, ...filtro } = query
    const rows = await queries.list(tx, actor, filtro, { from: (pagina - 1) * linhas, most: linhas })
    return {
      certificados: rows.map((row) => presentEmitido(context, row)),
      total: await queries.count(tx, actor, filtro),
    }
  },

  async exportList({ body, ...context }) {
    const { tx, actor, authorize, now } = context
    authorize(emitidosPolicy, 'list', null)
    const rows = await queries.list(tx, actor, body, { from: 0, most: MOST_LINES + 1 })
    if (rows.length > MOST_LINES) throw failure(422, 'muitas_linhas', texts.muitos)
    await audit(context, {
      entidade: 'certificado',
      id: null,
      acao: 'exportar',
      mudanca: { depois: { linhas: rows.length } },
    })
    return {
      arquivo: `certificados-${dayAt(now)}.csv`,
      tipo: 'text/csv; charset=utf-8',
      conteudo: sheetOf(context, rows).toString('base64'),
    }
  },

  revoke: ({ params, body, ...context }) => change(context, params.id, { revogado: true, ...body }),
  restore: ({ params, body, ...context }) => change(context, params.id, { revogado: false, ...body }),
}
