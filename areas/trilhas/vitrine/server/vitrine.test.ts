/** Public pages through the real door: composed by who administers, read by anybody, never by another tenant. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putMidia } from '../../../ensino/midia/server/factory.ts'
import { putTrilha } from '../../trilha/server/factory.ts'
import { vitrineApi as api } from '../contract.ts'
import { padraoDe } from '../rules-padrao.ts'
import type { Bloco } from '../shapes-blocos.ts'
import { aberturaDe, putPagina } from './factory.ts'

const params = { vitrine: 'trilhaeducador' }
const LIMIT = 60_000

interface Place {
  tenant: TestTenant
  admin: Person
}

let other: Place

async function place(): Promise<Place> {
  const tenant = await testTenant()
  return { tenant, admin: await tenant.person('Administradora', { papel: 'administrador_tenant' }) }
}

beforeAll(async () => {
  other = await place()
}, LIMIT)

const look = (host: string, language: 'pt-br' | 'en-us' = 'pt-br') =>
  callAs({ host }, api.find, { params }, { language })
const open = async (who: Person) => (await callAs(who, api.open, { params })).data.pagina
const save = (who: Person, versao: number, blocos: readonly object[]) =>
  callAs(who, api.save, { params, body: { versao, blocos: blocos as Bloco[] } })
const reset = (who: Person, versao: number) => callAs(who, api.reset, { params, query: { versao } })

describe('a page that nobody composed', () => {
  it("is the product's own, in the visitor's language, with the tenant's name", {
    timeout: LIMIT,
  }, async () => {
    const { tenant } = await place()
    const nome = tenant.slug
    for (const language of ['pt-br', 'en-us'] as const) {
      const { pagina } = (await look(tenant.host, language)).data
      expect(pagina).toMatchObject({ chave: 'trilhaeducador', propria: false, imagens: [], trilhas: [] })
      expect(pagina.blocos.map(({ tipo }) => tipo)).toEqual(
        padraoDe('trilhaeducador', language, nome).map(({ tipo }) => tipo),
      )
    }
    const [pt, en] = [
      (await look(tenant.host)).data.pagina.blocos[0],
      (await look(tenant.host, 'en-us')).data.pagina.blocos[0],
    ]
    expect([pt, en]).toMatchObject([
      { titulo: 'Formação no seu ritmo, uma habilidade de cada vez' },
      { titulo: 'Training at your own pace, one skill at a time' },
    ])
  })

  it('is not there under another key, and says so to visitors and administrators alike', async () => {
    for (const pagina of ['x', 'osasco', '../etc', 'TRILHAEDUCADOR', '%00']) {
      const seen = await callAs({ host: other.tenant.host }, api.find, { params: { vitrine: pagina } })
      expect([pagina, seen.status]).toEqual([pagina, seen.status === 400 ? 400 : 404])
      expect((await callAs(other.admin, api.open, { params: { vitrine: pagina } })).status).toBe(seen.status)
    }
  })
})

describe('composing', () => {
  it('publishes what is sent, clean, to this tenant and no other, with an entry in the log', {
    timeout: LIMIT,
  }, async () => {
    const { tenant, admin } = await place()
    const first = await open(admin)
    expect(first).toMatchObject({ versao: 0, alterada_em: null, propria: false })
    const blocos: Bloco[] = [
      {
        ...(aberturaDe('  Formação na ilha  ') as Extract<Bloco, { tipo: 'abertura' }>),
        texto: ' Um\n\ndois ',
      },
      { tipo: 'texto', titulo: '', texto: '<script>alert(1)</script>' },
      { tipo: 'perguntas', titulo: 'Dúvidas', itens: [{ titulo: 'Quem pode?', texto: 'Quem ensina.' }] },
    ]
    const saved = (await save(admin, 0, blocos)).data.pagina
    expect(saved).toMatchObject({ versao: 1, propria: true })
    expect(saved.blocos[0]).toMatchObject({ titulo: 'Formação na ilha', texto: 'Um\n\ndois' })
    const seen = (await look(tenant.host)).data.pagina
    expect(seen).toEqual({
      chave: 'trilhaeducador',
      propria: true,
      blocos: saved.blocos,
      imagens: [],
      trilhas: [],
    })
    // The same for every language: it is what they wrote.
    expect((await look(tenant.host, 'en-us')).data.pagina).toEqual(seen)
    expect((await look(other.tenant.host)).data.pagina.propria).toBe(false)
    expect((await callAs(admin, api.list, undefined)).data.paginas).toEqual([
      { chave: 'trilhaeducador', propria: true, alterada_em: saved.alterada_em },
    ])
    expect(
      await tenant.sql(
        `select acao, entidade_id, mudanca from auditoria where tenant_id = $1 and entidade = 'pagina_publica'`,
        [tenant.id],
      ),
    ).toEqual([
      {
        acao: 'publicar',
        entidade_id: 'trilhaeducador',
        mudanca: { antes: { versao: 0 }, depois: { versao: 1 } },
      },
    ])
  })

  it('refuses what is older than what stands and leaves it as it is; the same again is done already', {
    timeout: LIMIT,
  }, async () => {
    const { tenant, admin } = await place()
    const colega = await tenant.person('Colega', { papel: 'administrador_tenant' })
    expect((await save(admin, 0, [aberturaDe('Primeira')])).status).toBe(200)
    const late = await save(colega, 0, [aberturaDe('Segunda')])
    expect([late.status, late.body.codigo]).toEqual([409, 'pagina_mudou'])
    expect((await reset(colega, 0)).status).toBe(409)
    expect((await open(admin)).blocos).toMatchObject([{ titulo: 'Primeira' }])
    const again = await save(admin, 0, [aberturaDe('Primeira')])
    expect([again.status, again.data.pagina.versao]).toEqual([200, 1])
    // Two at once: one is published, the other hears of it.
    const both = await Promise.all([
      save(admin, 1, [aberturaDe('De uma')]),
      save(colega, 1, [aberturaDe('De outra')]),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await open(admin)).versao).toBe(2)
  })

  it("goes back to the product's own, and what was read before that is old", { timeout: LIMIT }, async () => {
    const { tenant, admin } = await place()
    await save(admin, 0, [aberturaDe('Própria')])
    const back = (await reset(admin, 1)).data.pagina
    expect(back).toMatchObject({ versao: 2, propria: false })
    expect((await look(tenant.host)).data.pagina.propria).toBe(false)
    expect((await save(admin, 1, [aberturaDe('Tarde')])).status).toBe(409)
    expect((await save(admin, 2, [aberturaDe('Nova')])).data.pagina.versao).toBe(3)
  })

  it('is for whoever administers this tenant', { timeout: LIMIT }, async () => {
    const { tenant, admin } = await place()
    const gestora = await tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'escrita',
    })
    const fora = { ...other.admin, host: tenant.host }
    for (const who of [gestora, fora]) {
      expect((await save(who, 0, [aberturaDe('Minha')])).status).toBeGreaterThanOrEqual(401)
      expect((await reset(who, 0)).status).toBeGreaterThanOrEqual(401)
      expect((await callAs(who, api.open, { params })).status).toBeGreaterThanOrEqual(401)
    }
    expect((await open(admin)).versao).toBe(0)
  })
})

describe('bad input', () => {
  const base = { texto: '', botoes: [] }
  const abertura = aberturaDe('Aprender')
  it.each<[string, object[], number, string | undefined]>([
    ['no block', [], 400, undefined],
    ['too many', Array.from({ length: 31 }, () => abertura), 400, undefined],
    ['an unknown kind', [abertura, { tipo: 'carrossel' }], 400, 'blocos.1.tipo'],
    ['no kind', [{}], 400, 'blocos.0.tipo'],
    ['a kind of the prototype', [{ tipo: 'toString' }], 400, 'blocos.0.tipo'],
    ['a field that is not of its kind', [{ ...abertura, html: '<b>' }], 400, 'blocos.0.html'],
    ['a missing field', [abertura, { tipo: 'texto', titulo: '' }], 400, 'blocos.1.texto'],
    ['a heading too long', [aberturaDe('x'.repeat(121))], 400, 'blocos.0.titulo'],
    ['a NUL', [aberturaDe('a\u0000b')], 400, 'blocos.0.titulo'],
    ['a half letter', [aberturaDe('a\ud800')], 200, undefined],
    [
      'an unknown icon',
      [abertura, { tipo: 'cartoes', titulo: 'x', itens: [{ icone: 'x', titulo: 'x', texto: '' }] }],
      400,
      'blocos.1.itens.0.icone',
    ],
    ['no opening', [{ tipo: 'texto', titulo: '', texto: 'x' }], 422, 'blocos.0.tipo'],
    ['blanks for a heading', [aberturaDe('   ')], 422, 'blocos.0.titulo'],
    [
      'a button that runs',
      [{ ...abertura, botoes: [{ texto: 'x', destino: 'javascript:alert(1)' }] }],
      422,
      'blocos.0.botoes.0.destino',
    ],
    [
      'a band without a button',
      [abertura, { tipo: 'chamada', titulo: 'x', ...base }],
      422,
      'blocos.1.botoes',
    ],
  ])('%s', { timeout: LIMIT }, async (_, blocos, status, campo) => {
    const { admin } = await place()
    const answer = await save(admin, 0, blocos)
    expect([answer.status, answer.body.mensagem]).toEqual([status, answer.body.mensagem])
    if (campo !== undefined) expect(Object.keys(answer.body.campos ?? {})).toContain(campo)
    expect((await open(admin)).versao).toBe(status === 200 ? 1 : 0)
  })

  it('a page beyond every measure is refused with a sentence', { timeout: LIMIT }, async () => {
    const { admin } = await place()
    const itens = Array.from({ length: 20 }, () => ({ titulo: 'x', texto: 'ç'.repeat(1_500) }))
    const blocos = [
      aberturaDe('x'),
      ...Array.from({ length: 6 }, () => ({ tipo: 'perguntas', titulo: 'x', itens })),
    ]
    const answer = await save(admin, 0, blocos)
    expect([answer.status, answer.body.codigo]).toEqual([422, 'pagina_grande'])
  })
})

describe('pictures', () => {
  const withImage = (midia: number): Bloco[] => [
    aberturaDe('Com imagem'),
    { tipo: 'imagem', imagem: { midia, alt: 'O mar de manhã' }, legenda: '' },
  ]

  it("are the saver's own, or those that the page shows; never another tenant's or another person's", {
    timeout: LIMIT,
  }, async () => {
    const { tenant, admin } = await place()
    const colega = await tenant.person('Colega', { papel: 'administrador_tenant' })
    const aluna = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
    for (const [dono, tipo, where] of [
      [other.admin, 'imagem', other.tenant],
      [aluna, 'imagem', tenant],
      [admin, 'pdf', tenant],
    ] as const) {
      const midia = await putMidia(where, dono, { tipo })
      const answer = await save(admin, 0, withImage(midia))
      expect([answer.status, Object.keys(answer.body.campos ?? {})]).toEqual([422, ['blocos.1.imagem']])
    }
    expect((await save(admin, 0, withImage(900_000_000))).status).toBe(422)
    const own = await putMidia(tenant, admin)
    const saved = (await save(admin, 0, withImage(own))).data.pagina
    expect(saved.imagens).toMatchObject([{ id: own }])
    // A colleague goes on with what the page shows.
    const next = [...withImage(own), { tipo: 'texto' as const, titulo: '', texto: 'Mais' }]
    expect((await save(colega, 1, next)).status).toBe(200)
    const [imagem] = (await look(tenant.host)).data.pagina.imagens
    expect(Object.keys(imagem ?? {}).sort()).toEqual(['altura', 'endereco', 'id', 'largura', 'variantes'])
    const uses = () =>
      tenant.sql(`select midia_id from midia_uso where tenant_id = $1 and onde = 'pagina'`, [tenant.id])
    expect(await uses()).toHaveLength(1)
    await reset(admin, 2)
    expect(await uses()).toEqual([])
    // It shows it no more: the colleague may not bring it back, its sender may.
    expect((await save(colega, 3, next)).status).toBe(422)
    expect((await save(admin, 3, next)).status).toBe(200)
  })
})

describe('paths', () => {
  it('that are published and chosen tell their name, description and workload; nothing else leaves', {
    timeout: LIMIT,
  }, async () => {
    const { tenant, admin } = await place()
    const professora = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
    const shown = await putTrilha(tenant, professora, { nome: 'Alfabetização científica' })
    const arquivada = await putTrilha(tenant, professora, { nome: 'Antiga', status: 2 })
    await putTrilha(tenant, professora, { nome: 'Alheia' })
    const refused = [
      await putTrilha(tenant, professora, { nome: 'Rascunho', publicada: false }),
      await putTrilha(tenant, professora, { nome: 'Excluída', status: 3 }),
      await putTrilha(other.tenant, other.admin, { nome: 'De fora' }),
    ]
    await tenant.sql('update trilha set carga_horaria = 20 where tenant_id = $1 and id = $2', [
      tenant.id,
      shown.id,
    ])
    const blocos = (...ids: number[]): Bloco[] => [
      aberturaDe('Trilhas'),
      { tipo: 'trilhas', titulo: 'As trilhas', texto: '', trilhas: ids },
    ]
    for (const { id } of refused) {
      const answer = await save(admin, 0, blocos(shown.id, id))
      expect([answer.status, Object.keys(answer.body.campos ?? {})]).toEqual([422, ['blocos.1.trilhas']])
    }
    expect((await save(admin, 0, blocos(shown.id, arquivada.id))).status).toBe(200)
    expect((await look(tenant.host)).data.pagina.trilhas).toEqual([
      { id: shown.id, nome: 'Alfabetização científica', descricao: '', carga_horaria: 20 },
    ])
    const found = async (busca?: string) =>
      (await callAs(admin, api.trilhas, { params, query: { ...(busca !== undefined && { busca }) } })).data
        .trilhas
    expect((await found()).map(({ nome }) => nome)).toEqual(['Alfabetização científica', 'Alheia'])
    expect((await found('CIENTIFICA alfab')).map(({ id }) => id)).toEqual([shown.id])
    expect(await found("'; --")).toEqual([])
  })
})

it('a page put by the factory is read as it stands', { timeout: LIMIT }, async () => {
  const { tenant, admin } = await place()
  expect(await putPagina(tenant, [aberturaDe('Posta')])).toBe(1)
  expect((await open(admin)).blocos).toEqual([aberturaDe('Posta')])
})
