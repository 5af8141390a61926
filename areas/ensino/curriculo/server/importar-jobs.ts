/** The work of an import: recording and undoing. Each in one transaction: all of it or nothing. */
import { sql } from 'kysely'
import { audit } from '../../../../core/server/audit.ts'
import type { Services } from '../../../../core/server/context.ts'
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { say } from '../../../../core/texts/texts.ts'
import { tellSender } from '../../../acesso/notificacao/server/public-enviado.ts'
import { Cancelled, finish, keepOn } from '../../../acesso/trabalho/server/public.ts'
import { engineOf, type Held, Refused } from '../../../acesso/trabalho/server/public-importar.ts'
import type { Passo } from '../../../acesso/trabalho/shapes-importar.ts'
import { importarTexts } from '../texts-importar.ts'
import { planned, saveCheck } from './importar-conferir.ts'
import { obstacles, restoreImages } from './importar-desfazer.ts'
import { makeCurriculo, mayImport } from './importar-find.ts'
import { writePlano } from './importar-gravar.ts'
import * as queries from './importar-queries.ts'
import { find } from './queries-curriculo.ts'

export const GRAVAR = 'curriculo.importar'
export const DESFAZER = 'curriculo.desfazer_importacao'

export interface Payload {
  importacao: number
  trabalho_id: number
  /** Undoing leaves as they are the things that changed since. */
  manter?: boolean
}

const t = say(importarTexts, 'pt-br')

const engine = engineOf<queries.ImportacaoRow, Payload>({
  name: 'currículos',
  idOf: ({ importacao }) => importacao,
  find: queries.findImportacao,
  stepOf: ({ passo }) => passo,
})

type Work = (held: Held<queries.ImportacaoRow>) => Promise<void>

/** What the engine holds, and with it the curriculum, of whoever may still write it. */
const holding = (job: Job<Payload>, passo: Passo, conflito: string, work: Work): Promise<void> =>
  engine.holding(job, passo, conflito, async (held) => {
    const { tx, row, actor } = held
    if (row.curriculo_id !== null)
      await sql`select from curriculo where id = ${row.curriculo_id} for update`.execute(tx)
    if (!(await mayImport(tx, actor, row))) throw new Cancelled()
    if (row.curriculo_id !== null && !(await find(tx, row.curriculo_id))) throw new Refused(t.curriculoSumiu)
    await work(held)
  })

const screenOf = (importacao: number) =>
  ({ destino: `/logado/curriculos/importar?importacao=${importacao}` }) as const

type Needs = Pick<Services, 'register'>

const gravar =
  ({ register }: Needs) =>
  async (job: Job<Payload>): Promise<void> => {
    const slug = (await register.byId(job.tenantId))?.slug ?? ''
    let newFaults = 0
    await holding(job, 'gravando', t.conflito, async (held) => {
      const { tx, row: importacao, actor } = held
      const total = importacao.total + 1
      await job.progress(0, total)
      const curriculo_id = importacao.curriculo_id ?? (await makeCurriculo(tx, importacao))
      const plan = await planned(tx, { ...importacao, curriculo_id })
      const faults = plan.planos.filter(({ situacao }) => situacao === 'erro').length
      if (faults > (importacao.parcial ? (importacao.contagem.erro ?? 0) : 0)) {
        newFaults = faults
        throw new Refused(t.errosNovos(faults))
      }
      const made = await writePlano(tx, { ...importacao, curriculo_id }, plan, async (feito) => {
        await job.progress(feito, total)
        await keepOn(tx, job.payload)
      })
      const contagem = await saveCheck(tx, importacao.id, plan, made)
      await queries.updateImportacao(tx, importacao.id, {
        passo: 'gravado',
        curriculo_id,
        criou: importacao.curriculo_id === null,
        gravado_em: new Date(),
        mensagem: null,
        planilha: null,
      })
      await finish(tx, job.payload, screenOf(importacao.id))
      // A visitor has none of these screens: the log tells them what came of it.
      const fora = `/logado/administracao/${slug}/auditoria` as const
      await tellSender(held, job, { nome: 'curriculo', fora, ...screenOf(importacao.id) })
      const { criar, mudar, igual, erro, categorias } = contagem
      await audit(
        { tx, actor },
        {
          entidade: 'curriculo',
          id: curriculo_id,
          acao: 'importar',
          mudanca: { depois: { arquivo: importacao.arquivo, criar, mudar, igual, erro, categorias } },
        },
      )
    })
    if (newFaults > 0)
      await engine.again(job, 'conferido', async ({ tx, row }) => {
        await saveCheck(tx, row.id, await planned(tx, row))
      })
  }

async function desfazer(job: Job<Payload>): Promise<void> {
  await holding(job, 'desfazendo', t.naoDesfez, async ({ tx, row: importacao, actor }) => {
    const { id, curriculo_id, criou, arquivo } = importacao
    if (curriculo_id === null) throw new Cancelled()
    await job.progress(0, 2)
    const kept = await obstacles(tx, id)
    if (kept.length > 0 && !job.payload.manter) throw new Refused(t.haMudadas(kept.length))
    await restoreImages(tx, { importacao: id, curriculo: curriculo_id, criou, rotulo: arquivo, kept })
    await job.progress(1, 2)
    await keepOn(tx, job.payload)
    await queries.updateImportacao(tx, id, { passo: 'desfeito', desfeito_em: new Date(), mensagem: null })
    await finish(tx, job.payload, screenOf(id))
    await audit(
      { tx, actor },
      {
        entidade: 'curriculo',
        id: curriculo_id,
        acao: 'desfazer_importacao',
        mudanca: { depois: { arquivo, mantidas: kept.length } },
      },
    )
  })
}

export const importarTasks = (needs: Needs): Tasks => ({ [GRAVAR]: gravar(needs), [DESFAZER]: desfazer })
