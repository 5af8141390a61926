/** Handlers: People in bulk (product.md H-22): recording, results, cards, undoing. */
import { audit } from '../../../../core/server/audit.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { enqueueFollowed } from '../../../../core/server/jobs.ts'
import { refuseRecording, refuseUndo } from '../../../../core/server/sheets/refusals.ts'
import { writeCsv } from '../../../../core/server/sheets/write.ts'
import { inLanguage } from '../../../../core/texts/texts.ts'
import { undoUntil } from '../../../acesso/trabalho/server/public-importacao.ts'
import type { loteApi } from '../contract.ts'
import { camposTold } from '../rules-origem.ts'
import { CAMPOS, type Campo } from '../shapes.ts'
import { campoTexts, loteTexts } from '../texts.ts'
import { findAt, findLote, shown } from './find.ts'
import { keptPeople } from './find-undo.ts'
import { CARTOES, DESFAZER, GRAVAR } from './jobs.ts'
import { contagemOf, pessoasOf, presentLinha } from './present.ts'
import * as queries from './queries.ts'
import { enviarHandlers } from './routes-enviar.ts'
import { listAusentes } from './write-espelho.ts'
import { countTouched, namesOf } from './write-images.ts'

const AUSENTES_SHOWN = 1_000
const MUDADAS_SHOWN = 50

/** Throws 422 or 409 for a batch that can't be recorded as it is; whoever is left out of a mirror is named by their number. */
function refuseLote(lote: queries.LoteRow, body: { pessoas: number; confirmacao?: string }): void {
  const { erro } = contagemOf(lote)
  const pessoas = pessoasOf(lote)
  const ausentes = lote.espelho?.ausentes ?? 0
  if (erro > 0 && lote.modo === 'espelho') throw failure(422, 'espelho_com_erros', loteTexts.espelhoComErros)
  const rehearsed = { erro, parcial: lote.parcial, linhas: pessoas + ausentes, told: body.pessoas + ausentes }
  refuseRecording(rehearsed, loteTexts)
  if (ausentes > 0 && body.confirmacao?.trim().toLowerCase() !== `desligar ${ausentes}`) {
    const words = { pt: loteTexts.confirmeFreio.pt(ausentes), en: loteTexts.confirmeFreio.en(ausentes) }
    throw failure(422, 'freio', words, { campos: { confirmacao: words } })
  }
}

export const loteHandlers: Handlers<typeof loteApi> = {
  ...enviarHandlers,

  async listAusentes({ params, ...context }) {
    const lote = await findLote(context, params.id)
    const mirroring = { ...context, tenantId: context.brand.ownerId }
    const rows = await listAusentes(mirroring, lote, AUSENTES_SHOWN)
    return { ausentes: rows.map(({ turma_id: _, ...row }) => row), total: lote.espelho?.ausentes ?? 0 }
  },

  async confirm({ params, body, ...context }) {
    const { tx, actor } = context
    const lote = await findAt(context, params.id, 'conferido')
    refuseLote(lote, body)
    const trabalho_id = await enqueueFollowed(tx, GRAVAR, actor, { lote: lote.id })
    await queries.updateLote(tx, lote.id, { etapa: 'gravando', trabalho_id, mensagem: null })
    return { lote: await shown(context, lote.id) }
  },

  async result({ params, body, ...context }) {
    const { tx, language } = context
    const lote = await findLote(context, params.id)
    const onlyErro = body.somente === 'erro'
    const told = camposTold(lote.colunas)
    const given = CAMPOS.filter(
      (campo): campo is Exclude<Campo, 'senha'> => campo !== 'senha' && told.includes(campo),
    )
    const nameOf = (campo: Campo) => inLanguage(campoTexts[campo], language)
    const rows: (string | number)[][] = []
    // A slice at a time: what is kept of a line is its cells, not all that the database knows of it.
    for await (const slice of queries.slicesOf(tx, lote.id, onlyErro ? 'erro' : undefined))
      for (const row of slice) {
        const { numero, situacao, valores, faltas } = presentLinha(row, lote, language)
        const said = faltas.map(({ campo, texto }) => `${nameOf(campo)}: ${texto}`).join(' ')
        rows.push([...given.map((campo) => valores[campo] ?? ''), numero, situacao, said])
      }
    // What goes back to be corrected keeps the columns' own names: it can be sent again as it is.
    const csv = writeCsv({
      nome: 'Lote',
      titles: [
        ...given.map((campo) => (onlyErro ? campo : nameOf(campo))),
        'linha',
        'situacao',
        'o_que_houve',
      ],
      rows,
    })
    await audit(context, { entidade: 'lote', id: lote.id, acao: 'exportar' })
    return { nome: `lote-${lote.id}-${onlyErro ? 'erros' : 'resultado'}.csv`, csv: csv.toString() }
  },

  async cards({ params, ...context }) {
    const { tx, actor } = context
    const lote = await findAt(context, params.id, 'gravado')
    const trabalho = await enqueueFollowed(tx, CARTOES, actor, { lote: lote.id })
    await audit(context, { entidade: 'lote', id: lote.id, acao: 'imprimir_cartoes' })
    return { trabalho }
  },

  async previewUndo({ params, ...context }) {
    const lote = await findLote(context, params.id)
    if (lote.etapa !== 'gravado') return { pessoas: 0, mudadas: [], total_mudadas: 0 }
    const kept = await keptPeople(context, lote.id)
    const [touched, mudadas] = await Promise.all([
      countTouched(context.tx, lote.id),
      namesOf(context.tx, kept, MUDADAS_SHOWN),
    ])
    return { pessoas: touched - kept.length, mudadas, total_mudadas: kept.length }
  },

  async undo({ params, body, ...context }) {
    const { tx, actor, now } = context
    const lote = await findAt(context, params.id, 'gravado')
    const { length: kept } = await keptPeople(context, lote.id)
    refuseUndo({ until: undoUntil(lote), now, kept, agreed: body.manter_mudadas }, loteTexts)
    const trabalho_id = await enqueueFollowed(tx, DESFAZER, actor, {
      lote: lote.id,
      manter: body.manter_mudadas,
    })
    await queries.updateLote(tx, lote.id, { etapa: 'desfazendo', trabalho_id, mensagem: null })
    return { lote: await shown(context, lote.id) }
  },
}
