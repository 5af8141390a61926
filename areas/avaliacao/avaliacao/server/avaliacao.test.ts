/** Assessments through the door: lists are what `view` grants; saved, closed with what they hold, opened again, copied. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { questaoApi } from '../../questao/contract.ts'
import { changeQuestao, changeTexto, putQuestao, putTexto } from '../../questao/server/factory.ts'
import { avaliacaoApi } from '../contract.ts'
import { putAvaliacao } from './factory.ts'

let tenant: TestTenant
let professora: Person
let colega: Person
let coordenadora: Person
let deFora: Person
let aluna: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
  coordenadora = await tenant.person('Inês', { papel: 'coordenador', rede: tenant.escola })
  deFora = await tenant.person('Bento', { papel: 'professor', turma: tenant.outraTurma })
  aluna = await tenant.person('Ada', { papel: 'aluno', turma: tenant.turma })
})

const page = { pagina: 1, linhas: 100 }
const idsFor = async (who: Person, query: object = {}): Promise<number[]> =>
  (await callAs(who, avaliacaoApi.list, { query: { ...page, ...query } })).data.avaliacoes.map(({ id }) => id)
const open = (who: Person, id: number) => callAs(who, avaliacaoApi.find, { params: { id } })
const keyOf = (who: Person, id: number) => callAs(who, avaliacaoApi.gabarito, { params: { id } })

type Body = Parameters<typeof callAs<typeof avaliacaoApi.edit>>[2]['body']
const edit = (who: Person, avaliacao_id: number, body: Body) =>
  callAs(who, avaliacaoApi.edit, { params: { avaliacao_id }, body })
type Novo = Parameters<typeof callAs<typeof avaliacaoApi.create>>[2]['body']
const save = (who: Person, body: Partial<Novo> = {}) =>
  callAs(who, avaliacaoApi.create, { body: { titulo: 'Prova bimestral', rede_id: null, ...body } })
const postas = (ids: readonly number[]) => ids.map((id) => ({ id, letra: null, peso: 1 }))
const bank = (n: number) =>
  Promise.all(Array.from({ length: n }, () => putQuestao(tenant, professora, { rede: tenant.escola })))

/** Another statement, whichever way it is written. */
const reword = async (id: number, enunciado: string) => {
  const { data } = await callAs(professora, questaoApi.find, { params: { id } })
  const { revisao, conteudo } = data.questao
  return callAs(professora, questaoApi.edit, {
    params: { id },
    body: { revisao, conteudo: { ...conteudo, enunciado }, estado: 'aprovada' },
  })
}

