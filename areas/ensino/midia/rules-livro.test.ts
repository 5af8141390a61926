/** What an EPUB says of itself, old and new; and a book as it is fetched. */
import { describe, expect, it } from 'vitest'
import { pathFrom, readContainer, readLivro, readOpf, readSumario } from './rules-livro.ts'

describe('paths of a book', () => {
  it('are found from the file that names them, and never leave the book', () => {
    expect(pathFrom('OEBPS/texto/um.xhtml', '../fotos/a%20b.png#x')).toBe('OEBPS/fotos/a b.png')
    expect(pathFrom('livro.opf', './um.xhtml')).toBe('um.xhtml')
    expect(pathFrom('OEBPS/um.xhtml', '../../fora.png')).toBeNull()
    expect(pathFrom('OEBPS/um.xhtml', 'http://x.test/a.png')).toBe('OEBPS/http:/x.test/a.png')
  })
})

describe('what a book says of itself', () => {
  it('is read from its container and its description, in the order of its spine', () => {
    expect(readContainer('<container><rootfile full-path="OPS/b.opf"/></container>')).toBe('OPS/b.opf')
    const opf = `<package><metadata><dc:title>T &amp; t</dc:title></metadata><manifest>
      <item id="b" href="b.xhtml"/><item id="a" href="a.xhtml"/><item id="n" href="toc.ncx" media-type="application/x-dtbncx+xml"/></manifest>
      <spine><itemref idref="a"/><itemref idref="b"/><itemref idref="a"/><itemref idref="z"/></spine></package>`
    expect(readOpf(opf, 'OPS/b.opf')).toEqual({
      titulo: 'T & t',
      autor: '',
      capitulos: ['OPS/a.xhtml', 'OPS/b.xhtml'],
      sumario: 'OPS/toc.ncx',
    })
    expect(readOpf('<html/>', 'x.opf')).toBeNull()
  })

  it('has titles in both kinds of tables of contents', () => {
    const ncx = `<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "x.dtd"><ncx><navMap><navPoint><navLabel><text>Um</text></navLabel>
      <content src="a.xhtml#p"/></navPoint></navMap></ncx>`
    expect([...readSumario(ncx, 'OPS/toc.ncx')]).toEqual([['OPS/a.xhtml', 'Um']])
    const nav =
      '<html><nav><a href="a.xhtml"><span>Um</span></a><p>x</p><a href="a.xhtml">De novo</a></nav></html>'
    expect([...readSumario(nav, 'OPS/nav.xhtml')]).toEqual([['OPS/a.xhtml', 'Um']])
  })
})

describe('a book as it is fetched', () => {
  const livro = {
    formato: 'livro',
    titulo: '',
    autor: '',
    capitulos: [{ titulo: '', blocos: [{ html: 'a' }] }],
  }
  it('is taken only in its own form', () => {
    expect(readLivro(livro)).toEqual(livro)
    expect(readLivro({ ...livro, formato: 'x' })).toBeNull()
    expect(readLivro({ ...livro, capitulos: [{ titulo: '', blocos: [{ imagem: 1 }] }] })).toBeNull()
    expect(readLivro(null)).toBeNull()
  })
})
