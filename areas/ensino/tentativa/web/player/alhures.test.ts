/** What counts as answered elsewhere: more answers than this device knows of, of screens that ask for one. */
import { expect, it } from 'vitest'
import { alhuresDe, vezesDe } from './alhures.ts'

const known = new Map([
  [1, { resposta: { visto: true }, vezes: 1 }],
  [2, { resposta: { texto: 'chuva' }, vezes: 2 }],
])
const asks = (tela: number) => tela !== 1 && tela !== 5

it.each([
  [
    'nothing new',
    [
      [1, 1],
      [2, 2],
    ],
    [],
  ],
  ['fewer: what waits here is not there yet', [[2, 1]], []],
  ['one more of a screen', [[2, 3]], [2]],
  [
    'one of a screen that has none here',
    [
      [2, 2],
      [3, 1],
    ],
    [3],
  ],
  [
    'only looked at',
    [
      [1, 4],
      [5, 1],
    ],
    [],
  ],
] as const)('%s', (_, server, said) => {
  expect(
    alhuresDe(
      known,
      server.map(([tela, vezes]) => ({ tela, vezes })),
      asks,
    ),
  ).toEqual(said)
})

it('knows how many answers there are', () => expect([vezesDe(known), vezesDe(new Map())]).toEqual([3, 0]))
