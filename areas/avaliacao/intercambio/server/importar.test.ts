/** Questions from files over a real database: sent, rehearsed, recorded, repeated, changed, undone. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { questaoApi } from '../../questao/contract.ts'
import { putComentario, putFavorita } from '../../questao/server/factory.ts'
import { putSugestao } from '../../sugestao/server/factory.ts'
import { intercambioApi } from '../contract.ts'
import { bancoOf, find, itensOf, moodle, quiz, record, send, undo } from './testing.ts'

let tenant: TestTenant
let ana: Person

async function given() {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
}
beforeAll(given)

const AGUA = moodle('Água', 'Como a água vira vapor?', ['Evaporação', 'Fusão', 'Sublimação'], { id: 'a1' })
const CEU = moodle('Céu', 'Por que o céu é azul?', ['Espalhamento', 'Reflexo do mar'], { id: 'a2' })
const SEM = moodle('Sem', 'Qual?', ['A', 'B'], { certa: 9 })

describe('a file of questions', () => {
  it('writes nothing until it is recorded; then what it said it would, and what stays out says why', async () => {
    const sent = await send(ana, quiz(AGUA, SEM, CEU))
    expect([sent.passo, sent.formato, sent.total]).toEqual(['conferido', 'moodle_xml', 3])
    expect(sent.contagem).toEqual({ nova: 2, mudada: 0, existe: 0, igual: 0, fora: 1 })
    expect(await bancoOf(tenant)).toEqual([])
    const [fora] = await itensOf(ana, sent.id, 'fora')
    expect(fora).toMatchObject({
      titulo: 'Sem',
      arquivo: 'questoes.xml',
      linha: 11,
      tipo: null,
      notas: ['Não diz qual resposta é a certa.'],
    })
    const done = await record(tenant, ana, sent)
    expect([done.passo, done.mensagem]).toEqual(['gravado', null])
    const banco = await bancoOf(tenant)
    expect(banco.map(({ titulo, tipo, estado, texto }) => [titulo, tipo, estado, texto])).toEqual([
      ['Água', 'objetiva', 'aprovada', 'Como a água vira vapor?'],
      ['Céu', 'objetiva', 'aprovada', 'Por que o céu é azul?'],
    ])
    expect(banco[0]?.conteudo).toMatchObject({
      alternativas: [
        { texto: 'Evaporação', correta: true },
        { texto: 'Fusão', correta: false },
        { texto: 'Sublimação', correta: false },
      ],
    })
  })

  it('adds nothing when it is sent again, and is refused where there is nothing to save', async () => {
    const again = await send(ana, quiz(AGUA, SEM, CEU))
    expect(again.contagem).toEqual({ nova: 0, mudada: 0, existe: 0, igual: 2, fora: 1 })
    const refused = await callAs(ana, intercambioApi.confirmImportacao, {
      params: { id: again.id },
      body: { questoes: 0 },
    })
    expect([refused.status, refused.body.codigo]).toEqual([422, 'nada_a_gravar'])
    const thrown = await callAs(ana, intercambioApi.removeImportacao, { params: { id: again.id } })
    expect(thrown.status).toBe(200)
  })

  it('is undone, but for what changed since', async () => {
    const sent = await send(ana, quiz(moodle('Um', 'Um?', ['a', 'b']), moodle('Dois', 'Dois?', ['a', 'b'])))
    await record(tenant, ana, sent)
    const before = await bancoOf(tenant)
    const um = before.find(({ titulo }) => titulo === 'Um')
    await callAs(ana, questaoApi.edit, {
      params: { id: Number(um?.id) },
      body: { revisao: 1, dificuldade: 2 },
    })
    const preview = await callAs(ana, intercambioApi.previewUndo, { params: { id: sent.id } })
    expect(preview.data).toMatchObject({ remover: 1, voltar: 0, total_mudadas: 1, mudadas: [{ nome: 'Um' }] })
    expect(await undo(tenant, ana, sent.id)).toBe('ha_mudadas')
    expect(await undo(tenant, ana, sent.id, true)).toBe('desfeito')
    const titles = (await bancoOf(tenant)).map(({ titulo }) => titulo)
    expect([titles.includes('Um'), titles.includes('Dois')]).toEqual([true, false])
  })
})

it('leaves where they are those that others commented on, keep or suggest things for, and says why', async () => {
  await given()
  const bia = await tenant.person('Bia', { papel: 'professor', turma: tenant.turma })
  const names = ['Livre', 'Minha', 'Comentada', 'Favorita', 'Sugerida']
  const sent = await send(ana, quiz(...names.map((name) => moodle(name, `${name}?`, ['a', 'b']))))
  await record(tenant, ana, sent)
  const idOf = new Map((await bancoOf(tenant)).map(({ titulo, id }) => [titulo, id]))
  const of = (name: string) => idOf.get(name) as number
  await putComentario(tenant, ana, of('Minha'))
  await putComentario(tenant, bia, of('Comentada'))
  await putFavorita(tenant, bia, of('Favorita'))
  await putFavorita(tenant, ana, of('Minha'))
  await putSugestao(tenant, ana, { questoes: [of('Sugerida')] })
  const { data } = await callAs(ana, intercambioApi.previewUndo, { params: { id: sent.id } })
  expect([data.remover, data.mudadas.map(({ nome, porque }) => [nome, porque])]).toEqual([
    2,
    [
      ['Comentada', 'comentada'],
      ['Favorita', 'usada'],
      ['Sugerida', 'usada'],
    ],
  ])
  expect(await undo(tenant, ana, sent.id)).toBe('ha_mudadas')
  expect(await undo(tenant, ana, sent.id, true)).toBe('desfeito')
  expect((await bancoOf(tenant)).map(({ titulo }) => titulo)).toEqual(['Comentada', 'Favorita', 'Sugerida'])
  const said = 'select usuario_id from questao_comentario where tenant_id = $1'
  expect(await tenant.sql(said, [tenant.id])).toEqual([{ usuario_id: bia.id }])
})

describe('what is there already and came different', () => {
  const OUTRA = moodle('Água', 'Como a água vira vapor?', ['Evaporação', 'Fusão', 'Sublimação'], {
    id: 'a1',
    certa: 1,
  })
  const choose = (id: number, existentes: 'manter' | 'versao' | 'substituir') =>
    callAs(ana, intercambioApi.setImportacao, { params: { id }, body: { existentes } })
  const right = ({ conteudo }: { conteudo: Record<string, unknown> }) =>
    (conteudo.alternativas as { correta: boolean }[]).findIndex(({ correta }) => correta)

  it('stays, unless a person says otherwise', async () => {
    await given()
    await record(tenant, ana, await send(ana, quiz(AGUA)))
    const sent = await send(ana, quiz(OUTRA, CEU))
    expect(sent.contagem).toMatchObject({ nova: 1, existe: 1 })
    await record(tenant, ana, sent)
    expect((await bancoOf(tenant)).map(right)).toEqual([0, 0])
  })

  it('becomes a new version of the same question, and goes back', async () => {
    const sent = await send(ana, quiz(OUTRA))
    await choose(sent.id, 'versao')
    await record(tenant, ana, sent)
    const [agua] = await bancoOf(tenant)
    expect([agua && right(agua), agua?.versao]).toEqual([1, 2])
    expect((await send(ana, quiz(OUTRA))).contagem.igual).toBe(1)
    expect(await undo(tenant, ana, sent.id)).toBe('desfeito')
    const [back] = await bancoOf(tenant)
    expect([back && right(back), back?.versao]).toEqual([0, 1])
    expect((await send(ana, quiz(AGUA))).contagem.igual).toBe(1)
  })

  it('makes room for another, and comes back when that is undone', async () => {
    const sent = await send(ana, quiz(OUTRA))
    await choose(sent.id, 'substituir')
    await record(tenant, ana, sent)
    const states = async () => (await bancoOf(tenant)).map(({ titulo, estado }) => [titulo, estado])
    expect(await states()).toEqual([
      ['Água', 'arquivada'],
      ['Céu', 'aprovada'],
      ['Água', 'aprovada'],
    ])
    expect(await undo(tenant, ana, sent.id)).toBe('desfeito')
    expect(await states()).toEqual([
      ['Água', 'aprovada'],
      ['Céu', 'aprovada'],
    ])
  })

  it('is nobody else’s: a colleague neither sees the file nor has the question', async () => {
    const bia = await tenant.person('Bia', { papel: 'professor', turma: tenant.turma })
    const mine = await send(ana, quiz(AGUA))
    const theirs = await send(bia, quiz(AGUA))
    expect([mine.contagem.igual, theirs.contagem.nova]).toEqual([1, 1])
    const asked = await callAs(bia, intercambioApi.findImportacao, { params: { id: mine.id } })
    expect(asked.status).toBe(404)
    expect((await find(ana, mine.id)).id).toBe(mine.id)
  })
})
