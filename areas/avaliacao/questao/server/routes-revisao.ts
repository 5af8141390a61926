/** Handlers of the review of questions (product.md H-12): what is said of one, and what is decided about it. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import type { revisaoApi } from '../contract-revisao.ts'
import { comentarioPolicy, questaoPolicy } from '../policy.ts'
import { estadosPara } from '../rules.ts'
import type { EstadoQuestao } from '../shapes.ts'
import { type Comentario, MAX_COMENTARIOS, type Resposta } from '../shapes-revisao.ts'
import { questaoTexts, revisaoTexts } from '../texts.ts'
import { tellPasso } from './announce-revisao.ts'
import { questaoFor, showQuestao } from './find.ts'
import { alvoOf } from './present.ts'
import { type Inteira, update } from './queries.ts'
import * as queries from './queries-revisao.ts'
import { refuseIncompleta } from './write.ts'

const presentResposta = (row: queries.ComentarioRow, eu: number): Told<Resposta> => ({
  id: row.id,
  texto: row.texto,
  autor: row.autor,
  editado: row.editado_em !== null,
  quando: row.created_at,
  meu: row.autor.id === eu,
})

function presentComentarios(rows: readonly queries.ComentarioRow[], eu: number): Told<Comentario>[] {
  const answers = new Map<number, Told<Resposta>[]>()
  for (const row of rows) {
    if (row.resposta_a === null) answers.set(row.id, [])
    else answers.get(row.resposta_a)?.push(presentResposta(row, eu))
  }
  const threads = rows.filter(({ resposta_a }) => resposta_a === null)
  return threads.map((row) => ({
    ...presentResposta(row, eu),
    campo: row.campo,
    parte: row.parte,
    ancora:
      row.trecho === ''
        ? null
        : { trecho: row.trecho, antes: row.antes, depois: row.depois, inicio: row.inicio },
    resolvido: row.resolvido && row.resolvido_em ? { por: row.resolvido, quando: row.resolvido_em } : null,
    respostas: answers.get(row.id) ?? [],
  }))
}

function mayOf({ actor }: Context, row: Inteira) {
  const alvo = alvoOf(row)
  const edita = can(questaoPolicy, actor, 'edit', alvo)
  const aprova = can(questaoPolicy, actor, 'approve', alvo)
  return {
    comentar: edita && row.estado !== 'arquivada',
    enviar: estadosPara(row.estado, { rede: row.rede !== null, edita, aprova }).includes('em_revisao'),
    decidir: aprova && row.estado === 'em_revisao',
  }
}

const refuseArquivada = ({ estado }: Inteira): void => {
  if (estado === 'arquivada') throw failure(409, 'questao_arquivada', questaoTexts.arquivada)
}

/** Moves a question that nobody changed since, and tells it. */
async function move(
  context: Context,
  row: Inteira,
  { revisao, depois, palavra }: { revisao: number; depois: EstadoQuestao; palavra: string },
) {
  if (revisao !== row.revisao) throw failure(409, 'questao_conflito', questaoTexts.conflito)
  if (depois !== 'rascunho') refuseIncompleta(row.tipo, row.conteudo, row.comando)
  await update(context.tx, row.id, { estado: depois }, context.now)
  await tellPasso(context, row, row.caminho ?? [], { antes: row.estado, depois, palavra })
}

/** The question's own comment. @throws 404 */
async function comentarioOf({ tx }: Context, questao: number, id: number) {
  const found = await queries.findComentario(tx, questao, id)
  if (!found) throw notFound(revisaoTexts.ausente)
  return found
}

const said = (texto: string): string => {
  const words = texto.trim()
  if (words === '') throw invalid({ texto: revisaoTexts.vazio })
  return words
}

