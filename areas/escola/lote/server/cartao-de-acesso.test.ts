/** A card of first access typed by hand: what is printed opens the account it is of; guessing, or another's card, does not. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPdf } from '../../../../core/server/pdf/testing.ts'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { suspend } from '../../../acesso/sessao/server/factory.ts'
import { trabalhoApi } from '../../../acesso/trabalho/contract.ts'
import { auditoriaApi } from '../../auditoria/contract.ts'
import { contaApi } from '../../conta/contract.ts'
import { pessoaApi } from '../../pessoa/contract.ts'
import { type Lote, loteApi } from '../contract.ts'
import { doTrabalho, file, type Given, given, HEADER, recordLote, sendLote, undoLote } from './testing.ts'

stillClock()

interface Card {
  usuario: string
  codigo: string
}

let g: Given
let lote: Lote
let ana: Card
let bia: Card
beforeEach(async () => {
  g = await given()
  const rows = [`Ana;1;${g.escola};${g.turma}`, `Bia;2;${g.escola};${g.turma}`]
  lote = await recordLote(g.tenant, g.admin, await sendLote(g.tenant, g.admin, file(HEADER, ...rows)))
  const cards = await printed()
  expect(cards).toHaveLength(2)
  ;[ana, bia] = cards as [Card, Card]
})

/** What stands on the cards, as a child reads it off the paper. */
async function printed(): Promise<Card[]> {
  const { app } = await testApp()
  const { trabalho } = (await callAs(g.admin, loteApi.cards, { params: { id: lote.id }, body: {} })).data
  await doTrabalho(g.tenant, trabalho)
  const { endereco } = (await callAs(g.admin, trabalhoApi.find, { params: { id: trabalho ?? 0 } })).data
    .trabalho
  const file = await app.inject({ url: endereco ?? '', headers: { host: g.tenant.host } })
  const { pages } = readPdf(file.rawPayload)
  const read = /Nome de usuário\n(\S+)\nCódigo do primeiro acesso\n((?:[a-z]+\s)+\d\d)/g
  return [...pages.join('\n').matchAll(read)].map(([, usuario = '', codigo = '']) => ({ usuario, codigo }))
}

let places = 0
const open = (card: Card, address = `203.0.113.${places++ % 250}`) =>
  callAs({ host: g.tenant.host }, contaApi.openCartao, { body: card }, { address })
const choose = (token: string) =>
  callAs({ host: g.tenant.host }, contaApi.setPasswordByLink, {
    body: { finalidade: 'criar_senha', token, senha: 'vento cobre janela 47' },
  })

describe('a card typed by hand', () => {
  it('is read however it is typed, and opens the account once', async () => {
    expect(ana.codigo.split(/\s/)).toHaveLength(4)
    const typed = {
      usuario: ` ${ana.usuario.toUpperCase()} `,
      codigo: ana.codigo.toUpperCase().replace(/\s/g, '-'),
    }
    const { token } = (await open(typed)).data
    expect((await choose(token)).data.usuario.nome).toBe('Ana')
    expect((await open(ana)).body).toMatchObject({ codigo: 'link_usado' })
  })

  it('printed again says the same, and a card of somebody else says nothing of one', async () => {
    expect(await printed()).toEqual([ana, bia])
    expect(bia.codigo).not.toBe(ana.codigo)
    const wrong = await open({ ...ana, codigo: bia.codigo })
    expect([wrong.status, wrong.body.codigo]).toEqual([404, 'cartao_invalido'])
    expect((await open({ usuario: 'ninguem', codigo: ana.codigo })).body).toEqual(wrong.body)
    expect((await open(ana)).status).toBe(200)
  })

  it('ends with its seven days, and is nobody’s while the account is suspended', async () => {
    const query = { pagina: 1, linhas: 10, busca: bia.usuario }
    const { pessoas } = (await callAs(g.admin, pessoaApi.list, { query })).data
    await suspend(g.tenant, { id: pessoas[0]?.id ?? 0 })
    expect((await open(bia)).status).toBe(404)
    expect((await open(ana)).status).toBe(200)
    vi.setSystemTime(Date.now() + 7 * 86_400_000 + 1_000)
    expect((await open(ana)).body).toMatchObject({ codigo: 'link_vencido' })
  })

  it('ends with the batch that is undone', async () => {
    await undoLote(g.tenant, g.admin, lote)
    expect((await open(ana)).body).toMatchObject({ codigo: 'cartao_invalido' })
  })

  it('is not guessed from everywhere: twenty at once, then none, and the owner’s QR code still opens', async () => {
    const tries = []
    for (let n = 0; n < 22; n += 1) tries.push((await open({ ...ana, codigo: `asa bola casa ${n}` })).status)
    expect(tries).toEqual([...Array.from({ length: 20 }, () => 404), 429, 429])
    expect((await open(ana)).status).toBe(429)
    expect((await open(bia)).status).toBe(200)
    // Who answers for the person reads it in the log.
    const told = async () =>
      (await callAs(g.admin, auditoriaApi.list, { query: { linhas: 30 } })).data.registros.filter(
        ({ acao }) => acao === 'recusar_entrada',
      ).length
    await expect.poll(told).toBeGreaterThan(0)
  })

  it('is not guessed from one place, over many names', async () => {
    const statuses = []
    for (let n = 0; n < 46; n += 1)
      statuses.push(
        (await open({ usuario: `pessoa.${n}`, codigo: 'asa bola casa 10' }, '198.51.100.9')).status,
      )
    expect(statuses.slice(0, 44)).toEqual(Array.from({ length: 44 }, () => 404))
    expect(statuses.at(-1)).toBe(429)
    expect((await open(ana)).status).toBe(200)
  })
})
