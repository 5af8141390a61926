/** What is sealed for a device, and what a record must look like: each field at fault by itself. */
import { expect, it } from 'vitest'
import type { TelaComGabarito } from '../../aula/server/public-versao.ts'
import { buildRegistro, buildResposta } from '../fila/testing.ts'
import { judge } from './fields-judge.ts'
import { openInicio, sealInicios } from './secrets-selo.ts'

const now = new Date('2026-03-10T12:00:00Z')
const secretKey = '0123456789abcdef0123456789abcdef'
const context = { actor: { id: 7, tenantId: 3 }, now, services: { config: { secretKey } } } as never
const place = {
  turma_id: 5,
  aulas: [
    { id: 11, versao: 2 },
    { id: 12, versao: 1 },
  ],
}
const dispositivo_id = '01890a5d-ac96-774b-bcce-b302099a8057'
const relogio = '2026-03-10T11:59:30Z'

it('a device that tells of itself and of its clock takes a sealed begin of each lesson with it', () => {
  const seals = sealInicios(context, place, { dispositivo_id, relogio })
  const opened = (tenantId: number, lesson: number) => openInicio({ secretKey, tenantId }, seals[lesson])
  const here = { usuario: 7, turma: 5, dispositivo: dispositivo_id, desvio: 30_000, emitido: now.getTime() }
  expect([opened(3, 11), opened(3, 12), opened(4, 11)]).toEqual([
    { ...here, aula: 11, versao: 2 },
    { ...here, aula: 12, versao: 1 },
    null,
  ])
  expect([
    openInicio({ secretKey, tenantId: 3 }, undefined),
    openInicio({ secretKey, tenantId: 3 }, 'AAAA'),
  ]).toEqual([null, null])
})

it.each([[{}], [{ dispositivo_id }], [{ relogio }]])('one that tells less takes none: %j', (told) => {
  expect(sealInicios(context, place, told)).toEqual({})
})

const row = { aula_id: 11, versao: 2, turma_id: 5, trilha_tentativa_id: null }
const telas = [
  { tela_id: 1, tipo: 'numerica' },
  { tela_id: 2, tipo: 'dissertativa' },
] as unknown as TelaComGabarito[]
const record = (change: Partial<ReturnType<typeof buildRegistro>> = {}) =>
  buildRegistro({
    ...{ REQUEST_USU_ID: 7, tentativa: 't', aula: 11, versao: 2, turma: 5 },
    respostas: [buildResposta(1, { valor: 3 }), buildResposta(2, { texto: 'x' })],
    ...change,
  })

it.each([
  [null, {}, {}],
  ['aula_desconhecida', { aula: 12 }, {}],
  ['aula_desconhecida', { versao: 1 }, {}],
  ['aula_desconhecida', { turma: 6 }, {}],
  ['aula_desconhecida', { turma: null }, {}],
  [null, { turma: 6 }, { trilha_tentativa_id: 8 }],
  ['aula_desconhecida', { turma: 6, versao: 1 }, { trilha_tentativa_id: 8 }],
  ['tela_desconhecida', { respostas: [buildResposta(1, { valor: 3 }), buildResposta(3, { valor: 3 })] }, {}],
  ['resposta_invalida', { respostas: [buildResposta(1, { valor: 3 }), buildResposta(2, { valor: 3 })] }, {}],
  ['resposta_invalida', { respostas: [buildResposta(1, { texto: 'x' })] }, {}],
  [null, { respostas: [] }, {}],
  [null, { tipo: 'conclusao' as const, concluido_em: now.toISOString() }, {}],
  ['forma_invalida', { tipo: 'conclusao' as const, concluido_em: null }, {}],
  [null, { concluido_em: null }, {}],
])('a record is judged %s: %j in %j', (motivo, change, of) => {
  expect(judge(record(change), { ...row, ...of }, telas)).toBe(motivo)
})
