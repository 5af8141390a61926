/** Pure rules of classes: codes, the role shown, the part of the day, excerpts. */
import { withoutTags } from '../../../core/contract/linear.ts'
import { table } from '../../../core/contract/table.ts'
import { wallClock } from '../../../core/contract/time.ts'
import type { Actor } from '../../../core/policy/actor.ts'
import { type Papel, RECURSOS, type Recurso } from './contract.ts'

/** The letters and digits of a class code: none that reads like another (product.md H-02). */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 7

/** A class code from `random`, which answers whole numbers from 0 to below its argument. */
export const makeCodigo = (random: (below: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[random(CODE_ALPHABET.length)]).join('')

/** The strongest role in one class; who has none there sees it as `gestor`. */
export function papelIn(actor: Actor, turmaId: number): Papel {
  const papeis = actor.turmas.filter((turma) => turma.id === turmaId).map((turma) => turma.papel)
  return (['professor', 'aluno', 'responsavel'] as const).find((papel) => papeis.includes(papel)) ?? 'gestor'
}

/** Which home a person is shown: what they do most, teaching before managing before learning. */
export function homeOf(actor: Actor): Papel {
  const has = (papel: Papel) => actor.turmas.some((turma) => turma.papel === papel)
  if (has('professor')) return 'professor'
  if (actor.redes.length > 0 || actor.funcoes.length > 0) return 'gestor'
  if (has('aluno')) return 'aluno'
  return actor.dependentes.length > 0 || has('responsavel') ? 'responsavel' : 'aluno'
}

/** Until noon `manha`, until 18h `tarde`, then `noite`; before 5h it is still night. */
export function partOfDay(now: Date): 'manha' | 'tarde' | 'noite' {
  const { hour } = wallClock(now)
  if (hour < 5 || hour >= 18) return 'noite'
  return hour < 12 ? 'manha' : 'tarde'
}

/** The names of the features that are on; what the row does not name is off. */
export const recursosOn = (recursos: unknown): Recurso[] =>
  RECURSOS.filter((name) => (recursos as Partial<Record<string, unknown>> | null)?.[name] === true)

const ENTITIES: Readonly<Record<string, string>> = table({
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
})

/** The words of sanitised rich text on one line, at most `max` characters, cut at a space. */
export function excerpt(html: string, max = 280): string {
  const words = withoutTags(html, ' ', 'goes')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
  if (words.length <= max) return words
  const cut = words.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > max / 2 ? space : cut.length).trimEnd()}…`
}
