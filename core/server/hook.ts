/** What an area asks and another, above it, answers: declared where it is asked, answered in the manifest of who knows. */

/** An answer that waits to be plugged in, where the areas are put together. */
export interface Answer {
  /** `area.question` */
  hook: string
  plug: () => void
}

export interface Hook<T> {
  /** Who answers; undefined: no area that is here does. */
  answer: () => T | undefined
  /** For the manifest of the area that knows. */
  by: (answer: T) => Answer
}

/** Declares a question to the areas above. @param name `area.question` */
export function defineHook<T>(name: string): Hook<T> {
  let answer: T | undefined
  return {
    answer: () => answer,
    by: (one) => ({
      hook: name,
      plug: () => {
        answer = one
      },
    }),
  }
}
