/** Lists of people through the real door: who is in sight, how they are found, what leaves as a file. */

import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { can } from '../../../../core/policy/policy.ts'
import { actorFor } from '../../../../test/kit/actor.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Papel, type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { endPapeis, provedAgo, putVisita, suspend } from '../../../acesso/sessao/server/factory.ts'
import { leaveTurma } from '../../turma/server/factory.ts'
import { type Filtro, pessoaApi } from '../contract.ts'
import { pessoaPolicy } from '../policy.ts'
import { targetOf } from './find.ts'

let tenant: TestTenant
let other: TestTenant
let admin: Person
let gestora: Person
let joao: Person

const query = (filtro: Filtro & { pagina?: number; linhas?: number }) => ({
  query: { pagina: 1, linhas: 100, ...filtro },
})
const found = async (who: Person, filtro: Filtro) =>
  (await callAs(who, pessoaApi.list, query(filtro))).data.pessoas.map(({ nome }) => nome)

beforeAll(async () => {
  ;[tenant, other] = [await testTenant(), await testTenant()]
  admin = await tenant.person('Zélia Admin', { papel: 'administrador_tenant' })
  gestora = await tenant.person('Gil Gestora', {
    papel: 'gestor_rede',
    rede: tenant.escola,
    funcao: 'escrita',
  })
  joao = await tenant.person('João Conceição', { papel: 'professor', turma: tenant.turma })
  await tenant.person('Joana Concession', { papel: 'aluno', turma: tenant.outraTurma })
  await other.person('João Conceição', { papel: 'professor', turma: other.turma })
  await tenant.sql("update usuario set login = 'joao.conceicao7', email = 'jc@escola.test' where id = $1", [
    joao.id,
  ])
  await tenant.sql(
    "insert into dado_pessoal (tenant_id, usuario_id, cpf, ra, inep) values ($1, $2, '11144477735', 'AB-77', '123456789012')",
    [tenant.id, joao.id],
  )
})

describe('searching', () => {
  it.each([
    ['joao conceicao'],
    ['CONCEIÇÃO joão'],
    ['joao.conceicao'],
    ['JC@escola.test'],
    ['111.444.777-35'],
    ['11144477735'],
    ['AB-77'],
    ['123456789012'],
  ])('%s finds João', async (busca) => {
    expect(await found(admin, { busca })).toEqual(['João Conceição'])
  })

  it('tells when the person was seen, not who looked through their eyes', async () => {
    const seen = async () =>
      (await callAs(admin, pessoaApi.list, query({ busca: 'João Conceição' }))).data.pessoas[0]?.visto_em
    const before = await seen()
    await putVisita(tenant, joao, { por: admin, at: '2040-01-01T12:00:00Z' })
    expect(await seen()).toEqual(before)
  })

  it('signs of a pattern are letters, and a document finds only whoever has exactly it', async () => {
    for (const busca of ['jo_o', '1114447773', '12345678901', "' or 1=1 --"])
      expect(await found(admin, { busca }), busca).toEqual([])
  })

  it('by tab, role and school', async () => {
    await tenant.person('Lia Responsável', { papel: 'responsavel', aluno: joao.id })
    const suspensa = await tenant.person('Susi Suspensa', { papel: 'professor', turma: tenant.turma })
    await suspend(tenant, suspensa)
    expect(await found(admin, { aba: 'suspensos' })).toEqual(['Susi Suspensa'])
    expect(await found(admin, { aba: 'responsaveis' })).toEqual(['Lia Responsável'])
    expect(await found(admin, { papel: 'professor', rede: tenant.escola })).toEqual(['João Conceição'])
    expect(await found(admin, { papel: 'professor', rede: tenant.outraEscola })).toEqual([])
    expect(await found(admin, { papel: 'administrador_tenant' })).toEqual(['Zélia Admin'])
  })

  it('pages in order, and counts past the end too', async () => {
    const page = async (pagina: number, ordem: Filtro['ordem'] = 'nome') =>
      (await callAs(admin, pessoaApi.list, query({ ordem, pagina, linhas: 2 }))).data
    const [first, second, far] = [await page(1), await page(2), await page(99)]
    const names = [...first.pessoas, ...second.pessoas].map(({ nome }) => nome)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt-BR')))
    expect(new Set(names).size).toBe(4)
    expect(far).toMatchObject({ pessoas: [], total: first.total })
    expect((await page(1, '-nome')).pessoas[0]?.nome).toBe('Zélia Admin')
  })
})

