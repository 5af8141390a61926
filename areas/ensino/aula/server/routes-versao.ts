/** Handlers of the versions of a lesson (product.md H-04, 'published content is versioned'). */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import type { Versao, VersaoInteira, versaoApi } from '../contract-versao.ts'
import { aulaTexts } from '../texts.ts'
import { aulaFor, aulaToEdit, showAula } from './find.ts'
import { touchAula, updateAula } from './queries.ts'
import * as queries from './queries-versao.ts'
import { writeUsos } from './routes-telas.ts'

async function versaoOf(
  { tx }: Pick<Context, 'tx'>,
  { id, numero }: { id: number; numero: number },
): Promise<queries.VersaoRow> {
  const row = await queries.findVersaoLida(tx, id, numero)
  if (!row) throw notFound(aulaTexts.versaoAusente)
  return row
}

const presentVersao = (row: queries.VersaoRow): Told<Versao> => ({
  numero: row.numero,
  titulo: row.titulo,
  total_telas: row.total_telas,
  publicada_em: row.publicada_em,
  publicada_por: { id: row.publicada_por, nome: row.por_nome },
  restauravel: row.restauravel,
})

const camposOf = ({
  titulo,
  descricao,
  navegacao,
  tentativas,
  nota_minima,
  tempo_limite,
}: queries.CamposDaVersao): queries.CamposDaVersao => ({
  titulo,
  descricao,
  navegacao,
  tentativas,
  nota_minima,
  tempo_limite,
})

export const versaoHandlers: Handlers<typeof versaoApi> = {
  async listVersoes({ params, ...context }) {
    await aulaFor(context, 'open', params.id)
    return { versoes: (await queries.listVersoes(context.tx, params.id)).map(presentVersao) }
  },

  async findVersao({ params, ...context }) {
    await aulaFor(context, 'open', params.id)
    const row = await versaoOf(context, params)
    const telas = await queries.listEscritas(context.tx, params.id, params.numero)
    return {
      versao: {
        ...presentVersao(row),
        descricao: row.descricao,
        navegacao: row.navegacao,
        tentativas: row.tentativas,
        nota_minima: Number(row.nota_minima),
        tempo_limite: row.tempo_limite,
        telas: telas as VersaoInteira['telas'],
      },
    }
  },

  async restoreVersao({ params, body, ...context }) {
    const { tx, actor } = context
    const { row } = await aulaToEdit(context, params.id)
    if (body.revisao !== row.revisao) throw failure(409, 'aula_conflito', aulaTexts.conflito)
    const versao = await versaoOf(context, params)
    if (!versao.restauravel) throw failure(409, 'versao_sem_escrita', aulaTexts.versaoSemEscrita)
    await queries.keepAntes(tx, row.id, camposOf(row))
    const escritas = queries.ofVersao(row.id, versao.numero)
    await queries.restoreTelas(tx, { aula: row.id, escritas, usuario: actor.id })
    await updateAula(tx, row.id, camposOf(versao))
    await touchAula(tx, row.id, { conta: true })
    await writeUsos(context, row)
    await queries.sealAntes(tx, row.id)
    const aula = await showAula(context, row.id)
    const mudanca = { depois: { versao: versao.numero } }
    await audit(context, { entidade: 'aula', id: row.id, acao: 'restaurar_versao', mudanca })
    return { aula }
  },

  async undoRestore({ params, ...context }) {
    const { tx, actor } = context
    const { row } = await aulaToEdit(context, params.id)
    const campos = await queries.findAntes(tx, row.id)
    if (!campos) throw failure(409, 'aula_conflito', aulaTexts.semVolta)
    await queries.restoreTelas(tx, { aula: row.id, escritas: queries.ofAntes(row.id), usuario: actor.id })
    await updateAula(tx, row.id, campos)
    await touchAula(tx, row.id, { conta: true })
    await writeUsos(context, row)
    await queries.dropAntes(tx, row.id)
    const aula = await showAula(context, row.id)
    await audit(context, { entidade: 'aula', id: row.id, acao: 'desfazer_restauracao' })
    return { aula }
  },
}
