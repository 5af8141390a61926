/** Bad files at the call itself: each line's fault by number, field and reason; what is no file of people, refused soon and leaving nothing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../../core/server/paths.ts'
import { type PackedEntry, packed } from '../../../../core/testing/packed.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { loteApi } from '../contract.ts'
import { faultsOf, file, type Given, given, HEADER, linhasOf, sendLote } from './testing.ts'

let g: Given
let place: string

beforeAll(async () => {
  g = await given()
  place = `${g.escola};${g.turma}`
})

/** The faults of a file's lines, with their sentences. */
async function faults(conteudo: string | Buffer) {
  const lote = await sendLote(g.tenant, g.admin, conteudo)
  const linhas = await linhasOf(g.admin, lote.id, 'erro')
  return { lote, faltas: linhas.map(({ numero, faltas: [falta] }) => [numero, falta?.campo, falta?.texto]) }
}

const uploads = () => readdirSync(tmpdir()).filter((name) => name.startsWith('turmalina-envio-'))

describe('a file with mistakes', () => {
  it.each([
    ['Latin-1 with semicolons', 'latin1', ';', 'windows-1252'],
    ['UTF-8 with a byte-order mark', 'utf8', ',', 'utf-8'],
  ] as const)('in %s is read as it was written', async (_, encoding, separator, codificacao) => {
    const mark = encoding === 'utf8' ? '\ufeff' : ''
    const text = mark + file(HEADER, `Conceição Araújo;900;${place}`).replaceAll(';', separator)
    const lote = await sendLote(g.tenant, g.admin, Buffer.from(text, encoding))
    expect(lote).toMatchObject({ codificacao, separador: separator, contagem: { criar: 1, erro: 0 } })
    const [linha] = await linhasOf(g.admin, lote.id)
    expect(linha?.valores.nome).toBe('Conceição Araújo')
  })

  it('names a formula in a name', async () => {
    const { faltas } = await faults(file(HEADER, `=cmd|'/C calc'!A0;1;${place}`, `Ana;2;${place}`))
    expect(faltas).toEqual([[2, 'nome', expect.stringMatching(/fórmula|=/i)]])
  })

  it('names the second of two lines for one person, with the first', async () => {
    const { faltas, lote } = await faults(file(HEADER, `Ana;1;${place}`, `Bia;2;${place}`, `Ana;1;${place}`))
    expect(faltas).toEqual([[4, 'ra', 'Já está na linha 2, Ana.']])
    expect(lote.contagem).toMatchObject({ criar: 2, erro: 1 })
  })

  it('knows no class of another tenant, whose code is told like one that is none', async () => {
    const other = await testTenant()
    const [turma] = await other.sql<{ codigo: string }>('select codigo from turma where tenant_id = $1', [
      other.id,
    ])
    const { faltas } = await faults(
      file(HEADER, `Ana;1;${g.escola};${turma?.codigo}`, `Bia;2;${g.escola};ZZZZZZZ`, `Caio;3;${place}`),
    )
    const sentence = expect.stringContaining('Escola Um')
    expect(faltas).toEqual([
      [2, 'turma_codigo', sentence],
      [3, 'turma_codigo', sentence],
    ])
    const [first, second] = faltas.map(([, , texto]) => String(texto))
    expect(first?.replace(String(turma?.codigo), 'ZZZZZZZ')).toBe(second)
  })

  it('names a birth date of 30/02', async () => {
    const { faltas } = await faults(
      file(
        'nome;ra;rede_codigo;turma_codigo;data_nascimento',
        `Ana;1;${place};30/02/2014`,
        `Bia;2;${place};28/02/2014`,
      ),
    )
    expect(faltas).toEqual([[2, 'data_nascimento', expect.stringMatching(/data/i)]])
  })

  it('that ends in the middle of a line names that line; the rest goes on if the person wants', async () => {
    const { faltas, lote } = await faults(`${HEADER}\nAna;1;${place}\nBia;2`)
    expect(faltas[0]?.[0]).toBe(3)
    expect((await faultsOf(g.admin, lote.id))[0]?.join(' ')).toContain('linha_cortada')
    const confirm = () => callAs(g.admin, loteApi.confirm, { params: { id: lote.id }, body: { pessoas: 1 } })
    expect((await confirm()).body.codigo).toBe('ha_erros')
    const { modo, existentes, sobre_editados } = lote
    await callAs(g.admin, loteApi.setOpcoes, {
      params: { id: lote.id },
      body: { modo, existentes, sobre_editados, parcial: true },
    })
    expect((await confirm()).status).toBe(200)
  })

  const vectors = path.join(root, '../shared/data/pessoas/cpf.json')
  it.skipIf(!existsSync(vectors))('tells each CPF of the vectors right from wrong, by its line', async () => {
    const { valid, invalid } = JSON.parse(readFileSync(vectors, 'utf8')) as Record<string, string[]>
    const head = 'nome;cpf;rede_codigo;turma_codigo'
    // Each right number once: two spellings of one would be two lines for one person.
    const right = [...new Map(valid?.map((cpf) => [cpf.replace(/\D/g, ''), cpf])).values()]
    const wrong = invalid ?? []
    const lines = [...right, ...wrong].map((cpf) => `Ana;${cpf};${place}`)
    const { faltas, lote } = await faults(file(head, ...lines))
    expect(lote.contagem).toMatchObject({ criar: right.length, erro: wrong.length })
    expect(faltas.map(([numero, campo]) => [numero, campo])).toEqual(
      wrong.map((_, i) => [right.length + 2 + i, 'cpf']),
    )
    expect(wrong.length).toBeGreaterThan(10)
  })
})

