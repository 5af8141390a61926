/** What an area asks and another, above it, answers: declared where it is asked, answered in the manifest of who knows. */

/** Plugs an answer in, where the areas are put together. */
export type Answer = () => void

export interface Hook<T> {
  /** Who answers; undefined: no area that is here does. */
  answer: () => T | undefined
  /** The answer. @throws while nobody answers: the asking area can't do without */
  ask: () => T
  /** For the manifest of the area that knows. */
  by: (answer: T) => Answer
}

/** Declares a question to the areas above. */
export function defineHook<T>(): Hook<T> {
  let answer: T | undefined
  return {
    answer: () => answer,
    ask: () => {
      if (answer === undefined) throw new Error('Nobody answers: the area above is not plugged in.')
      return answer
    },
    by: (one) => () => {
      answer = one
    },
  }
}
