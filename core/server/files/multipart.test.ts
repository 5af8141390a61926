/** Forms with files through a real server: what is accepted, what is refused, what is left over. */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import * as make from './samples.ts'
import { type Answer, type Part, uploadServer } from './uploadServer.ts'

const server = await uploadServer()
afterAll(() => server.close())
const { address, store, leftOver, stored, send } = server

const files = (...named: [string, Buffer][]): Part[] => named.map(([nome, data]) => ['anexos[]', data, nome])
const sha = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

describe('accepted', () => {
  it('fields and files, names cleaned, types by extension', async () => {
    const pdf = make.pdf(100_000)
    const { status, body } = await send([
      ['conteudo', 'Olá, 7º A!\nSegunda linha 🎉'],
      ['temas[]', 'a'],
      ['temas[]', 'b,c'],
      ...files(['../../Redação final.PDF', pdf], ['notas.txt', Buffer.from('um')]),
    ])
    expect(status).toBe(200)
    expect(body.fields).toEqual({ conteudo: 'Olá, 7º A!\nSegunda linha 🎉', temas: '["a","b,c"]' })
    expect(body.files).toMatchObject([
      {
        campo: 'anexos[]',
        nome: 'Redação final.PDF',
        tipo: 'application/pdf',
        bytes: 100_000,
        sha256: sha(pdf),
      },
      { nome: 'notas.txt', tipo: 'text/plain', bytes: 2, isImage: false },
    ])
    expect(sha(await buffer(await store.get(body.files[0]?.key ?? '')))).toBe(sha(pdf))
    expect(await leftOver()).toEqual([])
  })

  it('a form without files, and file inputs that nobody filled', async () => {
    const { status, body } = await send([
      ['titulo', ''],
      ['anexos[]', Buffer.alloc(0), ''],
    ])
    expect({ status, body }).toEqual({ status: 200, body: { fields: { titulo: '' }, files: [] } })
  })

  it('five files of 5,242,880 bytes', async () => {
    const one = make.pdf(5_242_880)
    const { status, body } = await send(
      files(...[1, 2, 3, 4, 5].map((n): [string, Buffer] => [`${n}.pdf`, one])),
    )
    expect(status).toBe(200)
    expect(body.files.map(({ bytes, sha256 }) => [bytes, sha256])).toEqual(
      Array(5).fill([5_242_880, sha(one)]),
    )
    expect(await leftOver()).toEqual([])
  })

  it('a photo, without the place where it was taken; size and hash are those of what is kept', async () => {
    const { body } = await send(files(['foto.jpg', await make.photo(60, 30)], ['quadro.bmp', make.bmp(3, 3)]))
    const [photo, bitmap] = body.files
    const kept = await buffer(await store.get(photo?.key ?? ''))
    const metadata = await sharp(kept).metadata()
    expect(metadata).toMatchObject({ width: 30, height: 60 })
    expect(metadata.exif).toBeUndefined()
    expect(photo).toMatchObject({ isImage: true, bytes: kept.length, sha256: sha(kept) })
    expect(bitmap).toMatchObject({ isImage: true, tipo: 'image/bmp', sha256: sha(make.bmp(3, 3)) })
  })

  it('gives thumbnails of pictures', async () => {
    const form = files(
      ['a.png', await make.picture('png', 900, 900)],
      ['a.bmp', make.bmp(3, 3)],
      ['a.pdf', make.pdf()],
    )
    const { body } = await send(form, '/miniatura')
    expect((body as unknown as { sizes: unknown }).sizes).toEqual([expect.any(Number), null, null])
  })
})

const good: [string, Buffer] = ['bom.pdf', make.pdf()]
const many = (n: number, part: (i: number) => Part): Part[] => Array.from({ length: n }, (_, i) => part(i))

