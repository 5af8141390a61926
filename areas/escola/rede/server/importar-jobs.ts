/** The work of a list of schools: recording and undoing. Each in one transaction: all of it or nothing. */
import { sure } from '../../../../core/contract/narrow.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Services } from '../../../../core/server/context.ts'
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { say } from '../../../../core/texts/texts.ts'
import { tellSender } from '../../../acesso/notificacao/server/public-enviado.ts'
import { finish, keepOn } from '../../../acesso/trabalho/server/public.ts'
import { engineOf, type Held, Refused } from '../../../acesso/trabalho/server/public-importar.ts'
import type { Passo } from '../../../acesso/trabalho/shapes-importar.ts'
import { redePolicy } from '../policy.ts'
import { countPlanos, openOf, type Plano } from '../rules-importar.ts'
import { MAX_SUPERIORES } from '../shapes-importar.ts'
import { importarTexts } from '../texts-importar.ts'
import { planned, saveCheck } from './importar-conferir.ts'
import { mudadasOf, undoing, writeEscolas, writeMudancas, writeSuperiores } from './importar-gravar.ts'
import * as queries from './importar-queries.ts'
import { findRede, type RedeRow } from './queries.ts'
import { lockCliente, removeRedes } from './queries-gestao.ts'

export const GRAVAR = 'rede.importar'
export const DESFAZER = 'rede.desfazer_importacao'

export interface Payload {
  importacao: number
  trabalho_id: number
  /** Undoing leaves as they are the networks that are in use. */
  manter?: boolean
}

const t = say(importarTexts, 'pt-br')

const engine = engineOf<queries.ImportacaoRow, Payload>({
  name: 'escolas',
  idOf: ({ importacao }) => importacao,
  find: queries.findImportacao,
  stepOf: ({ passo }) => passo,
})

type Work = (held: Held<queries.ImportacaoRow> & { rede: RedeRow }) => Promise<void>

/** What the engine holds, and with it the networks of the client, of whoever may still change this one. */
const holding = (job: Job<Payload>, passo: Passo, conflito: string, work: Work): Promise<void> =>
  engine.holding(job, passo, conflito, async (held) => {
    const { tx, row, actor } = held
    await lockCliente(tx, sure(await findRede(tx, row.rede_id)).cliente_id)
    const rede = sure(await findRede(tx, row.rede_id))
    if (!can(redePolicy, actor, 'change', { redeCaminho: rede.caminho })) throw new Refused(t.semPermissao)
    await work({ ...held, rede })
  })

const screenOf = ({ id, rede_id }: queries.ImportacaoRow) =>
  ({ destino: `/logado/redes/rede/${rede_id}/gestao/importar-escolas?importacao=${id}` }) as const

type Needs = Pick<Services, 'register'>

const gravar =
  ({ register }: Needs) =>
  async (job: Job<Payload>): Promise<void> => {
    const slug = (await register.byId(job.tenantId))?.slug ?? ''
    let again = false
    await holding(job, 'gravando', t.conflito, async (held) => {
      const { tx, row, actor, rede } = held
      if (rede.inep !== null) throw new Refused(t.redeComInep)
      const total = row.total + 1
      await job.progress(0, total)
      const { planos, acervo } = await planned(tx, row)
      const open = openOf(countPlanos(planos))
      if (open > (row.parcial ? openOf(row.contagem) : 0)) {
        again = true
        throw new Refused(t.errosNovos(open))
      }
      const sound = planos.flatMap((plano: Plano) =>
        plano.escola ? [{ ...plano, escola: plano.escola }] : [],
      )
      const superiores = await writeSuperiores(tx, rede.cliente_id, acervo, sound)
      if (superiores.size > MAX_SUPERIORES) throw new Refused(t.muitasSuperiores)
      const made = await writeEscolas(tx, rede.cliente_id, superiores, sound, async (feito) => {
        await job.progress(feito, total)
        await keepOn(tx, job.payload)
      })
      await writeMudancas(tx, mudadasOf(planos))
      const recorded = planos.map((plano) => ({ ...plano, rede: made.get(plano.numero) ?? plano.rede }))
      const { criar, atualizar, igual, duvida, ignorar, erro } = await saveCheck(tx, row.id, recorded)
      await queries.updateImportacao(tx, row.id, {
        passo: 'gravado',
        superiores: [...superiores.values()],
        gravado_em: new Date(),
        mensagem: null,
        planilha: null,
      })
      await finish(tx, job.payload, screenOf(row))
      // A visitor has none of these screens: the log tells them what came of it.
      const fora = `/logado/administracao/${slug}/auditoria` as const
      await tellSender(held, job, { nome: 'escolas', fora, ...screenOf(row) })
      const depois = {
        arquivo: row.arquivo,
        criar,
        atualizar,
        igual,
        duvida,
        ignorar,
        erro,
        superiores: superiores.size,
      }
      await audit(
        { tx, actor },
        { entidade: 'rede', id: rede.id, acao: 'importar_escolas', mudanca: { depois } },
      )
    })
    if (again)
      await engine.again(job, 'conferido', async ({ tx, row }) => {
        await saveCheck(tx, row.id, (await planned(tx, row)).planos)
      })
  }

async function desfazer(job: Job<Payload>): Promise<void> {
  await holding(job, 'desfazendo', t.naoDesfez, async ({ tx, row, actor, rede }) => {
    await job.progress(0, 2)
    const { vao, voltam, ficam } = await undoing(tx, row)
    if (ficam.length > 0 && !job.payload.manter) throw new Refused(t.haMudadas(ficam.length))
    await removeRedes(tx, vao)
    await writeMudancas(tx, voltam)
    await job.progress(1, 2)
    await keepOn(tx, job.payload)
    await queries.updateImportacao(tx, row.id, { passo: 'desfeito', desfeito_em: new Date(), mensagem: null })
    await finish(tx, job.payload, screenOf(row))
    const depois = {
      arquivo: row.arquivo,
      removidas: vao.length,
      devolvidas: voltam.length,
      mantidas: ficam.length,
    }
    await audit(
      { tx, actor },
      { entidade: 'rede', id: rede.id, acao: 'desfazer_escolas', mudanca: { depois } },
    )
  })
}

export const importarTasks = (needs: Needs): Tasks => ({ [GRAVAR]: gravar(needs), [DESFAZER]: desfazer })
