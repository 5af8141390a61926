/** Screens of a draft through the door: saved by themselves, in order, nobody's words lost, nothing that runs kept. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putMidia } from '../../midia/server/factory.ts'
import { aulaApi } from '../contract.ts'
import { telaApi } from '../contract-tela.ts'
import { buildTela, TIPOS_DE_TESTE } from '../factory.ts'
import type { TelaDe } from '../shapes-telas.ts'
import { publishAula, putAula } from './factory.ts'

let tenant: TestTenant
let professora: Person
let coautor: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  coautor = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
})

type Livre = Record<string, unknown>
const livre = ({ conteudo }: TelaDe): Livre => conteudo as unknown as Livre

async function shared(telas = [buildTela('texto'), buildTela('numerica'), buildTela('ordenar')]) {
  const made = await putAula(tenant, professora, { telas })
  await tenant.sql('insert into aula_autor (tenant_id, aula_id, usuario_id) values ($1, $2, $3)', [
    tenant.id,
    made.id,
    coautor.id,
  ])
  return made
}
const open = async (id: number) => (await callAs(professora, aulaApi.find, { params: { id } })).data.aula
const ordemOf = async (id: number) => (await open(id)).telas.map((tela) => tela.id)
const save = (
  id: number,
  tela: number,
  body: { titulo?: string; conteudo: Livre; revisao: number },
  who = professora,
) => callAs(who, telaApi.saveTela, { params: { id, tela }, body: { titulo: '', ...body } })

describe('a screen', () => {
  it('of every type is kept as it was written', async () => {
    const { id } = await putAula(tenant, professora, { telas: [] })
    for (const tipo of TIPOS_DE_TESTE) {
      const tela = buildTela(tipo)
      const { data } = await callAs(professora, telaApi.addTela, {
        params: { id },
        body: { tipo, conteudo: livre(tela) },
      })
      expect(data.tela.conteudo, tipo).toEqual(tela.conteudo)
    }
    expect((await open(id)).telas.map(({ ordem, tipo }) => [ordem, tipo])).toEqual(
      TIPOS_DE_TESTE.map((tipo, at) => [at + 1, tipo]),
    )
    expect((await callAs(professora, aulaApi.publish, { params: { id } })).status).toBe(200)
  })

  it('shows the files of those who write it, and of nobody else', async () => {
    const { id } = await shared([])
    const alheio = await tenant.person('Vera', { papel: 'professor', turma: tenant.turma })
    const [propria, deCoautor, deOutra] = [
      await putMidia(tenant, professora),
      await putMidia(tenant, coautor),
      await putMidia(tenant, alheio),
    ]
    const imagem = (midia: number) => ({ imagem: { midia, alt: 'Um mapa' }, legenda: '' })
    const add = (midia: number, who = professora) =>
      callAs(who, telaApi.addTela, { params: { id }, body: { tipo: 'imagem', conteudo: imagem(midia) } })
    expect((await add(deOutra)).body.codigo).toBe('arquivo_ausente')
    // The same by the other door, between the paragraphs of a text.
    const html = (midia: number) =>
      `<figure data-midia="${midia}" data-tipo="imagem" data-alt="Um mapa"></figure>`
    const write = (midia: number) =>
      callAs(professora, telaApi.addTela, {
        params: { id },
        body: { tipo: 'texto', conteudo: { html: html(midia) } },
      })
    expect((await write(deOutra)).body.codigo).toBe('arquivo_ausente')
    expect((await write(propria)).data.tela.conteudo).toEqual({ html: html(propria) })
    const added = await add(propria)
    expect(added.status).toBe(200)
    // What one of the authors brought into the draft, the other may show too.
    expect((await add(deCoautor)).status).toBe(422)
    expect((await add(deCoautor, coautor)).status).toBe(200)
    expect((await add(deCoautor)).status).toBe(200)
    const { id: tela, revisao } = added.data.tela
    const saved = (midia: number) => save(id, tela, { conteudo: imagem(midia), revisao })
    expect((await saved(deOutra)).body.codigo).toBe('arquivo_ausente')
    expect((await saved(deCoautor)).status).toBe(200)
    const cover = (capa_id: number) =>
      callAs(professora, aulaApi.create, { body: { titulo: 'Com capa', capa_id } })
    expect((await cover(deOutra)).body.campos).toHaveProperty('capa_id')
    expect((await cover(propria)).status).toBe(200)
  })

  it('is refused in another shape than that of its type', async () => {
    const { id, telas } = await shared()
    const given = { ...livre(buildTela('texto')), correta: true }
    const refused = await save(id, telas[0] as number, { conteudo: given, revisao: 1 })
    expect([refused.status, refused.body.codigo]).toEqual([400, 'dados_invalidos'])
    const other = await save(id, telas[1] as number, { conteudo: livre(buildTela('texto')), revisao: 1 })
    expect(other.status).toBe(400)
    expect((await open(id)).telas[0]?.revisao).toBe(1)
  })

  it('keeps no HTML that runs, and cleaning twice changes nothing', async () => {
    const { id, telas } = await shared()
    const dirty = {
      html: '<p onclick="x()">Olá <script>alert(1)</script><img src=x onerror=alert(1)></p><table><tbody><tr><th scope="row" style="x">a</th></tr></tbody></table>',
    }
    const { tela } = (await save(id, telas[0] as number, { conteudo: dirty, revisao: 1 })).data
    expect(tela.conteudo).toEqual({
      html: '<p>Olá </p><table><tbody><tr><th scope="row">a</th></tr></tbody></table>',
    })
    const again = await save(id, telas[0] as number, { conteudo: tela.conteudo, revisao: tela.revisao })
    expect(again.data.tela).toEqual(tela)
    const link = await callAs(professora, telaApi.addTela, {
      params: { id },
      body: { tipo: 'link', conteudo: { url: ' jav\tascript:alert(1)', titulo: 'x', descricao: '' } },
    })
    expect(link.data.tela.conteudo).toMatchObject({ url: '' })
  })

  it('takes halves of signs and refuses NUL', async () => {
    const { id, telas } = await shared()
    const half = await save(id, telas[0] as number, { conteudo: { html: '<p>a\ud800b</p>' }, revisao: 1 })
    expect(half.data.tela.conteudo).toEqual({ html: '<p>a\ufffdb</p>' })
    const nul = await save(id, telas[0] as number, { conteudo: { html: 'a\u0000b' }, revisao: 2 })
    expect([nul.status, (await open(id)).telas[0]?.revisao]).toEqual([400, 2])
  })

  it('saved by two at once: one is told who and when, and reads what was stored', async () => {
    const { id, telas } = await shared()
    const tela = telas[0] as number
    const words = (html: string) => ({ conteudo: { html }, revisao: 1 })
    const answers = await Promise.all([
      save(id, tela, words('<p>da Cecília</p>')),
      save(id, tela, words('<p>do Otávio</p>'), coautor),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    const won = answers.find(({ status }) => status === 200)
    expect(lost?.body.codigo).toBe('tela_conflito')
    expect(lost?.body.mensagem).toMatch(/^(Cecília|Otávio) salvou esta tela em \d\d\/\d\d\/\d{4}/)
    const stored = (await callAs(coautor, telaApi.findTela, { params: { id, tela } })).data.tela
    expect(stored).toEqual(won?.data.tela)
    expect(stored.revisao).toBe(2)
  })

  it('sent again, after an answer that was lost, is no conflict', async () => {
    const { id, telas } = await shared()
    const body = { conteudo: { html: '<p>uma vez</p>' }, revisao: 1 }
    const [first, again] = [
      await save(id, telas[0] as number, body),
      await save(id, telas[0] as number, body),
    ]
    expect(again.data.tela).toEqual(first.data.tela)
  })

  it('two screens of one lesson are saved at once without a conflict', async () => {
    const { id, telas } = await shared([buildTela('texto'), buildTela('texto')])
    const answers = await Promise.all(
      telas.map((tela, at) =>
        save(id, tela, { conteudo: { html: `<p>${at}</p>` }, revisao: 1 }, [professora, coautor][at]),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('is never one of another lesson', async () => {
    const [one, other] = [await shared(), await shared()]
    const tela = other.telas[0] as number
    const body = { conteudo: { html: '<p>x</p>' }, revisao: 1 }
    expect((await save(one.id, tela, body)).status).toBe(404)
    expect((await callAs(professora, telaApi.findTela, { params: { id: one.id, tela } })).status).toBe(404)
    expect((await callAs(professora, telaApi.removeTela, { params: { id: one.id, tela } })).status).toBe(404)
    expect(await ordemOf(other.id)).toEqual(other.telas)
  })
})

describe('the order', () => {
  it('a screen comes after the one named, first, or last; copies come after their model', async () => {
    const { id, telas } = await shared()
    const [a, b, c] = telas as [number, number, number]
    const add = async (depois_de?: number | null) =>
      (
        await callAs(professora, telaApi.addTela, {
          params: { id },
          body: { tipo: 'texto', conteudo: { html: '' }, ...(depois_de !== undefined && { depois_de }) },
        })
      ).data
    const last = await add()
    const first = await add(null)
    const between = await add(a)
    expect(between.ordem).toEqual([first.tela.id, a, between.tela.id, b, c, last.tela.id])
    expect(between.tela.ordem).toBe(3)
    const copy = (await callAs(professora, telaApi.duplicateTela, { params: { id, tela: b } })).data
    expect(copy.tela).toMatchObject({ tipo: 'numerica', ordem: 5 })
    expect(await ordemOf(id)).toEqual(copy.ordem)
  })

  it('taken out and put back, a screen stands where it was', async () => {
    const { id, telas } = await shared()
    const [a, b, c] = telas as [number, number, number]
    for (const tela of [a, b, c]) {
      const out = await callAs(professora, telaApi.removeTela, { params: { id, tela } })
      expect(out.data.ordem).toEqual(telas.filter((one) => one !== tela))
      expect((await open(id)).telas_removidas.map((one) => one.id)).toEqual([tela])
      const back = await callAs(professora, telaApi.restoreTela, { params: { id, tela } })
      expect(back.data.ordem).toEqual(telas)
    }
    expect((await callAs(professora, telaApi.restoreTela, { params: { id, tela: a } })).status).toBe(409)
    await callAs(professora, telaApi.removeTela, { params: { id, tela: a } })
    await publishAula(tenant, professora, id)
    expect((await open(id)).telas_removidas).toEqual([])
  })

  it('is changed only into a permutation of what stands, and by one at a time', async () => {
    const { id, telas } = await shared()
    const [a, b, c] = telas as [number, number, number]
    const reorder = (ordem: number[], revisao: number) =>
      callAs(professora, telaApi.reorderTelas, { params: { id }, body: { ordem, revisao } })
    expect((await reorder([c, a, b], 1)).data).toMatchObject({ ordem: [c, a, b], revisao: 2 })
    for (const wrong of [
      [a, b],
      [a, b, c, 999_999],
      [a, b, 999_999],
    ])
      expect((await reorder(wrong, 2)).body.codigo).toBe('ordem_conflito')
    expect((await reorder([a, b, c], 1)).status).toBe(409)
    expect((await reorder([c, a, b], 1)).status).toBe(200)
    expect(await ordemOf(id)).toEqual([c, a, b])
  })

  it('sixty screens are the most, however they come', async () => {
    const { id, telas } = await shared(Array.from({ length: 60 }, () => buildTela('texto')))
    const [first] = telas as [number]
    const add = () =>
      callAs(professora, telaApi.addTela, { params: { id }, body: { tipo: 'texto', conteudo: { html: '' } } })
    const refused = await add()
    expect([refused.status, refused.body.codigo]).toEqual([422, 'telas_demais'])
    expect((await callAs(professora, telaApi.duplicateTela, { params: { id, tela: first } })).status).toBe(
      422,
    )
    await callAs(professora, telaApi.removeTela, { params: { id, tela: first } })
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await callAs(professora, telaApi.restoreTela, { params: { id, tela: first } })).status).toBe(422)
    expect((await open(id)).telas.map(({ ordem }) => ordem)).toEqual(
      Array.from({ length: 60 }, (_, at) => at + 1),
    )
  })
})
