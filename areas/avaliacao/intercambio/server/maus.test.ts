/** Bad files of questions: each is named with its item and the reason, the rest goes on, and nothing is a fault of ours. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { itensOf, moodle, quiz, send, sendRaw, zipFor } from './testing.ts'

let ana: Person

beforeAll(async () => {
  const tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
})

const BOA = moodle('Boa', 'Qual é a boa?', ['Esta', 'Aquela'])

describe('one bad item', () => {
  it.each([
    ['sem gabarito', moodle('X', 'Qual?', ['a', 'b'], { certa: 9 }), 'Não diz qual resposta é a certa.'],
    [
      'dois gabaritos',
      moodle('X', 'Qual?', ['a'], {
        mais: '<answer fraction="100"><text>b</text></answer>',
      }),
      'Tem duas respostas certas onde cabe uma.',
    ],
    ['sem alternativas', moodle('X', 'Qual?', []), 'Não tem alternativas.'],
    [
      '27 alternativas',
      moodle('X', 'Qual?', [...'abcdefghijklmnopqrstuvwxyz', 'aa']),
      'Tem 27 alternativas ou partes: cabem até 10.',
    ],
    [
      'uma interação que ninguém conhece',
      '<question type="dragimage"><name><text>X</text></name><questiontext><text>Arraste.</text></questiontext></question>',
      'Pede um tipo de resposta que não existe aqui: dragimage.',
    ],
    [
      'uma imagem que não veio',
      moodle('X', 'Veja: <img src="@@PLUGINFILE@@/a.png" alt="">', ['a', 'b']),
      'Uma imagem não veio no arquivo: a.png.',
    ],
    [
      'um programa no lugar de um texto',
      moodle('X', 'Veja: <script>alert(1)</script>', ['a', 'b']),
      'Tem algo que não dá para trazer: <script>.',
    ],
    ['a mesma duas vezes', moodle('X', 'Qual é a boa?', ['Esta', 'Aquela']), 'É a mesma questão do item 1.'],
  ])('%s stays out and says why; the other comes in', async (_, item, why) => {
    const sent = await send(ana, quiz(BOA, item))
    expect(sent.contagem).toMatchObject({ nova: 1, fora: 1 })
    const [fora] = await itensOf(ana, sent.id, 'fora')
    expect([fora?.titulo, fora?.arquivo, fora?.notas]).toEqual(['X', 'questoes.xml', [why]])
  })
})

describe('a bad file', () => {
  it('that ends in the middle brings what is whole', async () => {
    const whole = quiz(BOA, moodle('Cortada', 'Qual?', ['a', 'b']))
    const sent = await send(ana, whole.slice(0, whole.indexOf('Cortada') + 120))
    expect(sent.contagem).toMatchObject({ nova: 1, fora: 1 })
    expect((await itensOf(ana, sent.id, 'fora'))[0]?.notas).toEqual(['O arquivo acaba no meio dela.'])
  })

  it('that declares an entity is not read', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${quiz(BOA).slice(38)}`
    const sent = await send(ana, bomb)
    expect(sent.contagem).toMatchObject({ nova: 0, fora: 1 })
    expect((await itensOf(ana, sent.id))[0]?.notas[0]).toContain('declara uma entidade')
  })

  it('in Windows-1252 that says UTF-8 is read as it is, and told', async () => {
    const sent = await send(ana, Buffer.from(quiz(moodle('Ação', 'Onde há pão?', ['Lá', 'Cá'])), 'latin1'))
    expect((await itensOf(ana, sent.id))[0]).toMatchObject({ titulo: 'Ação', texto: 'Onde há pão?' })
    expect(sent.avisos).toEqual([{ codigo: 'codificacao', detalhe: 'windows-1252' }])
  })

  it.each([
    ['texto.txt', 'Só um bilhete.', 422, 'arquivo_formato'],
    ['lista.gift', '// nada\n', 422, 'arquivo_vazio'],
    ['vazio.xml', '<?xml version="1.0"?><quiz></quiz>', 422, 'arquivo_vazio'],
    ['programa.xml', Buffer.from('MZ\0\0\x01'), 415, 'arquivo_invalido'],
    ['falso.zip', 'isto não é um zip', 415, 'arquivo_invalido'],
  ])('%s is refused with its name', async (nome, conteudo, status, codigo) => {
    const { status: answered, body } = await sendRaw(ana, conteudo, nome)
    expect([answered, body.codigo]).toEqual([status, codigo])
    expect(JSON.stringify(body)).toContain(nome)
  })

  it('of a gigabyte is refused before it is opened', async () => {
    const { status, body } = await sendRaw(
      ana,
      await zipFor({ 'a.xml': Buffer.alloc(110 * 1_048_576) }),
      'bomba.zip',
    )
    expect([status, body.codigo]).toEqual([415, 'arquivo_invalido'])
  })

  it('with a path that leaves it is refused whole', async () => {
    const bytes = await zipFor({ 'aa/x.xml': quiz(BOA) })
    const out = Buffer.from(bytes.toString('latin1').replaceAll('aa/x.xml', '../x.xml'), 'latin1')
    const { status, body } = await sendRaw(ana, out, 'fuga.zip')
    expect([status, body.codigo]).toEqual([422, 'arquivo_caminho'])
  })
})
