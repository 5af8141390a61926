/**
 * The edges of classes: how many a list names, what is said of somebody else beside what is asked, which rows a lock
 * holds, and whom a manager of several places may choose.
 */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { undone } from '../../../../test/kit/undone.ts'
import { putNotificacao } from '../../../acesso/notificacao/server/factory.ts'
import { putPerfilVisivel } from '../../../acesso/preferencia/server/factory.ts'
import { putDocente, setPapeis } from '../../../acesso/sessao/server/factory.ts'
import { putTopico } from '../../../conversa/forum/server/factory.ts'
import { putCompartilhamento } from '../../../ensino/compartilhamento/server/factory.ts'
import { turmaApi } from '../contract.ts'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { leaveTurma, putMatricula, setTurma } from './factory.ts'
import { searchAlunos } from './public-busca.ts'
import { joinTurma } from './public-entrar.ts'
import { lockSala, lockSalas } from './public-sala.ts'
import { listDocentes } from './queries-docente.ts'
import { lockTurma } from './queries-gestao.ts'
import { countNotificacoes, listEntradas } from './queries-mural.ts'
import { TURMA_CICLO, turmaTasks } from './write-ciclo.ts'

const NOW = new Date('2026-06-15T15:00:00Z')
const DAY = 86_400_000

let tenant: TestTenant
beforeAll(async () => {
  tenant = await testTenant()
})
const page = { pagina: 1, linhas: 30 }

describe('who joined a class', () => {
  it('is told of two weeks, the latest day first, three by name a day, of who is in it still', async () => {
    const turma = await tenant.newTurma('Entradas')
    const join = async (
      nome: string,
      at: Date,
      status: 'adicionado' | 'removido' = 'adicionado',
      where = turma,
    ) => {
      const who = await tenant.person(nome)
      await putMatricula(tenant, where, who, { status })
      await tenant.sql('update matricula set data_matricula = $2 where aluno_id = $1', [who.id, at])
    }
    const since = new Date(NOW.getTime() - 14 * DAY)
    for (const nome of ['Duda', 'Bia', 'Ana', 'Caio']) await join(nome, NOW)
    // 22:30 of the day before, there.
    await join('Eva', new Date('2026-06-15T01:30:00Z'))
    await join('Fred', since)
    await join('Gil', new Date(since.getTime() - 1))
    await join('Hugo', NOW, 'removido')
    await join('Iara', NOW, 'adicionado', tenant.turma)
    const told = await undone(tenant, (tx) => listEntradas(tx, turma, NOW))
    expect(told.map(({ dia, total, alunos }) => [dia, total, alunos.map(({ nome }) => nome)])).toEqual([
      ['2026-06-15', 4, ['Ana', 'Bia', 'Caio']],
      ['2026-06-14', 1, ['Eva']],
      ['2026-06-01', 1, ['Fred']],
    ])
  })
})

describe('a home', () => {
  it('names twelve classes and tells of all, as many notices and topics as have room, and one’s own bell', async () => {
    const place = await testTenant()
    const docente = await place.person('Docente')
    const turmas: number[] = []
    for (let n = 0; n < 13; n += 1) {
      const turma = await place.newTurma(`T${n + 10}`)
      turmas.push(turma)
      await putDocente(place, docente, turma)
    }
    const [turma = 0] = turmas
    const fim = new Date(Date.now() + DAY)
    for (let n = 0; n < 11; n += 1) await putTopico(place, docente, { turma, fim })
    for (let n = 0; n < 6; n += 1) await putTopico(place, docente, { turma, tipo: 'aviso' })
    const bell = (who: Person, lida: string | null) => putNotificacao(place, who, lida)
    const outra = await place.person('Outra')
    await bell(docente, null)
    await bell(docente, null)
    await bell(docente, '2026-01-01')
    await bell(outra, null)
    const home = (await callAs(docente, turmaApi.home, undefined)).data
    expect([home.turmas.length, home.total_turmas, home.notificacoes_novas]).toEqual([12, 13, 2])
    expect([home.avisos.length, home.topicos.length, home.proximos.length]).toEqual([5, 8, 10])
    const { mural } = (await callAs(docente, turmaApi.mural, { params: { turma } })).data
    expect([mural.avisos.length, mural.topicos.length, mural.proximos.length]).toEqual([5, 10, 10])
    expect([mural.ritmo.total, mural.ritmo.total_anterior]).toEqual([11, 0])
    expect(await undone(place, (tx) => countNotificacoes(tx, outra.id))).toBe(1)
  })
})

