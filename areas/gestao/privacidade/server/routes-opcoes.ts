/** Handlers: what a network answers for all of its pupils, of which the register of tenants keeps the answer. */
import { sql } from 'kysely'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import type { encarregadoApi } from '../contract-encarregado.ts'
import { opcoesPolicy } from '../policy.ts'

async function comparaEscolas({ tx }: Pick<Context, 'tx'>): Promise<boolean> {
  const { rows } = await sql<{ ligado: boolean }>`select ranking_entre_escolas() as ligado`.execute(tx)
  return rows[0]?.ligado === true
}

/** Returns what it was. */
async function setComparaEscolas({ tx }: Pick<Context, 'tx'>, ligado: boolean): Promise<boolean> {
  const { rows } = await sql<{ antes: boolean }>`
    select mudar_ranking_entre_escolas(${ligado}) as antes`.execute(tx)
  return rows[0]?.antes === true
}

const told = ({ actor }: Pick<Context, 'actor'>, ranking_entre_escolas: boolean) => ({
  opcoes: { ranking_entre_escolas },
  permissoes: { mudar: can(opcoesPolicy, actor, 'change', null) },
})

export const opcoesHandlers: Pick<Handlers<typeof encarregadoApi>, 'findOpcoes' | 'saveOpcoes'> = {
  async findOpcoes(context) {
    context.authorize(opcoesPolicy, 'view', null)
    return told(context, await comparaEscolas(context))
  },

  async saveOpcoes({ body: { ranking_entre_escolas }, ...context }) {
    context.authorize(opcoesPolicy, 'change', null)
    const antes = await setComparaEscolas(context, ranking_entre_escolas)
    if (antes !== ranking_entre_escolas)
      await audit(context, {
        entidade: 'tenant',
        id: context.brand.ownerId,
        acao: 'mudar',
        mudanca: { antes: { ranking_entre_escolas: antes }, depois: { ranking_entre_escolas } },
      })
    return told(context, ranking_entre_escolas)
  },
}
