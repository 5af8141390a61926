/** Cards of a batch as they are handed out: one PDF, or a zip that has one for each class. */
import { describe, expect, it } from 'vitest'
import { readZip } from '../../../../core/server/files/inside/zip.ts'
import { readPdf } from '../../../../core/server/pdf/testing.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { notificacaoApi } from '../../../acesso/notificacao/contract.ts'
import { loteApi } from '../contract.ts'
import { packCards } from './print-cards.ts'
import type { CardRow } from './queries-card.ts'
import { doTrabalho, file, given, HEADER, recordLote, sendLote } from './testing.ts'

const brand = { nome: 'Rede', principal: false, dominio: 'rede.test' } as const
const place = { brand, publicUrl: 'https://turmalina.test', language: 'pt-br' } as const

let last = 0
const people = (n: number, given: Partial<CardRow>): CardRow[] =>
  Array.from({ length: n }, () => {
    last += 1
    const one = { id: last, nome: `Pessoa ${last}`, login: `pessoa.${last}` }
    return { ...one, turma: null, escola: null, responsavel: false, ...given }
  })

const told: number[] = []
const pack = (rows: CardRow[]) =>
  packCards(
    rows,
    (id) => ({ link: `link-${id}`, palavras: `asa-bola-casa-${id}` }),
    place,
    async (feito) => void told.push(feito),
  )

async function bytesOf(content: AsyncIterable<unknown> | Buffer): Promise<Buffer> {
  if (Buffer.isBuffer(content)) return content
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

describe('the cards of a batch', () => {
  it('of one class are a PDF', async () => {
    const made = await pack(people(9, { turma: '7º A', escola: 'EM Um' }))
    expect([made.tipo, made.extensao]).toEqual(['application/pdf', '.pdf'])
    const { pages, tagged } = readPdf(await bytesOf(made.content))
    expect([pages.length, tagged]).toEqual([2, true])
    expect(pages[1]).toContain('Pessoa 9')
    expect(pages[1]).toContain('asa bola\ncasa 9')
  })

  it('of several are a zip with a folder for each school, and no card is lost where a document is full', async () => {
    const made = await pack([
      ...people(49, { turma: '7º A', escola: 'EM ../Um' }),
      ...people(1, { turma: '7º B', escola: 'EM ../Um' }),
      ...people(1, { turma: '7º A', escola: 'EM Dois' }),
      ...people(2, { responsavel: true }),
      ...people(1, {}),
    ])
    expect([made.tipo, made.extensao]).toEqual(['application/zip', '.zip'])
    const zip = await bytesOf(made.content)
    const listed = await readZip({ size: zip.length, read: async (at, n) => zip.subarray(at, at + n) })
    if (listed.kind !== 'zip') throw new Error(listed.kind)
    expect(listed.names).toEqual([
      'EM ..-Um/7º A.pdf',
      'EM ..-Um/7º A (2).pdf',
      'EM ..-Um/7º B.pdf',
      'EM Dois/7º A.pdf',
      'Responsáveis.pdf',
      'Outras pessoas.pdf',
    ])
    expect(told).toEqual([0, 48, 49, 50, 51, 53])
  })
})

it('whoever asked for the cards hears when they are there, and where', async () => {
  const g = await given()
  const rows = [`Ana;1;${g.escola};${g.turma}`, `Bia;2;${g.escola};${g.turma}`]
  const lote = await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, file(HEADER, ...rows)))
  const { trabalho } = (await callAs(g.admin, loteApi.cards, { params: { id: lote.id }, body: {} })).data
  await doTrabalho(g.tenant, trabalho)
  const { notificacoes } = (await callAs(g.admin, notificacaoApi.list, { query: { pagina: 1, linhas: 10 } }))
    .data
  const [told, ...others] = notificacoes.filter(({ tipo }) => tipo === 'cartoes_prontos')
  expect(told?.texto).toBe('2 cartões de acesso do envio “pessoas.txt” para imprimir')
  expect(told?.destino).toMatch(new RegExp(`/usuarios/lote\\?lote=${lote.id}$`))
  expect(others).toEqual([])
})
