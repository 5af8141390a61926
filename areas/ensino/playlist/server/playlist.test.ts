/** Playlists through the real door: lessons in order, who sees and changes them, links and the classes they reach. */

import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { setTurma } from '../../../escola/turma/server/factory.ts'
import { putSemTelas } from '../../aula/server/factory.ts'
import { playlistApi as api } from '../contract.ts'
import { putPlaylist } from './factory.ts'

let tenant: TestTenant
let admin: Person
let professor: Person
let outro: Person
let aluno: Person
let gestora: Person
let coordenadora: Person
let aulas: number[]

beforeAll(async () => {
  tenant = await testTenant()
  admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  outro = await tenant.person('Válter', { papel: 'professor', turma: tenant.outraTurma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
  coordenadora = await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.escola })
  aulas = []
  for (const titulo of ['Frações', 'Meio e quarto', 'Porcentagem'])
    aulas.push(await putSemTelas(tenant, professor, { titulo, visibilidade: 'plataforma', bytes: 1000 }))
})

const create = (who: Person, body: object = {}) =>
  callAs(who, api.create, { body: { nome: 'Frações', tipo: 'PAD', ...body } } as never)
const made = async (who: Person, body: object = {}) => (await create(who, body)).data.playlist
const edit = (who: Person, body: object) => callAs(who, api.edit, { body } as never)
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

