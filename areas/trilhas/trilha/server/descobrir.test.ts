/** Paths are found among lessons by whom their own screen opens to, and by nobody else. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putMatriz } from '../../../ensino/catalogo/server/factory.ts'
import { descobertaApi } from '../../../ensino/descoberta/contract.ts'
import { trilhaAprenderApi } from '../contract-aprender.ts'
import { putTrilha } from './factory.ts'

let tenant: TestTenant
let people: Readonly<Record<string, Person>>
let ids: Readonly<Record<string, number>>

beforeAll(async () => {
  tenant = await testTenant()
  const professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  people = {
    professor,
    aluno: await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma }),
    deFora: await tenant.person('De fora', { papel: 'aluno', turma: tenant.outraTurma }),
    coordenador: await tenant.person('Coordenação', { papel: 'coordenador', rede: tenant.rede }),
    administrador: await tenant.person('Administração', { papel: 'administrador_tenant' }),
  }
  const put = async (nome: string, given: Parameters<typeof putTrilha>[2]) =>
    (await putTrilha(tenant, professor, { nome, ...given })).id
  ids = {
    turma: await put('Frações em três passos', { turmas: [tenant.turma], habilidades: 2 }),
    outra: await put('Frações de outros', { turmas: [tenant.outraTurma] }),
    rascunho: await put('Frações em rascunho', { publicada: false, turmas: [tenant.turma] }),
    arquivada: await put('Frações de ontem', { status: 2, turmas: [tenant.turma] }),
  }
  const { habilidades } = await putMatriz(tenant)
  await tenant.sql(
    'update trilha_habilidade set habilidade_id = $3 where tenant_id = $1 and trilha_id = $2',
    [tenant.id, ids.turma, habilidades[0]],
  )
})

const found = async (who: string, busca: string) => {
  const query = { pagina: 1, linhas: 30, busca, tipo: 'trilha' } as const
  const { data } = await callAs(people[who] as Person, descobertaApi.descobrir, { query })
  return data.itens.map(({ id }) => id)
}

describe('a path among lessons', () => {
  it('is found by who may open it', async () => {
    const of = (...names: string[]) => names.map((name) => ids[name])
    expect(await found('aluno', 'fracoes')).toEqual(of('turma'))
    expect(await found('deFora', 'fracoes')).toEqual(of('outra'))
    for (const staff of ['professor', 'administrador'])
      expect(await found(staff, 'fracoes'), staff).toEqual(of('outra', 'turma'))
  })

  it('opens to whoever finds it', async () => {
    for (const who of Object.keys(people))
      for (const id of await found(who, 'fracoes')) {
        const { status } = await callAs(people[who] as Person, trilhaAprenderApi.estrutura, {
          params: { id },
        })
        expect(status, `${who} ${id}`).toBe(200)
      }
  })

  it('is found by numbers in letters, the code of a skill, and with a slip', async () => {
    for (const busca of ['3 passos', 'EF07MA08', 'ef7ma8', 'fracoens passos'])
      expect(await found('aluno', busca), busca).toEqual([ids.turma])
    expect(await found('deFora', 'EF07MA08')).toEqual([])
  })
})