describe('assessments', () => {
  it('are listed exactly as they may be opened, for everybody', async () => {
    const put = (given: Parameters<typeof putAvaliacao>[2]) => putAvaliacao(tenant, professora, given)
    const all = [
      await put({}),
      await put({ rede: tenant.escola, estado: 'pronta' }),
      await put({ rede: tenant.rede, estado: 'pronta' }),
      await put({ rede: tenant.outraEscola, estado: 'pronta' }),
      await put({ rede: tenant.escola }),
      await putAvaliacao(tenant, deFora, { rede: tenant.outraEscola }),
    ]
    const gestora = await tenant.person('Lia', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
    const admin = await tenant.person('Ana', { papel: 'administrador_tenant' })
    const autora = await tenant.person('Rui', { papel: 'autor' })
    const seen: number[] = []
    for (const who of [professora, colega, coordenadora, deFora, gestora, admin, autora]) {
      const listed = await idsFor(who)
      const opened: number[] = []
      for (const id of all) if ((await open(who, id)).status === 200) opened.push(id)
      expect(listed.filter((id) => all.includes(id)).sort()).toEqual(opened.sort())
      seen.push(opened.length)
    }
    expect(seen).toEqual([5, 2, 3, 3, 5, 6, 0])
    expect((await callAs(aluna, avaliacaoApi.list, { query: page })).status).toBe(403)
  })

  it('are saved from a basket, searched without accents, changed; a second editor is told', async () => {
    const [a = 0, b = 0] = await bank(2)
    const { avaliacao } = (
      await save(professora, {
        titulo: '  Avaliação  de água ',
        questoes: [
          { id: b, letra: 2, peso: 2 },
          { id: a, letra: null, peso: 1 },
        ],
        matriz: [{ habilidade: null, facil: 1, media: 1, dificil: 0 }],
        turma: tenant.turma,
      })
    ).data
    expect(avaliacao).toMatchObject({
      titulo: 'Avaliação de água',
      estado: 'rascunho',
      cadernos: 1,
      valor: 10,
      turma: { id: tenant.turma },
      questoes: [
        { id: b, letra: 2, peso: 2, versao: null },
        { id: a, letra: null, peso: 1, versao: null },
      ],
    })
    expect(avaliacao.padroes.map(({ desde }) => desde)).toEqual([0, 40, 60, 80])
    const { id } = avaliacao
    expect(await idsFor(professora, { busca: 'AVALIACAO agua', origem: 'minhas' })).toEqual([id])
    const changed = await edit(professora, id, {
      revisao: 1,
      questoes: postas([a]),
      valor: 7.5,
      senha: ' sol ',
    })
    expect(changed.data.avaliacao).toMatchObject({
      revisao: 2,
      valor: 7.5,
      senha: 'sol',
      questoes: [{ id: a }],
    })
    const late = await edit(professora, id, { revisao: 1, valor: 3 })
    expect([late.status, late.body.codigo]).toEqual([409, 'avaliacao_conflito'])
  })

  it('refuse what they can not hold, each by its field, and keep what stood', async () => {
    const ids = await bank(33)
    const [a = 0] = ids
    const alheia = await putQuestao(tenant, deFora, { rede: tenant.outraEscola, estado: 'rascunho' })
    const id = await putAvaliacao(tenant, professora, { questoes: [a] })
    const wrong: [Omit<Body, 'revisao'>, string][] = [
      [{ modelo: 'doisBlocos', questoes: postas(ids) }, 'questoes'],
      [{ questoes: postas([a, a]) }, 'questoes'],
      [{ questoes: postas([alheia]) }, 'questoes'],
      [{ titulo: '   ' }, 'titulo'],
      [{ turma: tenant.outraTurma }, 'turma'],
      [{ disciplina: 999_999_999 }, 'disciplina'],
      [{ rede_id: tenant.outraEscola }, 'rede_id'],
      [{ padroes: [{ nome: 'Só um', desde: 10 }] }, 'padroes'],
      [
        {
          padroes: [
            { nome: 'A', desde: 0 },
            { nome: 'a ', desde: 50 },
          ],
        },
        'padroes',
      ],
    ]
    for (const [body, campo] of wrong) {
      const { status, body: said } = await edit(professora, id, { revisao: 1, ...body })
      expect([status, Object.keys(said.campos ?? {}), body]).toEqual([400, [campo], body])
    }
    const { avaliacao } = (await open(professora, id)).data
    expect(avaliacao).toMatchObject({ revisao: 1, titulo: 'Prova bimestral', questoes: [{ id: a }] })
  })
})

describe('a closed assessment', () => {
  it('keeps its questions as they stood, whichever way the bank changes them', async () => {
    const texto = await putTexto(tenant, professora)
    const [a = 0, b = 0] = await bank(2)
    await changeQuestao(tenant, { id: b }, { texto_base_id: texto })
    const { id } = (await save(professora, { questoes: postas([a, b]) })).data.avaliacao
    const closed = await edit(professora, id, { revisao: 1, estado: 'pronta' })
    expect(closed.data.avaliacao.questoes.map(({ versao, mudou }) => [versao, mudou])).toEqual([
      [1, false],
      [1, false],
    ])
    const [before] = await tenant.sql<{ texto: string }>(
      'select conteudo::text as texto from questao_versao where questao_id = $1',
      [a],
    )
    expect((await reword(a, '<p>Outro enunciado?</p>')).data.questao.versao).toBe(2)
    // By another door: the text that it asks about.
    await changeTexto(tenant, { id: texto }, { html: '<p>Outro texto.</p>' })
    const { questoes } = (await open(professora, id)).data.avaliacao
    expect(questoes.map(({ nome, versao, mudou }) => [nome, versao, mudou])).toEqual([
      ['Como a água vira vapor?', 1, true],
      ['Como a água vira vapor?', 1, true],
    ])
    const kept = await tenant.sql<{ texto: string; versao: number }>(
      'select conteudo::text as texto, versao from questao_versao where questao_id = $1',
      [a],
    )
    expect(kept).toEqual([{ texto: before?.texto, versao: 1 }])
    // By one more: an import that is undone gives back what stood before, its number too.
    const { versao: now } = (await callAs(professora, questaoApi.find, { params: { id: a } })).data.questao
    await changeQuestao(tenant, { id: a }, { estado: 'aprovada' })
    await edit(professora, id, { revisao: 2, estado: 'rascunho' })
    expect((await edit(professora, id, { revisao: 3, estado: 'pronta' })).status).toBe(200)
    await changeQuestao(tenant, { id: a }, { comando: '<p>Como antes.</p>', versao: now - 1 })
    expect((await callAs(professora, questaoApi.find, { params: { id: a } })).data.questao.versao).toBe(
      now + 1,
    )
    // What nobody keeps goes on as it was.
    const [free = 0] = await bank(1)
    expect((await reword(free, '<p>Outro?</p>')).data.questao.versao).toBe(1)
  })

  it('is changed no more until it is opened again, and tells its key only while it is closed', async () => {
    const questoes = await bank(6)
    const { avaliacao } = (
      await save(professora, {
        questoes: questoes.map((id, at) => ({ id, letra: at === 0 ? 2 : null, peso: 1 })),
        cadernos: 3,
        embaralha_questoes: true,
        embaralha_alternativas: true,
      })
    ).data
    const { id } = avaliacao
    expect([(await keyOf(professora, id)).status, (await keyOf(professora, id)).body.codigo]).toEqual([
      409,
      'avaliacao_aberta',
    ])
    await edit(professora, id, { revisao: 1, estado: 'pronta' })
    const late = await edit(professora, id, { revisao: 2, valor: 5 })
    expect([late.status, late.body.codigo]).toEqual([409, 'avaliacao_fechada'])
    const { cadernos } = (await keyOf(professora, id)).data
    expect(cadernos.map(({ caderno, chaves }) => [caderno, chaves.length])).toEqual([
      [1, 6],
      [2, 6],
      [3, 6],
    ])
    expect(cadernos[0]?.chaves[0]).toMatchObject({ numero: 1, resposta: 'C', tipo: 'objetiva' })
    for (const { chaves } of cadernos)
      expect(chaves.map(({ numero }) => numero).sort()).toEqual([1, 2, 3, 4, 5, 6])
    await edit(professora, id, { revisao: 2, estado: 'rascunho' })
    expect((await keyOf(professora, id)).status).toBe(409)
    expect((await edit(professora, id, { revisao: 3, valor: 5 })).status).toBe(200)
  })

  it('lacks nothing: what it lacks is told before it closes', async () => {
    const [a = 0, b = 0] = await bank(2)
    const aberta = await putQuestao(tenant, professora, { tipo: 'associacao', rede: tenant.escola })
    const cases: [Partial<Novo>, string][] = [
      [{ questoes: [] }, 'questoes'],
      [{ questoes: postas([aberta]) }, 'questoes'],
      [{ questoes: postas([a, b]), cadernos: 2 }, 'cadernos'],
    ]
    for (const [body, campo] of cases) {
      const { id } = (await save(professora, body)).data.avaliacao
      const refused = await edit(professora, id, { revisao: 1, estado: 'pronta' })
      expect([refused.status, refused.body.codigo, Object.keys(refused.body.campos ?? {})]).toEqual([
        422,
        'avaliacao_incompleta',
        [campo],
      ])
      expect((await open(professora, id)).data.avaliacao).toMatchObject({ estado: 'rascunho', revisao: 1 })
    }
    // On screen the same goes.
    const { id } = (await save(professora, { questoes: postas([aberta]), modalidade: 'online' })).data
      .avaliacao
    expect((await edit(professora, id, { revisao: 1, estado: 'pronta' })).status).toBe(200)
    const { id: gone } = (await save(professora, { questoes: postas([a, b]) })).data.avaliacao
    await changeQuestao(tenant, { id: b }, { estado: 'arquivada' })
    expect((await open(professora, gone)).data.avaliacao).toMatchObject({ fora: 1, questoes: [{ id: a }] })
    expect((await edit(professora, gone, { revisao: 1, estado: 'pronta' })).status).toBe(422)
  })

  it('comes back from the archive as what it was: closed with the same booklets, or a draft', async () => {
    const questoes = await bank(6)
    const { id } = (
      await save(professora, {
        ...{ rede_id: tenant.escola, questoes: postas(questoes), cadernos: 3, embaralha_questoes: true },
      })
    ).data.avaliacao
    const estados = async () => (await open(professora, id)).data.avaliacao.permissoes.estados
    await edit(professora, id, { revisao: 1, estado: 'arquivada' })
    expect(await estados()).toEqual(['rascunho'])
    const never = await edit(professora, id, { revisao: 2, estado: 'pronta' })
    expect([never.status, never.body.codigo]).toEqual([409, 'estado_invalido'])
    await edit(professora, id, { revisao: 2, estado: 'rascunho' })
    await edit(professora, id, { revisao: 3, estado: 'pronta' })
    const before = (await keyOf(professora, id)).data
    await edit(professora, id, { revisao: 4, estado: 'arquivada' })
    // Meanwhile the bank goes on.
    await reword(questoes[0] ?? 0, '<p>Outro enunciado?</p>')
    await changeQuestao(tenant, { id: questoes[1] ?? 0 }, { estado: 'arquivada' })
    expect([await estados(), (await open(colega, id)).status]).toEqual([['pronta'], 404])
    expect((await edit(professora, id, { revisao: 5, estado: 'rascunho' })).status).toBe(409)
    const { avaliacao } = (await edit(professora, id, { revisao: 5, estado: 'pronta' })).data
    expect(avaliacao).toMatchObject({ estado: 'pronta', fora: 0 })
    expect(avaliacao.questoes.map(({ versao, mudou }) => [versao, mudou])).toEqual([
      [1, true],
      ...Array.from({ length: 5 }, () => [1, false]),
    ])
    expect((await keyOf(colega, id)).data).toEqual(before)
    const acts = await tenant.sql<{ acao: string }>(
      `select acao from auditoria where tenant_id = $1 and entidade = 'avaliacao' and entidade_id = $2
       order by numero`,
      [tenant.id, String(id)],
    )
    const [put, back, closed] = ['arquivar', 'desarquivar', 'fechar']
    expect(acts.map(({ acao }) => acao)).toEqual([put, back, closed, put, back])
  })

  it('is copied by who sees it, without the word of its room and what they may not use', async () => {
    const [a = 0] = await bank(1)
    const minha = await putQuestao(tenant, professora)
    const { id } = (
      await save(professora, { rede_id: tenant.escola, questoes: postas([a, minha]), senha: 'sol' })
    ).data.avaliacao
    expect((await open(colega, id)).status).toBe(404)
    await edit(professora, id, { revisao: 1, estado: 'pronta' })
    expect((await open(colega, id)).data.avaliacao).toMatchObject({
      senha: '',
      permissoes: { editar: false },
    })
    expect((await open(professora, id)).data.avaliacao.senha).toBe('sol')
    const copy = await callAs(colega, avaliacaoApi.copy, { params: { id } })
    expect(copy.data).toMatchObject({
      fora: 1,
      avaliacao: { estado: 'rascunho', avaliacao_id: id, senha: '', rede: null, questoes: [{ id: a }] },
    })
    expect((await edit(colega, id, { revisao: 2, estado: 'rascunho' })).status).toBe(403)
    expect((await callAs(deFora, avaliacaoApi.copy, { params: { id } })).status).toBe(404)
  })
})

it('an answer that the key tells is the one that the question has', async () => {
  const { conteudo } = buildTela('verdadeiro_falso')
  const certa =
    'afirmacoes' in conteudo ? conteudo.afirmacoes.map(({ verdadeira }) => (verdadeira ? 'V' : 'F')) : []
  const questao = await putQuestao(tenant, professora, { tipo: 'verdadeiro_falso' })
  const numero = await putQuestao(tenant, professora, { tipo: 'numerica' })
  const { id } = (await save(professora, { questoes: postas([questao, numero]) })).data.avaliacao
  await edit(professora, id, { revisao: 1, estado: 'pronta' })
  const { cadernos } = (await keyOf(professora, id)).data
  expect(cadernos[0]?.chaves[0]?.resposta).toBe(certa.join(' '))
  expect(cadernos[0]?.chaves[1]?.resposta).not.toBe('')
})
