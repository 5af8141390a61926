/** Books on arrival: chapters in their order, clean, with their pictures; nothing that runs, nothing that leads outside. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { picture, zip } from '../../../../../core/server/files/samples.ts'
import { epub } from '../../../../../core/testing/midia-samples.ts'
import { inFolder } from '../write-bytes.ts'
import { bookOf } from './book.ts'

const read = (bytes: Buffer) =>
  inFolder(async (folder) => {
    const file = path.join(folder, 'livro.epub')
    writeFileSync(file, bytes)
    return bookOf('livro.epub', file)
  })

describe('a book', () => {
  it('is its chapters, in their order, under the titles of the table of contents', async () => {
    const livro = await read(
      epub(['<h1>Um</h1><p>Era uma vez.</p>', '<p>Depois <a id="x"/><em>disso</em>.</p>']),
    )
    expect(livro).toEqual({
      formato: 'livro',
      titulo: 'Um livro',
      autor: 'Ana Lima',
      capitulos: [
        { titulo: 'Capítulo 1', blocos: [{ html: '<h3>Um</h3><p>Era uma vez.</p>' }] },
        { titulo: 'Capítulo 2', blocos: [{ html: '<p>Depois <em>disso</em>.</p>' }] },
      ],
    })
  })

  it('keeps nothing that runs, is styled or leads to another file', async () => {
    const bad = `<script>alert(1)</script><p onclick="x()" style="color:red">a<iframe src="http://x.test"></iframe></p>
      <a href="javascript:alert(1)">b</a><a href="../segredo.html">c</a><svg><script>d</script></svg><style>p{}</style>`
    const { capitulos } = await read(epub([bad]))
    const kept = JSON.stringify(capitulos)
    expect(kept).not.toMatch(/script|onclick|style|iframe|href|svg|segredo/)
    expect(kept).toMatch(/a/)
  })

  it('draws its pictures again, and leaves the words of those that are not there', async () => {
    const body =
      '<p>Antes <img src="fotos/rio.png" alt="Um rio"/> depois</p><p><img src="../../fora.png" alt="Fora"/></p>'
    const foto = { name: 'OEBPS/fotos/rio.png', data: await picture('png', 1_400, 700) }
    const { capitulos } = await read(epub([body], [foto]))
    expect(capitulos[0]?.blocos).toEqual([
      { html: '<p>Antes </p>' },
      { imagem: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]+$/), alt: 'Um rio' },
      { html: 'depois' },
      { imagem: '', alt: 'Fora' },
    ])
  })

  it.each<[string, () => Buffer]>([
    ['no chapter', () => epub([])],
    ['chapters without a word', () => epub(['<p> </p>'])],
    ['no description', () => zip([{ name: 'mimetype' }, { name: 'META-INF/container.xml' }])],
  ])('with %s is refused in words', async (_, made) => {
    await expect(read(made())).rejects.toMatchObject({ statusCode: 415, codigo: 'livro_invalido' })
  })
})
