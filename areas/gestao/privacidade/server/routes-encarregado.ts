/** Handlers: the register of incidents and the retention that a network chooses. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { REGISTRO } from '../../../registro.ts'
import type { encarregadoApi, Recorte, RetencaoTold } from '../contract-encarregado.ts'
import { atendimentoPolicy } from '../policy.ts'
import { ESCOLHIVEIS, escolhivel } from '../rules-retencao.ts'
import { incidenteTexts } from '../texts-incidente.ts'
import { presentIncidente, reportFile } from './present-incidente.ts'
import { findPessoa } from './queries.ts'
import * as queries from './queries-incidente.ts'
import * as retencao from './queries-retencao.ts'
import { opcoesHandlers } from './routes-opcoes.ts'

type Asking = Pick<Context, 'brand' | 'authorize'>

const mayView = ({ brand, authorize }: Asking) =>
  authorize(atendimentoPolicy, 'view', { tenantId: brand.ownerId })

function mayDecide(asking: Asking): void {
  mayView(asking)
  asking.authorize(atendimentoPolicy, 'decide', { tenantId: asking.brand.ownerId })
}

/** The stretch of the log that is meant. @throws 422 when it ends before it begins, or is yet to come */
async function recorteOf(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  given: { inicio: string; fim: string; entidade?: string | undefined; quem?: number | undefined },
): Promise<Recorte> {
  const [inicio, fim] = [new Date(given.inicio), new Date(given.fim)]
  if (!(inicio < fim) || inicio > now)
    throw failure(422, 'periodo_invalido', incidenteTexts.semPeriodo, {
      campos: { fim: incidenteTexts.semPeriodo },
    })
  if (given.quem !== undefined && !(await findPessoa(tx, given.quem))) throw notFound()
  return { inicio, fim, entidade: given.entidade?.trim() || null, quem: given.quem ?? null }
}

async function incidenteOf(tx: Context['tx'], id: number): Promise<queries.IncidenteRow> {
  const row = await queries.findIncidente(tx, id)
  if (!row) throw notFound()
  return row
}

const momentOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant))

/** What holds for each table, or for one. */
async function retencaoOf(tx: Context['tx'], tabela?: string): Promise<Told<RetencaoTold[]>> {
  const chosen = new Map((await retencao.listEscolhas(tx)).map((row) => [row.tabela, row]))
  return ESCOLHIVEIS.filter((one) => tabela === undefined || one.tabela === tabela).map((one) => {
    const choice = chosen.get(one.tabela)
    return {
      ...one,
      dias: Math.max(one.minimo, choice?.dias ?? one.padrao),
      escolhida: choice !== undefined,
      mudada_em: choice?.updated_at ?? null,
      mudada_por: choice?.nome ?? null,
    }
  })
}

/** The entry of a table that the clearing goes by. @throws 404 for any other */
function entryOf(tabela: string) {
  const bounds = escolhivel(tabela)
  const entry = REGISTRO.find((one) => one.tabela === tabela)
  if (!bounds || !entry) throw notFound()
  return { bounds, entry }
}

/** Does a change of a table's retention and writes it to the log. */
async function changing(context: Context, tabela: string, change: () => Promise<unknown>) {
  const [before] = await retencaoOf(context.tx, tabela)
  await change()
  const [after] = await retencaoOf(context.tx, tabela)
  if (!after) throw notFound()
  await audit(context, {
    entidade: 'retencao_dado',
    id: tabela,
    acao: 'mudar',
    mudanca: { antes: { dias: before?.dias }, depois: { dias: after.dias } },
  })
  return { retencao: after }
}

export const encarregadoHandlers: Handlers<typeof encarregadoApi> = {
  ...opcoesHandlers,

  async listIncidentes(context) {
    mayView(context)
    return { incidentes: (await queries.listIncidentes(context.tx)).map(presentIncidente) }
  },

  async findIncidente({ params, ...context }) {
    mayView(context)
    return { incidente: presentIncidente(await incidenteOf(context.tx, params.id)) }
  },

  async survey({ query, ...context }) {
    mayView(context)
    return { levantamento: await queries.surveyLog(context.tx, await recorteOf(context, query)) }
  },

  async reportIncidente({ body, ...context }) {
    const { tx, actor } = context
    mayDecide(context)
    const recorte = await recorteOf(context, body)
    const levantamento = await queries.surveyLog(tx, recorte)
    const { quem, ...where } = recorte
    const row = await queries.insertIncidente(tx, {
      ...where,
      quem_id: quem,
      titulo: body.titulo,
      descricao: body.descricao,
      medidas: body.medidas,
      ciencia_em: new Date(body.ciencia_em),
      levantamento: JSON.stringify(levantamento),
      registrado_por: actor.id,
    })
    await audit(context, {
      entidade: 'incidente',
      id: row.id,
      acao: 'registrar',
      mudanca: { depois: { pessoas: levantamento.pessoas, criancas: levantamento.criancas } },
    })
    return { incidente: presentIncidente(row) }
  },

  async saveIncidente({ params, body, ...context }) {
    const { tx } = context
    mayDecide(context)
    const before = await incidenteOf(tx, params.id)
    const { inicio, fim, entidade, quem_id } = before
    const levantamento = await queries.surveyLog(tx, { inicio, fim, entidade, quem: quem_id })
    const row = await queries.updateIncidente(tx, params.id, {
      descricao: body.descricao,
      medidas: body.medidas,
      comunicado_em: momentOf(body.comunicado_em),
      completado_em: momentOf(body.completado_em),
      levantamento: JSON.stringify(levantamento),
    })
    const state = ({ comunicado_em, completado_em }: queries.IncidenteRow) => ({
      comunicado_em,
      completado_em,
    })
    await audit(context, {
      entidade: 'incidente',
      id: row.id,
      acao: 'mudar',
      mudanca: { antes: state(before), depois: state(row) },
    })
    return { incidente: presentIncidente(row) }
  },

  async exportIncidente({ params, body, ...context }) {
    const { tx, brand, language } = context
    mayView(context)
    const incidente = presentIncidente(await incidenteOf(tx, params.id))
    const { bytes, ...file } = await reportFile(incidente, { ...body, rede: brand.nome, language })
    await audit(context, {
      entidade: 'incidente',
      id: params.id,
      acao: 'exportar',
      mudanca: { depois: body },
    })
    return { ...file, conteudo: bytes.toString('base64') }
  },

  async listRetencoes(context) {
    mayView(context)
    return { retencoes: await retencaoOf(context.tx) }
  },

  async previewRetencao({ params, query, ...context }) {
    mayView(context)
    const { entry } = entryOf(params.tabela)
    return { linhas: await retencao.countPastTime(context.tx, entry, query.dias, context.now) }
  },

  async saveRetencao({ params, body, ...context }) {
    const { tx, actor } = context
    mayDecide(context)
    const { bounds } = entryOf(params.tabela)
    const { minimo, maximo } = bounds
    if (body.dias < minimo || body.dias > maximo) {
      const words = {
        pt: incidenteTexts.foraDosLimites.pt(minimo, maximo),
        en: incidenteTexts.foraDosLimites.en(minimo, maximo),
      }
      throw failure(422, 'fora_dos_limites', words, { campos: { dias: words } })
    }
    return changing(context, params.tabela, () =>
      retencao.saveEscolha(tx, params.tabela, body.dias, actor.id),
    )
  },

  async undoRetencao({ params, ...context }) {
    mayDecide(context)
    entryOf(params.tabela)
    return changing(context, params.tabela, () => retencao.deleteEscolha(context.tx, params.tabela))
  },
}
