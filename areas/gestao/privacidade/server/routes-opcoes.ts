/** Handlers: what a network answers for all of its people, of which the register of tenants keeps the answer. */
import { sql } from 'kysely'
import { type Fuso, fusoOf } from '../../../../core/contract/cidades.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { type Tratamento, tratamentoOf } from '../../../../core/texts/tratamento.ts'
import type { encarregadoApi, OpcoesDaRede } from '../contract-encarregado.ts'
import { opcoesPolicy } from '../policy.ts'

interface Words {
  aluno: string
  professor: string
}

async function findOpcoes(tx: Tx): Promise<OpcoesDaRede> {
  const { rows } = await sql<{ ligado: boolean; fuso: string } & Words>`
    select ranking_entre_escolas() as ligado, fuso_do_tenant() as fuso, aluno, professor
    from tratamento_do_tenant()`.execute(tx)
  const [found] = rows
  return {
    ranking_entre_escolas: found?.ligado === true,
    fuso: fusoOf(found?.fuso),
    tratamento: tratamentoOf(found?.aluno, found?.professor),
  }
}

/** Returns what it was. */
async function setComparaEscolas(tx: Tx, ligado: boolean): Promise<boolean> {
  const { rows } = await sql<{ antes: boolean }>`
    select mudar_ranking_entre_escolas(${ligado}) as antes`.execute(tx)
  return rows[0]?.antes === true
}

/** Returns what it was. */
async function setFuso(tx: Tx, fuso: Fuso): Promise<Fuso> {
  const { rows } = await sql<{ antes: string }>`select mudar_fuso(${fuso}) as antes`.execute(tx)
  return fusoOf(rows[0]?.antes)
}

/** Returns what they were. */
async function setTratamento(tx: Tx, { aluno, professor }: Tratamento): Promise<Tratamento> {
  const { rows } = await sql<Words>`select * from mudar_tratamento(${aluno}, ${professor})`.execute(tx)
  return tratamentoOf(rows[0]?.aluno, rows[0]?.professor)
}

/** As the log keeps them, in the names of their columns. */
const words = ({ aluno, professor }: Tratamento) => ({ trata_aluno: aluno, trata_professor: professor })

const told = async ({ actor, tx }: Pick<Context, 'actor' | 'tx'>) => ({
  opcoes: await findOpcoes(tx),
  permissoes: { mudar: can(opcoesPolicy, actor, 'change', null) },
})

export const opcoesHandlers: Pick<Handlers<typeof encarregadoApi>, 'findOpcoes' | 'saveOpcoes'> = {
  async findOpcoes(context) {
    context.authorize(opcoesPolicy, 'view', null)
    return told(context)
  },

  async saveOpcoes({ body: { ranking_entre_escolas, fuso, tratamento }, ...context }) {
    context.authorize(opcoesPolicy, 'change', null)
    const { tx } = context
    const log = (antes: object, depois: object) =>
      audit(context, {
        entidade: 'tenant',
        id: context.brand.ownerId,
        acao: 'mudar',
        mudanca: { antes, depois },
      })
    if (ranking_entre_escolas !== undefined) {
      const antes = await setComparaEscolas(tx, ranking_entre_escolas)
      if (antes !== ranking_entre_escolas)
        await log({ ranking_entre_escolas: antes }, { ranking_entre_escolas })
    }
    if (fuso !== undefined) {
      const antes = await setFuso(tx, fuso)
      if (antes !== fuso) await log({ fuso: antes }, { fuso })
    }
    if (tratamento !== undefined) {
      const antes = await setTratamento(tx, tratamento)
      if (antes.aluno !== tratamento.aluno || antes.professor !== tratamento.professor)
        await log(words(antes), words(tratamento))
    }
    return told(context)
  },
}
