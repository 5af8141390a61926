/** The calls of classes through the real door: who sees which, members, mural, home. */
import { beforeAll, describe, expect, it } from 'vitest'
import { can } from '../../../core/policy/policy.ts'
import { actorFor } from '../../../core/testing/actor.ts'
import { testApp } from '../../../core/testing/app.ts'
import { callAs } from '../../../core/testing/call.ts'
import { type Papel, type Person, type TestTenant, testTenant } from '../../../core/testing/tenant.ts'
import { turmaApi } from '../contract.ts'
import { turmaPolicy } from '../policy.ts'
import { findTurma, membersOf, turmasVisibleTo } from './public.ts'

let tenant: TestTenant
/** A closed class and one in the bin, both in the first school. */
let encerrada: number
let excluida: number
let aluno: Person
let professora: Person

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

async function addTopico(
  turma: number,
  autor: Person,
  change: Record<string, unknown> = {},
  texto = '<p>Abertura.</p>',
): Promise<number> {
  const row = { titulo: 'Tópico', tipo: 'forum', created_at: ago(30), ultima_interacao: ago(30), ...change }
  const columns = Object.keys(row)
  const [topico] = await tenant.sql<{ id: number }>(
    `insert into topico (tenant_id, turma_id, usuario_id, ${columns.join(', ')})
     values ($1, $2, $3, ${columns.map((_, i) => `$${i + 4}`).join(', ')}) returning id`,
    [tenant.id, turma, autor.id, ...Object.values(row)],
  )
  const id = (topico as { id: number }).id
  await addMensagem(id, autor, { abertura: true, nivel: 0, conteudo: texto, created_at: row.created_at })
  return id
}

async function addMensagem(topico: number, autor: Person, change: Record<string, unknown> = {}) {
  const row = { conteudo: '<p>Resposta.</p>', nivel: 1, created_at: ago(1), ...change }
  const columns = Object.keys(row)
  const [mensagem] = await tenant.sql<{ id: number }>(
    `insert into mensagem (tenant_id, topico_id, usuario_id, ${columns.join(', ')})
     values ($1, $2, $3, ${columns.map((_, i) => `$${i + 4}`).join(', ')}) returning id`,
    [tenant.id, topico, autor.id, ...Object.values(row)],
  )
  if (row.nivel > 0 && !('retida' in row))
    await tenant.sql(
      `insert into topico_participacao (tenant_id, topico_id, usuario_id, interacoes) values ($1, $2, $3, 1)
       on conflict (tenant_id, topico_id, usuario_id) do update set interacoes = topico_participacao.interacoes + 1`,
      [tenant.id, topico, autor.id],
    )
  return (mensagem as { id: number }).id
}

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
    const { turma, membros, comGuardioes } = await database.asTenant(tenant.id, async (tx) => ({
      turma: await findTurma(tx, tenant.turma),
      membros: await membersOf(tx, tenant.turma, ['professor', 'aluno']),
      comGuardioes: await membersOf(tx, tenant.turma, ['responsavel']),
    }))
    expect(turma).toMatchObject({ nome: '7º A', status: 'ativa', redeCaminho: [tenant.rede, tenant.escola] })
    expect(turma?.recursos).toContain('avisos')
    expect(membros.map(({ nome, papel }) => [nome, papel])).toEqual([
      ['Cecília Docente', 'professor'],
      ['Tiago Aluno', 'aluno'],
    ])
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

