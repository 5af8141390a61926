/** Certificates: sheets, printing, the public page, revoking, and who may do which. */
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../../core/server/pdf/testing.ts'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { newTestApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { certificadoApi } from '../contract.ts'
import { putCertificado, putLayout } from './factory.ts'

stillClock()

let tenant: TestTenant
let other: TestTenant
let aluna: Person
let colega: Person
let mae: Person
let professora: Person
let gestora: Person
let leitora: Person
let outraGestora: Person

beforeAll(async () => {
  tenant = await testTenant()
  other = await testTenant()
  const { turma, rede, outraEscola } = tenant
  aluna = await tenant.person('Ana Clara Nogueira', { papel: 'aluno', turma })
  colega = await tenant.person('Breno', { papel: 'aluno', turma })
  mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluna.id })
  professora = await tenant.person('Professora', { papel: 'professor', turma })
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' })
  leitora = await tenant.person('Leitora', { papel: 'gestor_rede', rede, funcao: 'leitura' })
  outraGestora = await tenant.person('Outra', { papel: 'coordenador', rede: outraEscola })
})

const check = (host: string, codigo: string) => callAs({ host }, certificadoApi.check, { body: { codigo } })
const print = (who: Person, id: number) => callAs(who, certificadoApi.pdf, { params: { id } })
const textOf = (conteudo: string) => readPdf(Buffer.from(conteudo, 'base64'))
const flat = (page = '') => page.replace(/\s+/g, ' ')

const picture = (width: number, height: number, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#fdf6e3' } })
    .toFormat(format)
    .toBuffer()
const send = (who: Person, conteudo: Buffer, nome = 'folha.png', body = {}) =>
  callAs(who, certificadoApi.createLayout, { body }, { files: [{ nome, conteudo, campo: 'imagem' }] })

describe('the public page', () => {
  it('tells what is printed, and nothing else, whatever way the code is written', async () => {
    const { codigo } = await putCertificado(tenant, aluna, { rede: tenant.rede, autor: professora })
    const written = [
      codigo,
      codigo.toLowerCase(),
      codigo.match(/.{4}/g)?.join('-') ?? '',
      ` ${codigo} `,
      `https://${tenant.host}/certificado/${codigo}`,
    ]
    for (const text of written) {
      const { certificado } = (await check(tenant.host, text)).data
      const { emitido_em, ...rest } = certificado
      expect(rest).toEqual({
        codigo,
        nome: 'Ana Clara Nogueira',
        trilha: 'Leitura em aventura',
        carga_horaria: 40,
        emissor: 'Escola Um',
        situacao: 'valido',
      })
      expect(Date.parse(emitido_em)).toBeLessThan(Date.now())
    }
  })

  it('knows no forged code, none of another tenant, and says the same of each', async () => {
    const { codigo } = await putCertificado(tenant, aluna)
    const changed = `${codigo.slice(0, 11)}${codigo.endsWith('K') ? 'L' : 'K'}`.replace('L', 'M')
    for (const [host, text] of [
      [tenant.host, changed],
      [tenant.host, 'AAAAAAAAAAAA'],
      [tenant.host, '1'],
      [tenant.host, "' or 1=1 --"],
      [other.host, codigo],
    ] as const) {
      const answer = await check(host, text)
      expect([answer.status, answer.body.mensagem]).toEqual([
        404,
        'Não encontramos um certificado com este código. Confira os 12 sinais impressos abaixo do código QR.',
      ])
    }
  })

  it('slows who guesses; the next address is served', async () => {
    const { codigo } = await putCertificado(tenant, aluna)
    const { app, close } = await newTestApp()
    const ask = async (text: string, remoteAddress: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/projeto/pt-br/certificado/conferir',
          headers: { host: tenant.host },
          payload: { codigo: text },
          remoteAddress,
        })
      ).statusCode
    const statuses: number[] = []
    for (let n = 0; n < 60 && !statuses.includes(429); n += 1)
      statuses.push(await ask(`K7QDM3XP8R${20 + n}`, '203.0.113.7'))
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(40)
    expect(await ask(codigo, '203.0.113.7')).toBe(429)
    expect(await ask(codigo, '203.0.113.8')).toBe(200)
    await close()
  })
})