describe('what a list counts and shows', () => {
  it('in the bin and of the platform: who is in each class now', async () => {
    const place = await testTenant()
    const admin = await place.person('Admin', { papel: 'administrador_tenant' })
    for (const [nome, tipo, status] of [
      ['Plataforma', 'plataforma', 'ativa'],
      ['Lixo', 'regular', 'excluida'],
    ] as const) {
      const turma = await place.newTurma(nome)
      for (let n = 0; n < 2; n += 1) await place.person('Aluna', { papel: 'aluno', turma })
      const saiu = await place.person('Saiu', { papel: 'aluno', turma })
      await leaveTurma(place, saiu)
      await place.sql('update turma set tipo = $2 where id = $1', [turma, tipo])
      await setTurma(place, turma, { status })
    }
    await place.person('De outra', { papel: 'aluno', turma: place.turma })
    const [listed] = (await callAs(admin, turmaGestaoApi.listPlataforma, undefined)).data.turmas
    const [binned] = (await callAs(admin, turmaGestaoApi.listLixeira, { query: page })).data.turmas
    expect([listed?.nome, listed?.total_alunos, binned?.nome, binned?.alunos]).toEqual([
      'Plataforma',
      2,
      'Lixo',
      2,
    ])
  })

  it('of a class: the whole name of who allows it, and of nobody else; a teacher of two classes once', async () => {
    const place = await testTenant()
    const turma = place.turma
    const [ana, bia] = [
      await place.person('Ana Lima', { papel: 'aluno', turma }),
      await place.person('Bia Reis', { papel: 'aluno', turma }),
    ]
    const caio = await place.person('Caio Prado', { papel: 'aluno', turma })
    for (const [who, visible] of [
      [ana, true],
      [bia, false],
    ] as const)
      await putPerfilVisivel(place, who, visible)
    const { data } = await callAs(caio, turmaApi.members, { params: { turma }, query: page })
    expect([data.integrantes.map(({ nome }) => nome), data.total]).toEqual([
      ['Ana Lima', 'Bia R.', 'Caio Prado'],
      3,
    ])
    const docente = await place.person('Docente', { papel: 'professor', turma })
    const outra = await place.newTurma('Outra')
    await putDocente(place, docente, outra)
    await putMatricula(place, outra, ana)
    const gestora = await place.person('Gestora', { papel: 'coordenador', rede: place.escola })
    const { escolas, visao } = (await callAs(gestora, turmaApi.home, undefined)).data
    expect([escolas?.[0]?.professores, escolas?.[0]?.alunos, visao?.professores, visao?.alunos]).toEqual([
      1, 3, 1, 3,
    ])
  })
})

describe('what lies elsewhere', () => {
  it('takes no room from who is looked for, nor counts for who sees one class of a school', async () => {
    const place = await testTenant()
    for (let n = 0; n < 31; n += 1)
      await place.person('Ana Lima', { papel: 'aluno', turma: place.outraTurma })
    const zoe = await place.person('Zoe Lima', { papel: 'aluno', turma: place.turma })
    const found = await undone(place, (tx) => searchAlunos(tx, place.escola, 'lima'))
    expect(found).toEqual([{ tipo: 'aluno', id: zoe.id, em: place.turma }])
    // Nor does who left the school; of more than have room the first by name are told.
    for (let n = 0; n < 31; n += 1)
      await leaveTurma(place, await place.person('Bia Lima', { papel: 'aluno', turma: place.turma }))
    expect(await undone(place, (tx) => searchAlunos(tx, place.escola, 'lima'))).toEqual(found)
    const all = await undone(place, (tx) => searchAlunos(tx, place.rede, 'lima'))
    expect([all.length, all.some(({ id }) => id === zoe.id)]).toEqual([30, false])
    const outra = await place.newTurma('Outra')
    await place.person('Aluno', { papel: 'aluno', turma: outra })
    const autora = await place.person('Autora', { papel: 'autor' }, { papel: 'aluno', turma: place.turma })
    const { escolas } = (await callAs(autora, turmaApi.home, undefined)).data
    expect(escolas?.map(({ id, turmas, alunos }) => [id, turmas, alunos])).toEqual([[place.escola, 1, 2]])
    // Who only gives an exam in a class does not teach it.
    await putDocente(place, zoe, place.turma, 'aplicador')
    const { grupos } = (await callAs(autora, turmaApi.listAtivas, { query: page })).data
    expect(grupos.map(({ id, professores }) => [id, professores])).toEqual([[place.turma, []]])
  })
})

