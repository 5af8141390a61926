/** What an area asks and another, above it, answers: declared where it is asked, answered in the manifest of who knows. */

/** Plugs an answer in, where the areas are put together. */
export type Answer = () => void

export interface Hook<T> {
  /** Who answers; undefined: no area that is here does. */
  answer: () => T | undefined
  /** For the manifest of the area that knows. */
  by: (answer: T) => Answer
}

/** Declares a question to the areas above. */
export function defineHook<T>(): Hook<T> {
  let answer: T | undefined
  return {
    answer: () => answer,
    by: (one) => () => {
      answer = one
    },
  }
}