describe('a playlist', () => {
  it('keeps its lessons in order, with name, code and weight; its tags once', async () => {
    const [a, b, c] = aulas as [number, number, number]
    const playlist = await made(professor, {
      nome: '  Do  meio ',
      tipo: 'PAC',
      descricao: 'Três aulas',
      tags: ['frações', 'FRACOES', 'jogos'],
      projetos: [c, a, b],
    })
    expect(playlist).toMatchObject({
      nome: 'Do meio',
      tipo: 'PAC',
      tags: ['frações', 'jogos'],
      autor: { id: professor.id },
      total_aulas: 3,
      bytes: 3000,
      permissoes: { editar: true },
    })
    expect(ids(playlist.projetos)).toEqual([c, a, b])
    expect(playlist.projetos[1]).toMatchObject({
      titulo: 'Frações',
      codigo: expect.stringMatching(/^.{8}$/),
      bytes: 1000,
      disponivel: true,
    })
    const { projetos } = (await callAs(professor, api.projetos, { body: { id: playlist.id } })).data
    expect(projetos).toEqual(playlist.projetos)
    expect((await callAs(professor, api.find, { params: { id: playlist.id } })).data.playlist).toEqual(
      playlist,
    )
  })

  it('counts a file that two lessons share once', async () => {
    const dois = [
      await putSemTelas(tenant, professor, { titulo: 'A', visibilidade: 'plataforma', bytes: 500 }),
      await putSemTelas(tenant, professor, { titulo: 'B', visibilidade: 'plataforma', bytes: 70 }),
    ]
    await tenant.sql(
      `insert into midia_uso (tenant_id, midia_id, onde, onde_id, numero)
       select tenant_id, midia_id, onde, $2, numero from midia_uso where tenant_id = $1 and onde_id = $3`,
      [tenant.id, dois[1], dois[0]],
    )
    const playlist = await made(professor, { projetos: dois })
    expect([playlist.bytes, playlist.projetos[1]?.bytes]).toEqual([570, 570])
  })

  it('adds at the end, takes out, and takes an order, as JSON text too', async () => {
    const [a, b, c] = aulas as [number, number, number]
    const { id } = await made(professor, { projetos: [a] })
    const added = await edit(professor, { id, projetos_adicionados: JSON.stringify([b, a, c]) })
    expect(ids(added.data.playlist.projetos)).toEqual([a, b, c])
    const moved = await edit(professor, { id, projetos_removidos: [b], ordem: [c, a] })
    expect(ids(moved.data.playlist.projetos)).toEqual([c, a])
    const stale = await edit(professor, { id, ordem: [a, b, c] })
    expect([stale.status, stale.body.codigo]).toEqual([409, 'ordem_conflito'])
    const left = (await edit(professor, { id, nome: 'Outra', tags: ['nova'] })).data.playlist
    expect([left.nome, left.tipo, ids(left.projetos), left.tags]).toEqual(['Outra', 'PAD', [c, a], ['nova']])
  })

  it('takes the whole list, of ids or of lessons, and passes it over where it is told what changes', async () => {
    const [a, b, c] = aulas as [number, number, number]
    const { id } = await made(professor, { projetos: [{ id: a, titulo: 'Tema', codigo: 'x' }, b] })
    const whole = await edit(professor, { id, projetos: JSON.stringify([{ id: c }, { id: a }]) })
    expect(ids(whole.data.playlist.projetos)).toEqual([c, a])
    // A screen that was opened before sends the list as it had it.
    const told = await edit(professor, { id, projetos: [a], projetos_adicionados: [{ id: b }] })
    expect(ids(told.data.playlist.projetos)).toEqual([c, a, b])
    const foreign = await edit(professor, { id, projetos: [a, 999_999_999] })
    expect([foreign.status, Object.keys(foreign.body.campos ?? {})]).toEqual([400, ['projetos']])
    expect(ids((await edit(professor, { id, projetos: [] })).data.playlist.projetos)).toEqual([])
  })

  it('takes 200 lessons and not one more, and nothing is written of what is refused', async () => {
    const many: number[] = []
    for (let n = 0; n < 201; n++)
      many.push(await putSemTelas(tenant, professor, { titulo: `Aula ${n}`, visibilidade: 'plataforma' }))
    const playlist = await made(professor, { projetos: many.slice(0, 200) })
    expect(playlist.total_aulas).toBe(200)
    const over = await edit(professor, {
      id: playlist.id,
      nome: 'Não',
      projetos_adicionados: many.slice(200),
    })
    expect([over.status, over.body.codigo]).toEqual([422, 'playlist_cheia'])
    const swapped = await edit(professor, {
      id: playlist.id,
      projetos_adicionados: many.slice(200),
      projetos_removidos: many.slice(0, 1),
    })
    expect(swapped.data.playlist).toMatchObject({ nome: 'Frações', total_aulas: 200 })
  })

  it('takes no lesson that is a draft, put away, private to another, or of another tenant', async () => {
    const other = await testTenant()
    const strangers = [
      await putSemTelas(tenant, professor, { publicada: false }),
      await putSemTelas(tenant, professor, { visibilidade: 'plataforma', estado: 'arquivada' }),
      await putSemTelas(tenant, outro, { visibilidade: 'privada' }),
      await putSemTelas(other, await other.person('De fora'), { visibilidade: 'plataforma' }),
      999_999_999,
    ]
    for (const aula of strangers) {
      const refused = await create(professor, { projetos: [aulas[0], aula] })
      expect([refused.status, Object.keys(refused.body.campos ?? {})]).toEqual([400, ['projetos']])
    }
    const own = await putSemTelas(tenant, professor, { visibilidade: 'privada' })
    expect((await create(professor, { projetos: [own] })).status).toBe(200)
  })

  it('says that a lesson was put away since, and who learns does not get it', async () => {
    const aula = await putSemTelas(tenant, professor, { visibilidade: 'plataforma' })
    const id = await putPlaylist(tenant, professor, {
      aulas: [aula, aulas[0] as number],
      turma: tenant.turma,
    })
    await tenant.sql(`update aula set estado = 'arquivada' where id = $1`, [aula])
    const { projetos } = (await callAs(professor, api.projetos, { body: { id } })).data
    expect(projetos.map(({ disponivel }) => disponivel)).toEqual([false, true])
    const seen = (await callAs(aluno, api.listTurma, { params: { turma: tenant.turma } })).data.playlists
    expect(ids(seen.find((one) => one.id === id)?.projetos ?? [])).toEqual([aulas[0]])
  })
})

