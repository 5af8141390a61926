/** The calls of classes through the real door: who sees which, their header and members. */
import { beforeAll, describe, expect, it } from 'vitest'
import { can } from '../../../../core/policy/policy.ts'
import { actorFor } from '../../../../test/kit/actor.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Papel, type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { turmaApi } from '../contract.ts'
import { turmaPolicy } from '../policy.ts'
import { findTurma, membersOf, requireRecurso, turmasVisibleTo } from './public.ts'

let tenant: TestTenant
/** A closed class and one in the bin, both in the first school. */
let encerrada: number
let excluida: number
let aluno: Person
let professora: Person

const page = { pagina: 1, linhas: 30 }
const ativas = async (who: Person, query: object = {}) =>
  (await callAs(who, turmaApi.listAtivas, { query: { ...page, ...query } })).data

beforeAll(async () => {
  tenant = await testTenant()
  encerrada = await tenant.newTurma('6º A')
  excluida = await tenant.newTurma('5º A')
  await tenant.sql("update turma set status = 'encerrada' where tenant_id = $1 and id = $2", [
    tenant.id,
    encerrada,
  ])
  await tenant.sql("update turma set status = 'excluida' where tenant_id = $1 and id = $2", [
    tenant.id,
    excluida,
  ])
  aluno = await tenant.person('Tiago Aluno', { papel: 'aluno', turma: tenant.turma })
  professora = await tenant.person('Cecília Docente', { papel: 'professor', turma: tenant.turma })
  await tenant.person('Responsável', { papel: 'responsavel', aluno: aluno.id })
  await tenant.sql("update usuario set email = id || '@x.test' where tenant_id = $1", [tenant.id])
})

describe('without a page', () => {
  it('all classes are told, more than a page holds, open ones and closed ones', async () => {
    const place = await testTenant()
    const admin = await place.person('Aparecida', { papel: 'administrador_tenant' })
    for (let n = 0; n < 31; n += 1) await place.newTurma(`Turma ${n}`)
    const whole = (await callAs(admin, turmaApi.listAtivas, { query: {} })).data
    expect([whole.grupos.length, whole.total, whole.pagina]).toEqual([33, 33, 1])
    const paged = (await callAs(admin, turmaApi.listAtivas, { query: { pagina: 2 } })).data
    expect([paged.grupos.length, paged.linhas]).toEqual([3, 30])
    await place.sql("update turma set status = 'encerrada' where tenant_id = $1", [place.id])
    expect((await callAs(admin, turmaApi.listDesativadas, { query: {} })).data.grupos).toHaveLength(33)
  })
})

describe('turmasVisibleTo', () => {
  let place: TestTenant
  let closed: number
  let bin: number
  let child: Person

  beforeAll(async () => {
    place = await testTenant()
    closed = await place.newTurma('6º A')
    bin = await place.newTurma('5º A')
    await place.sql("update turma set status = 'encerrada' where tenant_id = $1 and id = $2", [
      place.id,
      closed,
    ])
    await place.sql("update turma set status = 'excluida' where tenant_id = $1 and id = $2", [place.id, bin])
    child = await place.person('Child', { papel: 'aluno', turma: place.turma })
  })

  const kinds = (): readonly [string, readonly Papel[]][] => [
    ['nobody', []],
    ['pupil', [{ papel: 'aluno', turma: place.turma }]],
    ['pupil of a class in the bin', [{ papel: 'aluno', turma: bin }]],
    [
      'teacher of two',
      [
        { papel: 'professor', turma: place.turma },
        { papel: 'professor', turma: closed },
      ],
    ],
    ['guardian', [{ papel: 'responsavel', aluno: child.id }]],
    ['coordinator', [{ papel: 'coordenador', rede: place.escola }]],
    ['manager', [{ papel: 'gestor_rede', rede: place.rede, funcao: 'escrita' }]],
    ['reading manager of a school', [{ papel: 'gestor_rede', rede: place.outraEscola, funcao: 'leitura' }]],
    [
      'coordinator and teacher elsewhere',
      [
        { papel: 'coordenador', rede: place.escola },
        { papel: 'professor', turma: place.outraTurma },
      ],
    ],
    ['administrator', [{ papel: 'administrador_tenant' }]],
    ['platform administrator', [{ papel: 'administrador-plataforma' }]],
    ['author', [{ papel: 'autor' }]],
  ]

  it('is the same as the policy for every kind of person', async () => {
    const { database } = await testApp()
    const counts = new Map<string, number>()
    for (const [name, papeis] of kinds()) {
      const actor = await actorFor(await place.person(name, ...papeis))
      const { seen, granted } = await database.asTenant(place.id, async (tx) => {
        const rows = await tx
          .selectFrom('turma')
          .innerJoin('rede', 'rede.id', 'turma.rede_id')
          .select(['turma.id', 'turma.status', 'rede.caminho', turmasVisibleTo(actor).as('visible')])
          .orderBy('turma.id')
          .execute()
        return {
          seen: rows.filter(({ visible }) => visible).map(({ id }) => id),
          granted: rows
            .filter(({ caminho, ...turma }) =>
              can(turmaPolicy, actor, 'view', { ...turma, redeCaminho: caminho }),
            )
            .map(({ id }) => id),
        }
      })
      expect(seen, name).toEqual(granted)
      counts.set(name, seen.length)
    }
    // The comparison would hold for a rule that shows nothing, or everything.
    expect(Object.fromEntries(counts)).toMatchObject({
      nobody: 0,
      pupil: 1,
      'pupil of a class in the bin': 0,
      guardian: 1,
      coordinator: 2,
      manager: 3,
      administrator: 3,
    })
  })
})

