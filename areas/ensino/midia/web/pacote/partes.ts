/** The parts of a SCORM package: how each went, what each keeps, and what the whole comes to. Pure. */
import { MAX_GUARDADO, type Sco } from '../../rules-pacote.ts'

/** Names of the standard → values, of what is found again at the next opening. */
export type Guardado = Readonly<Record<string, string>>

export interface Parte {
  /** From 0 to 1; null while nothing was scored. */
  p: number | null
  /** Done. */
  c: boolean
  /** What it keeps; null: never opened. */
  g: Guardado | null
}

/** Where one is, and each part that was opened. */
export interface Lugar {
  em: string
  partes: Readonly<Record<string, Parte>>
}

const NEW: Parte = { p: null, c: false, g: null }

export const parteOf = ({ partes }: Lugar, id: string): Parte =>
  Object.hasOwn(partes, id) ? (partes[id] ?? NEW) : NEW

const isParte = (value: unknown): value is Parte => {
  const { p, c, g } = (value ?? {}) as Record<string, unknown>
  return (
    (p === null || typeof p === 'number') && typeof c === 'boolean' && (g === null || typeof g === 'object')
  )
}

/** What was kept, as far as it is of these parts; else the first part and nothing. */
export function readLugar(text: string, itens: readonly Pick<Sco, 'id'>[]): Lugar {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    read = null
  }
  const { em, partes } = (read ?? {}) as Record<string, unknown>
  const ids = new Set(itens.map(({ id }) => id))
  const kept = Object.entries((partes ?? {}) as Record<string, unknown>).filter(
    (one): one is [string, Parte] => ids.has(one[0]) && isParte(one[1]),
  )
  return {
    em: typeof em === 'string' && ids.has(em) ? em : (itens[0]?.id ?? ''),
    partes: Object.fromEntries(kept),
  }
}

/** The whole is done when every part is; its points are those of all parts but of those that end without any. */
export function resultOf(
  lugar: Lugar,
  itens: readonly Pick<Sco, 'id'>[],
): { pontos: number | null; concluido: boolean } {
  const partes = itens.map(({ id }) => parteOf(lugar, id))
  const scored = partes.filter(({ p }) => p !== null)
  const counted = partes.filter(({ p, c }) => p !== null || !c)
  const sum = scored.reduce((total, { p }) => total + (p ?? 0), 0)
  return {
    pontos: scored.length === 0 ? null : sum / counted.length,
    concluido: partes.every(({ c }) => c),
  }
}

/** What is kept of all parts; where that is more than a package may keep, the longest notes of other parts go first. */
export function writeLugar(lugar: Lugar): string {
  let partes = { ...lugar.partes }
  let text = JSON.stringify({ ...lugar, partes })
  while (text.length > MAX_GUARDADO) {
    const [longest] = Object.entries(partes)
      .filter(([id, { g }]) => g && id !== lugar.em)
      .sort((a, b) => JSON.stringify(b[1].g).length - JSON.stringify(a[1].g).length)
    if (!longest) return text
    const [id, { p, c }] = longest
    partes = { ...partes, [id]: { p, c, g: null } }
    text = JSON.stringify({ ...lugar, partes })
  }
  return text
}
