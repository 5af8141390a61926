/** Handlers of lessons: lists, one for editing, its life, its review, its versions (product.md H-04). */
import { randomInt } from 'node:crypto'
import { isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { inLanguage } from '../../../../core/texts/texts.ts'
import type { aulaApi } from '../contract.ts'
import { aulaPolicy, autoriaPolicy } from '../policy.ts'
import { binStart, estadoDeVolta, makeCodigo, tituloDeCopia } from '../rules.ts'
import type { Visibilidade } from '../shapes.ts'
import { aulaTexts } from '../texts.ts'
import { alcanceAfter, columnsOf, writeMarcas } from './fields.ts'
import { aulaFor, aulaToDo, aulaToEdit, refuseVisitor, showAula } from './find.ts'
import { presentAula } from './present.ts'
import * as queries from './queries.ts'
import { listRedes } from './queries-rede.ts'
import { insertTelas, listTelas } from './queries-tela.ts'
import { writeUsos } from './routes-telas.ts'
import { marcasOf } from './write-marcas.ts'
import { problemasOf, publishDraft, refuseIncomplete } from './write-publicar.ts'

/** Draws codes until one is free; among 31^8 the first one is. */
async function newAula(
  tx: Context['tx'],
  columns: queries.AulaColumns & { titulo: string; usuario_id: number },
): Promise<number> {
  for (;;) {
    const id = await queries.insertAula(tx, { ...columns, codigo: makeCodigo((below) => randomInt(below)) })
    if (id !== undefined) return id
  }
}

/** The networks in which colleagues are looked for; null: everywhere. */
async function placesOf(context: Context): Promise<number[] | null> {
  const { tx, actor } = context
  if (isAdministradorTenant(actor) || actor.funcoes.includes('autor')) return null
  return (await listRedes(tx, actor)).map(({ id }) => id)
}

export const aulaHandlers: Handlers<typeof aulaApi> = {
  async list({ query, ...context }) {
    const { tx, actor, authorize } = context
    authorize(autoriaPolicy, 'list', null)
    const { aba = 'ativas', origem = 'minhas', ordem = 'titulo', ...rest } = query
    const rows = await queries.listAulas(tx, actor, { aba, origem, ordem, ...rest })
    const marcas = await marcasOf(
      tx,
      rows.map(({ id }) => id),
    )
    return {
      aulas: rows.map((row) => presentAula(row, marcas.get(row.id), actor)),
      total: rows[0]?.total ?? 0,
      permissoes: { criar: can(autoriaPolicy, actor, 'create', null) },
    }
  },

  async options({ tx, actor, authorize }) {
    authorize(autoriaPolicy, 'list', null)
    return { redes: await listRedes(tx, actor) }
  },

  async create({ body, ...context }) {
    const { tx, actor, authorize } = context
    refuseVisitor(context)
    authorize(autoriaPolicy, 'create', null)
    const columns = await columnsOf(context, body)
    const id = await newAula(tx, { ...columns, titulo: body.titulo.trim(), usuario_id: actor.id })
    await writeMarcas(context, id, body)
    await writeUsos(context, { id, capa_id: body.capa_id ?? null })
    return { aula: await showAula(context, id) }
  },

  async find({ params, ...context }) {
    await aulaFor(context, 'open', params.id)
    return { aula: await showAula(context, params.id) }
  },

  async edit({ params, body, ...context }) {
    const { tx } = context
    const { row, alvo } = await aulaToEdit(context, params.id)
    if (body.revisao !== row.revisao) throw failure(409, 'aula_conflito', aulaTexts.conflito)
    const before = { rede_id: row.rede_id, visibilidade: row.visibilidade as Visibilidade }
    const columns = await columnsOf(context, body, before)
    const mudaRede = body.rede_id !== undefined && body.rede_id !== row.rede_id
    const alcance = alcanceAfter(context, alvo, { visibilidade: body.visibilidade, mudaRede })
    await queries.updateAula(tx, row.id, { ...columns, alcance })
    await writeMarcas(context, row.id, body)
    await queries.touchAula(tx, row.id, { conta: true })
    if (body.capa_id !== undefined) await writeUsos(context, { id: row.id, capa_id: body.capa_id })
    return { aula: await showAula(context, row.id) }
  },

  async duplicate({ params, language, ...context }) {
    const { tx, actor } = context
    const { row } = await aulaFor(context, 'duplicate', params.id)
    const [telas, marcas] = await Promise.all([listTelas(tx, row.id), marcasOf(tx, [row.id])])
    const titulo = tituloDeCopia(row.titulo, inLanguage(aulaTexts.copia, language))
    const { descricao, capa_id, navegacao, tentativas, nota_minima, tempo_limite, offline } = row
    const same = { descricao, capa_id, navegacao, tentativas, nota_minima, tempo_limite, offline }
    const id = await newAula(tx, { ...same, titulo, usuario_id: actor.id })
    const { disciplina, periodos, habilidades, tags } = marcas.get(row.id) ?? {}
    await writeMarcas(context, id, {
      disciplina: disciplina?.id ?? null,
      periodos: periodos?.map((one) => one.id) ?? [],
      habilidades: habilidades?.map((one) => one.id) ?? [],
      tags: tags ?? [],
    })
    const copies = telas.map(({ tipo, titulo: nome, conteudo }) => ({
      tipo,
      titulo: nome,
      conteudo: conteudo as object,
    }))
    await insertTelas(tx, id, actor.id, copies, 1)
    await writeUsos(context, { id, capa_id })
    return { aula: { id, titulo } }
  },

  async setAutores({ params, body, ...context }) {
    const { tx } = context
    const { row, alvo } = await aulaToDo(context, 'manage', params.id)
    const others = body.autores.filter((id) => id !== row.usuario_id)
    const novos = others.filter((id) => !alvo.autores.includes(id))
    const known = await queries.listColegas(tx, { redes: await placesOf(context), ids: novos })
    if (known.length < novos.length) throw invalid({ autores: aulaTexts.autorDeFora })
    await queries.setAutores(tx, row.id, others)
    const aula = await showAula(context, row.id)
    const mudanca = { antes: { autores: alvo.autores }, depois: { autores: [row.usuario_id, ...others] } }
    await audit(context, { entidade: 'aula', id: row.id, acao: 'mudar_autores', mudanca })
    return { aula }
  },

  async colleagues({ params, query, ...context }) {
    await aulaFor(context, 'manage', params.id)
    const redes = await placesOf(context)
    return { colegas: await queries.listColegas(context.tx, { busca: query.busca, redes }) }
  },

  async archive({ params, body, ...context }) {
    const { tx } = context
    const { row } = await aulaToDo(context, 'manage', params.id)
    const estado = body.arquivada ? 'arquivada' : estadoDeVolta(row.versao)
    if ((row.estado === 'arquivada') === body.arquivada) return {}
    await queries.updateAula(tx, row.id, { estado })
    await audit(context, {
      entidade: 'aula',
      id: row.id,
      acao: body.arquivada ? 'arquivar' : 'desarquivar',
      mudanca: { antes: { estado: row.estado }, depois: { estado } },
    })
    return {}
  },

  async remove({ params, ...context }) {
    const { tx, now } = context
    const { row } = await aulaToDo(context, 'manage', params.id)
    if (row.removida_em !== null) return {}
    await queries.updateAula(tx, row.id, { removida_em: now })
    await audit(context, {
      entidade: 'aula',
      id: row.id,
      acao: 'apagar',
      mudanca: { antes: { titulo: row.titulo } },
    })
    return {}
  },

  async restore({ params, ...context }) {
    const { tx, now } = context
    const { row } = await aulaToDo(context, 'manage', params.id)
    if (row.removida_em === null) return {}
    if (row.removida_em < binStart(now)) throw notFound(aulaTexts.ausente)
    await queries.updateAula(tx, row.id, { removida_em: null })
    await audit(context, { entidade: 'aula', id: row.id, acao: 'restaurar' })
    return {}
  },

  async check({ params, ...context }) {
    const { row } = await aulaFor(context, 'open', params.id)
    return { problemas: problemasOf(row, await listTelas(context.tx, row.id)) }
  },

  async submit({ params, body, ...context }) {
    const { tx } = context
    const { row } = await aulaToDo(context, 'submit', params.id)
    if (row.estado === 'arquivada') throw failure(409, 'aula_arquivada', aulaTexts.arquivada)
    if (body.enviada) refuseIncomplete(row, await listTelas(tx, row.id))
    const estado = body.enviada ? 'em_revisao' : estadoDeVolta(row.versao)
    if (body.enviada !== (row.estado === 'em_revisao')) await queries.updateAula(tx, row.id, { estado })
    return { aula: await showAula(context, row.id) }
  },

  async review({ params, body, ...context }) {
    const { tx, actor } = context
    const { row } = await aulaToDo(context, 'open', params.id)
    if (row.estado !== 'em_revisao') throw failure(409, 'aula_fora_de_revisao', aulaTexts.naoEmRevisao)
    await aulaToDo(context, 'review', params.id)
    const texto = body.texto.trim()
    if (!body.aprova && texto === '') throw invalid({ texto: aulaTexts.diga })
    if (body.aprova) await publishDraft(context, row)
    else await queries.updateAula(tx, row.id, { estado: estadoDeVolta(row.versao) })
    await queries.insertParecer(tx, { aula_id: row.id, usuario_id: actor.id, aprova: body.aprova, texto })
    const aula = await showAula(context, row.id)
    const acao = body.aprova ? 'aprovar' : 'devolver'
    await audit(context, { entidade: 'aula', id: row.id, acao, mudanca: { depois: { versao: aula.versao } } })
    return { aula }
  },

  async publish({ params, ...context }) {
    const { row, alvo } = await aulaToDo(context, 'publish', params.id)
    if (row.estado === 'arquivada') throw failure(409, 'aula_arquivada', aulaTexts.arquivada)
    if (row.estado === 'em_revisao' && !can(aulaPolicy, context.actor, 'review', alvo))
      throw failure(409, 'aula_em_revisao', aulaTexts.emRevisao)
    const versao = await publishDraft(context, row)
    const aula = await showAula(context, row.id)
    if (versao > row.versao)
      await audit(context, {
        entidade: 'aula',
        id: row.id,
        acao: 'publicar',
        mudanca: { depois: { versao } },
      })
    return { aula }
  },
}