describe('lists of classes', () => {
  it('show each person their own, active and closed apart', async () => {
    const pupil = await ativas(aluno)
    expect(pupil.grupos.map(({ nome, papel, total_alunos }) => ({ nome, papel, total_alunos }))).toEqual([
      { nome: '7º A', papel: 'aluno', total_alunos: 1 },
    ])
    expect(pupil.grupos[0]?.professores).toEqual([{ id: professora.id, nome: 'Cecília Docente' }])
    expect(pupil.grupos[0]?.escola).toEqual({ id: tenant.escola, nome: 'Escola Um' })

    const gestora = await tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'leitura',
    })
    expect((await ativas(gestora)).grupos.map(({ nome, papel }) => [nome, papel])).toEqual([
      ['8º A', 'gestor'],
      ['7º A', 'gestor'],
    ])
    const closed = await callAs(gestora, turmaApi.listDesativadas, { query: page })
    expect(closed.data.grupos.map(({ id }) => id)).toEqual([encerrada])
    expect((await ativas(await tenant.person('Ninguém'))).total).toBe(0)
  })

  it('are found without accents, by code, by school and by page', async () => {
    const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
    const names = async (query: object) => (await ativas(admin, query)).grupos.map(({ nome }) => nome)
    const [{ codigo } = { codigo: '' }] = await tenant.sql<{ codigo: string }>(
      'select codigo from turma where tenant_id = $1 and id = $2',
      [tenant.id, tenant.turma],
    )
    expect(await names({ busca: '7a' })).toEqual(['7º A'])
    expect(await names({ busca: codigo.toLowerCase() })).toEqual(['7º A'])
    expect(await names({ busca: 'dóis escola' })).toEqual(['8º A'])
    expect(await names({ busca: '%' })).toEqual([])
    expect(await names({ escola: tenant.escola })).toEqual(['7º A'])
    expect(await names({ linhas: 1, pagina: 2 })).toEqual(['7º A'])
    expect((await ativas(admin, { linhas: 1, pagina: 2 })).total).toBe(2)
    // Codes are drawn at random: the beginning of a name stands in one by chance, and finds nobody.
    await tenant.sql("update turma set codigo = 'XYZW7AB' where tenant_id = $1 and nome = '8º A'", [
      tenant.id,
    ])
    expect(await names({ busca: '7a' })).toEqual(['7º A'])
    await tenant.sql("update turma set disciplina = 'Arte e Lira' where tenant_id = $1", [tenant.id])
    expect(await names({ busca: 'lira 7º' })).toEqual(['7º A'])
    expect(await names({ busca: '7º e' })).toEqual(['7º A'])
    expect(await names({ busca: '7º i' })).toEqual([])
    expect(await names({ busca: 'zw7' })).toEqual([])
    expect(await names({ busca: 'xyzw' })).toEqual(['8º A'])
    // Named as searched comes before what has the word in its subject, though its school year is older.
    await tenant.sql(
      `update turma set nome = 'Lira', ano_letivo = ano_letivo - 1, disciplina = 'Música'
       where tenant_id = $1 and nome = '8º A'`,
      [tenant.id],
    )
    expect(await names({})).toEqual(['7º A', 'Lira'])
    expect(await names({ busca: 'lira' })).toEqual(['Lira', '7º A'])
  })
})

