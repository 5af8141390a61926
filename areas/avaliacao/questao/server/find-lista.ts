/** The bank as a person looks through it: by words and facets, slips forgiven where nothing is found without. */
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { say } from '../../../../core/texts/texts.ts'
import { dificuldadeTexts } from '../../../ensino/catalogo/texts.ts'
import { bancoPolicy } from '../policy.ts'
import { escolhasDe } from '../rules-busca.ts'
import {
  BLOOM,
  type Contada,
  ESTADOS_QUESTAO,
  type EstadoQuestao,
  type Faceta,
  LICENCAS,
  MAX_CONTADAS,
  ORIGENS,
  PROCEDENCIAS,
  TIPOS_QUESTAO,
} from '../shapes.ts'
import { presentQuestao } from './present.ts'
import { readParecidos, readTermos } from './queries-busca.ts'
import * as queries from './queries-lista.ts'

/** Fewer are little: what is spelled alike is looked for too. */
const POUCAS = 3

export interface Query extends queries.Filter {
  pagina: number
  linhas: number
  busca?: string | undefined
}

type Asking = Pick<Context, 'tx' | 'actor'>

/** What matches, and whether words like those of the search had to stand for them. */
export async function found(
  { tx, actor }: Asking,
  { busca, pagina, linhas, ...filter }: Query,
  arquivadas: boolean,
) {
  const termos = await readTermos(tx, busca)
  const page = { pagina, linhas }
  const exact = await queries.search(tx, actor, { filter, termos, arquivadas }, page)
  if (exact.total >= POUCAS || termos.length === 0) return { ...exact, termos, parecidas: false }
  const parecidos = await readParecidos(tx, termos)
  if (!parecidos) return { ...exact, termos, parecidas: false }
  const alike = await queries.search(tx, actor, { filter, termos: parecidos, arquivadas }, page)
  return alike.total > exact.total
    ? { ...alike, termos: parecidos, parecidas: true }
    : { ...exact, termos, parecidas: false }
}

/** How many each tab of the states in use shows: of what was put away without what it is narrowed by, as the tabs lead. */
async function abasOf(
  { tx, actor }: Asking,
  { pagina: _, linhas: __, busca: ___, ...filter }: Query,
  { contadas, termos }: Pick<Awaited<ReturnType<typeof found>>, 'contadas' | 'termos'>,
  arquivadas: boolean,
) {
  const counted = arquivadas
    ? await queries.countEstados(tx, actor, { filter: {}, termos: [] })
    : filter.revisar
      ? await queries.countEstados(tx, actor, { filter, termos })
      : contadas.filter(({ faceta }) => faceta === 'estado')
  const of = (estado: EstadoQuestao) => counted.find(({ valor }) => valor === estado)?.total ?? 0
  const todas = counted.reduce((sum, { total }) => sum + total, 0)
  return {
    todas: Math.min(todas, MAX_CONTADAS),
    rascunho: of('rascunho'),
    em_revisao: of('em_revisao'),
    aprovada: of('aprovada'),
    mais: todas > MAX_CONTADAS,
  }
}

/** The values that screens have words for, in their order. */
const VALUES = {
  dificuldade: ['1', '2', '3', '4', '5'],
  bloom: BLOOM.map((_, i) => String(i + 1)),
  tipo: TIPOS_QUESTAO,
  estado: ESTADOS_QUESTAO,
  origem: ORIGENS,
  procedencia: PROCEDENCIAS,
  licenca: ['nenhuma', ...LICENCAS],
} as const satisfies Partial<Record<Faceta, readonly string[]>>

const asAsked = (faceta: Faceta, valor: string): string =>
  faceta === 'origem' ? (valor === 'true' ? 'minhas' : 'rede') : valor === '' ? 'nenhuma' : valor

export async function listQuestoes(context: Context, query: Query, arquivadas: boolean) {
  const { tx, actor, authorize, language } = context
  authorize(bancoPolicy, 'list', null)
  const { ids, total, contadas, termos, parecidas } = await found(context, query, arquivadas)
  const mais = total > MAX_CONTADAS
  const totals = new Map(
    contadas.flatMap(({ faceta, valor, total }) =>
      valor === null ? [] : [[`${faceta} ${asAsked(faceta, valor)}`, total] as const],
    ),
  )
  const valuesOf = (faceta: Faceta) => [
    ...new Set([
      ...contadas.flatMap((one) => (one.faceta === faceta && one.valor !== null ? [one.valor] : [])),
      ...escolhasDe(query[faceta]),
    ]),
  ]
  const numbers = (faceta: Faceta) => valuesOf(faceta).map(Number).filter(Number.isSafeInteger)
  const [rows, nomes, guardadas, paraRevisar, abas] = await Promise.all([
    queries.listByIds(tx, actor, ids),
    queries.namesOf(
      tx,
      actor,
      { disciplina: numbers('disciplina'), periodo: numbers('periodo'), habilidade: numbers('habilidade') },
      { all: mais, arquivadas },
    ),
    queries.countArquivadas(tx, actor),
    queries.countParaRevisar(tx, actor),
    abasOf(context, query, { contadas, termos }, arquivadas),
  ])
  const told = (faceta: Faceta, valor: string | number, nome: string): Contada => ({
    valor: String(valor),
    nome,
    total: totals.get(`${faceta} ${valor}`) ?? 0,
  })
  const own = (faceta: keyof typeof VALUES): Contada[] => {
    const chosen = escolhasDe(query[faceta])
    return VALUES[faceta]
      .filter((valor) => totals.has(`${faceta} ${valor}`) || chosen.includes(valor))
      .map((valor) => told(faceta, valor, ''))
  }
  const facetas = {
    disciplina: nomes.disciplinas.map(({ id, nome }) => told('disciplina', id, nome)),
    periodo: nomes.periodos.map(({ id, nome }) => told('periodo', id, nome)),
    habilidade: nomes.habilidades.map(({ id, codigo }) => told('habilidade', id, codigo)),
    dificuldade: own('dificuldade'),
    bloom: own('bloom'),
    tipo: own('tipo'),
    estado: own('estado'),
    origem: own('origem'),
    procedencia: own('procedencia'),
    licenca: own('licenca'),
  }
  const dificuldades = Object.values(say(dificuldadeTexts, language))
  return {
    ...nomes,
    dificuldades: dificuldades.map((nome, i) => ({ id: i + 1, nome })),
    facetas,
    arquivadas: guardadas,
    para_revisar: paraRevisar,
    abas,
    questoes: rows.map((row) => presentQuestao(row, actor)),
    permissoes: { criar: can(bancoPolicy, actor, 'write', null) },
    total: Math.min(total, MAX_CONTADAS),
    mais,
    parecidas,
  }
}