describe('the teachers of a class', () => {
  it('come titulars first, then by name, and by account where names are one', async () => {
    const turma = await tenant.newTurma('Docentes')
    const made = []
    for (const [nome, auxiliar] of [
      ['Zeca', false],
      ['Bia', true],
      ['Ana', false],
      ['Ana', false],
      ['Abel', true],
    ] as const) {
      const who = await tenant.person(nome, { papel: 'professor', turma })
      await setPapeis(tenant, who, `auxiliar = ${auxiliar}`)
      made.push(who.id)
    }
    const [zeca, bia, ana, anaDois, abel] = made
    const listed = await undone(tenant, (tx) => listDocentes(tx, turma))
    expect(listed.map(({ id }) => id)).toEqual([ana, anaDois, zeca, abel, bia])
  })

  it('are changed into assistants and back, and chosen within each place that one writes in', async () => {
    const turma = await tenant.newTurma('Troca')
    const coordenadora = await tenant.person(
      'Coordena',
      { papel: 'coordenador', rede: tenant.escola },
      { papel: 'gestor_rede', rede: tenant.outraEscola, funcao: 'escrita' },
      { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' },
    )
    const [um, dois] = [
      await tenant.person('Docente um', { papel: 'professor', turma }),
      await tenant.person('Docente dois', { papel: 'professor', turma }),
    ]
    await tenant.person('Docente de fora', { papel: 'professor', turma: tenant.outraTurma })
    const change = async (auxiliar: boolean) => {
      const input = { params: { turma, usuario: dois.id }, body: { auxiliar } }
      await callAs(coordenadora, turmaGestaoApi.changeDocente, input)
      return (await undone(tenant, (tx) => listDocentes(tx, turma))).map((one) => [one.id, one.auxiliar])
    }
    const [first, second] = [
      [um.id, false],
      [dois.id, true],
    ]
    expect([await change(true), await change(true)]).toEqual([
      [first, second],
      [first, second],
    ])
    const changes = await tenant.sql(
      `select acao from auditoria where tenant_id = $1 and entidade = 'vinculo' and entidade_id = $2`,
      [tenant.id, String(turma)],
    )
    expect(changes).toEqual([{ acao: 'mudar' }])
    expect((await change(false)).sort()).toEqual([first, [dois.id, false]].sort())
    const found = async (query: object) =>
      (await callAs(coordenadora, turmaGestaoApi.findDocentes, { query })).data.docentes.map(
        ({ nome }) => nome,
      )
    const other = await tenant.newTurma('Outra')
    expect(await found({ turma: other, busca: 'docente' })).toEqual(['Docente dois', 'Docente um'])
    expect(await found({ rede: tenant.outraEscola, busca: 'docente' })).toEqual(['Docente de fora'])
  })
})

describe('a lock', () => {
  it('holds the classes that are named, and no others', async () => {
    const { database } = await testApp()
    const [a, b, c] = [await tenant.newTurma('A'), await tenant.newTurma('B'), await tenant.newTurma('C')]
    const held = (lock: (tx: Tx) => Promise<unknown>) =>
      database.asTenant(tenant.id, async (tx) => {
        await lock(tx)
        return database.asTenant(tenant.id, async (other) => {
          const { rows } = await sql<{ id: number }>`
            select id from turma where id in (${a}, ${b}, ${c}) for no key update skip locked`.execute(other)
          const free = rows.map(({ id }) => id)
          return [a, b, c].filter((id) => !free.includes(id))
        })
      })
    expect(await held(async () => {})).toEqual([])
    expect(await held((tx) => lockSalas(tx, [c, a]))).toEqual([a, c])
    expect(await held((tx) => lockSala(tx, b))).toEqual([b])
    expect(await held((tx) => lockTurma(tx, b))).toEqual([b])
    const who = await tenant.person('Entra')
    const door = { turma: c, usuario: who.id, actor: null, invited: true, now: NOW }
    expect(await held((tx) => joinTurma(tx, door))).toEqual([c])
  })
})

describe('the code and the bin of a class', () => {
  it('is drawn as squares within its side, with the three corners that a camera looks for', async () => {
    const professora = await tenant.person('Docente', { papel: 'professor', turma: tenant.turma })
    const { qr } = (
      await callAs(professora, turmaGestaoApi.findConfiguracao, { params: { turma: tenant.turma } })
    ).data.turma
    const squares = new Set([...qr.caminho.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
    const dark = (x: number, y: number) => squares.has(`${x} ${y}`)
    expect(qr.caminho.replaceAll(/M\d+ \d+h1v1h-1z/g, '')).toBe('')
    expect([...squares].every((at) => at.split(' ').every((n) => Number(n) < qr.lado))).toBe(true)
    const corner = (left: number, top: number) =>
      Array.from({ length: 7 }, (_, y) =>
        Array.from({ length: 7 }, (__, x) => (dark(left + x, top + y) ? '#' : '.')).join(''),
      )
    const seen = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
    const far = qr.lado - 7
    expect([corner(0, 0), corner(far, 0), corner(0, far)]).toEqual([seen, seen, seen])
    expect(dark(far, far) && corner(far, far).join() === seen.join()).toBe(false)
  })

  it('keeps a class that something of a later area names, and deletes the others of that run', async () => {
    const { database } = await testApp()
    const place = await testTenant()
    const made = [await place.newTurma('Um'), await place.newTurma('Dois'), await place.newTurma('Três')]
    const docente = await place.person('Docente')
    await place.sql(
      `update turma set status = 'excluida', status_antes = 'ativa', excluida_em = now() - interval '31 days'
       where id = any($1)`,
      [made],
    )
    const [um = 0, dois = 0, tres = 0] = made
    await putCompartilhamento(place, docente, { turma: dois })
    const task = turmaTasks[TURMA_CICLO] as unknown as (job: object) => Promise<void>
    await task({ tenantId: place.id, payload: {}, database, progress: async () => {} })
    expect(await place.sql('select id from turma where id = any($1)', [[um, dois, tres]])).toEqual([
      { id: dois },
    ])
  })
})