describe('a certificate on paper', () => {
  it('is tagged, on one page, and says all that it certifies', async () => {
    const { id, codigo } = await putCertificado(tenant, aluna, { emitidoEm: '2026-11-22T12:00:00Z' })
    const { arquivo, tipo, conteudo } = (await print(aluna, id)).data
    expect([arquivo, tipo]).toEqual([`certificado-${codigo}.pdf`, 'application/pdf'])
    const { pages, tagged } = textOf(conteudo)
    expect([pages.length, tagged]).toEqual([1, true])
    for (const part of [
      'Certificado',
      'Ana Clara Nogueira',
      'Leitura em aventura',
      'com carga horária de 40 horas.',
      '22 de novembro de 2026',
      'Escola Um',
      codigo.match(/.{4}/g)?.join('-'),
      `${tenant.host}`,
    ])
      expect(flat(pages[0])).toContain(part)
  })

  it('holds the longest names on its one page, and reads nothing that people wrote as markup', async () => {
    const nome =
      '#panic("x") $x$ *Maria* Antônia Aparecida Conceição de Albuquerque Cavalcanti dos Santos Souza'
    const trilhaNome = 'Frações, razões e proporções no cotidiano: da cozinha ao mapa, medindo e comparando '
      .repeat(3)
      .trim()
    const { id } = await putCertificado(tenant, aluna, { nome, trilhaNome, cargaHoraria: null })
    const { pages } = textOf((await print(aluna, id)).data.conteudo)
    expect(pages).toHaveLength(1)
    expect(flat(pages[0])).toContain('#panic("x") $x$ *Maria* Antônia')
    expect(flat(pages[0])).not.toContain('carga horária')
  })

  it('is printed by its owner, her guardian and who answers for it, and is there for nobody else', async () => {
    const { id } = await putCertificado(tenant, aluna, { rede: tenant.rede, autor: professora })
    for (const who of [aluna, mae, professora, gestora, leitora])
      expect((await print(who, id)).status).toBe(200)
    for (const who of [colega, outraGestora]) expect((await print(who, id)).status).toBe(404)
  })

  it('of a pupil in a class of somebody else is nothing to whoever made the path', async () => {
    const { outraTurma, outraEscola } = tenant
    const longe = await tenant.person('Longe', { papel: 'aluno', turma: outraTurma })
    const { id } = await putCertificado(tenant, longe, { rede: outraEscola, autor: professora })
    const listed = async (who: Person) =>
      (await callAs(who, certificadoApi.list, { query: { busca: 'Longe', pagina: 1, linhas: 30 } })).data
        .certificados.length
    expect([(await print(professora, id)).status, await listed(professora)]).toEqual([404, 0])
    expect([(await print(outraGestora, id)).status, await listed(outraGestora)]).toEqual([200, 1])
  })

  it('is listed to its owner with its address', async () => {
    const dona = await tenant.person('Dona', { papel: 'aluno', turma: tenant.turma })
    const { codigo } = await putCertificado(tenant, dona, { trilhaNome: 'Frações' })
    const { certificados } = (await callAs(dona, certificadoApi.mine, {})).data
    expect(certificados).toMatchObject([{ codigo, trilha: 'Frações', situacao: 'valido', motivo: null }])
    expect(certificados[0]?.url).toMatch(new RegExp(`${tenant.host}.*/certificado/${codigo}$`))
    expect((await callAs(colega, certificadoApi.mine, {})).data.certificados).toEqual([])
  })
})

