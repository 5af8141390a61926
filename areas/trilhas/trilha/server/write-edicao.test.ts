/** One editor at a time: who has a path, for how long, who takes it over; and who sees and changes which. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { meeting } from '../../../../test/kit/encontro.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putLayout } from '../../certificado/server/factory.ts'
import { trilhaGerenciarApi as api } from '../contract-gerenciar.ts'
import { putTrilha } from './factory.ts'

let tenant: TestTenant
let professor: Person
let outra: Person
let gestora: Person
let coordenadora: Person
let leitora: Person
let admin: Person
let aluno: Person

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  outra = await tenant.person('Válter', { papel: 'professor', turma: tenant.outraTurma })
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
  leitora = await tenant.person('Leitora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
  coordenadora = await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.escola })
  admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
})

const begin = (who: Person, trilha_id: number, assumir?: boolean) =>
  callAs(who, api.beginEdicao, { body: { trilha_id, ...(assumir !== undefined && { assumir }) } })
const end = (who: Person, edicaoId: number, acao: 'renovar' | 'encerrar' = 'encerrar') =>
  callAs(who, api.changeEdicao, { params: { edicaoId }, body: { acao } })
const write = (who: Person, trilha_id: number, nome = 'Mata') =>
  callAs(who, api.createEixo, { body: { trilha_id, nome } })
const inSchool = () => putTrilha(tenant, professor, { rede: tenant.escola })
const statusOf = (answer: { status: number; body: { codigo?: string } }) => [
  answer.status,
  answer.body.codigo,
]
const openOf = (trilha: number) =>
  tenant.sql<{ usuario_id: string }>(
    'select usuario_id from trilha_edicao where trilha_id = $1 and encerrada_em is null',
    [trilha],
  )

describe('an editing', () => {
  it('is one person’s: the second hears whose, and for how long', async () => {
    const { id } = await inSchool()
    const { edicao } = (await begin(professor, id)).data
    expect(edicao).toMatchObject({
      trilha_id: id,
      usuario: { id: professor.id },
      minha: true,
      encerrada: false,
    })
    expect(Date.parse(edicao.expira_em) - Date.parse(edicao.iniciada_em)).toBe(15 * 60_000)
    const second = await begin(gestora, id)
    expect(statusOf(second)).toEqual([409, 'edicao_ocupada'])
    expect(second.body.mensagem).toMatch(/^Rosângela está editando esta trilha\..* 15 minutos\.$/)
    expect(statusOf(await write(gestora, id))).toEqual([409, 'edicao_ocupada'])
    expect((await callAs(gestora, api.find, { params: { id } })).data.trilha).toMatchObject({
      edicao: { usuario: { nome: 'Rosângela' }, minha: false },
      permissoes: { editar: true, assumir: true },
    })
    await end(professor, edicao.id)
    expect((await begin(gestora, id)).status).toBe(200)
  })

  it('has one holder, however many begin at once', async () => {
    const { id } = await inSchool()
    const people = [professor, gestora, coordenadora, admin]
    const answers = await Promise.all([0, 1, 2, 3, 4].flatMap(() => people.map((who) => begin(who, id))))
    const [holder] = await openOf(id)
    expect(await openOf(id)).toHaveLength(1)
    const held = answers.filter(({ status }) => status === 200)
    expect(held).toHaveLength(5)
    for (const { data } of held) expect(data.edicao.usuario.id).toBe(Number(holder?.usuario_id))
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(statusOf(answer)).toEqual([409, 'edicao_ocupada'])
  })

  it('has one holder where all have seen that nobody edits', async () => {
    const { id } = await inSchool()
    const people = [professor, gestora, coordenadora, admin]
    const answers = await meeting(
      tenant,
      'trilha_edicao',
      people.map((who) => () => begin(who, id)),
    )
    expect(answers.map(statusOf).sort()).toEqual([
      [200, undefined],
      [409, 'edicao_ocupada'],
      [409, 'edicao_ocupada'],
      [409, 'edicao_ocupada'],
    ])
    expect(await openOf(id)).toHaveLength(1)
  })

  it('is taken over by one of many who take it over', async () => {
    const { id } = await inSchool()
    await begin(professor, id)
    const answers = await meeting(
      tenant,
      'trilha_edicao',
      [gestora, coordenadora, admin].map((who) => () => begin(who, id, true)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [holder] = await openOf(id)
    expect(await openOf(id)).toHaveLength(1)
    // Each was told who took it, and the last one has it.
    const taken = await tenant.sql<{ usuario_id: string; tomada_por: string | null }>(
      'select usuario_id, tomada_por from trilha_edicao where trilha_id = $1 order by id',
      [id],
    )
    expect(taken.map(({ tomada_por }) => tomada_por)).toEqual([
      ...taken.slice(1).map(({ usuario_id }) => usuario_id),
      null,
    ])
    expect(holder?.usuario_id).toBe(taken.at(-1)?.usuario_id)
  })

  it('is renewed by every change, and runs out', async () => {
    const { id } = await inSchool()
    const { edicao } = (await begin(professor, id)).data
    const older = `update trilha_edicao set expira_em = now() + interval '1 minute' where id = $1`
    await tenant.sql(older, [edicao.id])
    const written = (await write(professor, id)).data.edicao
    expect(written.id).toBe(edicao.id)
    expect(Date.parse(written.expira_em)).toBeGreaterThan(Date.now() + 14 * 60_000)
    await tenant.sql(older, [edicao.id])
    const renewed = (await end(professor, edicao.id, 'renovar')).data.edicao
    expect(Date.parse(renewed.expira_em)).toBeGreaterThan(Date.now() + 14 * 60_000)
    await tenant.sql(`update trilha_edicao set expira_em = now() - interval '2 seconds' where id = $1`, [
      edicao.id,
    ])
    expect(statusOf(await end(professor, edicao.id, 'renovar'))).toEqual([409, 'edicao_encerrada'])
    expect((await begin(gestora, id)).data.edicao.minha).toBe(true)
    // It ran out, nobody took it: whoever had it waits for the other like anybody.
    expect(statusOf(await write(professor, id))).toEqual([409, 'edicao_ocupada'])
  })

  it('is taken over with a notice, and what the first one sends then changes nothing', async () => {
    const { id } = await inSchool()
    const first = (await begin(professor, id)).data.edicao
    await write(professor, id, 'Do primeiro')
    const taken = (await begin(gestora, id, true)).data.edicao
    expect(taken).toMatchObject({ minha: true, usuario: { id: gestora.id } })
    expect(
      await tenant.sql(`select tipo, dados from notificacao where tenant_id = $1 and usuario_id = $2`, [
        tenant.id,
        professor.id,
      ]),
    ).toContainEqual({ tipo: 'edicao_assumida', dados: { autor: 'Gestora', titulo: 'Leitura em aventura' } })
    for (const send of [write(professor, id), end(professor, first.id, 'renovar')]) {
      const answer = await send
      expect(answer.status).toBe(409)
    }
    await end(gestora, taken.id)
    const late = await write(professor, id)
    expect(statusOf(late)).toEqual([409, 'edicao_tomada'])
    expect(late.body.mensagem).toMatch(/^Gestora assumiu a edição/)
    await begin(professor, id)
    expect((await write(professor, id)).data.eixo.ordem).toBe(3)
  })

  it('begins by itself with a change where nobody edits, and lists what was touched', async () => {
    const { id, eixos, habilidades } = await putTrilha(tenant, professor, { eixos: 2, habilidades: 1 })
    const [a, b] = eixos as [number, number]
    const skill = async (ref_eixo_id: number) =>
      (await callAs(professor, api.createHabilidade, { body: { ref_trilha_id: id, ref_eixo_id, nome: 'x' } }))
        .data
    const novo = await skill(a)
    expect(novo.edicao).toMatchObject({ minha: true, eixos: [], habilidades: [novo.habilidade.id] })
    await callAs(professor, api.editEixo, { body: { id: b, nome: 'Chapada' } })
    const inTouched = await skill(b)
    expect(inTouched.edicao).toMatchObject({ eixos: [b], habilidades: [novo.habilidade.id] })
    const { edicao } = (
      await callAs(professor, api.editHabilidade, { body: { id: habilidades[0] as number, destaque: true } })
    ).data
    expect(edicao.habilidades).toEqual([novo.habilidade.id, habilidades[0]])
  })

  it('of somebody else is not there to end', async () => {
    const { id } = await inSchool()
    const { edicao } = (await begin(professor, id)).data
    expect((await end(gestora, edicao.id)).status).toBe(404)
    expect(await openOf(id)).toHaveLength(1)
    // As the client of section 7 sends it: without a body.
    const bare = await callAs(professor, api.changeEdicao, { params: { edicaoId: edicao.id } } as never)
    expect(bare.data.edicao.encerrada).toBe(true)
    expect((await end(professor, edicao.id)).status).toBe(200)
  })
})

describe('who sees and changes a path', () => {
  it('is the same in the list as for one', async () => {
    const made = await Promise.all([
      putTrilha(tenant, professor),
      putTrilha(tenant, professor, { turmas: [tenant.outraTurma] }),
      putTrilha(tenant, gestora, { rede: tenant.rede }),
      putTrilha(tenant, gestora, { rede: tenant.rede, publicada: false }),
      putTrilha(tenant, outra, { rede: tenant.outraEscola }),
      putTrilha(tenant, outra, { turmas: [tenant.turma], status: 2 }),
      putTrilha(tenant, outra, { turmas: [tenant.turma], status: 3 }),
    ])
    const mine = made.map(({ id }) => id)
    const seen: Record<string, number[]> = {}
    for (const who of [professor, outra, gestora, leitora, coordenadora, admin]) {
      const { trilhas } = (await callAs(who, api.list, { query: { pagina: 1, linhas: 100 } })).data
      const listed = trilhas.filter(({ id }) => mine.includes(id))
      for (const id of mine) {
        const one = await callAs(who, api.find, { params: { id } })
        const inList = listed.find((trilha) => trilha.id === id)
        expect([who.nome, id, one.status]).toEqual([who.nome, id, inList ? 200 : 404])
        if (inList) expect(one.data.trilha.permissoes).toEqual(inList.permissoes)
      }
      seen[who.nome] = listed.map(({ id }) => mine.indexOf(id)).sort()
    }
    expect(seen).toEqual({
      Rosângela: [0, 1, 2, 5],
      Válter: [1, 2, 4, 5, 6],
      Gestora: [1, 2, 3, 4, 5],
      Leitora: [1, 2, 3, 4, 5],
      Coordenadora: [2, 5],
      Administradora: [0, 1, 2, 3, 4, 5, 6],
    })
  })

  it('is told no draft by seeing it: learners’ readers get what is published', async () => {
    const { id } = await putTrilha(tenant, professor, { turmas: [tenant.outraTurma], nome: 'Publicada' })
    await callAs(professor, api.edit, { body: { id, nome: 'Rascunho' } })
    await write(professor, id)
    const show = async (who: Person) => (await callAs(who, api.find, { params: { id } })).data.trilha
    expect(await show(professor)).toMatchObject({ nome: 'Rascunho', total_eixos: 2, rascunho: true })
    expect(await show(outra)).toMatchObject({
      nome: 'Publicada',
      total_eixos: 1,
      rascunho: false,
      permissoes: { editar: false },
    })
    expect((await write(outra, id)).status).toBe(403)
    expect((await callAs(aluno, api.find, { params: { id } })).status).toBe(404)
  })

  it('is told of its classes what they may see of them, and codes to join only of those', async () => {
    const { id } = await putTrilha(tenant, professor, {
      rede: tenant.rede,
      turmas: [tenant.turma, tenant.outraTurma],
    })
    const show = async (who: Person) => {
      const { grupos, total_grupos } = (await callAs(who, api.find, { params: { id } })).data.trilha
      return [total_grupos, grupos.map((grupo) => [grupo.id, grupo.codigo !== '']).sort()]
    }
    const both = (mine: boolean, other: boolean) =>
      [
        [tenant.turma, mine],
        [tenant.outraTurma, other],
      ].sort()
    expect(await show(professor)).toEqual([2, both(true, false)])
    expect(await show(outra)).toEqual([2, [[tenant.outraTurma, true]]])
    expect(await show(coordenadora)).toEqual([2, [[tenant.turma, true]]])
    expect(await show(leitora)).toEqual([2, both(true, true)])
  })

  it('puts it only into a network of theirs, and prints only on sheets of theirs', async () => {
    const put = (who: Person, rede_id: number) =>
      callAs(who, api.create, { body: { nome: 'x', rede_id } } as never)
    expect((await put(professor, tenant.outraEscola)).status).toBe(400)
    const { id } = (await put(professor, tenant.escola)).data.trilha
    expect((await callAs(coordenadora, api.find, { params: { id } })).data.trilha.rede?.id).toBe(
      tenant.escola,
    )
    const layout = await putLayout(tenant, professor)
    const alheio = await putLayout(tenant, outra)
    const print = (layout_id: number | null) =>
      callAs(professor, api.setCertificado, { body: { trilha_id: id, layout_id } })
    expect(statusOf(await print(alheio))).toEqual([422, 'layout_desconhecido'])
    expect((await print(layout)).data.trilha.certificado).toEqual({ id: layout })
    expect((await print(null)).data.trilha.certificado).toBeNull()
  })
})
