/** Statements whose text never changes, put together once: for what every request asks. */
import type { CompiledQuery } from 'kysely'
import type { Tx } from './database.ts'

/** A statement of the builder, or one that is written out. */
interface Statement<Row> {
  compile(tx: Tx): CompiledQuery<Row>
}

/** Where an argument goes, in the parameters of the statement. */
interface Place {
  argument: number
}

const isPlace = (value: unknown, places: readonly Place[]): value is Place => places.includes(value as Place)

/**
 * A statement that is put together at its first use and only given its arguments later. The arguments must become
 * parameters as they are: nothing may be chosen by them, and none may be null or, in the builder, an array.
 * @returns its rows
 */
export function fixed<A extends readonly unknown[], Row>(
  build: (tx: Tx, ...places: A) => Statement<Row>,
): (tx: Tx, ...given: A) => Promise<Row[]> {
  let made: CompiledQuery | undefined
  let places: readonly Place[] = []
  return async (tx, ...given) => {
    if (!made) {
      places = given.map((_, argument) => ({ argument }))
      made = build(tx, ...(places as unknown as A)).compile(tx)
    }
    const parameters = made.parameters.map((one) => (isPlace(one, places) ? given[one.argument] : one))
    return (await tx.executeQuery<Row>({ ...made, parameters })).rows
  }
}
