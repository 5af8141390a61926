/** The two jobs of an import, recording and undoing: what is the same for all. Its area says what it plans, writes and restores. */
import type { Actor, Asker } from '../../../../core/policy/actor.ts'
import { type AuditEntry, audit } from '../../../../core/server/audit.ts'
import type { Services } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { enqueueFollowed, type Job, type Tasks } from '../../../../core/server/jobs.ts'
import type { Passo } from '../shapes-importar.ts'
import { type Followed, finish, keepOn } from './public.ts'
import { engineOf, type Held, Refused } from './public-importar.ts'

export interface Payload extends Followed {
  importacao: number
  /** Undoing leaves as they are the things that changed since. */
  manter?: boolean
}

type Path = `/${string}`
type Imported = Asker & {
  id: number
  arquivo: string
  parcial: boolean
  total: number
  trabalho_id: number | null
  passo: Passo
}

interface Move {
  passo: Passo
  mensagem: null
  trabalho_id?: number
  gravado_em?: Date
  desfeito_em?: Date
  planilha?: null
}

interface Imports<Row extends Imported, Into, Plan> {
  /** What it is called among imports: one of a kind at a time in a tenant. */
  nome: string
  /** The names of its jobs. */
  tarefas: Readonly<Record<'gravando' | 'desfazendo', string>>
  find: (tx: Tx, id: number, options?: { lock?: true }) => Promise<Row | undefined>
  update: (tx: Tx, id: number, change: Move) => Promise<unknown>
  /** Holds what it goes into. @throws Refused, Cancelled where its sender no longer may write there */
  admit: (held: Held<Row>) => Promise<Into>
  /** Every line, held against what is there now. */
  plan: (held: Held<Row>, into: Into) => Promise<Plan>
  /** Lines that can't be recorded. */
  faultsOf: (plan: Plan) => number
  /** As many as the person saw. */
  faultsSeen: (row: Row) => number
  /** Writes what was planned and what came of each line; returns what the log says of it. */
  write: (
    held: Held<Row>,
    into: Into,
    plan: Plan,
    told: (feito: number) => Promise<void>,
  ) => Promise<AuditEntry>
  /** Plans again, and keeps what came of it beside the lines. */
  rehearse: (tx: Tx, row: Row, actor: Actor) => Promise<unknown>
  /** How many things would stay because they changed since, and the way back of the others; it returns what the log says. */
  undoing: (held: Held<Row>, into: Into) => Promise<{ ficam: number; restore: () => Promise<AuditEntry> }>
  /** The screen that shows what came of it. */
  screenOf: (row: Row) => Path
  /** Tells whoever sent it that it stands; `fora`: where a visitor reads of it. */
  tell: (
    held: Held<Row>,
    job: Job<Payload>,
    places: { nome: string; destino: Path; fora: Path },
  ) => Promise<void>
  words: {
    conflito: string
    naoDesfez: string
    errosNovos: (n: number) => string
    haMudadas: (n: number) => string
  }
}

type Needs = Pick<Services, 'register'>

export function jobsOf<Row extends Imported, Into, Plan>(area: Imports<Row, Into, Plan>) {
  const { nome, tarefas, find, update, screenOf, words } = area
  const engine = engineOf<Row, Payload>({
    name: nome,
    idOf: ({ importacao }) => importacao,
    find,
    stepOf: ({ passo }) => passo,
  })

  const gravar =
    ({ register }: Needs) =>
    async (job: Job<Payload>): Promise<void> => {
      const slug = (await register.byId(job.tenantId))?.slug ?? ''
      let again = false
      await engine.holding(job, 'gravando', words.conflito, async (held) => {
        const { tx, row, actor } = held
        const into = await area.admit(held)
        const total = row.total + 1
        await job.progress(0, total)
        const plan = await area.plan(held, into)
        const faults = area.faultsOf(plan)
        if (faults > (row.parcial ? area.faultsSeen(row) : 0)) {
          again = true
          throw new Refused(words.errosNovos(faults))
        }
        const entry = await area.write(held, into, plan, async (feito) => {
          await job.progress(feito, total)
          await keepOn(tx, job.payload)
        })
        const gravado_em = new Date()
        await update(tx, row.id, { passo: 'gravado', gravado_em, mensagem: null, planilha: null })
        const destino = screenOf(row)
        await finish(tx, job.payload, { destino })
        // A visitor has none of these screens: the log tells them what came of it.
        await area.tell(held, job, { nome, destino, fora: `/logado/administracao/${slug}/auditoria` })
        await audit({ tx, actor }, entry)
      })
      if (again)
        await engine.again(job, 'conferido', async ({ tx, row, actor }) => {
          await area.rehearse(tx, row, actor)
        })
    }

  const desfazer = (job: Job<Payload>): Promise<void> =>
    engine.holding(job, 'desfazendo', words.naoDesfez, async (held) => {
      const { tx, row, actor } = held
      const into = await area.admit(held)
      await job.progress(0, 2)
      const { ficam, restore } = await area.undoing(held, into)
      if (ficam > 0 && !job.payload.manter) throw new Refused(words.haMudadas(ficam))
      const entry = await restore()
      await job.progress(1, 2)
      await keepOn(tx, job.payload)
      await update(tx, row.id, { passo: 'desfeito', desfeito_em: new Date(), mensagem: null })
      await finish(tx, job.payload, { destino: screenOf(row) })
      await audit({ tx, actor }, entry)
    })

  return {
    tasks: (needs: Needs): Tasks => ({
      [tarefas.gravando]: gravar(needs),
      [tarefas.desfazendo]: desfazer,
    }),

    /** Hands one to its job; until that has ended nobody moves it. */
    async start(
      { tx, actor }: { tx: Tx; actor: Actor },
      id: number,
      passo: 'gravando' | 'desfazendo',
      order: Pick<Payload, 'manter'> = {},
    ): Promise<void> {
      const trabalho_id = await enqueueFollowed(tx, tarefas[passo], actor, { importacao: id, ...order })
      await update(tx, id, { passo, trabalho_id, mensagem: null })
    },
  }
}
