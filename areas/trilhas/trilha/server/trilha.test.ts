/** Paths through the real door, for their authors: made, changed in a draft, published, ordered. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putSemTelas } from '../../../ensino/aula/server/factory.ts'
import { trilhaGerenciarApi as api } from '../contract-gerenciar.ts'
import type { Eixo, TrilhaInteira } from '../shapes.ts'
import { putTrilha } from './factory.ts'

let tenant: TestTenant
let professor: Person
let aulas: number[]

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aulas = []
  for (const titulo of ['Tema', 'Narrador', 'Humor', 'Conto'])
    aulas.push(await putSemTelas(tenant, professor, { titulo, visibilidade: 'plataforma' }))
})

const make = async (who = professor, body: object = {}): Promise<TrilhaInteira> =>
  (await callAs(who, api.create, { body: { nome: 'Leitura em aventura', ...body } } as never)).data.trilha
const show = async (id: number, who = professor): Promise<TrilhaInteira> =>
  (await callAs(who, api.find, { params: { id } })).data.trilha
const addEixo = async (trilha_id: number, nome = 'Mata'): Promise<Eixo> =>
  (await callAs(professor, api.createEixo, { body: { trilha_id, nome } })).data.eixo
const addHabilidade = async (trilha: number, eixo: number, nome = 'Narrador', who = professor) =>
  (
    await callAs(who, api.createHabilidade, {
      body: { ref_trilha_id: trilha, ref_eixo_id: eixo, nome },
    })
  ).data.habilidade
const putAulas = (
  habilidade_id: number,
  list: readonly [aula: number, nivel: 1 | 2 | 3][],
  who = professor,
) =>
  callAs(who, api.addAulas, {
    body: {
      habilidade_id,
      aulas: list.map(([aula_id, nivel_id]) => ({ aula_id, nivel_id, nivel_nome: 'x', aula_titulo: 'x' })),
    },
  })
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const statusOf = (answer: { status: number; body: { codigo?: string } }) => [
  answer.status,
  answer.body.codigo,
]

/** A path with one axis, one skill and one lesson, in its draft. */
async function small() {
  const trilha = await make()
  const eixo = await addEixo(trilha.id)
  const habilidade = await addHabilidade(trilha.id, eixo.id)
  await putAulas(habilidade.id, [[aulas[0] as number, 1]])
  return { id: trilha.id, eixo: eixo.id, habilidade: habilidade.id }
}
const publish = (trilha_id: number, who = professor) => callAs(who, api.publish, { body: { trilha_id } })

