/** The end of a lesson: what it was about, what may be done again, and what doing again never tells or changes. */

import { describe, expect, it } from 'vitest'
import { sure } from '../../../../core/contract/narrow.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { putMatricula } from '../../../escola/turma/server/factory.ts'
import { changeDada, giveAula } from '../../aula/server/factory.ts'
import type { TelaDe } from '../../aula/shapes-telas.ts'
import { tentativaApi } from '../contract.ts'
import {
  abrir,
  ago,
  answer,
  comum,
  dissertativa,
  end,
  minhas,
  numerica,
  send,
  setUp,
  type World,
} from './testing.ts'

const fim = (who: Person, tentativa: number) => callAs(who, tentativaApi.fim, { params: { tentativa } })
const refazer = (who: Person, tentativa: number, tela: number, resposta: unknown) =>
  callAs(who, tentativaApi.refazer, { params: { tentativa }, body: { tela, resposta } })

const telaAt = (world: World, at: number) => world.aula.telas[at] as number

/** Hands in the lesson in the class: the first screen wrong, the second right, the others not answered. */
async function feita(world: World, who = world.aluno) {
  const { tentativa } = (await abrir(world, who)).data
  await send(
    who,
    answer(world, who, tentativa.uuid, 0, 99),
    answer(world, who, tentativa.uuid, 1, 2),
    end(world, who, tentativa.uuid),
  )
  return tentativa.id
}

