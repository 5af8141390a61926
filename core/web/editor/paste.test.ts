/** What a paste brings and what it leaves behind, and that the person is told. */
import { describe, expect, it } from 'vitest'
import { filesIn, type Lost, lostIn, sayLost } from './paste.ts'

describe('what is pasted', () => {
  it.each<[string, boolean, Lost]>([
    ['<p>só <b>texto</b></p>', true, {}],
    ['<p>a</p><img src="https://x.test/a.png"><IMG src="data:image/png;base64,AA">', true, { imagens: 2 }],
    ['<svg><path/></svg><canvas></canvas>', true, { imagens: 2 }],
    ['<video src="a"></video><audio></audio><iframe src="b"></iframe>', true, { filmes: 3 }],
    ['<math><mi>x</mi></math><m:oMath>y</m:oMath>', true, { formulas: 2 }],
    ['<table><tr><td>1</td></tr></table>', true, {}],
    ['<table><tr><td>1</td></tr></table>', false, { tabelas: 1 }],
    [
      '<table><tr><td colspan="2">1</td><td rowspan=3>2</td><td colspan="1">3</td></tr></table>',
      true,
      { celulas: 2 },
    ],
    ['<figure data-midia="3" data-tipo="imagem" data-alt="x"></figure>', true, {}],
  ])('of %s, with tables %s, leaves behind %o', (html, tables, lost) => {
    expect(lostIn(html, tables)).toEqual(lost)
  })

  it('is told in one sentence, in the person’s language', () => {
    expect(sayLost({ imagens: 2, formulas: 1 }, 'pt-br')).toBe('Não veio na colagem: 2 imagens e 1 fórmula.')
    expect(sayLost({ filmes: 1, celulas: 3, tabelas: 1 }, 'en-us')).toBe(
      'Left behind when pasting: 1 video or sound, the layout of 1 table, and 3 merged cells.',
    )
    expect(sayLost({}, 'pt-br')).toBe('')
  })

  it('is a file where only a file was copied, and words where the file is how they look', () => {
    const file = new File(['x'], 'a.png')
    const data = (html: string) => ({ files: [file] as unknown as FileList, getData: () => html })
    expect(filesIn(data('<img src="https://x.test/a.png">'))).toEqual([file])
    expect(filesIn(data(''))).toEqual([file])
    expect(filesIn(data('<p>Uma tabela do Word</p>'))).toEqual([])
    expect(filesIn(null)).toEqual([])
  })
})
