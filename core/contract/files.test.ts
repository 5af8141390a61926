/** The file rules of section 5, one sentence of the specification per case, and properties of names. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ATTACHMENT_LIMITS, checkAttachments, cleanFileName, extensionOf, formatBytes } from './files.ts'
import { isPictureName } from './picture-names.ts'

const LIMIT = 'Você atingiu o limite de 5 arquivos por mensagem.'
const SKIPPED = 'Arquivos com extensões não permitidas ou com mais de 5MB não serão enviados.'
const pdf = (n: number, bytes = 10) => ({ nome: `prova ${n}.pdf`, bytes })

describe('checkAttachments', () => {
  it('accepts five files and says nothing', () => {
    const files = [1, 2, 3, 4, 5].map((n) => pdf(n))
    expect(checkAttachments(0, files)).toEqual({ accepted: files, refused: [], mensagens: [] })
  })

  it('counts existing and new together', () => {
    const result = checkAttachments(3, [pdf(1), pdf(2), pdf(3)])
    expect(result.accepted).toHaveLength(2)
    expect(result.refused).toEqual([pdf(3)])
    expect(result.mensagens).toEqual([LIMIT])
    expect(checkAttachments(9, [pdf(1)]).accepted).toEqual([])
  })

  it('accepts 5,242,880 bytes and skips one more', () => {
    expect(checkAttachments(0, [pdf(1, 5_242_880)]).refused).toEqual([])
    expect(checkAttachments(0, [pdf(1, 5_242_881)])).toEqual({
      accepted: [],
      refused: [pdf(1, 5_242_881)],
      mensagens: [SKIPPED],
    })
  })

  it('knows the fourteen extensions, whatever the case, and no other', () => {
    const named = '.pdf .doc .docx .xls .xlsx .ppt .pptx .txt .jpg .jpeg .png .gif .webp .bmp'.split(' ')
    expect([...ATTACHMENT_LIMITS.extensions]).toEqual(named)
    for (const extension of named)
      expect(checkAttachments(0, [{ nome: `A${extension.toUpperCase()}`, bytes: 1 }]).refused).toEqual([])
    for (const nome of ['a.exe', 'a.pdf.exe', 'a.svg', 'a.html', 'pdf', 'a.', 'a.docm', '.pdf/x'])
      expect(checkAttachments(0, [{ nome, bytes: 1 }]).mensagens, nome).toEqual([SKIPPED])
  })

  it('a skipped file takes no place', () => {
    const files = [{ nome: 'a.exe', bytes: 1 }, pdf(1), pdf(2), pdf(3), pdf(4), pdf(5), pdf(6)]
    const result = checkAttachments(0, files)
    expect(result.accepted).toHaveLength(5)
    expect(result.mensagens).toEqual([SKIPPED, LIMIT])
  })

  it('skips empty files, and speaks English', () => {
    expect(checkAttachments(0, [pdf(1, 0)], 'en-us').mensagens).toEqual(['Empty files will not be sent.'])
    expect(checkAttachments(5, [pdf(1)], 'en-us').mensagens).toEqual([
      'You have reached the limit of 5 files per message.',
    ])
  })

  it('accepted and refused are the files given, accepted within the limits', () => {
    const file = fc.record({
      nome: fc.oneof(fc.string(), fc.constantFrom('a.pdf', 'b.PNG', 'c.exe')),
      bytes: fc.integer({ min: 0, max: 6_000_000 }),
    })
    fc.assert(
      fc.property(fc.nat(8), fc.array(file, { maxLength: 9 }), (existing, files) => {
        const { accepted, refused, mensagens } = checkAttachments(existing, files)
        expect([...accepted, ...refused].toSorted(byIdentity(files))).toEqual(files)
        expect(existing + accepted.length).toBeLessThanOrEqual(Math.max(5, existing))
        expect(mensagens.length > 0).toBe(refused.length > 0)
        for (const { nome, bytes } of accepted) {
          // A photograph becomes small on its way.
          if (!isPictureName(nome)) expect(bytes).toBeLessThanOrEqual(ATTACHMENT_LIMITS.maxBytes)
          expect(ATTACHMENT_LIMITS.extensions).toContain(extensionOf(nome))
        }
      }),
    )
  })
})

const byIdentity =
  <T>(order: readonly T[]) =>
  (a: T, b: T) =>
    order.indexOf(a) - order.indexOf(b)

describe('cleanFileName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\prova.pdf', 'prova.pdf'],
    ['foto\u0000.png', 'foto.png'],
    ['nota\u202efdp.exe', 'notafdp.exe'],
    ['a\r\nSet-Cookie: x.txt', 'aSet-Cookie_ x.txt'],
    ['CON', '_CON'],
    ['con.txt', '_con.txt'],
    ['LPT1.tar.gz', '_LPT1.tar.gz'],
    ['console.txt', 'console.txt'],
    ['.pdf', 'arquivo.pdf'],
    ['...', 'arquivo'],
    ['', 'arquivo'],
    ['  aula  1 .docx ', 'aula 1.docx'],
    ['redação – 7º A.docx', 'redação – 7º A.docx'],
    ['redac\u0327a\u0303o.doc', 'redação.doc'],
    ['what?<b>.gif', 'what__b_.gif'],
    ['fim\ud800.txt', 'fim.txt'],
    ['família 👨‍👩‍👧.jpg', 'família 👨‍👩‍👧.jpg'],
  ])('%j becomes %j', (name, clean) => expect(cleanFileName(name)).toBe(clean))

  it('keeps the extension of a long name', () => {
    const clean = cleanFileName(`${'ã'.repeat(400)}.pptx`)
    expect(clean).toHaveLength(150)
    expect(clean.endsWith('ã.pptx')).toBe(true)
    expect(cleanFileName(`${'😀'.repeat(200)}.pdf`)).not.toMatch(/\p{Cs}/u)
  })

  it('any name comes out safe, and stays as it is the second time', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('..', '/', '\\', '.', ' ', 'CON', 'nul.', '\u202e', '.pdf', '\ud83d', 'x'.repeat(149)),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const clean = cleanFileName(pieces.join(''))
        expect(clean.length).toBeGreaterThan(0)
        expect(clean.length).toBeLessThanOrEqual(150)
        expect(clean).not.toMatch(/[/\\:*?"<>|\p{Cc}\u202a-\u202e]|^[. ]|[. ]$/u)
        expect(clean).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
        expect(clean).not.toMatch(/\p{Cs}/u)
        expect(cleanFileName(clean)).toBe(clean)
      }),
      { numRuns: 300 },
    )
  })
})

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [1_023, '1.023 B'],
    [421_888, '412 kB'],
    [1_258_291, '1,2 MB'],
    [5_242_880, '5 MB'],
    [1_048_575, '1 MB'],
    [524_288_000, '500 MB'],
    [Number.NaN, '0 B'],
  ])('%d is %j', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

  it('writes English numbers in English', () => expect(formatBytes(1_258_291, 'en-us')).toBe('1.2 MB'))
})