describe('who sees playlists', () => {
  it('is who made it, who it reaches as a teacher or manager, and who administers; only two of them change it', async () => {
    const [own, linked] = [
      await putPlaylist(tenant, professor),
      await putPlaylist(tenant, null, { rede: tenant.escola, nome: 'Da escola' }),
    ]
    const seen = async (who: Person) =>
      ids((await callAs(who, api.list, { query: {} } as never)).data.playlists)
    expect(await seen(professor)).toEqual(expect.arrayContaining([own, linked]))
    expect(await seen(outro)).not.toEqual(expect.arrayContaining([linked]))
    expect(await seen(coordenadora)).toContain(linked)
    expect(await seen(coordenadora)).not.toContain(own)
    expect(await seen(admin)).toEqual(expect.arrayContaining([own, linked]))
    const statuses = async (who: Person, id: number) => [
      (await callAs(who, api.find, { params: { id } })).status,
      (await edit(who, { id, nome: 'X' })).status,
    ]
    expect(await statuses(professor, own)).toEqual([200, 200])
    expect(await statuses(professor, linked)).toEqual([200, 403])
    expect(await statuses(outro, own)).toEqual([404, 404])
    expect(await statuses(admin, linked)).toEqual([200, 200])
    expect(await statuses(aluno, linked)).toEqual([404, 404])
  })

  it('finds by name, words and tags whatever the accents', async () => {
    const id = await putPlaylist(tenant, admin, { nome: 'Órbita da Lua', tags: ['astronomia'] })
    for (const busca of ['orbita', 'LUA órb', 'astro'])
      expect(ids((await callAs(admin, api.list, { query: { busca } } as never)).data.playlists)).toEqual([id])
  })
})

describe('links', () => {
  const link = (who: Person, id: number, body: object) =>
    callAs(who, api.link, { params: { id }, body } as never)
  const seenBy = async (who: Person, turma: number) =>
    (await callAs(who, api.listTurma, { params: { turma } })).data.playlists.map(({ nome }) => nome)

  it('reach a class by itself and by any network above, once', async () => {
    const id = await putPlaylist(tenant, gestora, { nome: 'Da rede', aulas: aulas.slice(0, 1) })
    expect((await link(gestora, id, { redes: [tenant.rede], turmas: [tenant.turma] })).data.criados).toBe(2)
    expect((await link(gestora, id, { redes: [tenant.rede] })).data.criados).toBe(0)
    expect((await seenBy(aluno, tenant.turma)).filter((nome) => nome === 'Da rede')).toHaveLength(1)
    expect(await seenBy(outro, tenant.outraTurma)).toContain('Da rede')
    const { vinculos, turmas, total_turmas } = (await callAs(gestora, api.listVinculos, { params: { id } }))
      .data
    expect(vinculos.map(({ tipo, turmas }) => [tipo, turmas])).toEqual([
      ['rede', 2],
      ['turma', 1],
    ])
    expect([turmas.map(({ nome }) => nome), total_turmas]).toEqual([['7º A', '8º A'], 2])
  })

  it('hold from their start to their end: pupils see them then, teachers before too', async () => {
    const id = await putPlaylist(tenant, professor, { nome: 'Depois' })
    const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()
    await link(professor, id, { turmas: [tenant.turma], inicio: day(1), fim: day(2) })
    expect(await seenBy(aluno, tenant.turma)).not.toContain('Depois')
    expect(await seenBy(professor, tenant.turma)).toContain('Depois')
    const [vinculo] = (await callAs(professor, api.listVinculos, { params: { id } })).data.vinculos
    expect(vinculo?.situacao).toBe('agendado')
    const change = (inicio: string | null, fim: string | null) =>
      callAs(professor, api.changeVinculo, {
        params: { id, vinculo: vinculo?.id ?? 0 },
        body: { inicio, fim },
      })
    expect((await change(day(-2), null)).status).toBe(200)
    expect(await seenBy(aluno, tenant.turma)).toContain('Depois')
    expect((await change(day(2), day(1))).body.campos).toHaveProperty('fim')
    expect((await change(null, day(-1))).body.campos).toHaveProperty('fim')
    await tenant.sql(
      `update playlist_vinculo set inicio = now() - interval '2 days', fim = now() - interval '1 day' where id = $1`,
      [vinculo?.id],
    )
    expect(await seenBy(aluno, tenant.turma)).not.toContain('Depois')
  })

  it('are made only where the person answers for the place, all or none', async () => {
    const id = await putPlaylist(tenant, professor)
    const cases: [Person, object, number][] = [
      [professor, { turmas: [tenant.turma] }, 200],
      [professor, { turmas: [tenant.outraTurma] }, 404],
      [professor, { redes: [tenant.escola] }, 404],
      [professor, { turmas: [tenant.turma, 999_999_999] }, 404],
      [professor, {}, 400],
      [admin, { redes: [tenant.rede] }, 200],
    ]
    for (const [who, body, status] of cases)
      expect([body, (await link(who, id, body)).status]).toEqual([body, status])
    const da = await putPlaylist(tenant, coordenadora)
    expect((await link(coordenadora, da, { redes: [tenant.escola] })).status).toBe(200)
    expect((await link(coordenadora, da, { redes: [tenant.outraEscola] })).status).toBe(404)
    expect((await link(coordenadora, da, { redes: [tenant.escola, tenant.outraEscola] })).status).toBe(404)
  })

  it('are not made with a closed class', async () => {
    const turma = await tenant.newTurma('Encerrada')
    await setTurma(tenant, turma, { status: 'encerrada' })
    const id = await putPlaylist(tenant, admin)
    const refused = await link(admin, id, { turmas: [turma] })
    expect([refused.status, refused.body.codigo]).toEqual([409, 'turma_encerrada'])
  })

  it('find the places that the person may link to', async () => {
    const id = await putPlaylist(tenant, professor)
    const places = async (who: Person, busca: string) =>
      (await callAs(who, api.lugares, { params: { id }, query: { busca } })).data.lugares.map(
        ({ tipo, nome }) => `${tipo} ${nome}`,
      )
    expect(await places(professor, '')).toEqual(['turma 7º A'])
    expect(await places(admin, 'escola um')).toEqual(expect.arrayContaining(['rede Escola Um', 'turma 7º A']))
    expect(await places(admin, '9a')).toEqual([])
    expect(await places(admin, '8a')).toEqual(['turma 8º A'])
    expect(await places(admin, '8 A')).toEqual(['turma 8º A'])
    // Who manages or coordinates for reading sees what reaches their schools, and links nothing.
    await callAs(admin, api.link, { params: { id }, body: { redes: [tenant.rede] } } as never)
    const { rede, escola } = tenant
    const leitora = await tenant.person('Leitora', { papel: 'gestor_rede', rede, funcao: 'leitura' })
    expect(await places(leitora, '')).toEqual([])
    for (const alvo of [{ redes: [escola] }, { turmas: [tenant.turma] }])
      expect((await callAs(leitora, api.link, { params: { id }, body: alvo } as never)).status).toBe(403)
    // What is offered may be linked.
    expect(await places(coordenadora, '')).toEqual(['rede Escola Um', 'turma 7º A'])
    expect((await places(gestora, '')).length).toBeGreaterThan(4)
  })

  it('are taken away by who made the playlist or leads the place', async () => {
    const id = await putPlaylist(tenant, admin, { turma: tenant.turma, nome: 'Solta' })
    const [vinculo] = (await callAs(admin, api.listVinculos, { params: { id } })).data.vinculos
    const unlink = (who: Person) => callAs(who, api.unlink, { params: { id, vinculo: vinculo?.id ?? 0 } })
    expect((await unlink(outro)).status).toBe(404)
    expect((await unlink(professor)).status).toBe(200)
    expect(await seenBy(aluno, tenant.turma)).not.toContain('Solta')
  })
})

