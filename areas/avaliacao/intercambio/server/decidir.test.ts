/** What is nearly one with another is found; each item is decided one by one; the bank that changed meanwhile is told. */
import { beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { changeQuestao } from '../../questao/server/factory.ts'
import { intercambioApi } from '../contract.ts'
import type { Decisao, Vista } from '../shapes.ts'
import { bancoOf, find, itensOf, moodle, quiz, record, send, sendCompared, undo } from './testing.ts'

let tenant: TestTenant
let ana: Person

beforeEach(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
})

const LONGA =
  'No verão, a água das poças some depois de algumas horas de sol forte. Que mudança de estado explica isso'
const OPCOES = ['A evaporação da água', 'A fusão da água', 'A sublimação do gelo']
const VELHA = moodle('Velha', `${LONGA}?`, OPCOES)
/** The same with a sign more. */
const QUASE = moodle('Quase', `${LONGA}, turma?`, OPCOES)
const OUTRA = moodle('Outra', `${LONGA}?`, ['Dois', 'Três', 'Cinco'])

const decide = (id: number, decisao: Decisao, which: { itens?: number[]; situacao?: Vista }, who = ana) =>
  callAs(who, intercambioApi.decideItens, { params: { id }, body: { decisao, ...which } })
const titles = async () => (await bancoOf(tenant)).map(({ titulo, estado }) => `${titulo} ${estado}`)

describe('what is nearly one with another', () => {
  it('is told with how nearly, in the bank and in the file, keeps nothing out, and is of those in sight only', async () => {
    await record(tenant, ana, await send(ana, quiz(VELHA)))
    const file = quiz(
      QUASE,
      OUTRA,
      moodle('Gêmea', `${LONGA}, turmas?`, OPCOES),
      moodle('Só', 'E o céu?', ['a', 'b']),
    )
    const sent = await sendCompared(tenant, ana, file)
    expect([sent.parecidas, sent.comparando, sent.escreve]).toEqual([2, null, { criadas: 4, mudadas: 0 }])
    const [velha] = await bancoOf(tenant)
    const itens = await itensOf(ana, sent.id)
    expect(itens.map(({ titulo, parecida, gemea }) => [titulo, parecida?.id, gemea?.numero])).toEqual([
      ['Quase', velha?.id, undefined],
      ['Outra', undefined, undefined],
      ['Gêmea', velha?.id, 1],
      ['Só', undefined, undefined],
    ])
    expect(itens[0]?.parecida?.nome).toBe('Velha')
    expect(itens[0]?.parecida?.semelhanca).toBeGreaterThanOrEqual(0.9)
    expect(itens[0]?.podem).toEqual(['trazer', 'versao', 'substituir', 'manter'])
    expect((await itensOf(ana, sent.id, 'parecida')).map(({ numero }) => numero)).toEqual([1, 3])
    const looked = await callAs(ana, intercambioApi.findItem, { params: { id: sent.id, numero: 1 } })
    expect(looked.data).toMatchObject({ titulo: 'Quase', tipo: 'objetiva' })
    // A colleague's is neither seen nor changed.
    const bia = await tenant.person('Bia', { papel: 'professor', turma: tenant.turma })
    const theirs = await sendCompared(tenant, bia, quiz(QUASE))
    expect([theirs.parecidas, (await itensOf(bia, theirs.id))[0]?.podem]).toEqual([0, ['trazer', 'manter']])
    // Of the network it is seen, and only who may edit it changes it.
    await changeQuestao(tenant, { id: Number(velha?.id) }, { rede_id: tenant.escola })
    const seen = await sendCompared(tenant, bia, quiz(QUASE))
    expect([seen.parecidas, (await itensOf(bia, seen.id))[0]?.podem]).toEqual([1, ['trazer', 'manter']])
    expect((await decide(seen.id, 'versao', { itens: [1] }, bia)).body.codigo).toBe('decisao_impossivel')
  })

  it('one by one: left out, a version, in its place, anew; kept, recorded, and taken back just so', async () => {
    const other = (n: number, end: string) =>
      moodle(`V${n}`, `${LONGA} ${'xyzw'[n - 1]?.repeat(9)}${end}?`, OPCOES)
    const nova = (n: number) => other(n, ', turma').replace(`V${n}`, `N${n}`)
    await record(tenant, ana, await send(ana, quiz(...[1, 2, 3, 4].map((n) => other(n, '')))))
    const before = await bancoOf(tenant)
    const sent = await sendCompared(tenant, ana, quiz(...[1, 2, 3, 4].map(nova)))
    await decide(sent.id, 'manter', { situacao: 'parecida' })
    expect((await find(ana, sent.id)).escreve).toEqual({ criadas: 0, mudadas: 0 })
    await decide(sent.id, 'versao', { itens: [1] })
    await decide(sent.id, 'substituir', { itens: [2] })
    await decide(sent.id, 'trazer', { itens: [3] })
    expect((await itensOf(ana, sent.id)).map(({ decisao }) => decisao)).toEqual([
      ...['versao', 'substituir', 'trazer', 'manter'],
    ])
    const done = await record(tenant, ana, sent)
    expect([done.passo, done.escreve]).toEqual(['gravado', { criadas: 1, mudadas: 2 }])
    expect(await titles()).toEqual([
      ...['N1 aprovada', 'V2 arquivada', 'V3 aprovada', 'V4 aprovada', 'N3 aprovada', 'N2 aprovada'],
    ])
    expect(await undo(tenant, ana, sent.id)).toBe('desfeito')
    expect(
      (await bancoOf(tenant)).map(({ id, titulo, estado, conteudo }) => [id, titulo, estado, conteudo]),
    ).toEqual(before.map(({ id, titulo, estado, conteudo }) => [id, titulo, estado, conteudo]))
  })
})