describe('who is in sight', () => {
  it('is the same as the policy says, for every kind of actor and of person', async () => {
    const place = await testTenant()
    const aluno = await place.person('A', { papel: 'aluno', turma: place.turma })
    const away = await place.person('B', { papel: 'aluno', turma: place.outraTurma })
    const left = await place.person('C', { papel: 'aluno', turma: place.turma })
    await leaveTurma(place, left)
    const moved = await place.person(
      'D',
      { papel: 'aluno', turma: place.turma },
      { papel: 'aluno', turma: place.outraTurma },
    )
    await leaveTurma(place, moved, place.turma)
    const ended = await place.person('E', { papel: 'professor', turma: place.turma })
    await endPapeis(place, { usuario_id: ended.id })
    const former = await place.person('G', { papel: 'responsavel', aluno: away.id })
    await endPapeis(place, { usuario_id: former.id })
    const elsewhere = await place.person(
      'H',
      { papel: 'professor', turma: place.turma },
      { papel: 'professor', turma: place.outraTurma },
    )
    await endPapeis(place, { usuario_id: elsewhere.id, turma_id: place.turma })
    const future = await place.person('F', { papel: 'coordenador', rede: place.escola })
    await place.sql("update vinculo set inicio = now() + interval '1 day' where usuario_id = $1", [future.id])
    const kinds: readonly (readonly Papel[])[] = [
      [],
      [{ papel: 'aluno', turma: place.turma }],
      [{ papel: 'professor', turma: place.turma }],
      [{ papel: 'responsavel', aluno: aluno.id }],
      [{ papel: 'responsavel', aluno: away.id }],
      [{ papel: 'coordenador', rede: place.escola }],
      [{ papel: 'gestor_rede', rede: place.rede, funcao: 'leitura' }],
      [{ papel: 'gestor_rede', rede: place.outraEscola, funcao: 'escrita' }],
      [{ papel: 'autor' }],
      [{ papel: 'encarregado' }],
      [{ papel: 'administrador_tenant' }],
      [{ papel: 'administrador-plataforma' }],
      [
        { papel: 'professor', turma: place.turma },
        { papel: 'coordenador', rede: place.outraEscola },
      ],
    ]
    const actors: Person[] = []
    for (const [i, papeis] of kinds.entries()) actors.push(await place.person(`K${i}`, ...papeis))
    const { database } = await testApp()
    const ids = (
      await place.sql<{ id: string }>('select id from usuario where tenant_id = $1', [place.id])
    ).map(({ id }) => Number(id))
    const targets = await database.asTenant(place.id, (tx) =>
      Promise.all(ids.map((id) => targetOf({ tx, brand: { ownerId: place.id } as never }, id))),
    )
    let sights = 0
    for (const person of actors) {
      const actor = await actorFor(person)
      const allowed = targets.filter((target) => can(pessoaPolicy, actor, 'view', target)).map(({ id }) => id)
      const answer = await callAs(person, pessoaApi.list, query({}))
      const listed = answer.status === 200 ? answer.data.pessoas.map(({ id }) => id) : []
      expect(listed.sort(), person.nome).toEqual(allowed.sort())
      sights += allowed.length
    }
    expect(sights).toBeGreaterThan(ids.length)
  })

  it('keeps who left everything in sight of those they left, and nobody who is elsewhere now', async () => {
    const place = await testTenant()
    const teacher = (nome: string, ...turmas: number[]) =>
      place.person(nome, ...turmas.map((turma) => ({ papel: 'professor', turma }) as const))
    const left = await teacher('Saiu de Tudo', place.turma)
    const moved = await teacher('Mudou de Escola', place.turma, place.outraTurma)
    await endPapeis(place, { turma_id: place.turma })
    const papel = { papel: 'gestor_rede', funcao: 'escrita' } as const
    const daEscola = await place.person('Da Escola', { ...papel, rede: place.escola })
    const daOutra = await place.person('Da Outra', { ...papel, rede: place.outraEscola })
    const lia = await place.person('Coordenadora', { papel: 'coordenador', rede: place.escola })
    expect(await found(daEscola, { rede: place.escola })).toContain('Saiu de Tudo')
    expect(await found(daEscola, {})).not.toContain('Mudou de Escola')
    expect(await found(daOutra, {})).not.toContain('Saiu de Tudo')

    const suspendBy = async (who: Person, id: number) =>
      (
        await callAs(who, pessoaApi.setStatus, {
          params: { usuario: id },
          body: { status: 'suspenso', motivo: 'saiu da rede' },
        })
      ).status
    expect(await suspendBy(daOutra, left.id)).toBe(404)
    expect(await suspendBy(daEscola, moved.id)).toBe(404)
    expect(await suspendBy(lia, left.id)).toBe(403)
    // Nobody else's data are theirs to write: what is given back is a role.
    const { data } = await callAs(daEscola, pessoaApi.find, { params: { usuario: left.id } })
    expect(data.pessoa.permissoes).toMatchObject({ edit: false, help: false, suspend: true })
    expect(await suspendBy(daEscola, left.id)).toBe(200)
    expect(await found(daEscola, { aba: 'suspensos' })).toEqual(['Saiu de Tudo'])
    expect((await callAs(left, sessaoApi.me, {})).status).toBe(401)
  })

  it('stops at the school of whoever manages it, whatever network is named', async () => {
    expect(await found(gestora, {})).not.toContain('Joana Concession')
    expect(await found(gestora, { busca: 'joana' })).toEqual([])
    expect(await found(gestora, { rede: tenant.outraEscola })).toEqual([])
    expect(await found(gestora, { rede: other.rede })).toEqual([])
    expect(await found(gestora, { busca: 'joao' })).toEqual(['João Conceição'])
    const { data } = await callAs(gestora, pessoaApi.options, { query: {} })
    expect(data.redes.map(({ id }) => id)).toEqual([tenant.escola])
    const turmas = await callAs(gestora, pessoaApi.listTurmas, { query: {} })
    expect(turmas.data.turmas.map(({ id }) => id)).toEqual([tenant.turma])
  })

  it('a row carries nothing that is kept apart', async () => {
    const { body } = await callAs(admin, pessoaApi.list, query({ busca: 'joao' }))
    const text = JSON.stringify(body)
    expect(text).toContain('João Conceição')
    for (const secret of ['11144477735', '444.777', 'jc@escola.test', 'AB-77', '123456789012'])
      expect(text).not.toContain(secret)
  })
})

