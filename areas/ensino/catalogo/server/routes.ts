/** Handlers of the catalogue: what every signed-in person may read. */
import { pageOrAll } from '../../../../core/contract/lists.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { say } from '../../../../core/texts/texts.ts'
import type { catalogoApi, Disciplina, Ensino, Habilidade } from '../contract.ts'
import { BASES, ETAPAS } from '../contract.ts'
import { cleanTag, plain } from '../rules.ts'
import { dificuldadeTexts } from '../texts.ts'
import { type HabilidadeRow, matrizes } from './public-acima.ts'
import * as queries from './queries.ts'

/** Words that one search looks for; the others are left. */
const MAX_WORDS = 8
/** Skills of one answer without a page. */
const MOST_HABILIDADES = 3_000

const presentDisciplina = ({
  area,
  ...row
}: Awaited<ReturnType<typeof queries.listDisciplinas>>[number]) => ({
  ...row,
  area: area as Disciplina['area'],
})

/** Years, already in order, gathered under their stages. */
function presentEnsinos(rows: Awaited<ReturnType<typeof queries.listPeriodos>>): Ensino[] {
  const byId = new Map<number, Ensino>()
  for (const { ensino: id, ensino_nome: nome, ...periodo } of rows) {
    const ensino = byId.get(id) ?? { id, nome, periodos: [] }
    byId.set(id, ensino)
    ensino.periodos.push(periodo)
  }
  return [...byId.values()]
}

const presentHabilidade = (row: HabilidadeRow): Habilidade => ({
  id: row.id,
  codigo: row.codigo,
  texto: row.texto,
  anos: row.anos,
  categoria: { id: row.categoria_id, nome: row.categoria_nome },
  disciplina: row.disciplina,
  matriz: { id: row.matriz_id, nome: row.matriz_nome },
})

/** A value of a column that a check holds to this list. */
const oneOf = <const V extends readonly string[]>(values: V, value: string): V[number] =>
  values.find((one) => one === value) ?? (values[0] as V[number])

export const catalogoHandlers: Handlers<typeof catalogoApi> = {
  async disciplinas({ tx }) {
    return { disciplinas: (await queries.listDisciplinas(tx, null)).map(presentDisciplina) }
  },

  async disciplinasMatriz({ tx, actor }) {
    return { disciplinas: (await queries.listDisciplinas(tx, actor)).map(presentDisciplina) }
  },

  async tags({ tx, query }) {
    return { tags: await queries.listTags(tx, plain(cleanTag(query.busca ?? ''))) }
  },

  async periodos({ tx }) {
    return { ensinos: presentEnsinos(await queries.listPeriodos(tx, null)) }
  },

  async periodosMatriz({ tx, actor }) {
    return { ensinos: presentEnsinos(await queries.listPeriodos(tx, actor)) }
  },

  async habilidades({ tx, actor, query }) {
    const { busca = '', disciplina, ano, matriz } = query
    const words = busca.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
    const filter = { words, disciplina, ano, matriz }
    const [rows, total] = await Promise.all([
      matrizes.ask().habilidades(tx, actor, filter, pageOrAll(query, MOST_HABILIDADES)),
      matrizes.ask().countHabilidades(tx, actor, filter),
    ])
    return { habilidades: rows.map(presentHabilidade), total }
  },

  async dificuldades({ language }) {
    const names = Object.values(say(dificuldadeTexts, language))
    return { dificuldades: names.map((nome, i) => ({ id: i + 1, nome })) }
  },

  async matrizes({ tx, actor }) {
    const rows = await matrizes.ask().matrizes(tx, actor)
    return {
      matrizes: rows.map(({ etapa, base, ...row }) => ({
        ...row,
        etapa: oneOf(ETAPAS, etapa),
        base: oneOf(BASES, base),
      })),
    }
  },
}
