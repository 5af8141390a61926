/** A class with a lesson, for the tests of attempts, and what pupils do in it. */

import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { putPublished } from '../../aula/server/factory.ts'
import type { TelaDe } from '../../aula/shapes-telas.ts'
import { tentativaApi } from '../contract.ts'
import { resumoOf } from '../fila/order.ts'
import type { Registro } from '../fila/shapes.ts'
import { APARELHO, buildRegistro, buildResposta } from '../fila/testing.ts'
import { sealInicios } from './public.ts'

const HOUR = 3_600_000
export const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
export const comum = {
  enunciado: '<p>?</p>',
  peso: 1,
  tentativas: 1,
  obrigatoria: true,
  dica: '',
  feedback_certo: 'Isso!',
  feedback_errado: 'Quase.',
} as const

export const numerica = (valor: number, peso = 1, tentativas: 1 | 2 | 3 = 1): TelaDe => ({
  tipo: 'numerica',
  conteudo: { ...comum, peso, tentativas, valor, tolerancia: 0, unidade: '' },
})
export const dissertativa: TelaDe = {
  tipo: 'dissertativa',
  conteudo: { ...comum, rubrica: [], minimo: 0, maximo: 1_000 },
}

export const setUp = async (given: Parameters<typeof putPublished>[2] = {}) => {
  const tenant = await testTenant()
  const professor = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  const aluno = await tenant.person('Ana Beatriz Souza', { papel: 'aluno', turma: tenant.turma })
  const colega = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
  const aula = await putPublished(tenant, professor, {
    telas: [numerica(1, 3), numerica(2, 1)],
    ...given,
  })
  return { tenant, professor, aluno, colega, aula }
}

export type World = Awaited<ReturnType<typeof setUp>>

export const abrir = ({ tenant, aula }: World, who: Person, uuid?: string) =>
  callAs(who, tentativaApi.abrir, {
    body: {
      aula: aula.id,
      turma: tenant.turma,
      ...(uuid && { uuid }),
      aparelho: { dispositivo_id: APARELHO, relogio: new Date().toISOString() },
    },
  })

/** Records of `who` for the class, answers by screen. */
export const registro = (world: World, who: Person, tentativa: string, given: Partial<Registro> = {}) =>
  buildRegistro({
    REQUEST_USU_ID: who.id,
    tentativa,
    aula: world.aula.id,
    turma: world.tenant.turma,
    ...given,
  })
export const answer = (
  world: World,
  who: Person,
  tentativa: string,
  at: number,
  valor: number,
  when = new Date(),
) =>
  registro(world, who, tentativa, {
    respostas: [
      buildResposta(world.aula.telas[at] as number, { valor }, { respondida_em: when.toISOString() }),
    ],
  })
export const end = (world: World, who: Person, tentativa: string, given: Partial<Registro> = {}) =>
  registro(world, who, tentativa, { tipo: 'conclusao', ...given })

/** Sends as a device whose clock is right, and on which nothing else waits. */
export const send = (who: Person, ...registros: Registro[]) => sendLote(who, { registros })

/** `depois`: what still waits on the device. */
export const sendLote = (
  who: Person,
  {
    registros,
    depois = [],
    relogio = new Date(),
  }: { registros: Registro[]; depois?: readonly Registro[]; relogio?: Date },
) =>
  callAs(who, tentativaApi.fila, {
    body: { registros, enviado_em: relogio.toISOString(), pendentes: depois.map(resumoOf) },
  })

/** The begin that the server sealed for this person and lesson at `when`, when the device's clock was at `relogio`. */
export async function selado(
  { tenant, aula }: World,
  who: Person,
  when: Date,
  given: { relogio?: Date; versao?: number; turma?: number; dispositivo?: string } = {},
): Promise<string> {
  const { relogio = when, versao = 1, turma = tenant.turma, dispositivo = APARELHO } = given
  const { config } = await testApp()
  const seals = sealInicios(
    { actor: { id: who.id, tenantId: tenant.id }, now: when, services: { config } } as never,
    { turma_id: turma, aulas: [{ id: aula.id, versao }] },
    { dispositivo_id: dispositivo, relogio: relogio.toISOString() },
  )
  return seals[aula.id] as string
}
export const verdicts = async (sent: ReturnType<typeof send>) =>
  (await sent).data.recebimentos.map(({ resultado, motivo }) => motivo ?? resultado)
export const minhas = async (world: World, who: Person) =>
  (await callAs(who, tentativaApi.listMinhas, { query: { aula: world.aula.id, turma: world.tenant.turma } }))
    .data

/** The attempt and its device, as if it had all begun `hours` ago; the device sent nothing since. */
export async function begunAgo(world: World, hours: number) {
  const { tentativa } = (await abrir(world, world.aluno)).data
  await world.tenant.sql('update tentativa set iniciada_em = $2 where id = $1', [tentativa.id, ago(hours)])
  await world.tenant.sql('update relogio set desde = $2 where tenant_id = $1', [world.tenant.id, ago(hours)])
  return tentativa.uuid
}

/** Moves the end of the lesson in the class, past the call that would refuse it. */
export const close = ({ tenant }: World, when: Date) =>
  tenant.sql('update turma_aula set inicio = null, fim = $2 where tenant_id = $1', [tenant.id, when])
