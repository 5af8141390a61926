/**
 * R5 over lessons: a room of pupils with the true queue of the device, on a network that fails. Nothing is lost, doubled
 * or older than what stands, and every attempt ends with the right grade. R5_ALUNOS=300 is the full size. That the
 * server is killed in its middle: test/queda.test.ts.
 */
import process from 'node:process'
import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { tentativaApi } from '../contract.ts'
import type { Envio } from '../fila/fila.ts'
import type { Registro } from '../fila/shapes.ts'
import type { AparelhoAgora } from '../shapes-aparelho.ts'
import { abrir, minhas, numerica, setUp } from './testing.ts'
import { newRede, pupil } from './testing-sala.ts'

const ALUNOS = Number(process.env.R5_ALUNOS ?? 10)
const TELAS = 48
/** Pupils who send at once. */
const AT_ONCE = 10

const sendAs = async (
  aluno: Person,
  registros: readonly Registro[],
  pendentes: readonly string[],
): Promise<Envio> => {
  const enviado_em = new Date().toISOString()
  const body = { registros: [...registros], enviado_em, pendentes: [...pendentes] }
  const { status, data } = await callAs(aluno, tentativaApi.fila, { body })
  return status === 200 ? { fim: 'respondido', resposta: data } : { fim: 'adiado' }
}

it(`${ALUNOS} pupils with ${TELAS} questions on a bad network: no answer lost, doubled or older, each grade right`, async () => {
  const world = await setUp({ telas: Array.from({ length: TELAS }, (_, n) => numerica(n, 1, 3)) })
  const { tenant, aula } = world
  await tenant.sql('update turma set capacidade = 500 where tenant_id = $1', [tenant.id])
  const alunos: Person[] = []
  for (let n = 0; n < ALUNOS; n += 1)
    alunos.push(await tenant.person(`Aluno ${n}`, { papel: 'aluno', turma: tenant.turma }))
  let lost = 0
  for (let n = 0; n < ALUNOS; n += AT_ONCE)
    await Promise.all(
      alunos.slice(n, n + AT_ONCE).map(async (aluno) => {
        const rede = newRede((...sent) => sendAs(aluno, ...sent))
        const { tentativa } = (await abrir(world, aluno)).data
        const prova = {
          tentativa: tentativa.uuid,
          aula: aula.id,
          turma: tenant.turma,
          telas: aula.telas,
          abrir: async (aparelho: AparelhoAgora) => {
            await callAs(aluno, tentativaApi.abrir, {
              body: { aula: aula.id, turma: tenant.turma, aparelho },
            })
          },
        }
        const { nota, dadas, left, recusas } = await pupil(aluno.id, prova, rede)
        expect({ left, recusas }).toEqual({ left: 0, recusas: [] })
        lost += rede.lost
        const { tentativas } = await minhas(world, aluno)
        expect(tentativas).toMatchObject([{ estado: 'concluida', nota }])
        const [row] = await tenant.sql<{ vezes: number; valem: number }>(
          `select (select count(*) from resposta_vez where tentativa_id = $1)::int as vezes,
             (select count(*) from resposta where tentativa_id = $1)::int as valem`,
          [tentativas[0]?.id],
        )
        expect(row).toEqual({ vezes: dadas.length, valem: TELAS })
      }),
    )
  // The network was bad indeed: without answers that got lost after they were taken nothing could have doubled.
  expect(lost).toBeGreaterThan(0)
}, 1_500_000)