describe('one class', () => {
  it('tells its header to members, and nothing to others', async () => {
    const { data } = await callAs(professora, turmaApi.find, { params: { turma: tenant.turma } })
    expect(data.grupo).toMatchObject({
      nome: '7º A',
      papel: 'professor',
      permissoes: { manage: true, viewMembers: true, viewContacts: true, viewForum: true },
    })
    expect(data.grupo.recursos).toContain('forum')

    const stranger = await tenant.person('Estranha', { papel: 'aluno', turma: tenant.outraTurma })
    const absent = await callAs(stranger, turmaApi.find, { params: { turma: 999_999 } })
    const foreign = await callAs(stranger, turmaApi.find, { params: { turma: tenant.turma } })
    expect([absent.status, foreign.status]).toEqual([404, 404])
    expect(foreign.body).toEqual(absent.body)
  })

  it('is not seen from another tenant', async () => {
    const other = await testTenant()
    const admin = await other.person('Admin', { papel: 'administrador_tenant' })
    expect((await callAs(admin, turmaApi.find, { params: { turma: tenant.turma } })).status).toBe(404)
  })

  it('is found for other areas with its place, features and members', async () => {
    const { database } = await testApp()
    const { turma, outra, nenhuma, membros, comGuardioes } = await database.asTenant(
      tenant.id,
      async (tx) => ({
        turma: await findTurma(tx, tenant.turma),
        outra: await findTurma(tx, tenant.outraTurma),
        nenhuma: await findTurma(tx, 999),
        membros: await membersOf(tx, tenant.turma, ['professor', 'aluno']),
        comGuardioes: await membersOf(tx, tenant.turma, ['responsavel']),
      }),
    )
    expect(turma).toMatchObject({ nome: '7º A', status: 'ativa', redeCaminho: [tenant.rede, tenant.escola] })
    expect([turma?.id, outra?.id, outra?.redeCaminho, nenhuma]).toEqual([
      tenant.turma,
      tenant.outraTurma,
      [tenant.rede, tenant.outraEscola],
      undefined,
    ])
    expect(turma?.recursos).toContain('avisos')
    expect(membros.map(({ nome, papel }) => [nome, papel])).toEqual([
      ['Cecília Docente', 'professor'],
      ['Tiago Aluno', 'aluno'],
    ])
    expect(() => requireRecurso(true, 'forum')).not.toThrow()
    expect(() => requireRecurso(false, 'forum')).toThrow(
      expect.objectContaining({ statusCode: 403, codigo: 'recurso_desligado' }),
    )
    expect(comGuardioes.map(({ nome }) => nome)).toEqual(['Responsável'])
  })
})

describe('members', () => {
  const members = async (who: Person, query: object = {}) =>
    (await callAs(who, turmaApi.members, { params: { turma: tenant.turma }, query: { ...page, ...query } }))
      .data

  it('come teachers first; e-mails only for the staff', async () => {
    const asTeacher = await members(professora)
    expect(asTeacher.integrantes.map(({ nome }) => nome)).toEqual(['Cecília Docente', 'Tiago Aluno'])
    expect(asTeacher.integrantes[1]?.email).toBe(`${aluno.id}@x.test`)
    const asPupil = await members(aluno)
    expect(asPupil.integrantes.map(({ nome, email }) => [nome, email])).toEqual([
      ['Cecília Docente', null],
      ['Tiago Aluno', null],
    ])
  })

  it('are found without accents and by role', async () => {
    expect((await members(professora, { busca: 'cecilia' })).total).toBe(1)
    expect((await members(professora, { papel: 'aluno' })).integrantes.map(({ id }) => id)).toEqual([
      aluno.id,
    ])
    expect((await members(professora, { linhas: 1 })).total).toBe(2)
  })

  it('are for a guardian the teachers and the own child', async () => {
    const turma = await tenant.newTurma('7º M')
    const child = await tenant.person('Filha', { papel: 'aluno', turma })
    await tenant.person('Colega', { papel: 'aluno', turma })
    await tenant.person('Docente', { papel: 'professor', turma })
    const guardian = await tenant.person('Mãe', { papel: 'responsavel', aluno: child.id })
    const { data } = await callAs(guardian, turmaApi.members, { params: { turma }, query: page })
    expect(data.integrantes.map(({ nome }) => nome)).toEqual(['Docente', 'Filha'])
    const asChild = await callAs(child, turmaApi.members, { params: { turma }, query: page })
    expect(asChild.data.total).toBe(3)
  })

  it('are nobody else’s business', async () => {
    const stranger = await tenant.person('Outra')
    const denied = await callAs(stranger, turmaApi.members, { params: { turma: tenant.turma }, query: page })
    expect(denied.status).toBe(404)
  })
})
