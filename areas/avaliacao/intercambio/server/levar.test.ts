/** Questions out of the bank and back over a real database: every type in every format, and only what a person sees. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { changeQuestao } from '../../questao/server/factory.ts'
import { levarApi } from '../contract-levar.ts'
import { FORMATOS_DE_PROGRAMAS, type FormatoEscrito } from '../shapes-levar.ts'
import { bancoOf, itensOf, record, send } from './testing.ts'
import { COM_CREDITO, nucleosDe, questoesDeTodos, titulosDe } from './testing-levar.ts'

let tenant: TestTenant
let ana: Person
let outra: TestTenant
let bia: Person
let ids: number[]

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
  outra = await testTenant()
  bia = await outra.person('Bia', { papel: 'professor', turma: outra.turma })
  ids = await questoesDeTodos(tenant, ana, COM_CREDITO)
})

const levar = (who: Person, body: object) =>
  callAs(who, levarApi.createExportacao, { body: { formato: 'moodle_xml', gabarito: true, ...body } })
const ensaiar = (who: Person, body: object) =>
  callAs(who, levarApi.rehearseExportacao, { body: { formato: 'moodle_xml', gabarito: true, ...body } })

async function arquivoDe(who: Person, formato: FormatoEscrito) {
  const { data } = await levar(who, { questoes: ids, formato })
  if (!data.arquivo) throw new Error('no file')
  return { nome: data.arquivo.arquivo, conteudo: Buffer.from(data.arquivo.conteudo, 'base64') }
}

describe('every type goes out and comes back', () => {
  it.each(FORMATOS_DE_PROGRAMAS)('%s: equal, field by field, but for what was said', async (formato) => {
    const { data: said } = await ensaiar(ana, { questoes: ids, formato })
    const { nome, conteudo } = await arquivoDe(ana, formato)
    const fresh = await testTenant()
    const carlos = await fresh.person('Carlos', { papel: 'professor', turma: fresh.turma })
    const sent = await send(carlos, conteudo, nome)
    expect(await itensOf(carlos, sent.id, 'fora')).toEqual([])
    expect(sent.total).toBe(said.total - said.ficam)
    await record(fresh, carlos, sent)
    const [here, there] = [await nucleosDe(tenant), await nucleosDe(fresh)]
    const stayed = new Set(said.fora.map(({ nome: titulo }) => titulo))
    const went = here.filter(({ titulo }) => !stayed.has(titulo))
    expect(said.perdas).toEqual([])
    expect(there).toEqual(went)
    expect(stayed.size).toBe(formato === 'gift' ? 3 : 0)
  })

  it('adds nothing when the same file comes again', async () => {
    const { nome, conteudo } = await arquivoDe(ana, 'moodle_xml')
    const first = await send(bia, conteudo, nome)
    expect(first.contagem).toMatchObject({ igual: 0, fora: 0 })
    await record(outra, bia, first)
    const before = await bancoOf(outra)
    const again = await send(bia, conteudo, nome)
    expect(again.contagem).toEqual({ nova: 0, mudada: 0, existe: 0, igual: first.total, fora: 0 })
    expect(await bancoOf(outra)).toEqual(before)
  })
})

describe('what goes out', () => {
  it('is what the list finds, where no numbers are told', async () => {
    const { data } = await ensaiar(ana, { filtro: { tipo: 'objetiva,numerica' } })
    expect([data.total, data.inteiras, data.ficam]).toEqual([3, 3, 0])
    const { data: sent } = await levar(ana, { filtro: { tipo: 'numerica' } })
    const texto = Buffer.from(sent.arquivo?.conteudo ?? '', 'base64').toString()
    expect(titulosDe(texto).sort()).toEqual(['Com unidades', 'Questão numerica'])
  })

  it('is only what the person sees', async () => {
    const colega = await tenant.person('Colega', { papel: 'professor', turma: tenant.turma })
    const refused = await levar(colega, { questoes: ids })
    expect([refused.status, (await ensaiar(colega, { questoes: ids })).status]).toEqual([404, 404])
    const [only] = ids
    await changeQuestao(tenant, { id: only }, { rede_id: tenant.escola })
    const { data } = await ensaiar(colega, { questoes: ids })
    expect([data.total, data.ausentes]).toEqual([1, ids.length - 1])
    const { data: sent } = await levar(colega, { questoes: ids })
    const texto = Buffer.from(sent.arquivo?.conteudo ?? '', 'base64').toString()
    expect(titulosDe(texto)).toHaveLength(1)
    expect(texto).not.toContain('Ana')
    await changeQuestao(tenant, { id: only }, { rede_id: null })
  })

  it('is refused where nothing is found, where a filter is none, where a format is nothing without its key', async () => {
    const nothing = await ensaiar(ana, { filtro: { busca: 'zzzzqqqq' } })
    expect([nothing.status, nothing.body.codigo]).toEqual([422, 'nenhuma_questao'])
    expect((await ensaiar(ana, { filtro: { tipo: 'nenhum' } })).status).toBe(400)
    expect((await ensaiar(ana, { questoes: ids, gabarito: false })).status).toBe(400)
    expect((await ensaiar(ana, { questoes: ids, gabarito: false, formato: 'qti_30' })).status).toBe(200)
  })

  it('stands in the log, without a word of what is asked', async () => {
    await levar(ana, { questoes: ids.slice(0, 1) })
    const rows = await tenant.sql(
      `select mudanca -> 'depois' as depois from auditoria where tenant_id = $1 and entidade = 'questao' and acao = 'exportar'
       order by numero desc limit 1`,
      [tenant.id],
    )
    expect(rows).toEqual([{ depois: { formato: 'moodle_xml', gabarito: true, questoes: 1 } }])
  })
})
