/** Packages of others (SCORM, H5P): looked through, then unpacked into the store. */
import type { Place } from './bytes.ts'
import type { Kept } from './process.ts'
import type { MidiaRow } from './queries.ts'

export async function keepPackage(
  _place: Place,
  _row: MidiaRow,
  _folder: string,
  _file: string,
): Promise<Kept> {
  throw new Error('not yet')
}