describe('removing', () => {
  it('of a linked playlist asks first, names the classes, and is written down', async () => {
    const id = await putPlaylist(tenant, professor, { turma: tenant.turma, nome: 'Vai embora', aulas })
    const remove = (query: object) => callAs(professor, api.remove, { params: { id }, query })
    const asked = await remove({})
    expect([asked.status, asked.body.codigo, asked.body.mensagem]).toEqual([
      409,
      'playlist_vinculada',
      'Uma turma perde esta playlist: 7º A. Confirme para remover.',
    ])
    expect((await remove({ confirmada: true })).status).toBe(200)
    expect((await callAs(professor, api.find, { params: { id } })).status).toBe(404)
    const [entry] = await tenant.sql<{ acao: string }>(
      `select acao from auditoria where tenant_id = $1 and entidade = 'playlist' and entidade_id = $2 order by numero desc`,
      [tenant.id, String(id)],
    )
    expect(entry?.acao).toBe('apagar')
    const rest = await tenant.sql('select 1 from aula where id = any($1)', [aulas])
    expect(rest).toHaveLength(3)
  })

  it('of one that reaches no class needs no more than asking', async () => {
    const id = await putPlaylist(tenant, professor)
    expect((await callAs(professor, api.remove, { params: { id }, query: {} })).status).toBe(200)
  })
})

describe('an administrator of another tenant', () => {
  it('makes playlists in nobody’s name', async () => {
    const id = await putPlaylist(tenant, null)
    expect((await callAs(admin, api.find, { params: { id } })).data.playlist).toMatchObject({
      autor: null,
      permissoes: { editar: true },
    })
  })
})