describe('a bank that changed between the rehearsal and the recording', () => {
  async function decided(decisao: Decisao) {
    await record(tenant, ana, await send(ana, quiz(VELHA)))
    const [velha] = await bancoOf(tenant)
    const nova = moodle('Nova', 'E o céu, por que é azul?', ['a', 'b'])
    const sent = await sendCompared(tenant, ana, quiz(QUASE, nova))
    await decide(sent.id, decisao, { itens: [1] })
    return { id: Number(velha?.id), sent }
  }

  it.each([
    ['edited', { revisao: 7 }, 'versao'],
    ['put away', { estado: 'arquivada' }, 'trazer'],
    ['another’s now', { usuario_id: 0 }, 'trazer'],
  ] as const)(
    '%s: is told, nothing is written, and saved again it is as the person says',
    async (_, change, then) => {
      const { id, sent } = await decided('versao')
      const bia = await tenant.person('Bia', { papel: 'professor', turma: tenant.turma })
      await changeQuestao(tenant, { id }, 'usuario_id' in change ? { usuario_id: bia.id } : change)
      const before = await bancoOf(tenant)
      const told = await record(tenant, ana, sent)
      expect([told.passo, told.mensagem]).toEqual([
        'conferido',
        'Uma questão do banco mudou desde que você conferiu. Nada foi salvo: veja as marcadas e salve de novo.',
      ])
      expect(await bancoOf(tenant)).toEqual(before)
      const [item] = await itensOf(ana, sent.id)
      expect([item?.mudou, item?.decisao]).toEqual([true, then])
      const done = await record(tenant, ana, sent)
      expect([done.passo, done.escreve]).toEqual([
        'gravado',
        then === 'versao' ? { criadas: 1, mudadas: 1 } : { criadas: 2, mudadas: 0 },
      ])
    },
  )

  it('what is only brought in is not held up by it', async () => {
    const { id, sent } = await decided('trazer')
    await changeQuestao(tenant, { id }, { revisao: 7 })
    expect((await record(tenant, ana, sent)).passo).toBe('gravado')
  })
})
