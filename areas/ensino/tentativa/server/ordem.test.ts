/** Lessons in order: what is answered ahead of its turn is kept, and counts for nothing until its turn has come. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { tentativaApi } from '../contract.ts'
import { abrir, ago, answer, end, minhas, numerica, send, setUp, type World } from './testing.ts'

type Navegacao = 'livre' | 'sequencial'

const three = (navegacao: Navegacao, second: { obrigatoria?: boolean; tempo?: number } = {}) => {
  const [first, between, last] = [numerica(1), numerica(2), numerica(3)]
  return setUp({
    navegacao,
    telas: [first, { ...between, conteudo: { ...between.conteudo, ...second } } as typeof between, last],
  })
}

/** Answers the first and the third of three screens, and hands in. */
async function skip(world: World) {
  const { tentativa } = (await abrir(world, world.aluno)).data
  const { recebimentos } = (
    await send(
      world.aluno,
      answer(world, world.aluno, tentativa.uuid, 0, 1, ago(0.02)),
      answer(world, world.aluno, tentativa.uuid, 2, 3, ago(0.01)),
    )
  ).data
  await send(world.aluno, end(world, world.aluno, tentativa.uuid))
  return { tentativa, recebimentos }
}

const notaOf = async (world: World) => (await minhas(world, world.aluno)).tentativas[0]?.nota

describe('a lesson in order', () => {
  it('does not count what was answered past a required screen, nor says how it did', async () => {
    const world = await three('sequencial')
    const { recebimentos } = await skip(world)
    expect(recebimentos.map(({ resultado }) => resultado)).toEqual(['aceito', 'aceito'])
    expect(recebimentos.map(({ respostas }) => respostas?.[0]?.correcao?.certa ?? null)).toEqual([true, null])
    expect(await notaOf(world)).toBe(3.33)
  })

  it('counts it once what was skipped is there, in whichever order it comes', async () => {
    const world = await three('sequencial')
    const { tentativa } = (await abrir(world, world.aluno)).data
    for (const at of [2, 0, 1])
      await send(world.aluno, answer(world, world.aluno, tentativa.uuid, at, at + 1, ago(0.03 - at / 100)))
    await send(world.aluno, end(world, world.aluno, tentativa.uuid))
    expect(await notaOf(world)).toBe(10)
  })

  it.each([
    ['in free order', 'livre', {}],
    ['past a screen that may be skipped', 'sequencial', { obrigatoria: false }],
    ['past a screen whose time ran out', 'sequencial', { tempo: 30 }],
  ] as const)('counts what was answered %s', async (_, navegacao, second) => {
    const world = await three(navegacao, second)
    const { recebimentos } = await skip(world)
    expect(recebimentos[1]?.respostas?.[0]?.correcao?.certa).toBe(true)
    expect(await notaOf(world)).toBe(6.67)
  })

  it('goes on no further than its first open screen, whatever place a player names', async () => {
    for (const [navegacao, at] of [
      ['sequencial', null],
      ['livre', 2],
    ] as const) {
      const world = await three(navegacao)
      const { tentativa } = (await abrir(world, world.aluno)).data
      await callAs(world.aluno, tentativaApi.pulso, {
        params: { tentativa: tentativa.id },
        body: { tempo: 5, tela: world.aula.telas[2] as number },
      })
      const { tela } = (await abrir(world, world.aluno)).data.tentativa
      expect(tela, navegacao).toBe(at === null ? null : world.aula.telas[at])
    }
  })
})