describe('revoking', () => {
  const revoke = (who: Person, id: number, motivo = 'Emitido por engano') =>
    callAs(who, certificadoApi.revoke, { params: { id }, body: { motivo } })
  const restore = (who: Person, id: number) =>
    callAs(who, certificadoApi.restore, { params: { id }, body: { motivo: 'Era dela mesmo' } })

  it('shows at once on the public page, ends the printing, and is undone', async () => {
    const { id, codigo } = await putCertificado(tenant, aluna, { rede: tenant.rede })
    const { certificado } = (await revoke(gestora, id)).data
    expect(certificado).toMatchObject({ situacao: 'revogado', motivo: 'Emitido por engano' })
    const checked = (await check(tenant.host, codigo)).data.certificado
    expect(checked.situacao).toBe('revogado')
    expect(JSON.stringify(checked)).not.toContain('engano')
    const refused = await print(aluna, id)
    expect([refused.status, refused.body.codigo]).toEqual([409, 'certificado_revogado'])
    expect((await revoke(gestora, id)).body.codigo).toBe('ja_revogado')
    await restore(gestora, id)
    expect((await check(tenant.host, codigo)).data.certificado.situacao).toBe('valido')
    expect((await restore(gestora, id)).body.codigo).toBe('ja_valido')
    expect((await print(aluna, id)).status).toBe(200)
    expect(
      await tenant.sql(
        `select acao, motivo from auditoria where entidade = 'certificado' and tenant_id = $1 and entidade_id = $2 order by numero`,
        [tenant.id, String(id)],
      ),
    ).toEqual([
      { acao: 'revogar', motivo: 'Emitido por engano' },
      { acao: 'restaurar', motivo: 'Era dela mesmo' },
    ])
  })

  it('is of who answers for the path, and asks why', async () => {
    const { id } = await putCertificado(tenant, aluna, { rede: tenant.rede, autor: professora })
    for (const [who, status] of [
      [leitora, 403],
      [aluna, 403],
      [colega, 404],
      [outraGestora, 404],
    ] as const)
      expect((await revoke(who, id)).status).toBe(status)
    expect((await revoke(professora, id, '   ')).status).toBe(400)
    expect((await revoke(professora, id)).status).toBe(200)
  })

  it('twice at once is done once', async () => {
    const { id } = await putCertificado(tenant, aluna, { rede: tenant.rede })
    const statuses = (await Promise.all([revoke(gestora, id), revoke(gestora, id)])).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, 409])
  })
})

describe('the list of those issued', () => {
  it('holds what one answers for, is searched without accents and by code, and leaves as CSV', async () => {
    const place = await testTenant()
    const chefe = await place.person('Chefe', { papel: 'gestor_rede', rede: place.escola, funcao: 'escrita' })
    const um = await place.person('Ágatha', { papel: 'aluno', turma: place.turma })
    const dois = await place.person('Bruno', { papel: 'aluno', turma: place.turma })
    const a = await putCertificado(place, um, { rede: place.escola, trilha: 7, trilhaNome: 'Ímãs' })
    const b = await putCertificado(place, dois, { rede: place.escola, trilha: 7, revogado: '=1+1' })
    await putCertificado(place, dois, { rede: place.outraEscola })
    const list = async (query: object = {}) =>
      (await callAs(chefe, certificadoApi.list, { query: { pagina: 1, linhas: 30, ...query } })).data
    const ids = async (query: object = {}) => (await list(query)).certificados.map(({ id }) => id)
    expect(await ids()).toEqual([b.id, a.id])
    expect((await list()).total).toBe(2)
    expect(await ids({ busca: 'agatha' })).toEqual([a.id])
    expect(await ids({ busca: 'imas' })).toEqual([a.id])
    expect(await ids({ busca: b.codigo.toLowerCase() })).toEqual([b.id])
    expect(await ids({ busca: '%' })).toEqual([])
    expect(await ids({ situacao: 'revogado' })).toEqual([b.id])
    expect(await ids({ trilha: 8 })).toEqual([])
    expect(await ids({ pagina: 2, linhas: 1 })).toEqual([a.id])
    const file = (await callAs(chefe, certificadoApi.exportList, { body: { trilha: 7 } })).data
    const csv = Buffer.from(file.conteudo, 'base64').toString()
    expect(csv.split('\r\n')).toHaveLength(4)
    expect(csv).toContain('Ágatha;Ímãs;40;')
    expect(csv).not.toMatch(/;=1\+1/)
    expect((await callAs(um, certificadoApi.list, { query: { pagina: 1, linhas: 30 } })).status).toBe(403)
  })
})

