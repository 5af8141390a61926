/** B7: while an attempt is open nothing that a pupil may read holds a piece of its key, whichever call is asked. */
import { expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { buildTela, TIPOS_DE_TESTE } from '../areas/ensino/aula/factory.ts'
import { isAutomatica } from '../areas/ensino/aula/shapes-tipos.ts'
import { abrir, ago, answer, numerica, send, setUp } from '../areas/ensino/tentativa/server/testing.ts'
import { callAs } from './kit/call.ts'
import type { Person } from './kit/tenant.ts'
import { sampleOf } from './sample.ts'

/** In what is said after a right answer, and in nothing that a pupil may read before. */
const CANARIO = 'canario-do-gabarito'
const CHAVES =
  /^(certas|corretas?|verdadeiras?|falsas|aceitas|ligacoes|resposta_certa|feedback_certo|feedbacks|tolerancia)$/

/** Where a key, or a piece of one, stands in an answer. */
function leaks(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return value.includes(CANARIO) ? [at] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = `${at}.${name}`
    const told = CHAVES.test(name) && inner !== null && typeof inner !== 'number'
    return told ? [here] : leaks(inner, here)
  })
}

it('no call tells a pupil with an open attempt any of its key', async () => {
  const telas = [
    numerica(41, 1, 3),
    ...TIPOS_DE_TESTE.filter(isAutomatica).map((tipo) => buildTela(tipo, { feedback_certo: CANARIO })),
    buildTela('resposta_curta', { aceitas: [CANARIO] }),
  ]
  const world = await setUp({ telas, mostrar_gabarito: 'apos_fim', fim: ago(-1) })
  const { tenant, aula, aluno, colega, professor } = world
  const { tentativa } = (await abrir(world, aluno)).data
  await send(aluno, answer(world, aluno, tentativa.uuid, 0, 7))

  const base = { turma: tenant.turma, aula: aula.id, tentativa: tentativa.id, tela: aula.telas[1], versao: 1 }
  const readings = servedCalls.filter(({ endpoint }) => endpoint.method === 'GET' || endpoint.reads)
  const granted = new Set<string>()
  const scan = async (who: Person) => {
    const found: string[] = []
    for (const { name, endpoint } of readings)
      for (const id of [aula.id, tentativa.id, tenant.turma, aula.telas[1] as number]) {
        const named = { ...base, id, codigo: aula.codigo, linhas: 30, pagina: 1 }
        const { status, body } = await callAs(who, endpoint, sampleOf(endpoint, id, named) as never)
        if (status === 200) granted.add(name)
        found.push(...leaks(body).map((where) => `${name} ${id}${where}`))
      }
    return found
  }
  expect(await scan(aluno)).toEqual([])
  // The lesson was indeed read: the attempt, its screens, the lesson in the class.
  expect([...granted]).toEqual(expect.arrayContaining(['find', 'telas', 'listMinhas']))
  expect(await scan(colega)).toEqual([])
  // And the eyes see: whoever writes the lesson finds its keys by the same calls.
  expect((await scan(professor)).length).toBeGreaterThan(5)
}, 120_000)