describe('a path', () => {
  it('begins as a draft of its maker, with the rule that the product brings', async () => {
    const trilha = await make(professor, { nome: '  Ler   o mundo ', cenario: 'mar', musica: 'rio' })
    expect(trilha).toMatchObject({
      nome: 'Ler o mundo',
      cenario: 'mar',
      musica: 'rio',
      status: 1,
      versao: 0,
      rascunho: true,
      codigo: expect.stringMatching(/^[A-HJKMNP-Z2-9]{9}$/),
      regra_id: null,
      regra: { nomeEixo: '["Eixo","Eixos"]', nomeHabilidade: '["Habilidade","Habilidades"]', tentativas: 3 },
      usuario: { id: professor.id },
      edicao: { minha: true, encerrada: false },
      isInAgendamento: true,
      uso: { proprietario: 0, outros: 0 },
    })
  })

  it('keeps what learners get until it is published, all at once', async () => {
    const { id, eixo } = await small()
    const { data } = await publish(id)
    expect(data.trilha).toMatchObject({ versao: 1, rascunho: false, edicao: null, total_aulas: 1 })
    expect(data.edicao).toMatchObject({ encerrada: true, eixos: [eixo] })
    await callAs(professor, api.edit, { body: { id, nome: 'Outro nome' } })
    const outro = await addEixo(id, 'Chapada')
    const published = () =>
      tenant.sql(
        `select t.nome, t.versao, (select count(*)::int from trilha_eixo e where e.trilha_id = t.id
         and e.removido_em is null) as eixos from trilha t where id = $1`,
        [id],
      )
    expect(await published()).toEqual([{ nome: 'Leitura em aventura', versao: 1, eixos: 1 }])
    await publish(id)
    expect(await published()).toEqual([{ nome: 'Outro nome', versao: 2, eixos: 2 }])
    expect(ids((await show(id)).eixos)).toEqual([eixo, outro.id])
  })

  it('keeps its numbers, and marks what a publishing leaves out', async () => {
    const { id, eixo, habilidade } = await small()
    const fica = await addHabilidade(id, eixo, 'Fica')
    await putAulas(fica.id, [[aulas[1] as number, 2]])
    await publish(id)
    await callAs(professor, api.removeHabilidade, { params: { id: habilidade } })
    await publish(id)
    expect(
      await tenant.sql(
        'select id::int, ordem, removida_em is not null as fora from trilha_habilidade where trilha_id = $1 order by id',
        [id],
      ),
    ).toEqual([
      { id: habilidade, ordem: 1, fora: true },
      { id: fica.id, ordem: 1, fora: false },
    ])
    expect(
      (await callAs(professor, api.editHabilidade, { body: { id: habilidade, nome: 'x' } })).status,
    ).toBe(404)
  })

  it('is not published without a lesson, and goes back to what was published', async () => {
    const vazia = await make()
    expect(statusOf(await publish(vazia.id))).toEqual([422, 'trilha_vazia'])
    const discard = (trilha_id: number) => callAs(professor, api.discard, { body: { trilha_id } })
    expect(statusOf(await discard(vazia.id))).toEqual([422, 'nunca_publicada'])
    const { id } = await small()
    await publish(id)
    await addEixo(id, 'Engano')
    expect((await discard(id)).data.trilha).toMatchObject({ rascunho: false, total_eixos: 1, edicao: null })
  })

  it('is found without accents and case, in the tab of its status', async () => {
    const trilha = await make(professor, { nome: 'Frações e Razões' })
    await callAs(professor, api.setStatus, { body: { trilha_id: trilha.id, status: 2 } })
    const list = (status: 1 | 2 | 3) =>
      callAs(professor, api.list, { query: { pagina: 1, linhas: 30, status, busca: 'FRACOES razoes' } })
    const { data } = await list(2)
    expect(ids(data.trilhas)).toContain(trilha.id)
    expect([data.total, data.totais.arquivadas]).toEqual([data.totais.arquivadas, data.trilhas.length])
    expect(ids((await list(1)).data.trilhas)).not.toContain(trilha.id)
  })

  it('goes from status to status as it may, and back within 30 days', async () => {
    const { id } = await putTrilha(tenant, professor)
    const become = async (status: 1 | 2 | 3) =>
      statusOf(await callAs(professor, api.setStatus, { body: { trilha_id: id, status } }))
    for (const next of [2, 1, 1, 3] as const) expect(await become(next)).toEqual([200, undefined])
    expect(await become(1)).toEqual([422, 'transicao_invalida'])
    const locked = await callAs(professor, api.createEixo, { body: { trilha_id: id, nome: 'x' } })
    expect(statusOf(locked)).toEqual([409, 'trilha_excluida'])
    expect(await become(2)).toEqual([200, undefined])
    await become(3)
    await tenant.sql(`update trilha set excluida_em = now() - interval '31 days' where id = $1`, [id])
    expect(await become(2)).toEqual([422, 'transicao_invalida'])
    expect((await show(id)).restauravel_ate).toBeNull()
  })

  it('is copied with new numbers, under the name of who copies', async () => {
    const { id } = await putTrilha(tenant, professor, { eixos: 2, habilidades: 2, aulas: aulas.slice(0, 3) })
    const { trilha } = (await callAs(professor, api.duplicate, { body: { trilha_id: id } })).data
    expect(trilha).toMatchObject({
      nome: 'Leitura em aventura (cópia)',
      versao: 0,
      total_eixos: 2,
      total_habilidades: 4,
      total_aulas: 12,
    })
    const before = await show(id)
    expect(ids(trilha.eixos).some((eixo) => ids(before.eixos).includes(eixo))).toBe(false)
    expect(trilha.eixos.map((eixo) => eixo.habilidades.map(({ nome, ordem }) => [nome, ordem]))).toEqual(
      before.eixos.map((eixo) => eixo.habilidades.map(({ nome, ordem }) => [nome, ordem])),
    )
  })
})