const SHEET = 'xl/worksheets/sheet1.xml'

/** A workbook whose sheet unpacks to `bytes`, and says so unless told otherwise. */
function workbook(bytes: number, more: Omit<PackedEntry, 'content'> = {}): Buffer {
  const row = Buffer.from('<row><c t="inlineStr"><is><t>Ana</t></is></c></row>')
  const content = Buffer.alloc(bytes, row)
  return Buffer.from(
    packed({ '[Content_Types].xml': Buffer.from('<Types/>'), [SHEET]: { content, ...more } }, 1),
  )
}

describe('a file that is a trap', () => {
  const MB = 1_048_576
  it.each([
    ['300 MB unpacked', () => workbook(300 * MB), 415, /fica grande demais depois de aberto/],
    [
      '300 MB unpacked that says it is small',
      () => workbook(300 * MB, { declared: 9_000 }),
      415,
      /parece estar danificado/,
    ],
    ['80 MB unpacked', () => workbook(80 * MB), 415, /fica grande demais depois de aberto/],
    [
      '2,001 entries',
      () =>
        Buffer.from(
          packed(
            Object.fromEntries(Array.from({ length: 2_001 }, (_, i) => [`xl/${i}.xml`, Buffer.from('a')])),
          ),
        ),
      415,
      /fica grande demais depois de aberto/,
    ],
  ] as const)(
    'of %s is refused within 2 s, in words, with little memory and nothing left',
    async (_, make, status, sentence) => {
      const conteudo = make()
      expect(conteudo.length).toBeLessThan(20 * MB)
      // A warm thread, as in a server that has been up for a while.
      await callAs(
        g.admin,
        loteApi.create,
        { body: {} },
        { files: [{ nome: 'a.txt', conteudo: 'nome;ra\n' }] },
      )
      const left = uploads()
      globalThis.gc?.()
      const before = process.memoryUsage.rss()
      let peak = before
      const watch = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage.rss())
      }, 5)
      const started = process.cpuUsage()
      const answer = await callAs(
        g.admin,
        loteApi.create,
        { body: {} },
        { files: [{ nome: 'pessoas.xlsx', conteudo }] },
      )
      const { user, system } = process.cpuUsage(started)
      clearInterval(watch)
      expect([answer.status, answer.body.mensagem]).toEqual([status, expect.stringMatching(sentence)])
      // Work, not the clock: other tests share the processors.
      expect((user + system) / 1_000).toBeLessThan(2_000)
      expect((peak - before) / MB).toBeLessThan(200)
      expect(uploads()).toEqual(left)
      expect(
        (await callAs(g.admin, loteApi.list, {})).data.lotes.map(({ arquivo }) => arquivo),
      ).not.toContain('pessoas.xlsx')
    },
  )
})
