/** Refusals that say how many, and whom: of one, of several, of more than are named. */
import { expect, it } from 'vitest'
import { inWords } from '../../../../core/server/failure.ts'
import * as refusals from './refusals.ts'

it.each([
  [0, 'A turma está cheia.', 'The class is full.'],
  [1, 'cabe mais um aluno', 'one more student fits'],
  [2, 'cabem mais 2 alunos', '2 more students fit'],
])('a class with %i places left', (vagas, pt, en) => {
  const { sentence } = refusals.turmaCheia(vagas)
  expect([inWords(sentence, 'pt-br'), inWords(sentence, 'en-us')]).toEqual([
    expect.stringContaining(pt),
    expect.stringContaining(en),
  ])
})

it.each([
  [['Ana'], 'Ana.'],
  [['Ana', 'Bia', 'Caio'], 'Ana, Bia, Caio.'],
  [['Ana', 'Bia', 'Caio', 'Duda'], 'Ana, Bia, Caio….'],
])('of %j three are named', (nomes, told) => {
  expect(inWords(refusals.alreadyIn(nomes).sentence, 'pt-br')).toContain(`pendente: ${told}`)
})

it('each has a code of its own, and says whether the state or the person is in the way', () => {
  const { atTheDoorRefusal: door, cannotUndo } = refusals
  const all = [
    refusals.unknownCodigo(),
    refusals.turmaEncerrada(),
    refusals.turmaCheia(0),
    ...(['dentro', 'pediu', 'recusado', 'saiu', 'fechada'] as const).map(door),
    refusals.leftByTransfer(['Ana']),
    refusals.notIn(),
    refusals.notAlone(),
    refusals.notWaiting(['Ana']),
    refusals.numeroTaken(3),
    refusals.sameTurma(),
    refusals.inExam('Ana', new Date()),
    refusals.alreadyTransferred(),
    refusals.alreadyThere(),
    ...(['desfeita', 'prazo', 'seguiu', 'mudou'] as const).map(cannotUndo),
  ]
  expect(all.map(({ statusCode, codigo }) => `${statusCode} ${codigo}`)).toEqual([
    '404 codigo_desconhecido',
    '409 turma_encerrada',
    '409 turma_cheia',
    '409 ja_na_turma',
    '409 ja_pediu',
    '409 pedido_recusado',
    '409 saiu_da_turma',
    '403 entrada_fechada',
    '409 foi_transferido',
    '409 fora_da_turma',
    '403 saida_pela_escola',
    '409 ja_respondido',
    '409 numero_em_uso',
    '422 mesma_turma',
    '409 em_prova',
    '409 ja_transferido',
    '409 ja_no_destino',
    '409 nao_se_desfaz_desfeita',
    '409 nao_se_desfaz_prazo',
    '409 nao_se_desfaz_seguiu',
    '409 nao_se_desfaz_mudou',
  ])
})
