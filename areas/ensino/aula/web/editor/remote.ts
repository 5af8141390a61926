/** The steps of saving as calls of the contract. */
import { same } from '../../../../../core/contract/same.ts'
import { ApiError } from '../../../../../core/web/client/failure.ts'
import { call } from '../../../../../core/web/data.ts'
import type { HabilidadeCitada } from '../../../catalogo/contract.ts'
import { aulaApi } from '../../contract.ts'
import { telaApi } from '../../contract-tela.ts'
import type { AulaInteira } from '../../shapes.ts'
import type { Conteudo } from '../../shapes-telas.ts'
import { telaOf } from './merge.ts'
import { isPassing } from './sending.ts'
import type { Remoto } from './store.ts'
import type { Edicao, Guardada, Passo, Servidor } from './sync.ts'

type Transport = Parameters<typeof call>[0]

/** The fields of a lesson that its author sets. */
export interface Fatos
  extends Pick<
    AulaInteira,
    | 'titulo'
    | 'descricao'
    | 'capa_id'
    | 'visibilidade'
    | 'navegacao'
    | 'tentativas'
    | 'nota_minima'
    | 'tempo_limite'
    | 'offline'
    | 'tags'
  > {
  disciplina: number | null
  rede_id: number | null
  periodos: number[]
  habilidades: HabilidadeCitada[]
}

const fatosOf = (aula: AulaInteira): Fatos => ({
  titulo: aula.titulo,
  descricao: aula.descricao,
  capa_id: aula.capa_id,
  visibilidade: aula.visibilidade,
  navegacao: aula.navegacao,
  tentativas: aula.tentativas,
  nota_minima: aula.nota_minima,
  tempo_limite: aula.tempo_limite,
  offline: aula.offline,
  tags: aula.tags,
  disciplina: aula.disciplina?.id ?? null,
  rede_id: aula.rede?.id ?? null,
  periodos: aula.periodos.map(({ id }) => id),
  habilidades: aula.habilidades,
})

type TelaNoFio = AulaInteira['telas'][number]

const guardadaOf = ({ tipo, titulo, conteudo, revisao, alterada_por }: TelaNoFio): Guardada => ({
  tipo,
  titulo,
  conteudo: conteudo as unknown as Conteudo,
  revisao,
  por: alterada_por.nome,
})

export const servidorOf = (aula: AulaInteira): Servidor<Fatos> => ({
  fatos: fatosOf(aula),
  revisao: aula.revisao,
  ordem: aula.telas.map(({ id }) => id),
  telas: Object.fromEntries(aula.telas.map((tela) => [tela.id, guardadaOf(tela)])),
})

/** The lesson as the server holds it, as the author begins with it. */
export const edicaoOf = <F>({ fatos, ordem, telas }: Servidor<F>): Edicao<F> => ({
  fatos,
  telas: ordem.flatMap((id) => (telas[id] ? [telaOf(id, telas[id])] : [])),
})

/** The fields that changed, as the call takes them. */
function changedFatos(fatos: Fatos, before: Fatos) {
  const { habilidades, ...rest } = fatos
  const changed = Object.entries(rest).filter(([name, value]) => !same(value, before[name as keyof Fatos]))
  return {
    ...(Object.fromEntries(changed) as Partial<typeof rest>),
    ...(!same(habilidades, before.habilidades) && { habilidades: habilidades.map(({ id }) => id) }),
  }
}

const asBody = (conteudo: Conteudo) => conteudo as unknown as Record<string, unknown>

/** What somebody else changed first, or took out. */
const isConflict = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.status === 409 || problem.status === 404)

export function createRemoto(transport: Transport, id: number): Remoto<Fatos> {
  /** What a screen was first made of: sent alike again after a lost answer, so that it is made once. */
  const firstTries = new Map<string, Extract<Passo<Fatos>, { tipo: 'criar' }>>()

  async function create(passo: Extract<Passo<Fatos>, { tipo: 'criar' }>) {
    const { chave } = passo.tela
    const first = firstTries.get(chave) ?? passo
    firstTries.set(chave, first)
    const { tipo, titulo, conteudo } = first.tela
    const body = { tipo, titulo, conteudo: asBody(conteudo), depois_de: first.depois }
    try {
      const key = { idempotencyKey: `tela-${id}-${chave}` }
      return { first, made: await call(transport, telaApi.addTela, { params: { id }, body }, key) }
    } catch (problem) {
      if (!isPassing(problem)) firstTries.delete(chave)
      throw problem
    }
  }

  async function send(passo: Passo<Fatos>, held: Servidor<Fatos>) {
    /** Screens that others made meanwhile are not known here: they come when the two are joined. */
    const structure = ({ ordem, revisao }: { ordem: number[]; revisao: number }, born?: number) => ({
      ordem: ordem.filter((one) => one === born || held.telas[one]),
      revisao,
    })
    switch (passo.tipo) {
      case 'criar': {
        const { first, made } = await create(passo)
        const { titulo, conteudo } = first.tela
        const guardada = { ...guardadaOf(made.tela), titulo, conteudo }
        const telas = { ...held.telas, [made.tela.id]: guardada }
        return { ...held, ...structure(made, made.tela.id), telas, criada: made.tela.id }
      }
      case 'salvar': {
        const { titulo, conteudo, id: tela } = passo.tela
        const body = { titulo, conteudo: asBody(conteudo), revisao: passo.revisao }
        const saved = await call(transport, telaApi.saveTela, { params: { id, tela }, body })
        const guardada = { ...guardadaOf(saved.tela), titulo, conteudo }
        return { ...held, telas: { ...held.telas, [tela]: guardada } }
      }
      case 'remover': {
        const answer = await call(transport, telaApi.removeTela, { params: { id, tela: passo.id } })
        return { ...held, ...structure(answer) }
      }
      case 'restaurar': {
        const answer = await call(transport, telaApi.restoreTela, { params: { id, tela: passo.id } })
        const telas = { ...held.telas, [passo.id]: guardadaOf(answer.tela) }
        return { ...held, ...structure(answer, passo.id), telas }
      }
      case 'ordenar': {
        const body = { ordem: passo.ordem, revisao: held.revisao }
        const answer = await call(transport, telaApi.reorderTelas, { params: { id }, body })
        return { ...held, ...structure(answer) }
      }
      case 'fatos': {
        const body = { ...changedFatos(passo.fatos, held.fatos), revisao: held.revisao }
        const { aula } = await call(transport, aulaApi.edit, { params: { id }, body })
        return { ...held, fatos: passo.fatos, revisao: aula.revisao }
      }
    }
  }
  return {
    send,
    read: async () => servidorOf((await call(transport, aulaApi.find, { params: { id } })).aula),
    isConflict,
    isPassing,
  }
}
