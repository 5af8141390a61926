/** Handlers of base texts: texts that several questions ask about. */

import { wordsOf } from '../../../../core/contract/linear.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { cleanTela } from '../../../ensino/aula/server/public.ts'
import { midiasOf, setUsos } from '../../../ensino/midia/server/public.ts'
import type { questaoApi } from '../contract.ts'
import { approvesIn, bancoPolicy, textoBasePolicy } from '../policy.ts'
import { questaoTexts } from '../texts.ts'
import { refuseMidias } from './find.ts'
import { caminhoDe } from './find-destino.ts'
import { textoOf } from './find-texto.ts'
import { alvoDoTexto, presentTexto } from './present.ts'
import * as queries from './queries-texto.ts'

const escrito = (titulo: string, given: string): queries.Escrito => {
  const html = cleanTela('texto', { html: given }).html
  return { titulo: titulo.trim(), html, palavras: `${titulo.trim()} ${wordsOf(html)}` }
}

/** @throws 404 when it may not be seen, 403 when it may not be changed */
async function textoFor({ tx, actor, authorize }: Context, id: number): Promise<queries.TextoBaseRow> {
  const row = await queries.find(tx, actor, id)
  if (!row || !can(textoBasePolicy, actor, 'view', alvoDoTexto(row)))
    throw notFound(questaoTexts.textoAusente)
  authorize(textoBasePolicy, 'edit', alvoDoTexto(row))
  return row
}

async function shown(context: Context, id: number) {
  const texto = await textoOf(context, id)
  if (!texto) throw notFound(questaoTexts.textoAusente)
  return { texto }
}

type OfTexto = 'listTextos' | 'createTexto' | 'editTexto'

export const textoHandlers: Pick<Handlers<typeof questaoApi>, OfTexto> = {
  async listTextos({ query, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'list', null)
    const rows = await queries.list(tx, actor, query.busca)
    const midias = await midiasOf(context, [...new Set(rows.flatMap(({ html }) => midiasDe({ html })))])
    return {
      textos: rows.map((row) => {
        const own = midiasDe({ html: row.html })
        return presentTexto(
          row,
          midias.filter(({ id }) => own.includes(id)),
          actor,
        )
      }),
    }
  },

  async createTexto({ body, ...context }) {
    const { tx, actor, authorize } = context
    authorize(bancoPolicy, 'write', null)
    const { rede_id: rede } = body
    await caminhoDe(context, rede)
    const texto = escrito(body.titulo, body.html)
    const midias = midiasDe({ html: texto.html })
    await refuseMidias(context, midias)
    const id = await queries.insert(tx, texto, { usuario: actor.id, rede })
    await setUsos(tx, { onde: 'texto_base', id }, midias)
    return shown(context, id)
  },

  async editTexto({ params, body, ...context }) {
    const { tx, actor, now } = context
    const row = await textoFor(context, params.id)
    // What a network approved changes only by who approves there.
    const redes = await queries.listAprovadas(tx, row.id)
    if (!redes.every((redeCaminho) => approvesIn(actor, { redeCaminho })))
      throw failure(409, 'texto_em_uso', questaoTexts.textoEmUso)
    const texto = escrito(body.titulo, body.html)
    const midias = midiasDe({ html: texto.html })
    await refuseMidias(context, midias, midiasDe({ html: row.html }))
    if (!(await queries.update(tx, row.id, texto, { revisao: body.revisao, now })))
      throw failure(409, 'texto_conflito', questaoTexts.textoConflito)
    await setUsos(tx, { onde: 'texto_base', id: row.id }, midias)
    return shown(context, row.id)
  },
}
