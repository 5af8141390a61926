/** Typed answers through the queue: a slip is said to be one, and gives one more try; braces and commas are read kindly. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { TelaDe } from '../../aula/shapes-telas.ts'
import { tentativaApi } from '../contract.ts'
import { buildResposta } from '../fila/testing.ts'
import { abrir, comum, registro, send, setUp, type World } from './testing.ts'

const curta = (quase: boolean): TelaDe => ({
  tipo: 'resposta_curta',
  conteudo: { ...comum, peso: 1, tentativas: 1, aceitas: ['fotossíntese'], maiusculas: false, quase },
})

async function begun(quase: boolean) {
  const world = await setUp({ telas: [curta(quase)] })
  const { tentativa } = (await abrir(world, world.aluno)).data
  let last = 0
  const type = async (texto: string) => {
    last = Math.max(last + 1, Date.now())
    const respondida_em = new Date(last).toISOString()
    const tela = world.aula.telas[0] as number
    await send(
      world.aluno,
      registro(world, world.aluno, tentativa.uuid, {
        respostas: [buildResposta(tela, { texto }, { respondida_em })],
      }),
    )
    return found(world, tentativa.id)
  }
  return { type }
}

const found = async (world: World, tentativa: number) => {
  const { data } = await callAs(world.aluno, tentativaApi.find, { params: { tentativa } })
  return data.respostas[0]
}

describe('a typed answer', () => {
  it('with one slip is nearly right where the author allows it, and one more try counts', async () => {
    const { type } = await begun(true)
    expect(await type('fotosíntese')).toMatchObject({
      vezes: 1,
      fracao: 0,
      correcao: { certa: false, quase: true },
    })
    expect(await type('Fotossintese.')).toMatchObject({ vezes: 2, fracao: 1, correcao: { certa: true } })
  })

  it('with one slip is wrong where the author does not, and a second try is worth nothing', async () => {
    const { type } = await begun(false)
    const first = await type('fotosíntese')
    expect(first?.correcao).not.toHaveProperty('quase')
    expect(await type('fotossíntese')).toMatchObject({ vezes: 2, fracao: 0 })
  })

  it('wrong at first gains no try by a slip afterwards', async () => {
    const { type } = await begun(true)
    await type('respiração')
    expect(await type('fotosíntese')).toMatchObject({ fracao: 0 })
    expect(await type('fotossíntese')).toMatchObject({ vezes: 3, fracao: 0 })
  })
})
