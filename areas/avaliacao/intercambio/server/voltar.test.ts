/** A bank's own questions that come back in a file are known again: as they are, or as what changed since. */
import { beforeAll, describe, expect, it } from 'vitest'
import { scene } from '../../../../core/server/files/samples.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { changeQuestao, putQuestao } from '../../questao/server/factory.ts'
import { intercambioApi } from '../contract.ts'
import { FORMATOS_DE_PROGRAMAS, type FormatoEscrito } from '../shapes-levar.ts'
import { bancoOf, itensOf, moodle, quiz, record, send, undo } from './testing.ts'
import { levadas, nucleosDe, questoesDeTodos } from './testing-levar.ts'

let tenant: TestTenant
let ana: Person

async function given() {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
}
beforeAll(given)

const NENHUMA = { nova: 0, mudada: 0, existe: 0, igual: 0, fora: 0 }
const texto = ({ conteudo }: { conteudo: Buffer }) => conteudo.toString()
const pergunta = (enunciado: string, alternativas = ['Sim', 'Não', 'Talvez']) =>
  quiz(moodle('Uma', enunciado, alternativas))

/** A question of one's own in the bank, and the file that it goes out in. */
async function umaFora(who: Person = ana, formato: FormatoEscrito = 'moodle_xml') {
  const id = await putQuestao(tenant, who, { enunciado: '<p>Por que a maré sobe?</p>' })
  return { id, ...(await levadas(tenant, who, [id], formato)) }
}

describe('what was written here and comes back', () => {
  it.each(FORMATOS_DE_PROGRAMAS)('%s: is there already, whole', async (formato) => {
    await given()
    const ids = await questoesDeTodos(tenant, ana)
    const { nome, conteudo, foram } = await levadas(tenant, ana, ids, formato)
    const before = await bancoOf(tenant)
    const sent = await send(ana, conteudo, nome)
    expect(sent.contagem).toEqual({ ...NENHUMA, igual: foram })
    const itens = await itensOf(ana, sent.id)
    expect(itens.map(({ questao }) => questao)).toEqual(
      ids.filter((id) => itens.some((one) => one.questao === id)),
    )
    const told = await callAs(ana, intercambioApi.confirmImportacao, {
      params: { id: sent.id },
      body: { questoes: 0 },
    })
    expect(told.body.codigo).toBe('nada_a_gravar')
    expect(await bancoOf(tenant)).toEqual(before)
  })

  it('with a picture: the same bytes here, and the same question with it elsewhere', async () => {
    await given()
    const png = await scene(60, 40, 'png')
    const data = `data:image/png;base64,${png.toString('base64')}`
    const figura = `Olhe: <img src="${data}" alt="Um &quot;mapa&quot; & um rio"> e diga.`
    await record(
      tenant,
      ana,
      await send(ana, quiz(moodle('Figura', figura, [`<img src="${data}" alt="A">`, 'Não']))),
    )
    const [questao] = await bancoOf(tenant)
    // What was brought in is changed here: nothing but its name tells that it is the same.
    await changeQuestao(tenant, { id: Number(questao?.id) }, { titulo: 'Outro título' })
    for (const formato of ['moodle_xml', 'qti_22', 'qti_30'] as const) {
      const { nome, conteudo } = await levadas(tenant, ana, [Number(questao?.id)], formato)
      expect((await send(ana, conteudo, nome)).contagem).toEqual({ ...NENHUMA, igual: 1 })
      const fresh = await testTenant()
      const bia = await fresh.person('Bia', { papel: 'professor', turma: fresh.turma })
      const there = await send(bia, conteudo, nome)
      expect(there.contagem).toEqual({ ...NENHUMA, nova: 1 })
      await record(fresh, bia, there)
      expect(await nucleosComFiguras(fresh)).toContain((await sha256De(tenant))[0])
      expect(await nucleosComFiguras(fresh)).toEqual(await nucleosComFiguras(tenant))
    }
  })

  it('two that ask the same are two, as they are in the bank', async () => {
    await given()
    const ids = [
      await putQuestao(tenant, ana, { enunciado: '<p>Igual?</p>' }),
      await putQuestao(tenant, ana, { enunciado: '<p>Igual?</p>' }),
    ]
    const { nome, conteudo } = await levadas(tenant, ana, ids)
    expect((await send(ana, conteudo, nome)).contagem).toEqual({ ...NENHUMA, igual: 2 })
    // Without their names they are one.
    const bare = texto({ conteudo }).replaceAll(/<idnumber>[^<]*<\/idnumber>/g, '')
    expect((await send(ana, bare, nome)).contagem).toMatchObject({ igual: 0, fora: 1 })
  })
})

const sha256De = async (of: TestTenant) =>
  (await of.sql<{ sha256: string }>('select sha256 from midia where tenant_id = $1', [of.id])).map(
    ({ sha256 }) => sha256,
  )

