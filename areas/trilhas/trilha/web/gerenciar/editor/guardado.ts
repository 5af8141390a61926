/** What was written in the editor and never reached the draft, as this device keeps it between visits. */
import type { TrilhaInteira } from '../../../shapes.ts'
import { type Desenho, desenhoDe, type EixoEditado } from './draft.ts'
import { rebased } from './rebase.ts'
import type { Estado } from './store.ts'
import { nextPasso, semNome } from './sync.ts'

export interface Guardado {
  desenho: Desenho
  /** What the server held when it was written. */
  held: Desenho
  /** How often the path was published by then. */
  versao: number
}

/** Whether the server lacks something of it. */
export const falta = ({ falta: lacks, semNome: nameless }: Pick<Estado, 'falta' | 'semNome'>): boolean =>
  lacks || nameless > 0

const nameOf = ({ nome }: { nome: string }): string => nome.trim().toLocaleLowerCase()

type Numerado = Pick<EixoEditado, 'id' | 'nome'>

/** What was made, but the answer came to nobody, gets the number that the server gave it: by its name, each once. */
function recognized({ desenho, held }: Guardado, fresh: Desenho): Desenho {
  const known = new Set(
    held.eixos.flatMap(({ id, habilidades }) => [id, ...habilidades.map((one) => one.id)]),
  )
  const numbered = <T extends Numerado>(one: T, all: readonly Numerado[]): T => {
    if (one.id !== null || nameOf(one) === '') return one
    const made = all.find(({ id, nome }) => !known.has(id) && nameOf({ nome }) === nameOf(one))
    if (!made) return one
    known.add(made.id)
    return { ...one, id: made.id }
  }
  const skills = fresh.eixos.flatMap(({ habilidades }) => habilidades)
  const eixos = desenho.eixos.map((eixo) => ({
    ...numbered(eixo, fresh.eixos),
    habilidades: eixo.habilidades.map((one) => numbered(one, skills)),
  }))
  return { ...desenho, eixos }
}

export interface Retomada {
  desenho: Desenho
  /** The path was changed or published since. */
  outra: boolean
}

/** What was kept laid over the path as it is now; null when nothing of it is missing there, or it cannot be read. */
export function retomada(guardado: Guardado, trilha: TrilhaInteira): Retomada | null {
  const fresh = desenhoDe(trilha)
  try {
    const desenho = rebased(recognized(guardado, fresh), guardado.held, fresh)
    if (nextPasso(desenho, fresh, true) === null && semNome(desenho) === semNome(fresh)) return null
    const same = guardado.versao === trilha.versao && nextPasso(guardado.held, fresh, true) === null
    return { desenho, outra: !same }
  } catch {
    // Kept by an older version of the editor, or by nobody we know.
    return null
  }
}
