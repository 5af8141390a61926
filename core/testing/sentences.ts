/** A wall of words: what the sentences of the house no longer say, and who may still say it. */
export interface Retired {
  said: RegExp
  instead: string
  /** The files that keep the word, and why. */
  kept?: Readonly<Record<string, string>>
}

interface Source {
  file: string
  source: string
}

/**
 * `sentences`: those of one language in a source. Each test reads the house by itself: so `--mudou` knows that any change
 * may be its own.
 */
export function wallOf(
  all: readonly Source[],
  retired: readonly Retired[],
  sentences: (source: string) => string[],
) {
  const faultsIn = (file: string, source: string): string[] => {
    const words = retired.filter(({ kept }) => !kept?.[file])
    return sentences(source).flatMap((sentence) =>
      words
        .filter(({ said }) => said.test(sentence))
        .map(({ instead }) => `${file}: ${sentence} (${instead})`),
    )
  }
  return {
    faultsIn,
    /** Every sentence of the house. */
    every: () => all.flatMap(({ source }) => sentences(source)),
    faults: () => all.flatMap(({ file, source }) => faultsIn(file, source)),
    /** Files that are said to keep a word, and say it no more. */
    idle: () =>
      retired.flatMap(({ said, kept = {} }) =>
        Object.keys(kept).filter(
          (name) =>
            !all.some(({ file, source }) => file === name && sentences(source).some((one) => said.test(one))),
        ),
      ),
  }
}
