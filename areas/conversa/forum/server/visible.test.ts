/** The list is the same permission as `view`: for every kind of person, on every state of a topic. */

import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { setRecursos, setTurma } from '../../../escola/turma/server/factory.ts'
import { forumApi } from '../contract.ts'
import { putTopico } from './factory.ts'

const past = new Date(Date.now() - 3_600_000)
const later = new Date(Date.now() + 3_600_000)

let tenant: TestTenant
let people: Record<string, Person>
let all: number[]

beforeAll(async () => {
  tenant = await testTenant()
  const { turma, outraTurma, rede, escola, outraEscola } = tenant
  const aluno = await tenant.person('Aluno', { papel: 'aluno', turma })
  const professor = await tenant.person('Professora', { papel: 'professor', turma })
  people = {
    aluno,
    professor,
    semPapel: await tenant.person('Sem papel'),
    alunoDeOutra: await tenant.person('Outro', { papel: 'aluno', turma: outraTurma }),
    responsavel: await tenant.person('Responsável', { papel: 'responsavel', aluno: aluno.id }),
    professorDeOutra: await tenant.person('Professor', { papel: 'professor', turma: outraTurma }),
    coordenador: await tenant.person('Coordenadora', { papel: 'coordenador', rede: escola }),
    coordenadorDeOutra: await tenant.person('Coordenador', { papel: 'coordenador', rede: outraEscola }),
    leitora: await tenant.person('Leitora', { papel: 'gestor_rede', rede, funcao: 'leitura' }),
    gestora: await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' }),
    administradora: await tenant.person('Administradora', { papel: 'administrador_tenant' }),
    plataforma: await tenant.person('Plataforma', { papel: 'administrador-plataforma' }),
    autora: await tenant.person('Autora', { papel: 'autor' }),
    alunoEProfessor: await tenant.person(
      'Os dois',
      { papel: 'aluno', turma },
      { papel: 'professor', turma: outraTurma },
    ),
  }
  const closedTurma = await tenant.newTurma('Encerrada')
  const goneTurma = await tenant.newTurma('Excluída')
  const offTurma = await tenant.newTurma('Sem fórum')
  for (const id of [closedTurma, goneTurma, offTurma])
    await tenant.sql('insert into matricula (tenant_id, turma_id, aluno_id) values ($1, $2, $3)', [
      tenant.id,
      id,
      aluno.id,
    ])
  await setTurma(tenant, closedTurma, { status: 'encerrada' })
  await setTurma(tenant, goneTurma, { status: 'excluida' })
  await tenant.sql(`update turma set recursos = '{"forum": false, "avisos": false}' where id = $1`, [
    offTurma,
  ])

  const states = [
    {},
    { status: '0' as const },
    { inicio: later },
    { agendar: true, inicio: later },
    { agendar: true, inicio: past },
    { fim: past },
    { inicio: past, fim: later },
    { bloqueado: true },
    { apenasLeitura: true },
  ]
  all = []
  for (const turma of [tenant.turma, tenant.outraTurma, closedTurma, goneTurma, offTurma])
    for (const tipo of ['forum', 'aviso'] as const)
      for (const autor of [professor, aluno])
        for (const state of turma === tenant.turma ? states : states.slice(0, 3)) {
          const { id } = await putTopico(tenant, autor, { ...state, tipo, turma })
          all.push(id)
        }
  // Every ninth goes to the bin.
  await tenant.sql(`update topico set removido_em = now() where tenant_id = $1 and id % 9 = 0`, [tenant.id])
})

describe('what the lists show', () => {
  const kinds = [
    'aluno',
    'professor',
    'semPapel',
    'alunoDeOutra',
    'responsavel',
    'professorDeOutra',
    'coordenador',
    'coordenadorDeOutra',
    'leitora',
    'gestora',
    'administradora',
    'plataforma',
    'autora',
    'alunoEProfessor',
  ]
  it.each(kinds)('to %s is what they may open, no more and no less', async (kind) => {
    const who = people[kind] as Person
    const listed: number[] = []
    for (const endpoint of [forumApi.listTopicos, forumApi.listAvisos])
      for (const excluidos of [false, true])
        for (let pagina = 1; ; pagina++) {
          const { data } = await callAs(who, endpoint, { query: { pagina, linhas: 100, excluidos } })
          listed.push(...data.topicos.map(({ id }) => id))
          if (data.topicos.length < 100) break
        }
    const opened: number[] = []
    for (const id of all) {
      const { status } = await callAs(who, forumApi.find, { params: { id } })
      // 403: the class has it switched off.
      expect([200, 403, 404]).toContain(status)
      if (status === 200) opened.push(id)
    }
    expect(listed.sort((a, b) => a - b)).toEqual(opened.sort((a, b) => a - b))
    const seesSomething = !['semPapel', 'autora'].includes(kind)
    expect(opened.length > 0).toBe(seesSomething)
  })
})

describe('a class that has the forum switched off', () => {
  it('says so to whoever could read it, in its list and its topics, and nothing to others', async () => {
    const { professor, coordenador, semPapel, professorDeOutra } = people as Record<string, Person>
    const turma = await tenant.newTurma('Desligada')
    const aluno = await tenant.person('Aluna', { papel: 'aluno', turma })
    await tenant.sql(
      `insert into vinculo (tenant_id, usuario_id, papel, turma_id) values ($1, $2, 'professor', $3)`,
      [tenant.id, (professor as Person).id, turma],
    )
    const { id } = await putTopico(tenant, professor as Person, { turma })
    const page = { pagina: 1, linhas: 30 }
    const asks = async (who: Person | undefined) => {
      const one = await callAs(who as Person, forumApi.find, { params: { id } })
      const thread = await callAs(who as Person, forumApi.listMensagens, { params: { id }, query: page })
      const list = await callAs(who as Person, forumApi.listTopicos, { query: { gru_id: turma, ...page } })
      return [
        one.body.codigo ?? one.status,
        thread.body.codigo ?? thread.status,
        list.body.codigo ?? list.status,
      ]
    }
    for (const who of [professor, coordenador, aluno]) expect(await asks(who)).toEqual([200, 200, 200])
    await setRecursos(tenant, turma, { forum: false })
    const off = 'recurso_desligado'
    for (const who of [professor, coordenador, aluno]) expect(await asks(who)).toEqual([off, off, off])
    for (const who of [semPapel, professorDeOutra])
      expect(await asks(who)).toEqual(['nao_encontrado', 'nao_encontrado', 200])
  })
})
