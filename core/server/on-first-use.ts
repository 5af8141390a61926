/** Things that are made when they are first asked for: most calls of a process wait long for theirs, and many for ever. */

/** Gives what `make` makes, made once, at the first asking. Not for what may be nothing. */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
