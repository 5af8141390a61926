/** Handlers of the public pages that a tenant composes of blocks. */
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { setUsos } from '../../../ensino/midia/server/public.ts'
import { buscarPublicadas } from '../../trilha/server/public.ts'
import type { vitrineApi } from '../contract.ts'
import { vitrinePolicy } from '../policy.ts'
import { midiasDe } from '../rules.ts'
import { PAGINAS, type PaginaChave } from '../shapes.ts'
import type { Bloco } from '../shapes-blocos.ts'
import { vitrineTexts as texts } from '../texts.ts'
import { checkNamed, readBlocos } from './fields.ts'
import { presentEditavel, presentVista } from './present.ts'
import * as queries from './queries.ts'

function chaveOf(pagina: string): PaginaChave {
  const chave = PAGINAS.find((one) => one === pagina)
  if (!chave) throw notFound(texts.semPagina)
  return chave
}

/** The page that is meant, for whoever composes it. */
function pageToEdit({ authorize }: Pick<Context, 'authorize'>, pagina: string): PaginaChave {
  authorize(vitrinePolicy, 'edit', null)
  return chaveOf(pagina)
}

/** Writes a page over what the person read; null: the product's own. Told twice, it is done once. */
async function publish(
  context: Context,
  chave: PaginaChave,
  { versao, blocos }: { versao: number; blocos: Bloco[] | null },
) {
  const { tx, now } = context
  const json = blocos && JSON.stringify(blocos)
  const row = await queries.lock(tx, chave, json)
  if (row.igual) return { pagina: await presentEditavel(context, chave, row) }
  if (row.versao !== versao) throw failure(409, 'pagina_mudou', texts.mudou)
  if (blocos) await checkNamed(context, row.id, blocos)
  const written = await queries.update(tx, row.id, json, now)
  await setUsos(tx, { onde: 'pagina', id: row.id }, midiasDe(blocos ?? []))
  const pagina = await presentEditavel(context, chave, written)
  await audit(context, {
    entidade: 'pagina_publica',
    id: chave,
    acao: blocos ? 'publicar' : 'redefinir',
    mudanca: { antes: { versao: row.versao }, depois: { versao: written.versao } },
  })
  return { pagina }
}

export const vitrineHandlers: Handlers<typeof vitrineApi> = {
  async find({ params, ...context }) {
    const chave = chaveOf(params.vitrine)
    return { pagina: await presentVista(context, chave, await queries.find(context.tx, chave)) }
  },

  async list({ tx, authorize }) {
    authorize(vitrinePolicy, 'edit', null)
    const rows = new Map((await queries.list(tx)).map((row) => [row.chave, row]))
    return {
      paginas: PAGINAS.map((chave) => {
        const row = rows.get(chave)
        return {
          chave,
          propria: row?.propria ?? false,
          alterada_em: row?.alterada_em ?? null,
        }
      }),
    }
  },

  async open({ params, ...context }) {
    const chave = pageToEdit(context, params.vitrine)
    return { pagina: await presentEditavel(context, chave, await queries.find(context.tx, chave)) }
  },

  async save({ params, body, ...context }) {
    const chave = pageToEdit(context, params.vitrine)
    return publish(context, chave, { versao: body.versao, blocos: readBlocos(body.blocos) })
  },

  async reset({ params, query, ...context }) {
    const chave = pageToEdit(context, params.vitrine)
    return publish(context, chave, { versao: query.versao, blocos: null })
  },

  async trilhas({ params, query, ...context }) {
    pageToEdit(context, params.vitrine)
    return { trilhas: await buscarPublicadas(context.tx, query.busca) }
  },
}
