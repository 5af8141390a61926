/** Cards: eight a page, in the order given, with all that each was handed. */
import { describe, expect, it } from 'vitest'
import { type PrintedCard, printCards } from './cards.ts'
import { readPdf } from './testing.ts'

const card = (n: number): PrintedCard => ({
  nome: `Pessoa ${n}`,
  place: '7º A',
  facts: [
    { label: 'Nome de usuário', value: `pessoa.${n}` },
    { label: 'Senha provisória', value: 'girafa-vento-caneca-47' },
  ],
  qr: { text: `http://localhost/${n}`, alt: `Código ${n}`, caption: `K7QD-${n}` },
  foot: 'Guarde bem.',
})

describe('cards', () => {
  it.each([
    [1, [1]],
    [8, [8]],
    [9, [8, 1]],
    [24, [8, 8, 8]],
  ])('%i of them fill these pages: %j', async (n, wanted) => {
    const sheet = { title: 'Cartões', language: 'pt-br', header: 'Rede' } as const
    const { pages, tagged } = readPdf(
      await printCards(
        sheet,
        Array.from({ length: n }, (_, i) => card(i)),
      ),
    )
    expect([tagged, pages.map((page) => page.match(/Guarde bem\./g)?.length)]).toEqual([true, wanted])
    const text = pages.join('\n')
    const order = Array.from({ length: n }, (_, i) => text.indexOf(`Pessoa ${i}\n`))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    for (const part of ['Rede', '7º A', 'pessoa.0', 'girafa-vento-caneca-47', 'K7QD-0'])
      expect(text).toContain(part)
  })

  it('keep the widest code on one line', async () => {
    const sheet = { title: 'Cartões', language: 'pt-br', header: 'Rede' } as const
    const qr = { text: 'http://localhost/1', alt: 'Código', caption: 'WWWW-WWWW-WWWW' }
    const { pages } = readPdf(await printCards(sheet, [{ ...card(1), qr }]))
    expect(pages[0]?.split('\n')).toContain(qr.caption)
  })

  it('break what is typed off them between words, two a line, never within one', async () => {
    const sheet = { title: 'Cartões', language: 'pt-br', header: 'Rede' } as const
    const facts = [{ label: 'Código', value: 'carvalho chocalho cobertor 05', large: true }]
    const foot = 'Abra rede.municipio.exemplo.test/usuario/gerar-senha e digite o usuário e o código.'
    const { pages } = readPdf(await printCards(sheet, [{ ...card(1), facts, foot }]))
    const lines = pages[0]?.split('\n') ?? []
    expect(lines).toContain('carvalho chocalho')
    expect(lines).toContain('cobertor 05')
    expect(lines.some((line) => line.includes('rede.municipio.exemplo.test/usuario/gerar-senha'))).toBe(true)
  })

  it('do without a code, and with the longest name', async () => {
    const nome = 'Maria Antônia '.repeat(10).trim()
    const sheet = { title: 'Cards', language: 'en-us', header: '#x' } as const
    const { pages } = readPdf(await printCards(sheet, [{ ...card(1), nome, qr: undefined }]))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.replaceAll('\n', '')).toContain('Maria Antônia Maria Antônia')
    expect(pages[0]).not.toContain('K7QD')
  })
})