export const revisaoHandlers: Handlers<typeof revisaoApi> = {
  async findRevisao({ params, ...context }) {
    const { tx, actor } = context
    const row = await questaoFor(context, 'edit', params.id)
    const comentarios = await queries.listComentarios(tx, row.id)
    const passos = await queries.listPassos(tx, row.id)
    return {
      comentarios: presentComentarios(comentarios, actor.id),
      passos: passos.map(({ created_at, ...passo }) => ({ ...passo, quando: created_at })),
      permissoes: mayOf(context, row),
    }
  },

  async sendRevisao({ params, body, ...context }) {
    const row = await questaoFor(context, 'edit', params.id, { lock: true })
    if (row.estado !== 'em_revisao') {
      if (!mayOf(context, row).enviar) throw failure(409, 'estado_invalido', questaoTexts.estado)
      const palavra = (body.palavra ?? '').trim()
      await move(context, row, { revisao: body.revisao, depois: 'em_revisao', palavra })
    }
    return showQuestao(context, row.id)
  },

  async decideRevisao({ params, body, ...context }) {
    const { tx } = context
    const row = await questaoFor(context, 'approve', params.id, { lock: true })
    if (row.estado !== 'em_revisao') throw failure(409, 'questao_fora_de_revisao', revisaoTexts.decidida)
    const palavra = (body.palavra ?? '').trim()
    const depois = body.decisao === 'aprovar' ? 'aprovada' : 'rascunho'
    if (depois === 'rascunho' && palavra === '' && (await queries.countComentarios(tx, row.id)).abertos === 0)
      throw failure(422, 'falta_dizer', revisaoTexts.faltaDizer, {
        campos: { palavra: revisaoTexts.faltaDizer },
      })
    await move(context, row, { revisao: body.revisao, depois, palavra })
    await audit(context, {
      entidade: 'questao',
      id: row.id,
      acao: body.decisao,
      mudanca: { antes: { estado: row.estado }, depois: { estado: depois } },
    })
    return showQuestao(context, row.id)
  },

  async createComentario({ params, body, ...context }) {
    const { tx, actor, now } = context
    const row = await questaoFor(context, 'edit', params.id, { lock: true })
    refuseArquivada(row)
    const texto = said(body.texto)
    if ((await queries.countComentarios(tx, row.id)).todos >= MAX_COMENTARIOS)
      throw failure(409, 'comentarios_demais', revisaoTexts.demais)
    const base = { questao_id: row.id, usuario_id: actor.id, campo: body.campo, texto }
    if (body.resposta_a !== undefined) {
      const answered = await comentarioOf(context, row.id, body.resposta_a)
      if (answered.resposta_a !== null) throw notFound(revisaoTexts.ausente)
      const id = await queries.insertComentario(tx, { ...base, parte: '', resposta_a: answered.id }, now)
      return { comentario: id }
    }
    const place = { parte: body.parte ?? '', ...body.ancora }
    return { comentario: await queries.insertComentario(tx, { ...base, ...place, resposta_a: null }, now) }
  },

  async editComentario({ params, body, ...context }) {
    const { tx, actor, authorize, now } = context
    const row = await questaoFor(context, 'edit', params.id)
    refuseArquivada(row)
    const found = await comentarioOf(context, row.id, params.comentario)
    if (body.texto !== undefined) {
      authorize(comentarioPolicy, 'change', found)
      await queries.updateComentario(tx, found.id, { texto: said(body.texto), editado_em: now })
    }
    const resolved = found.resolvido_em !== null
    if (body.resolvido !== undefined && body.resolvido !== resolved && found.resposta_a === null)
      await queries.updateComentario(
        tx,
        found.id,
        body.resolvido
          ? { resolvido_em: now, resolvido_por: actor.id }
          : { resolvido_em: null, resolvido_por: null },
      )
    return {}
  },

  async removeComentario({ params, ...context }) {
    const { tx, authorize } = context
    const row = await questaoFor(context, 'edit', params.id)
    refuseArquivada(row)
    const found = await comentarioOf(context, row.id, params.comentario)
    authorize(comentarioPolicy, 'change', found)
    await queries.deleteComentario(tx, found.id)
    return {}
  },
}
