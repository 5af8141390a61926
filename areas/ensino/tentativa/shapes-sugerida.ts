/** What a person is told to do about what was missed, as the area of suggestions, which stands above, tells it. */
import { Array as ArrayOf, Object as ObjectOf, type Static, String as Text } from 'typebox'
import { Id, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { Midia } from '../midia/shapes.ts'

/** What an activity leads to. */
export const TIPOS_ATIVIDADE = ['aula', 'playlist', 'trilha', 'link', 'arquivo', 'texto'] as const
export type TipoAtividade = (typeof TIPOS_ATIVIDADE)[number]

/** Where an activity leads: just what its type names is there. */
export const DESTINO = {
  tipo: OneOf(TIPOS_ATIVIDADE),
  /** The lesson, playlist or path; null too where it is not open to who asks. */
  alvo: Nullable(Id),
  /** An own class in which the person does the lesson; null: by oneself. */
  turma: Nullable(Id),
  url: Nullable(Text()),
  /** Its file, among `midias` of what it stands in. */
  midia: Nullable(Id),
  /** A text of its own, clean. */
  html: Text(),
} as const

/** A suggestion as it is shown beside what was missed: only what may be opened. */
export const Sugerida = ObjectOf({
  id: Id,
  titulo: Text(),
  /** What to do: HTML, clean. */
  html: Text(),
  atividades: ArrayOf(ObjectOf({ id: Id, titulo: Text(), ...DESTINO })),
  midias: ArrayOf(Midia),
})
export type Sugerida = Static<typeof Sugerida>

/** Suggestions that are shown at once. */
export const MAX_SUGERIDAS = 5