describe('the file', () => {
  it('holds the list, guarded, and the log says who took it', async () => {
    const bad = await tenant.person('=HYPERLINK("http://x")', { papel: 'aluno', turma: tenant.turma })
    const { data } = await callAs(gestora, pessoaApi.exportList, { body: { formato: 'csv', papel: 'aluno' } })
    const csv = Buffer.from(data.conteudo, 'base64')
    expect(csv.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [titles, ...rows] = parse(csv, { bom: true, delimiter: ';' }) as string[][]
    expect(titles?.[0]).toBe('Nome')
    expect(rows.map(([nome]) => nome)).toEqual([`'${bad.nome}`])
    const log = await tenant.sql<{ quem_id: string; mudanca: { depois: object } }>(
      "select quem_id, mudanca from auditoria where tenant_id = $1 and acao = 'exportar'",
      [tenant.id],
    )
    expect(log).toMatchObject([{ quem_id: gestora.id, mudanca: { depois: { formato: 'csv', total: 1 } } }])
  })

  it('asks for a fresh proof', async () => {
    const late = await tenant.person('Tarde', { papel: 'administrador_tenant' })
    await provedAgo(tenant, late, 11)
    const answer = await callAs(late, pessoaApi.exportList, { body: { formato: 'xlsx' } })
    expect(answer.body.codigo).toBe('prova_necessaria')
    expect(
      (await callAs(admin, pessoaApi.exportList, { body: { formato: 'xlsx' } })).data.total,
    ).toBeGreaterThan(3)
  })
})