describe('mural and home', () => {
  let turma: number
  let docente: Person
  let pupil: Person
  let colega: Person
  let guardian: Person

  beforeAll(async () => {
    turma = await tenant.newTurma('8º M')
    docente = await tenant.person('Docente', { papel: 'professor', turma })
    pupil = await tenant.person('Aluna', { papel: 'aluno', turma })
    colega = await tenant.person('Colega', { papel: 'aluno', turma })
    guardian = await tenant.person('Pai', { papel: 'responsavel', aluno: pupil.id })

    const graded = await addTopico(turma, docente, {
      titulo: 'Avaliado',
      avaliativo: true,
      fim: ago(-48),
      ultima_interacao: ago(1),
      total_interacoes: 1,
    })
    await addMensagem(graded, pupil)
    await addMensagem(graded, colega, { retida: true, created_at: ago(0.5) })
    await addTopico(turma, docente, { titulo: 'Agendado', agendar: true, inicio: ago(-24), status_data: 2 })
    await addTopico(turma, docente, { titulo: 'Oculto', status: '0' })
    await addTopico(turma, docente, { titulo: 'Na lixeira', removido_em: ago(2) })
    const aviso = await addTopico(
      turma,
      docente,
      { titulo: 'Sarau', tipo: 'aviso', pede_ciente: true, fixado: true },
      '<p>Sexta, <strong>às 10h</strong>.</p>',
    )
    await addTopico(turma, docente, { titulo: 'Vencido', tipo: 'aviso', inicio: ago(50), fim: ago(3) })
    await tenant.sql(
      'insert into topico_visto (tenant_id, topico_id, usuario_id, ciente_em) values ($1, $2, $3, now())',
      [tenant.id, aviso, colega.id],
    )
  })

  const muralOf = async (who: Person) => (await callAs(who, turmaApi.mural, { params: { turma } })).data.mural
  const homeOf = async (who: Person) => (await callAs(who, turmaApi.home, undefined)).data

  it('show pupils what is open to them', async () => {
    const { avisos, topicos, proximos, pendencias, entradas } = await muralOf(pupil)
    expect(avisos.map(({ titulo, resumo, ciente, recibo }) => ({ titulo, resumo, ciente, recibo }))).toEqual([
      { titulo: 'Sarau', resumo: 'Sexta, às 10h.', ciente: false, recibo: null },
    ])
    expect(topicos.map(({ titulo }) => titulo)).toEqual(['Avaliado'])
    // The held answer of the other pupil shows nowhere.
    expect(topicos[0]).toMatchObject({ respostas: 1, respostas_no_dia: 1, ultimo_autor: { nome: 'Aluna' } })
    expect(proximos.map(({ titulo, evento }) => [titulo, evento])).toEqual([['Avaliado', 'fecha']])
    expect(pendencias).toBeNull()
    expect(entradas).toEqual([])
    expect((await muralOf(colega)).avisos[0]?.ciente).toBe(true)
  })

  it('show the teacher what waits and how many acknowledged', async () => {
    const { avisos, proximos, pendencias, entradas, ritmo } = await muralOf(docente)
    expect(avisos[0]?.recibo).toEqual({ cientes: 1, total: 2 })
    expect(proximos.map(({ titulo, evento }) => [titulo, evento])).toEqual([
      ['Agendado', 'abre'],
      ['Avaliado', 'fecha'],
    ])
    expect(pendencias).toEqual({
      mensagens_retidas: 1,
      topicos_para_avaliar: 1,
      alunos_para_avaliar: 1,
      pedidos_de_entrada: 0,
    })
    expect(entradas[0]).toMatchObject({ total: 2 })
    expect(ritmo.dias).toHaveLength(7)
    // The opening of one topic and its answer: what pupils don't see does not count.
    expect(ritmo.total + ritmo.total_anterior).toBe(2)
  })

  it('show guardians notices and not what pupils write', async () => {
    const { avisos, topicos, proximos, ritmo } = await muralOf(guardian)
    expect(avisos.map(({ titulo }) => titulo)).toEqual(['Sarau'])
    expect({ topicos, proximos, dias: ritmo.dias }).toEqual({ topicos: [], proximos: [], dias: [] })
    const home = await homeOf(guardian)
    expect(home).toMatchObject({ papel: 'responsavel', topicos: [], dependentes: [{ nome: 'Aluna' }] })
    expect(home.avisos).toHaveLength(1)
  })

  it('count what is new until it is seen', async () => {
    const novos = async (who: Person) => {
      const grupo = (await ativas(who)).grupos.find(({ id }) => id === turma)
      return [grupo?.forum_novos, grupo?.avisos_novos]
    }
    expect(await novos(pupil)).toEqual([1, 1])
    expect(await novos(guardian)).toEqual([0, 1])
    await tenant.sql(
      `insert into topico_visto (tenant_id, topico_id, usuario_id, mensagem_id)
       select $1, topico.id, $2, max(mensagem.id) from topico
       join mensagem on mensagem.tenant_id = topico.tenant_id and mensagem.topico_id = topico.id
       where topico.tenant_id = $1 and topico.turma_id = $3 group by topico.id`,
      [tenant.id, pupil.id, turma],
    )
    expect(await novos(pupil)).toEqual([0, 0])
    expect((await muralOf(pupil)).topicos[0]?.novo).toBe(false)
  })

  it('meet on the home of each', async () => {
    const teacher = await homeOf(docente)
    expect(teacher).toMatchObject({ papel: 'professor', total_turmas: 1, escolas: null })
    expect(teacher.pendencias?.mensagens_retidas).toBe(1)
    expect(teacher.proximos.map(({ titulo }) => titulo)).toEqual(['Agendado', 'Avaliado'])

    const learner = await homeOf(pupil)
    expect(learner).toMatchObject({ papel: 'aluno', pendencias: null, escolas: null, notificacoes_novas: 0 })
    expect(learner.proximos.map(({ titulo }) => titulo)).toEqual(['Avaliado'])

    const manager = await homeOf(
      await tenant.person('Gestor', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' }),
    )
    expect(manager).toMatchObject({ papel: 'gestor', topicos: [], avisos: [] })
    const escolas = new Map(manager.escolas?.map((escola) => [escola.id, escola]))
    expect(escolas.get(tenant.outraEscola)).toMatchObject({ turmas: 1, alunos: 1 })
    expect(escolas.get(tenant.escola)?.turmas).toBeGreaterThanOrEqual(3)

    const nobody = await homeOf(await tenant.person('Ninguém'))
    expect(nobody).toMatchObject({ total_turmas: 0, turmas: [], avisos: [], topicos: [], pendencias: null })
  })

  it('are closed to strangers', async () => {
    const stranger = await tenant.person('Estranha', { papel: 'aluno', turma: tenant.outraTurma })
    expect((await callAs(stranger, turmaApi.mural, { params: { turma } })).status).toBe(404)
    expect((await callAs({ host: tenant.host }, turmaApi.home, undefined)).status).toBe(401)
  })
})