describe('a reset', () => {
  it('empties the attempts and points of everybody, and is told in the log', async () => {
    const feita = await putTrilha(tenant, professor)
    const outra = await putTrilha(tenant, professor)
    const aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
    for (const { id, habilidades } of [feita, outra])
      for (const who of [aluno, professor]) {
        await tenant.sql(
          `insert into trilha_tentativa (tenant_id, usuario_id, trilha_id, habilidade_id, numero)
           select $1, $2, $3, $4, n from generate_series(1, 2) n`,
          [tenant.id, who.id, id, habilidades[0]],
        )
        await tenant.sql(
          `insert into trilha_ponto (tenant_id, usuario_id, trilha_id, eixo, pontos) values ($1, $2, $3, 0, 30)`,
          [tenant.id, who.id, id],
        )
        await tenant.sql(
          `insert into trilha_dominio (tenant_id, usuario_id, trilha_id, habilidade_id, pontos) values ($1, $2, $3, $4, 30)`,
          [tenant.id, who.id, id, habilidades[0]],
        )
      }
    expect(await show(feita.id)).toMatchObject({ tentativas: 4, uso: { proprietario: 2, outros: 2 } })
    const reset = () => callAs(professor, api.reset, { params: { id: feita.id } })
    const { data } = await reset()
    expect(data).toMatchObject({
      removidas: 4,
      trilha: { tentativas: 0, uso: { proprietario: 0, outros: 0 } },
    })
    const left = (id: number) =>
      tenant.sql(
        `select (select count(*)::int from trilha_ponto where trilha_id = $1) as pontos,
          (select count(*)::int from trilha_dominio where trilha_id = $1) as dominios`,
        [id],
      )
    expect([await left(feita.id), await left(outra.id)]).toEqual([
      [{ pontos: 0, dominios: 0 }],
      [{ pontos: 2, dominios: 2 }],
    ])
    expect(await show(outra.id)).toMatchObject({ tentativas: 4 })
    expect((await reset()).data.removidas).toBe(0)
    const log = `select quem_id::int as quem from auditoria where tenant_id = $1 and acao = 'zerar' and entidade_id = $2`
    expect((await tenant.sql(log, [tenant.id, String(feita.id)])).length).toBe(2)
  })
})

describe('axes and skills', () => {
  it('are numbered 1 to n, whatever is taken out and moved', async () => {
    const trilha = await make()
    const [a, b, c] = [await addEixo(trilha.id), await addEixo(trilha.id), await addEixo(trilha.id)]
    await callAs(professor, api.removeEixo, { params: { id: a.id } })
    const [x, y] = [await addHabilidade(trilha.id, b.id), await addHabilidade(trilha.id, b.id)]
    await callAs(professor, api.editHabilidade, { body: { id: x.id, ref_eixo_id: c.id, destaque: true } })
    const { eixos } = await show(trilha.id)
    expect(eixos.map(({ id, ordem }) => [id, ordem])).toEqual([
      [b.id, 1],
      [c.id, 2],
    ])
    expect(
      eixos.map((eixo) => eixo.habilidades.map(({ id, ordem, destaque }) => [id, ordem, destaque])),
    ).toEqual([[[y.id, 1, false]], [[x.id, 1, true]]])
  })

  it('take an order that names each of them once, and no other', async () => {
    const trilha = await make()
    const all = [await addEixo(trilha.id), await addEixo(trilha.id), await addEixo(trilha.id)].map(
      ({ id }) => id,
    )
    const order = (eixos: number[]) =>
      callAs(professor, api.orderEixos, {
        body: { trilha_id: trilha.id, eixos: JSON.stringify(eixos) },
      } as never)
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(all, { minLength: 1 }), async (eixos) => {
        const answer = await order(eixos)
        expect(answer.status).toBe(eixos.length === all.length ? 200 : 422)
        if (answer.status === 200) expect(ids((await show(trilha.id)).eixos)).toEqual(eixos)
      }),
      { numRuns: 15 },
    )
    const before = ids((await show(trilha.id)).eixos)
    const foreign = (await addEixo((await make()).id)).id
    expect(statusOf(await order([...all.slice(1), foreign]))).toEqual([422, 'ordem_invalida'])
    expect((await order([...all, all[0] as number])).status).toBe(400)
    expect(ids((await show(trilha.id)).eixos)).toEqual(before)
  })

  it('order skills within their axis', async () => {
    const trilha = await make()
    const [eixo, outro] = [await addEixo(trilha.id), await addEixo(trilha.id)]
    const [x, y] = [await addHabilidade(trilha.id, eixo.id), await addHabilidade(trilha.id, eixo.id)]
    const order = (eixo_id: number, habilidades: number[]) =>
      callAs(professor, api.orderHabilidades, { body: { trilha_id: trilha.id, eixo_id, habilidades } })
    expect((await order(eixo.id, [y.id, x.id])).data.habilidades).toEqual([
      { id: y.id, ordem: 1 },
      { id: x.id, ordem: 2 },
    ])
    expect(statusOf(await order(outro.id, [y.id, x.id]))).toEqual([422, 'ordem_invalida'])
    expect((await order(eixo.id, [x.id])).status).toBe(422)
  })

  it('answer under both spellings of the address', async () => {
    const trilha = await make()
    const eixo = await addEixo(trilha.id)
    for (const [at, path] of api.editEixo.aliases.entries()) {
      const endpoint = { ...api.editEixo, path }
      const nome = `Nome ${at}`
      expect((await callAs(professor, endpoint, { body: { id: eixo.id, nome } })).data.eixo.nome).toBe(nome)
    }
    const order = { ...api.orderEixos, path: api.orderEixos.aliases[0] }
    expect(
      (await callAs(professor, order, { body: { trilha_id: trilha.id, eixos: [eixo.id] } })).status,
    ).toBe(200)
  })

  it('have limits', async () => {
    const trilha = await make()
    const eixo = await addEixo(trilha.id)
    await tenant.sql(
      `insert into rascunho_eixo (tenant_id, trilha_id, nome, ordem) select $1, $2, 'x', n from generate_series(2, 20) n`,
      [tenant.id, trilha.id],
    )
    const cheia = await callAs(professor, api.createEixo, { body: { trilha_id: trilha.id, nome: 'x' } })
    expect(statusOf(cheia)).toEqual([422, 'trilha_cheia'])
    await tenant.sql(
      `insert into rascunho_habilidade (tenant_id, trilha_id, eixo_id, nome, ordem)
       select $1, $2, $3, 'x', n from generate_series(1, 30) n`,
      [tenant.id, trilha.id, eixo.id],
    )
    const demais = await callAs(professor, api.createHabilidade, {
      body: { ref_trilha_id: trilha.id, ref_eixo_id: eixo.id, nome: 'x' },
    })
    expect(statusOf(demais)).toEqual([422, 'eixo_cheio'])
    const { id, habilidade } = await small()
    const lotada = await addHabilidade(id, (await show(id)).eixos[0]?.id ?? 0)
    await tenant.sql(
      `with novas as (
         insert into aula (tenant_id, codigo, usuario_id, titulo)
         select $1, translate('Z' || lpad(n::text, 7, '0'), '01', 'XY'), $2, 'x' from generate_series(1, 1999) n returning id)
       insert into rascunho_aula (tenant_id, trilha_id, habilidade_id, aula_id, nivel, ordem)
       select $1, $3, $4, id, 1, 1 from novas`,
      [tenant.id, professor.id, id, lotada.id],
    )
    expect(statusOf(await putAulas(lotada.id, [[aulas[1] as number, 1]]))).toEqual([422, 'habilidade_cheia'])
    expect(statusOf(await putAulas(habilidade, [[aulas[1] as number, 1]]))).toEqual([422, 'aulas_demais'])
  })

  it('of another path are not there', async () => {
    const trilha = await make()
    const foreign = await addEixo((await make()).id)
    const answer = await callAs(professor, api.createHabilidade, {
      body: { ref_trilha_id: trilha.id, ref_eixo_id: foreign.id, nome: 'x' },
    })
    expect(answer.status).toBe(404)
  })
})

