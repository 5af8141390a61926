/** The edges of a period of days: the instants at which `<` and `<=`, a day of São Paulo and one of UTC, are told apart. */

const DAY_MS = 86_400_000

/** Midnight in São Paulo of a day `2026-03-10`. */
const midnight = (day: string): number => Date.parse(`${day}T00:00:00-03:00`)

export interface Beira {
  at: Date
  within: boolean
}

/** Just before and at the first instant of the day `de`, at the last and just after the last of the day `ate`. */
export function edgesOf(de: string, ate: string): readonly Beira[] {
  const [begin, end] = [midnight(de), midnight(ate) + DAY_MS]
  return [
    { at: new Date(begin - 1), within: false },
    { at: new Date(begin), within: true },
    { at: new Date(end - 1), within: true },
    { at: new Date(end), within: false },
  ]
}
