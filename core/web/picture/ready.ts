/** One picture made ready to be sent: never larger than it was, and silent about who took it and where. */

import { table } from '../../contract/table.ts'
import { HEAD_BYTES, isAnimated, kindOf, type PictureKind } from './kind.ts'
import { LIGHT_BYTES, shrink } from './shrink.ts'
import { withoutMetadata } from './strip.ts'

const EXTENSIONS: Readonly<Record<PictureKind, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  gif: ['.gif'],
  webp: ['.webp'],
  bmp: ['.bmp'],
  heic: ['.heic', '.heif'],
}
const TYPES: Readonly<Record<string, PictureKind>> = table({ 'image/jpeg': 'jpeg', 'image/png': 'png' })

/** The name with the extension of what it is now, in letters as they were where it is right. */
function named(name: string, kind: PictureKind): string {
  const [usual = '', ...others] = EXTENSIONS[kind]
  const right = [usual, ...others].some((extension) => name.toLowerCase().endsWith(extension))
  return right ? name : `${name.replace(/\.[^./\\]*$/, '')}${usual}`
}

const fileOf = (content: BlobPart, { name, lastModified }: File, kind: PictureKind): File =>
  new File([content], named(name, kind), {
    type: kind === 'jpeg' ? 'image/jpeg' : `image/${kind}`,
    lastModified,
  })

/** What is light enough goes as it is, without words; null where that can't be told. */
async function silent(file: File, kind: PictureKind): Promise<File | null> {
  const clean = withoutMetadata(new Uint8Array(await file.arrayBuffer()), kind)
  return clean && fileOf(new Uint8Array(clean), file, kind)
}

/** Never rejects: what can't be read here is handed on, and refused by the server in its own words. */
export async function readyPicture(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const kind = kindOf(head)
  if (!kind || isAnimated(head, kind)) return file
  const isHeavy = file.size > LIGHT_BYTES
  if (kind === 'heic' || isHeavy) {
    const most = kind === 'heic' ? Math.max(file.size, LIGHT_BYTES) : file.size
    const made = await shrink(file, kind, most).catch(() => null)
    if (made && made.size <= most) return fileOf(made, file, TYPES[made.type] ?? 'jpeg')
  }
  return (await silent(file, kind)) ?? (kind === 'heic' ? file : fileOf(file, file, kind))
}