describe('sheets', () => {
  it('are pictures of A4 landscape, on which certificates are printed', async () => {
    const { layout } = (
      await send(gestora, await picture(1754, 1240, 'jpeg'), 'brasão da rede.jpg', {
        tinta: 'marca',
        posicao: 'direita',
      })
    ).data
    expect(layout).toMatchObject({
      nome: 'brasão da rede',
      tinta: 'marca',
      posicao: 'direita',
      permissaoEditar: true,
    })
    const { id } = await putCertificado(tenant, aluna, { layout: layout.id })
    const pdf = Buffer.from((await print(aluna, id)).data.conteudo, 'base64')
    expect(textOf(pdf.toString('base64')).tagged).toBe(true)
    expect(flat(textOf(pdf.toString('base64')).pages[0])).toContain('Ana Clara Nogueira')
    expect(pdf.toString('latin1')).toContain('/Subtype /Image')
  })

  it.each([
    ['one that is no picture', async () => Buffer.from('nada disso'), 415, /imagem|arquivo|folha\.png/i],
    ['a broken one', async () => (await picture(1754, 1240)).subarray(0, 200), 415, /folha\.png/],
    ['one that stands', () => picture(1240, 1754), 422, /deitada/],
    ['a small one', () => picture(700, 495), 422, /700 pixels/],
  ])('are refused with a sentence: %s', async (_, make, status, sentence) => {
    const before = await tenant.sql('select 1 from certificado_layout where tenant_id = $1', [tenant.id])
    const answer = await send(gestora, await make())
    expect([answer.status, answer.body.mensagem]).toEqual([status, expect.stringMatching(sentence)])
    expect(
      await tenant.sql('select 1 from certificado_layout where tenant_id = $1', [tenant.id]),
    ).toHaveLength(before.length)
  })

  it('are missed with a sentence when none was chosen', async () => {
    const answer = await callAs(gestora, certificadoApi.createLayout, { body: {} })
    expect([answer.status, Object.keys(answer.body.campos ?? {})]).toEqual([422, ['imagem']])
  })

  it('are listed to the people of their network, and to all authors where an administrator sent them', async () => {
    const place = await testTenant()
    const admin = await place.person('Administradora', { papel: 'administrador_tenant' })
    const coordenadora = await place.person('Coordenadora', { papel: 'coordenador', rede: place.escola })
    const longe = await place.person('Longe', { papel: 'professor', turma: place.outraTurma })
    const perto = await place.person('Perto', { papel: 'professor', turma: place.turma })
    const daEscola = await putLayout(place, coordenadora, { rede: place.escola })
    const deTodos = await putLayout(place, admin, { geral: true })
    const meu = await putLayout(place, perto)
    const ids = async (who: Person) =>
      (await callAs(who, certificadoApi.layouts, {})).data.layouts.map(({ id }) => id)
    expect(await ids(admin)).toEqual([meu, deTodos, daEscola])
    expect(await ids(coordenadora)).toEqual([deTodos, daEscola])
    expect(await ids(perto)).toEqual([meu, deTodos, daEscola])
    expect(await ids(longe)).toEqual([deTodos])
    const archive = (who: Person, id: number) => callAs(who, certificadoApi.archiveLayout, { params: { id } })
    expect((await archive(longe, daEscola)).status).toBe(404)
    expect((await archive(perto, daEscola)).status).toBe(403)
    expect((await archive(perto, meu)).status).toBe(200)
    expect(await ids(perto)).toEqual([deTodos, daEscola])
    expect((await callAs(perto, certificadoApi.restoreLayout, { params: { id: meu } })).status).toBe(200)
    expect(await ids(perto)).toEqual([meu, deTodos, daEscola])
    const outside = await callAs(longe, certificadoApi.sample, { body: { layout: daEscola } })
    expect(outside.status).toBe(404)
    const sample = await callAs(longe, certificadoApi.sample, { body: { trilha: 'Ímãs' } })
    expect(flat(textOf(sample.data.conteudo).pages[0])).toContain('Ímãs')
  })
})
