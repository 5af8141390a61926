/** A Word document of questions: its numbers written out, then read by mammoth; nothing outside of it is fetched. */
import mammoth from 'mammoth'
import { zipOf } from '../../../../../core/server/files/zip-writer.ts'
import { readDocx } from '../../rules-docx.ts'
import { blocosDe } from '../../rules-docx-blocos.ts'
import { comFormulasDoWord } from '../../rules-docx-formulas.ts'
import { comNumeros } from '../../rules-docx-numeros.ts'
import type { ArquivoDentro, Leitura } from '../../shapes-item.ts'
import { Recusada, readTudo } from './pacote.ts'

const DOCUMENT = 'word/document.xml'
/** Marks that tell the right one, which HTML alone would lose. */
const STYLES = ['u => u', 'highlight => mark', 'b => strong', 'i => em']

async function written(file: string): Promise<Buffer> {
  const parts = await readTudo(file)
  const text = (name: string) => parts.get(name)?.toString('utf8') ?? ''
  if (!parts.has(DOCUMENT)) throw new Recusada('ilegivel', DOCUMENT)
  // No document of Word has one.
  for (const [name, bytes] of parts)
    if (/\.(?:xml|rels)$/i.test(name) && bytes.includes('<!DOCTYPE')) throw new Recusada('entidade', name)
  const numbered = comNumeros(
    comFormulasDoWord(text(DOCUMENT)),
    text('word/numbering.xml'),
    text('word/styles.xml'),
  )
  parts.set(DOCUMENT, Buffer.from(numbered))
  const chunks: Buffer[] = []
  const entries = [...parts].map(([name, content]) => ({ name, content }))
  for await (const chunk of zipOf(entries, new Date(0))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** @throws Recusada */
export async function lerDocumento(file: string, nome: string): Promise<Leitura> {
  const arquivos: ArquivoDentro[] = []
  const buffer = await written(file)
  const convertImage = mammoth.images.imgElement(async (image) => {
    const caminho = `imagem ${arquivos.length + 1}`
    // One that lies elsewhere is not fetched, and is told as missing.
    const base64 = await image.readAsBase64String().catch(() => null)
    if (base64 !== null) arquivos.push({ caminho, base64 })
    return { src: base64 === null ? 'arquivo:imagem de fora' : `arquivo:${caminho}` }
  })
  const { value } = await mammoth
    .convertToHtml({ buffer }, { styleMap: STYLES, convertImage, externalFileAccess: false })
    .catch((error: unknown) => {
      throw new Recusada('ilegivel', String(error).slice(0, 120))
    })
  const blocos = blocosDe(value)
  if (!blocos) throw new Recusada('ilegivel')
  return { ...readDocx(blocos, nome), arquivos }
}