describe('refused whole', () => {
  const tooMany = 'Você atingiu o limite de 5 arquivos por mensagem.'
  const tooBig = 'Arquivos com extensões não permitidas ou com mais de 5MB não serão enviados.'
  const cases: [string, number, string, string | RegExp, () => Part[]][] = [
    ['a byte too many', 413, 'arquivo_grande', tooBig, () => files(good, ['a.pdf', make.pdf(5_242_881)])],
    ['a sixth file', 422, 'muitos_arquivos', tooMany, () => files(good, good, good, good, good, good)],
    ['forty files', 422, 'muitos_arquivos', tooMany, () => files(...Array(40).fill(good))],
    [
      'a program',
      415,
      'arquivo_invalido',
      /“a.pdf” não corresponde/,
      () => files(good, ['a.pdf', make.program()]),
    ],
    [
      'an empty file',
      415,
      'arquivo_invalido',
      /“a.txt” está vazio/,
      () => files(good, ['a.txt', Buffer.alloc(0)]),
    ],
    [
      'another extension',
      415,
      'arquivo_invalido',
      /não permitida/,
      () => files(good, ['a.svg', Buffer.from('<svg/>')]),
    ],
    ['a double extension', 415, 'arquivo_invalido', /não permitida/, () => files(['a.pdf.exe', make.pdf()])],
    [
      'a hidden extension',
      415,
      'arquivo_invalido',
      /não permitida/,
      () => files(['a\u202efdp.exe', make.program()]),
    ],
    ['content without a name', 415, 'arquivo_invalido', /não permitida/, () => [['x', make.pdf(), '']]],
    [
      'a long field',
      413,
      'formulario_grande',
      /tamanho permitido/,
      () => [['titulo', 'x'.repeat(1_048_576)]],
    ],
    [
      'long fields together',
      413,
      'formulario_grande',
      /campos demais/,
      () => many(9, (i) => [`c${i}`, 'x'.repeat(250_000)]),
    ],
    ['many fields', 413, 'formulario_grande', /campos demais/, () => many(10_000, (i) => [`c${i}`, '1'])],
    [
      'a field twice',
      400,
      'dados_invalidos',
      /correção/,
      () => [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    [
      'a field and its list',
      400,
      'dados_invalidos',
      /correção/,
      () => [
        ['a', '1'],
        ['a[]', '2'],
      ],
    ],
    ['a name of objects', 400, 'envio_invalido', /formulário/, () => [['__proto__', '1'], ...files(good)]],
    ['a strange name', 400, 'envio_invalido', /formulário/, () => [['a b', '1']]],
  ]

  it.each(cases)('%s', async (_name, status, codigo, mensagem, parts) => {
    const before = await stored()
    const answer = await send([['conteudo', 'oi'], ...parts()])
    expect(answer.body).toMatchObject({ codigo, mensagem: expect.stringMatching(mensagem) })
    expect(answer.status).toBe(status)
    expect(await leftOver()).toEqual([])
    expect(await stored()).toBe(before)
  })

  it('a picture whose pixels are damaged', async () => {
    const big = await make.picture('jpeg', 500, 500)
    const { status, body } = await send(files(good, ['foto.jpg', big.subarray(0, big.length - 900)]))
    expect({ status, codigo: body.codigo }).toEqual({ status: 415, codigo: 'arquivo_invalido' })
    expect(body.mensagem).toContain('danificado')
    expect(await leftOver()).toEqual([])
  })

  it('what is no form at all, or a form without a boundary', async () => {
    const post = async (type: string, body: string) => {
      const response = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body })
      return [response.status, ((await response.json()) as Answer).codigo]
    }
    expect(await post('application/json', '{}')).toEqual([415, 'formato_invalido'])
    expect(await post('multipart/form-data', 'x')).toEqual([400, 'envio_invalido'])
    expect(await post('multipart/form-data; boundary=b', '--b\r\ncontent-dis')).toEqual([
      400,
      'envio_invalido',
    ])
    const open = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF-'
    expect(await post('multipart/form-data; boundary=b', open)).toEqual([400, 'envio_invalido'])
    expect(await leftOver()).toEqual([])
  })

  it('the same connection serves the next request', async () => {
    for (let i = 0; i < 3; i++) {
      expect((await send(files(['a.pdf', make.pdf(6_000_000)]))).status).toBe(413)
      expect((await send(files(good))).status).toBe(200)
    }
  })
})

it('any body gets an answer that is no 500, and leaves nothing', async () => {
  const piece = fc.constantFrom(
    '--b',
    '--b--',
    '\r\n',
    '\r\n\r\n',
    'Content-Disposition: form-data; name="a"',
    '; filename="x.pdf"',
    'Content-Type: application/json',
    '{"a":',
    'Content-Transfer-Encoding: base64',
    '%PDF-1.4',
    '\0',
    '\ud800',
    'Content-Type: text/plain; charset=utf-16le',
    "name*=utf-8''%ff",
    'x'.repeat(9_000),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
      const body = `--b\r\n${pieces.join('')}`
      const headers = { 'content-type': 'multipart/form-data; boundary=b' }
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(2_000),
      })
      expect(response.status, await response.text()).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
  expect(await leftOver()).toEqual([])
})