/** With each picture by what it is: here and there they have other numbers. */
async function nucleosComFiguras(of: TestTenant) {
  const rows = await of.sql<{ id: number; sha256: string }>(
    'select id, sha256 from midia where tenant_id = $1',
    [of.id],
  )
  const told = JSON.stringify(await nucleosDe(of))
  return rows.reduce(
    (text, { id, sha256 }) =>
      text.replaceAll(`data-midia=\\"${id}\\"`, sha256).replaceAll(`"midia":${id}`, `"midia":"${sha256}"`),
    told,
  )
}

describe('what changed since it went out', () => {
  it('exists, stays as it is unless it is told otherwise, and goes back', async () => {
    await given()
    const { id, nome, conteudo } = await umaFora()
    await changeQuestao(tenant, { id }, { explicacao: 'Por causa da lua.', revisao: 2 })
    const sent = await send(ana, conteudo, nome)
    expect(sent.contagem).toEqual({ ...NENHUMA, existe: 1 })
    await callAs(ana, intercambioApi.setImportacao, {
      params: { id: sent.id },
      body: { existentes: 'versao' },
    })
    await record(tenant, ana, sent)
    const explicacao = async () =>
      (await tenant.sql('select explicacao, versao from questao where id = $1', [id]))[0]
    expect(await explicacao()).toEqual({ explicacao: '', versao: 2 })
    expect(await undo(tenant, ana, sent.id)).toBe('desfeito')
    expect(await explicacao()).toEqual({ explicacao: 'Por causa da lua.', versao: 1 })
    const files = 'select from questao_importada where tenant_id = $1'
    expect(await tenant.sql(files, [tenant.id])).toEqual([])
  })

  it('in the file: exists too; put away: comes in anew', async () => {
    await given()
    const { id, nome, conteudo } = await umaFora()
    const other = texto({ conteudo }).replace('Por que a maré sobe?', 'Por que a maré desce?')
    expect((await send(ana, other, nome)).contagem).toEqual({ ...NENHUMA, existe: 1 })
    await changeQuestao(tenant, { id }, { estado: 'arquivada' })
    expect((await send(ana, conteudo, nome)).contagem).toEqual({ ...NENHUMA, nova: 1 })
  })

  it('between the rehearsal and its recording: nothing is taken for the same that no longer is', async () => {
    await given()
    const { id, nome, conteudo } = await umaFora()
    const nova = texto({ conteudo }).replace('</quiz>', `${pergunta('E esta?').split('<quiz>')[1]}`)
    const sent = await send(ana, nova, nome)
    expect(sent.contagem).toEqual({ ...NENHUMA, nova: 1, igual: 1 })
    await changeQuestao(tenant, { id }, { explicacao: 'Mudou.', revisao: 2 })
    expect((await record(tenant, ana, sent)).contagem).toEqual({ ...NENHUMA, nova: 1, existe: 1 })
  })
})

describe('whose it is', () => {
  it('a colleague’s question that one sees is there; what is told otherwise of it is one’s own', async () => {
    await given()
    const bia = await tenant.person('Bia', { papel: 'professor', turma: tenant.turma })
    const { id, nome, conteudo } = await umaFora()
    expect((await send(bia, conteudo, nome)).contagem).toEqual({ ...NENHUMA, nova: 1 })
    await changeQuestao(tenant, { id }, { rede_id: tenant.escola, estado: 'aprovada' })
    expect((await send(bia, conteudo, nome)).contagem).toEqual({ ...NENHUMA, igual: 1 })
    const other = texto({ conteudo }).replace('Por que a maré sobe?', 'Por que a maré desce?')
    const sent = await send(bia, other, nome)
    expect(sent.contagem).toEqual({ ...NENHUMA, nova: 1 })
    const before = await bancoOf(tenant)
    await record(tenant, bia, sent)
    const after = await bancoOf(tenant)
    expect(after.filter((one) => one.id === id)).toEqual(before)
    expect(after).toHaveLength(2)
  })

  it('a name twice in a file, or of another bank, is no name', async () => {
    await given()
    const { id, nome, conteudo } = await umaFora()
    const [, item = ''] = texto({ conteudo }).split('<quiz>')
    const twice = texto({ conteudo }).replace('</quiz>', item.replace('Por que a maré sobe?', 'E a lua?'))
    expect((await send(ana, twice, nome)).contagem).toEqual({ ...NENHUMA, nova: 2 })
    const outra = await testTenant()
    const caio = await outra.person('Caio', { papel: 'professor', turma: outra.turma })
    expect((await send(caio, conteudo, nome)).contagem).toEqual({ ...NENHUMA, nova: 1 })
    const forged = texto({ conteudo }).replace(/turmalina-[\da-f]+-/, 'turmalina-0123456789-')
    expect(forged).toContain(`turmalina-0123456789-${id}<`)
    expect((await send(ana, forged, nome)).contagem).toEqual({ ...NENHUMA, nova: 1 })
  })
})