describe('doing again what was wrong', () => {
  it('judges as often as one likes, and changes neither mark nor attempts', async () => {
    const world = await setUp({ tentativas: 1 })
    const { aluno } = world
    const id = await feita(world)
    const before = await minhas(world, aluno)
    expect((await fim(aluno, id)).data.refazer).toEqual([telaAt(world, 0)])
    for (const valor of [7, 8]) {
      const { data } = await refazer(aluno, id, telaAt(world, 0), { valor })
      expect(data.correcao).toEqual({ fracao: 0, certa: false, partes: [], feedback: 'Quase.' })
    }
    const right = await refazer(aluno, id, telaAt(world, 0), { valor: 1 })
    expect(right.data.correcao).toMatchObject({ certa: true, feedback: 'Isso!' })
    expect(await minhas(world, aluno)).toEqual(before)
    // The answer that counts is still the wrong one.
    expect((await fim(aluno, id)).data.refazer).toEqual([telaAt(world, 0)])
  })

  it('is for screens that were answered wrong: neither right ones, nor open ones, nor of other lessons', async () => {
    const world = await setUp({ tentativas: 1, telas: [numerica(1), numerica(2), numerica(3), dissertativa] })
    const { aluno } = world
    const id = await feita(world)
    expect((await fim(aluno, id)).data.refazer).toEqual([telaAt(world, 0)])
    for (const tela of [telaAt(world, 1), telaAt(world, 2), telaAt(world, 3), 999_999]) {
      const refused = await refazer(aluno, id, tela, { valor: 1 })
      expect([refused.status, refused.body.codigo]).toEqual([422, 'tela_certa'])
    }
    expect((await refazer(aluno, id, telaAt(world, 0), { escolhas: ['a'] })).status).toBe(400)
    expect((await refazer(aluno, id, telaAt(world, 0), { valor: 1 })).status).toBe(200)
  })

  it('waits for the last attempt where attempts are counted, and for the end of the one that runs', async () => {
    const world = await setUp({ tentativas: 2 })
    const { aluno } = world
    const first = await feita(world)
    const closed = await refazer(aluno, first, telaAt(world, 0), { valor: 1 })
    expect([closed.status, closed.body.codigo]).toEqual([422, 'refazer_fechado'])
    expect((await fim(aluno, first)).data.refazer).toEqual([])
    const { tentativa } = (await abrir(world, aluno)).data
    expect((await refazer(aluno, first, telaAt(world, 0), { valor: 1 })).body.codigo).toBe('refazer_fechado')
    await send(aluno, end(world, aluno, tentativa.uuid))
    expect((await refazer(aluno, first, telaAt(world, 0), { valor: 1 })).status).toBe(200)
  })

  it.each(['nunca', 'apos_fim'] as const)(
    'is closed in a class that tells the key "%s"',
    async (mostrar_gabarito) => {
      const world = await setUp({ tentativas: 1, fim: ago(-1), mostrar_gabarito })
      const id = await feita(world)
      expect((await fim(world.aluno, id)).data.refazer).toEqual([])
      expect((await refazer(world.aluno, id, telaAt(world, 0), { valor: 1 })).body.codigo).toBe(
        'refazer_fechado',
      )
      await changeDada(world.tenant, {}, { fim: new Date() })
      expect((await refazer(world.aluno, id, telaAt(world, 0), { valor: 1 })).status).toBe(
        mostrar_gabarito === 'nunca' ? 422 : 200,
      )
    },
  )

  it('is closed by another class of the same person that is still to do the lesson', async () => {
    const world = await setUp({ tentativas: 1 })
    const { tenant, professor, aula, aluno, colega } = world
    const outra = await tenant.newTurma('7º B')
    await putMatricula(tenant, outra, aluno)
    await giveAula(tenant, professor, aula.id, { turma: outra })
    const [mine, theirs] = [await feita(world), await feita(world, colega)]
    expect((await refazer(aluno, mine, telaAt(world, 0), { valor: 1 })).body.codigo).toBe('refazer_fechado')
    expect((await refazer(colega, theirs, telaAt(world, 0), { valor: 1 })).status).toBe(200)
  })

  it('says right or wrong, whole, where attempts have no limit: no part, no word of the author', async () => {
    const vf: TelaDe = {
      tipo: 'verdadeiro_falso',
      conteudo: {
        ...comum,
        afirmacoes: [
          { id: 'a', texto: 'Chove.', verdadeira: true, feedback: 'Olhe pela janela.' },
          { id: 'b', texto: 'Neva.', verdadeira: false, feedback: 'Nunca aqui.' },
        ],
      },
    }
    const world = await setUp({ tentativas: null, telas: [vf, numerica(2)] })
    const { aluno } = world
    const { tentativa, telas } = (await abrir(world, aluno)).data
    const [a, b] = sure(telas[0]?.conteudo.afirmacoes as { id: string; texto: string }[] | undefined)
      .toSorted((one, other) => (one.texto < other.texto ? -1 : 1))
      .map(({ id }) => id)
    const half = { verdadeiras: [a, b], falsas: [] }
    await send(
      aluno,
      {
        ...answer(world, aluno, tentativa.uuid, 0, 0),
        respostas: [{ ...answer(world, aluno, tentativa.uuid, 0, 0).respostas[0], resposta: half } as never],
      },
      end(world, aluno, tentativa.uuid),
    )
    const wrong = await refazer(aluno, tentativa.id, telaAt(world, 0), half)
    expect(wrong.data.correcao).toEqual({ fracao: 0, certa: false, partes: [], feedback: '' })
    const right = await refazer(aluno, tentativa.id, telaAt(world, 0), { verdadeiras: [a], falsas: [b] })
    expect(right.data.correcao).toEqual({ fracao: 1, certa: true, partes: [], feedback: '' })
  })

  it('is of nobody else, and of no attempt that runs or was annulled', async () => {
    const world = await setUp({ tentativas: null })
    const { aluno, colega, professor } = world
    const { tentativa } = (await abrir(world, aluno)).data
    await send(aluno, answer(world, aluno, tentativa.uuid, 0, 99))
    const ask = (who: Person) => refazer(who, tentativa.id, telaAt(world, 0), { valor: 1 })
    expect((await ask(aluno)).body.codigo).toBe('refazer_fechado')
    await send(aluno, end(world, aluno, tentativa.uuid))
    expect([(await ask(aluno)).status, (await ask(colega)).status, (await ask(professor)).status]).toEqual([
      200, 404, 403,
    ])
    expect((await fim(colega, tentativa.id)).status).toBe(404)
    await callAs(professor, tentativaApi.anular, {
      params: { tentativa: tentativa.id },
      body: { motivo: 'Outra pessoa' },
    })
    expect((await ask(aluno)).body.codigo).toBe('refazer_fechado')
  })
})
