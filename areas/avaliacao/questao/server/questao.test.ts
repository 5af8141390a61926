/** The bank through the door: lists are what `view` grants, an edit is checked, goes back to review, and is told apart. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { questaoApi } from '../contract.ts'
import { putQuestao } from './factory.ts'

let tenant: TestTenant
let professora: Person
let colega: Person
let coordenadora: Person
let deFora: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
  coordenadora = await tenant.person('Inês', { papel: 'coordenador', rede: tenant.escola })
  deFora = await tenant.person('Bento', { papel: 'professor', turma: tenant.outraTurma })
})

const page = { pagina: 1, linhas: 100 }
const idsFor = async (who: Person, query: object = {}): Promise<number[]> =>
  (await callAs(who, questaoApi.list, { query: { ...page, ...query } })).data.questoes.map(({ id }) => id)
const open = (who: Person, id: number) => callAs(who, questaoApi.find, { params: { id } })

describe('the bank', () => {
  it('lists exactly what may be opened, for everybody', async () => {
    const put = (given: Parameters<typeof putQuestao>[2]) => putQuestao(tenant, professora, given)
    const all = [
      await put({}),
      await put({ rede: tenant.escola }),
      await put({ rede: tenant.rede }),
      await put({ rede: tenant.outraEscola }),
      await put({ rede: tenant.escola, estado: 'em_revisao' }),
      await put({ rede: tenant.escola, estado: 'rascunho' }),
      await putQuestao(tenant, deFora, { rede: tenant.outraEscola, estado: 'em_revisao' }),
    ]
    const gestora = await tenant.person('Lia', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
    const admin = await tenant.person('Ana', { papel: 'administrador_tenant' })
    const autora = await tenant.person('Rui', { papel: 'autor' })
    const seen = new Map<Person, number>()
    for (const who of [professora, colega, coordenadora, deFora, gestora, admin, autora]) {
      const listed = await idsFor(who)
      const opened: number[] = []
      for (const id of all) if ((await open(who, id)).status === 200) opened.push(id)
      expect(listed.filter((id) => all.includes(id)).sort()).toEqual(opened.sort())
      seen.set(who, opened.length)
    }
    expect([...seen.values()]).toEqual([6, 2, 4, 3, 6, 7, 0])
  })

  it('is searched without accents, filtered, and told to nobody who only learns', async () => {
    const id = await putQuestao(tenant, professora, {
      tipo: 'dissertativa',
      enunciado: '<p>Explique a <strong>condensação</strong> &amp; a chuva.</p>',
    })
    expect(await idsFor(professora, { busca: 'CONDENSACAO chuva' })).toEqual([id])
    expect(await idsFor(professora, { busca: 'condensação', tipo: 'objetiva' })).toEqual([])
    const { data } = await callAs(professora, questaoApi.list, { query: { ...page, tipo: 'dissertativa' } })
    expect(data.questoes.find((one) => one.id === id)).toMatchObject({
      texto: 'Explique a condensação & a chuva.',
      status_usuario: 'propria',
    })
    expect(data.dificuldades.map(({ nome }) => nome)).toContain('Médio')
    const aluna = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
    expect((await callAs(aluna, questaoApi.list, { query: page })).status).toBe(403)
  })
})

describe('a question', () => {
  const edit = (
    who: Person,
    id: number,
    body: Parameters<typeof callAs<typeof questaoApi.edit>>[2]['body'],
  ) => callAs(who, questaoApi.edit, { params: { id }, body })
  const certa = buildTela('multipla_escolha', { enunciado: '<p>Qual?</p><script>alert(1)</script>' }).conteudo

  it('is changed clean, with its discipline, skill and tags; a second editor is told', async () => {
    const id = await putQuestao(tenant, professora)
    const [disciplina] = await tenant.sql<{ id: number }>(
      `select id from disciplina where tenant_id = $1 and sigla = 'CI'`,
      [tenant.id],
    )
    const { questao } = (
      await edit(professora, id, {
        revisao: 1,
        conteudo: { ...certa },
        explicacao: ' Vira vapor. ',
        disciplina: Number(disciplina?.id),
        dificuldade: 4,
        tags: ['Água', 'agua'],
      })
    ).data
    expect(questao).toMatchObject({
      texto: 'Qual?',
      explicacao: 'Vira vapor.',
      disciplina: { nome: 'Ciências' },
      dificuldade: 4,
      revisao: 2,
    })
    expect(questao.tags).toHaveLength(1)
    expect(JSON.stringify(questao.conteudo)).not.toContain('script')
    const late = await edit(professora, id, { revisao: 1, dificuldade: 1 })
    expect([late.status, late.body.codigo]).toEqual([409, 'questao_conflito'])
    const unknown = await edit(professora, id, { revisao: 2, disciplina: 999_999_999 })
    expect([unknown.status, Object.keys(unknown.body.campos ?? {})]).toEqual([400, ['disciplina']])
  })

  it('is not kept without a key, nor with six alternatives', async () => {
    const id = await putQuestao(tenant, professora)
    const { alternativas } = certa as { alternativas: { id: string; texto: string; correta: boolean }[] }
    const none = alternativas.map((one) => ({ ...one, correta: false }))
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((one) => ({
      ...{ id: one, texto: one, correta: one === 'a', feedback: '' },
    }))
    for (const given of [none, six]) {
      const answer = await edit(professora, id, { revisao: 1, conteudo: { ...certa, alternativas: given } })
      expect([answer.status, answer.body.codigo]).toEqual([422, 'questao_incompleta'])
    }
    expect((await open(professora, id)).data.questao.revisao).toBe(1)
  })

  it('goes back to review when its author changes what was approved; who leads approves it again', async () => {
    const id = await putQuestao(tenant, professora, { rede: tenant.escola })
    expect((await edit(colega, id, { revisao: 1, dificuldade: 1 })).status).toBe(403)
    const { questao } = (await edit(professora, id, { revisao: 1, explicacao: 'Outra' })).data
    expect([questao.estado, questao.permissoes.estados]).toEqual(['em_revisao', ['rascunho', 'arquivada']])
    const alone = await edit(professora, id, { revisao: 2, estado: 'aprovada' })
    expect([alone.status, alone.body.codigo]).toEqual([409, 'estado_invalido'])
    expect((await edit(coordenadora, id, { revisao: 2, estado: 'aprovada' })).data.questao.estado).toBe(
      'aprovada',
    )
    expect((await edit(professora, id, { revisao: 3, estado: 'arquivada' })).data.questao.estado).toBe(
      'arquivada',
    )
    const { data } = await callAs(professora, questaoApi.listArquivadas, { query: page })
    expect(data.questoes.map((one) => one.id)).toEqual([id])
    expect(await idsFor(professora)).not.toContain(id)
    const shut = await edit(professora, id, { revisao: 4, explicacao: 'x' })
    expect([shut.status, shut.body.codigo]).toEqual([409, 'questao_arquivada'])
  })
})
