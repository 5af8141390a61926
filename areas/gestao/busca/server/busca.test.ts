/** The search of the whole through the real door: what each finds, and that whatever is found opens to them. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '../../../../core/contract/request.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../../../conversa/forum/contract.ts'
import { putAvisoRede, putTopico } from '../../../conversa/forum/server/factory.ts'
import { aulaApi } from '../../../ensino/aula/contract.ts'
import { putAula, putPublished } from '../../../ensino/aula/server/factory.ts'
import { tentativaApi } from '../../../ensino/tentativa/contract.ts'
import { pessoaApi } from '../../../escola/pessoa/contract.ts'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { trilhaAprenderApi } from '../../../trilhas/trilha/contract-aprender.ts'
import { trilhaGerenciarApi } from '../../../trilhas/trilha/contract-gerenciar.ts'
import { putTrilha } from '../../../trilhas/trilha/server/factory.ts'
import { type Achado, buscaApi, MAX_ACHADOS } from '../contract.ts'

let tenant: TestTenant
let people: Record<string, Person>

beforeAll(async () => {
  tenant = await testTenant()
  const professor = await tenant.person('Rosângela Zênite', { papel: 'professor', turma: tenant.turma })
  const aluno = await tenant.person('Heloísa Zênite Prado', { papel: 'aluno', turma: tenant.turma })
  people = {
    professor,
    aluno,
    colega: await tenant.person('Tiago Zênite Lima', { papel: 'aluno', turma: tenant.turma }),
    deFora: await tenant.person('Outra Zênite', { papel: 'aluno', turma: tenant.outraTurma }),
    responsavel: await tenant.person('Mãe Zênite', { papel: 'responsavel', aluno: aluno.id }),
    coordenador: await tenant.person('Coordenação', { papel: 'coordenador', rede: tenant.rede }),
    administrador: await tenant.person('Administração', { papel: 'administrador_tenant' }),
    ninguem: await tenant.person('Sem papel'),
  }
  await putPublished(tenant, professor, {
    titulo: 'Zênite: a aula',
    visibilidade: 'turma',
    turma: tenant.turma,
  })
  await putAula(tenant, professor, { titulo: 'Zênite em rascunho' })
  await putTrilha(tenant, professor, { nome: 'Zênite: a trilha', turmas: [tenant.turma] })
  await putTopico(tenant, professor, { titulo: 'Zênite: o tópico' })
  await putTopico(tenant, professor, { titulo: 'Zênite: o aviso', tipo: 'aviso' })
})

const find = async (who: string, busca = 'ZENITE'): Promise<Achado[]> =>
  (await callAs(people[who] as Person, buscaApi.buscar, { query: { busca } })).data.achados
const told = async (who: string) => (await find(who)).map(({ tipo, nome }) => `${tipo} ${nome}`)

describe('what is found', () => {
  it('is, for a pupil, what is of their classes, and of colleagues as much of the name as they show', async () => {
    expect(await told('aluno')).toEqual([
      'pessoa Rosângela Zênite',
      'aula Zênite: a aula',
      'trilha Zênite: a trilha',
      'topico Zênite: o tópico',
      'aviso Zênite: o aviso',
    ])
    expect((await find('aluno', 'tiago')).map(({ nome }) => nome)).toEqual(['Tiago L.'])
    expect(await find('aluno', 'lima')).toEqual([])
  })

  it('is, for a teacher, what they write too', async () => {
    expect(await told('professor')).toEqual([
      'pessoa Heloísa Zênite Prado',
      'pessoa Tiago Zênite Lima',
      'aula Zênite em rascunho',
      'aula Zênite: a aula',
      'trilha Zênite: a trilha',
      'topico Zênite: o tópico',
      'aviso Zênite: o aviso',
    ])
  })

  it('is, for a guardian, notices, teachers and their own child', async () => {
    expect((await told('responsavel')).filter((one) => !/^(aula|trilha)/.test(one))).toEqual([
      'pessoa Heloísa Zênite Prado',
      'pessoa Rosângela Zênite',
      'aviso Zênite: o aviso',
    ])
  })

  it('is nothing of this for who is of another class, or of none', async () => {
    expect(await find('deFora')).toEqual([])
    expect(await find('ninguem')).toEqual([])
  })

  it('is everybody for who answers for them, a few of each kind', async () => {
    for (const who of ['coordenador', 'administrador']) {
      const achados = await find(who)
      expect(achados.filter(({ tipo }) => tipo === 'pessoa').length, who).toBe(MAX_ACHADOS)
      expect(
        achados.filter(({ turma, tipo }) => tipo === 'pessoa' && turma !== null),
        who,
      ).toEqual([])
    }
  })

  it('names first whose name begins so, and a notice to the network once', async () => {
    await tenant.person('Zenite Alves', { papel: 'aluno', turma: tenant.turma })
    const turmas = [tenant.turma, tenant.outraTurma]
    await putAvisoRede(tenant, people.administrador as Person, { titulo: 'Aviso quelônio', turmas })
    expect((await find('administrador', 'zenite'))[0]).toMatchObject({ nome: 'Zenite Alves' })
    expect(await find('administrador', 'quelonio')).toMatchObject([{ tipo: 'aviso', turma: tenant.turma }])
  })

  it('takes every sign for a letter', async () => {
    for (const busca of ["' or 1=1", '%', '_', '\\', '& | !', ':*'])
      expect(await find('aluno', busca), busca).toEqual([])
  })
})

/** The reading of the screen that a found thing leads to. */
const screenOf = ({ tipo, id, turma, escreve }: Achado): [call: object, input: CallInput] | undefined => {
  switch (tipo) {
    case 'turma':
      return [turmaApi.find, { params: { turma: id } }]
    case 'pessoa':
      return turma === null
        ? [pessoaApi.find, { params: { usuario: id } }]
        : [turmaApi.members, { params: { turma }, query: { pagina: 1, linhas: 30 } }]
    case 'aula':
      return escreve
        ? [aulaApi.find, { params: { id } }]
        : [tentativaApi.listMinhas, { query: { aula: id, ...(turma !== null && { turma }) } }]
    case 'trilha':
      return escreve
        ? [trilhaGerenciarApi.find, { params: { id } }]
        : [trilhaAprenderApi.estrutura, { params: { id } }]
    case 'topico':
    case 'aviso':
      return [forumApi.find, { params: { id } }]
    case 'playlist':
      return undefined
  }
}

it('opens to whoever found it', async () => {
  for (const [who, person] of Object.entries(people))
    for (const achado of await find(who)) {
      const [call, input] = screenOf(achado) ?? []
      if (!call) continue
      const { status } = await callAs(person, call as typeof turmaApi.find, input as never)
      expect(status, `${who}: ${achado.tipo} ${achado.nome}`).toBe(200)
    }
})
