/** Filters of the bank that a person keeps under a name (product.md H-12). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { SomeOf } from '../../../core/contract/lists.ts'
import { Id, Line } from '../../../core/contract/schema.ts'
import { BLOOM, ESTADOS_QUESTAO, LICENCAS, ORIGENS, PROCEDENCIAS, TIPOS_QUESTAO } from './shapes.ts'

const FILTROS = '/gerenciar/pt-br/questoes-filtros'

/** Filters that a person keeps, at most. */
export const MAX_FILTROS = 20
export const MAX_NOME_FILTRO = 60

const Numeros = SomeOf(['[1-9]\\d{0,14}'])
/** What the list is narrowed by, as its address has it. */
const Guardado = {
  busca: Optional(Line(120, 1)),
  disciplina: Optional(Numeros),
  periodo: Optional(Numeros),
  habilidade: Optional(Numeros),
  dificuldade: Optional(SomeOf(['1', '2', '3', '4', '5'])),
  bloom: Optional(SomeOf(BLOOM.map((_, at) => String(at + 1)))),
  tipo: Optional(SomeOf(TIPOS_QUESTAO)),
  procedencia: Optional(SomeOf(PROCEDENCIAS)),
  licenca: Optional(SomeOf(['nenhuma', ...LICENCAS])),
  origem: Optional(SomeOf(ORIGENS)),
  estado: Optional(SomeOf(ESTADOS_QUESTAO.filter((one) => one !== 'arquivada'))),
  favoritas: Optional(SomeOf(['sim'])),
} as const

export const Filtro = ObjectOf({
  id: Id,
  nome: Text(),
  /** Without what is no longer there, such as a discipline that is gone. */
  filtro: ObjectOf(Guardado),
  /** The bank opens with it. */
  padrao: Flag(),
})
export type Filtro = Static<typeof Filtro>
export type FiltroGuardado = Filtro['filtro']

const CAMPOS = {
  nome: Line(MAX_NOME_FILTRO, 1),
  filtro: ObjectOf(Guardado),
  padrao: Flag(),
}

const { get, post, put, remove } = callsOf('questao')

export const filtroApi = {
  listFiltros: get(FILTROS, {
    summary: "The person's own filters of the bank, by name.",
    returns: { filtros: ArrayOf(Filtro) },
  }),
  createFiltro: post(FILTROS, {
    summary: 'Keeps a filter under a name: at most 20, one of each name whatever its accents.',
    body: { nome: CAMPOS.nome, filtro: CAMPOS.filtro, padrao: Optional(CAMPOS.padrao) },
    returns: { filtro: Filtro },
  }),
  editFiltro: put(`${FILTROS}/:id`, {
    summary: 'Changes what is sent. `padrao`: of all, only one is what the bank opens with.',
    body: { nome: Optional(CAMPOS.nome), filtro: Optional(CAMPOS.filtro), padrao: Optional(CAMPOS.padrao) },
    returns: { filtro: Filtro },
  }),
  removeFiltro: remove(`${FILTROS}/:id`, { summary: 'Forgets a filter; questions stay as they are.' }),
}
