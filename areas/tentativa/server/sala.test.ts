/**
 * R5 over lessons: a room of pupils with the true queue of the device, on a network that fails. Nothing is lost, doubled
 * or older than what stands, and every attempt ends with the right grade. R5_ALUNOS=300 is the full size.
 */
import process from 'node:process'
import { expect, it } from 'vitest'
import { callAs } from '../../../core/testing/call.ts'
import { buildUuid } from '../../../core/testing/registro.ts'
import type { Person } from '../../../core/testing/tenant.ts'
import { abrir, ago, minhas, numerica, setUp, type World } from '../../../core/testing/tentativa.ts'
import { tentativaApi } from '../contract.ts'
import { createFila, type Envio, type Fila, type Novo } from '../fila/fila.ts'
import { memoryStore } from '../fila/memory.ts'
import type { Registro } from '../fila/shapes.ts'
import type { FilaStore } from '../fila/store.ts'
import { notaOf } from '../rules.ts'

const ALUNOS = Number(process.env.R5_ALUNOS ?? 10)
const TELAS = 48
/** Pupils who send at once. */
const AT_ONCE = 10

interface Rede {
  /** Everything gets through. */
  fair: boolean
  off: boolean
  lost: number
}

/** The queue of a device; what it keeps outlives it. */
function open(aluno: Person, store: FilaStore, rede: Rede): Fila {
  const send = async (registros: readonly Registro[]): Promise<Envio> => {
    const luck = rede.fair ? 1 : Math.random()
    if (!rede.fair && (rede.off || luck < 0.15)) throw new Error('lost on the way')
    const { status, data } = await callAs(aluno, tentativaApi.fila, { body: { registros: [...registros] } })
    if (status !== 200) return { fim: 'adiado' }
    if (luck < 0.3) {
      rede.lost += 1
      throw new Error('the answer is lost')
    }
    return { fim: 'respondido', resposta: data }
  }
  return createFila({
    conta: { tenant: 'demo', usuario: aluno.id },
    dispositivo: buildUuid(),
    store,
    send,
    now: Date.now,
    random: Math.random,
    desvio: () => 0,
    alone: (work) => work(),
    later: () => () => {},
  })
}

/** A pupil answers all, some of it twice, and hands in. Returns the grade that must come out, and how many answers. */
async function pupil(world: World, aluno: Person, rede: Rede): Promise<{ nota: number; dadas: number }> {
  const { tentativa } = (await abrir(world, aluno)).data
  const base = { aula: world.aula.id, versao: 1, turma: world.tenant.turma, tentativa: tentativa.uuid }
  const begun = ago(1)
  let seconds = 0
  const at = () => new Date(begun.getTime() + 1_000 * ++seconds).toISOString()
  const record = (tipo: Novo['tipo'], tela: number, valor: number): Novo => ({
    ...base,
    tipo,
    respostas:
      tipo === 'resposta' ? [{ tela, resposta: { valor }, vezes: 1, tempo: 1, respondida_em: at() }] : [],
    nota_calculada: 10,
    tempo: seconds,
    iniciado_em: begun.toISOString(),
    concluido_em: tipo === 'conclusao' ? at() : null,
  })
  const stores = [memoryStore()]
  let fila = open(aluno, stores[0] as FilaStore, rede)
  const filas = [fila]
  let right = 0
  let dadas = 0
  for (const [n, tela] of world.aula.telas.entries()) {
    if (Math.random() < 0.08) rede.off = !rede.off
    // The page is loaded again, or the pupil goes on on another device and leaves what waits on the first.
    if (Math.random() < 0.04) {
      fila.stop()
      fila = open(aluno, stores.at(-1) as FilaStore, rede)
      filas[filas.length - 1] = fila
    } else if (Math.random() < 0.01) {
      stores.push(memoryStore())
      fila = open(aluno, stores.at(-1) as FilaStore, rede)
      filas.push(fila)
    }
    const isRight = Math.random() < 0.7
    if (Math.random() < 0.1) {
      await fila.add(record('resposta', tela, isRight ? -1 : n))
      dadas += 1
    }
    await fila.add(record('resposta', tela, isRight ? n : -1))
    dadas += 1
    right += isRight ? 1 : 0
    if (n % 8 === 7) await fila.flush(true)
  }
  await fila.add(record('conclusao', 0, 0))
  Object.assign(rede, { fair: true, off: false })
  // The device that was left comes last: what it holds is older, and older than the end.
  for (const one of filas.toReversed())
    for (let n = 0; n < 20 && (n === 0 || one.get().pendentes > 0); n += 1) await one.flush(true)
  expect(filas.map((one) => [one.get().pendentes, one.get().rejeitados.length])).toEqual(
    filas.map(() => [0, 0]),
  )
  const fracoes = world.aula.telas.map((_, n) => ({ peso: 1, fracao: n < right ? 1 : 0 }))
  return { nota: notaOf(fracoes) ?? 0, dadas }
}

it(`${ALUNOS} pupils with ${TELAS} questions on a bad network: no answer lost, doubled or older, each grade right`, async () => {
  const telas = Array.from({ length: TELAS }, (_, n) => numerica(n, 1, 3))
  const world = await setUp({ telas })
  const { tenant } = world
  await tenant.sql('update turma set capacidade = 500 where tenant_id = $1', [tenant.id])
  const alunos: Person[] = []
  for (let n = 0; n < ALUNOS; n += 1)
    alunos.push(await tenant.person(`Aluno ${n}`, { papel: 'aluno', turma: tenant.turma }))
  let lost = 0
  for (let n = 0; n < ALUNOS; n += AT_ONCE)
    await Promise.all(
      alunos.slice(n, n + AT_ONCE).map(async (aluno) => {
        const rede: Rede = { fair: false, off: false, lost: 0 }
        const { nota, dadas } = await pupil(world, aluno, rede)
        lost += rede.lost
        const { tentativas } = await minhas(world, aluno)
        expect(tentativas).toMatchObject([{ estado: 'concluida', nota }])
        const [row] = await tenant.sql<{ vezes: number; valem: number }>(
          `select (select count(*) from resposta_vez where tentativa_id = $1)::int as vezes,
             (select count(*) from resposta where tentativa_id = $1)::int as valem`,
          [tentativas[0]?.id],
        )
        expect(row).toEqual({ vezes: dadas, valem: TELAS })
      }),
    )
  // The network was bad indeed: without answers that got lost after they were taken nothing could have doubled.
  expect(lost).toBeGreaterThan(0)
}, 1_500_000)
