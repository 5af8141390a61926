/** Calls of the catalogue: disciplines, school years, tags and the matrix of skills (product.md H-04, H-10). */
import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { rowsOf, WholeQuery } from '../../../core/contract/lists.ts'
import { Count, Id, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'

export const AREAS_DO_SABER = [
  'linguagens',
  'matematica',
  'ciencias_natureza',
  'ciencias_humanas',
  'ensino_religioso',
  'outras',
] as const

export const BASES = ['bncc', 'saeb', 'saeb_2001', 'proprio'] as const

export const ETAPAS = ['infantil', 'fundamental', 'medio', 'eja', 'livre'] as const

/** Letters of one tag. */
export const MAX_TAG = 40

/** The tags of one thing, at most `max`; those that are new are made when it is saved. */
export const Tags = (max: number) => ArrayOf(Line(MAX_TAG, 1), { maxItems: max })

export const Disciplina = ObjectOf({ id: Id, nome: Text(), sigla: Text(), area: OneOf(AREAS_DO_SABER) })
export type Disciplina = Static<typeof Disciplina>

export const Periodo = ObjectOf({ id: Id, codigo: Text(), nome: Text() })

/** A stage of schooling with its years. */
const Ensino = ObjectOf({ id: Id, nome: Text(), periodos: ArrayOf(Periodo) })
export type Ensino = Static<typeof Ensino>

const Tag = Ref

/** A skill, as things that name one show it. */
export const HabilidadeCitada = ObjectOf({ id: Id, codigo: Text(), texto: Text() })
export type HabilidadeCitada = Static<typeof HabilidadeCitada>

const Habilidade = ObjectOf({
  ...HabilidadeCitada.properties,
  /** Codes of school years. */
  anos: ArrayOf(Text()),
  categoria: Ref,
  disciplina: Nullable(Ref),
  matriz: Ref,
})
export type Habilidade = Static<typeof Habilidade>

const Matriz = ObjectOf({
  id: Id,
  nome: Text(),
  etapa: OneOf(ETAPAS),
  base: OneOf(BASES),
  /** Codes of school years. */
  anos: ArrayOf(Text()),
  qtd_habilidades: Count,
})

/** From the easiest to the hardest (section 9). */
const Dificuldade = Ref

const disciplinas = { disciplinas: ArrayOf(Disciplina) }
const ensinos = { ensinos: ArrayOf(Ensino) }

const { get } = callsOf('catalogo', { access: 'session' })

export const catalogoApi = {
  disciplinas: get('/projeto/pt-br/disciplina/buscar/todas/disciplinas', {
    summary: 'Every discipline.',
    returns: disciplinas,
  }),
  disciplinasMatriz: get('/projeto/pt-br/disciplina/buscar/matriz/disciplinas', {
    summary: 'The disciplines that the matrices in use have skills of.',
    returns: disciplinas,
  }),
  tags: get('/projeto/pt-br/tag/listar', {
    summary: 'Tags by name, at most 500; with `busca` those that begin so, whatever the accents.',
    query: { busca: Optional(Line(MAX_TAG)) },
    returns: { tags: ArrayOf(Tag) },
  }),
  periodos: get('/projeto/pt-br/periodo/buscar/todos/periodos', {
    summary: 'The stages of schooling, each with its years.',
    returns: ensinos,
  }),
  periodosMatriz: get('/projeto/pt-br/periodo/buscar/matriz/periodos', {
    summary: 'The same, cut down to the years that the matrices in use have skills of.',
    returns: ensinos,
  }),
  habilidades: get('/projeto/pt-br/matriz/habilidades/usuario', {
    summary:
      'Skills of the matrices in use, by code; found by code or words, whatever the accents. Without a page all of them, at most 3,000.',
    query: {
      ...WholeQuery,
      busca: Optional(Line(120)),
      disciplina: Optional(Id),
      /** Code of a school year. */
      ano: Optional(Line(20)),
      matriz: Optional(Id),
    },
    returns: rowsOf('habilidades', Habilidade),
  }),
  dificuldades: get('/gerenciar/pt-br/dificuldade', {
    summary: 'The degrees of difficulty, from the easiest to the hardest.',
    returns: { dificuldades: ArrayOf(Dificuldade) },
  }),
  matrizes: get('/projeto/pt-br/matriz/usuario', {
    summary: 'The matrices of skills in use, by name, at most 200.',
    returns: { matrizes: ArrayOf(Matriz) },
  }),
}