describe('lessons of a skill', () => {
  it('stand once, by level; those added again change their level', async () => {
    const { habilidade } = await small()
    const [a, b, c] = aulas as [number, number, number]
    await putAulas(habilidade, [
      [b, 3],
      [c, 1],
    ])
    const again = await putAulas(habilidade, [[a, 2]])
    expect(
      again.data.habilidade.projetos.map(({ pro_id, nivel_id, dificuldade }) => [
        pro_id,
        nivel_id,
        dificuldade,
      ]),
    ).toEqual([
      [c, 1, 'Fácil'],
      [a, 2, 'Médio'],
      [b, 3, 'Difícil'],
    ])
    const removed = await callAs(professor, api.removeAulas, {
      body: { habilidade_id: habilidade, aulas: JSON.stringify([{ aula_id: a }, { aula_id: 999_999 }]) },
    } as never)
    expect(removed.data.habilidade.projetos.map(({ pro_id }) => pro_id)).toEqual([c, b])
  })

  it('that are not there, not published, or of another tenant leave everything as it was', async () => {
    const { habilidade } = await small()
    const other = await testTenant()
    const foreign = await putSemTelas(other, await other.person('De fora'), { visibilidade: 'plataforma' })
    const rascunho = await putSemTelas(tenant, professor, { publicada: false })
    const colega = await tenant.person('Válter', { papel: 'professor', turma: tenant.outraTurma })
    const alheia = await putSemTelas(tenant, colega, { visibilidade: 'privada' })
    for (const bad of [foreign, rascunho, alheia, 9_999_999]) {
      const answer = await putAulas(habilidade, [
        [aulas[1] as number, 1],
        [bad, 2],
      ])
      expect(statusOf(answer)).toEqual([422, 'aula_indisponivel'])
    }
    expect(
      await tenant.sql('select count(*)::int as n from rascunho_aula where habilidade_id = $1', [habilidade]),
    ).toEqual([{ n: 1 }])
  })
})
