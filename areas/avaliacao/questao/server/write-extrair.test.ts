/** Taking a lesson's screens into the bank: proposed, taken once, all or none, undone; never by who may not read keys. */

import { beforeAll, describe, expect, it } from 'vitest'
import { wordsOf } from '../../../../core/contract/linear.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { type MadeAula, publishAula, putPublished } from '../../../ensino/aula/server/factory.ts'
import { questaoApi } from '../contract.ts'

let tenant: TestTenant
let professora: Person
let colega: Person
let habilidade: number

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
  const [curriculo] = await tenant.sql<{ id: number }>(
    `insert into curriculo (tenant_id, nome, etapa) values ($1, 'Matriz', 'fundamental') returning id`,
    [tenant.id],
  )
  const [row] = await tenant.sql<{ id: number }>(
    `with c as (insert into categoria (tenant_id, curriculo_id, nome, ordem) values ($1, $2, 'Água', 1) returning id)
     insert into habilidade (tenant_id, curriculo_id, categoria_id, codigo, texto)
     select $1, $2, id, 'EF05CI02', 'Mudanças de estado' from c returning id`,
    [tenant.id, curriculo?.id],
  )
  habilidade = Number(row?.id)
})

const TELAS = [
  buildTela('texto'),
  buildTela('multipla_escolha', { habilidade: 'EF05CI02', feedback_errado: 'Reveja o vapor.' }),
  buildTela('numerica', { enunciado: '<p>A quantos graus ferve?</p>' }),
  buildTela('memoria'),
]
const put = (rede: number | null = null) =>
  putPublished(tenant, professora, { telas: TELAS, ...(rede && { visibilidade: 'rede', rede }) })
const look = (who: Person, { id }: MadeAula) => callAs(who, questaoApi.preview, { params: { id } })
const NADA = { disciplina: null, periodo: null, habilidades: [], dificuldade: null, rede_id: null }
const take = (who: Person, { id }: MadeAula, telas: number[], rest: object = {}) =>
  callAs(who, questaoApi.extract, { params: { id }, body: { versao: 1, telas, ...NADA, ...rest } })
const countOf = async ({ id }: MadeAula): Promise<number> => {
  const [row] = await tenant.sql<{ n: string }>('select count(*) n from questao where origem_aula_id = $1', [
    id,
  ])
  return Number(row?.n)
}

describe('extracting', () => {
  it('shows each scored screen with its question or why there is none, and proposes what the lesson says', async () => {
    const aula = await put()
    await tenant.sql(
      `update aula set disciplina_id = (select id from disciplina where tenant_id = $1 and sigla = 'CI')
       where tenant_id = $1 and id = $2`,
      [tenant.id, aula.id],
    )
    await tenant.sql(`insert into aula_habilidade (tenant_id, aula_id, habilidade_id) values ($1, $2, $3)`, [
      tenant.id,
      aula.id,
      habilidade,
    ])
    const { data } = await look(professora, aula)
    expect(data.aula).toEqual({ id: aula.id, titulo: 'Ciclo da água', versao: 1 })
    expect(data.telas.map(({ tipo, motivo, ja_esta }) => [tipo, motivo, ja_esta])).toEqual([
      ['multipla_escolha', null, null],
      ['numerica', null, null],
      ['memoria', 'tipo', null],
    ])
    expect(data.telas[0]?.questao).toMatchObject({
      tipo: 'objetiva',
      explicacao: 'Reveja o vapor.',
      habilidade: { codigo: 'EF05CI02' },
    })
    expect(data.proposta).toMatchObject({
      disciplina: { nome: 'Ciências' },
      habilidades: [{ id: habilidade }],
    })
    expect(data.redes.map(({ id, aprova }) => [id, aprova])).toContainEqual([tenant.escola, false])
  })

  it('takes a screen once, however often and from however many windows it is asked for', async () => {
    const aula = await put()
    const chosen = aula.telas.slice(1, 3)
    const answers = await Promise.all([1, 2, 3].map(() => take(professora, aula, chosen)))
    const ids = answers.map(({ data }) => data.questoes.map(({ questao }) => questao))
    expect(new Set(ids.map(String)).size).toBe(1)
    expect(await countOf(aula)).toBe(2)
    const fresh = answers.flatMap(({ data }) => data.questoes).filter(({ situacao }) => situacao === 'nova')
    expect(fresh).toHaveLength(2)
    expect((await look(professora, aula)).data.telas[0]?.ja_esta).toBe(ids[0]?.[0])

    // Published anew and unchanged it is still the same question; changed it is another.
    await tenant.sql(
      `update tela set conteudo = jsonb_set(conteudo, '{valor}', '90') where tenant_id = $1 and id = $2`,
      [tenant.id, aula.telas[2]],
    )
    await publishAula(tenant, professora, aula.id)
    const again = await look(professora, aula)
    expect(again.data.telas.map(({ ja_esta }) => ja_esta)).toEqual([ids[0]?.[0], null, null])
    const late = await take(professora, aula, chosen)
    expect([late.status, late.body.codigo]).toEqual([409, 'versao_mudou'])
    const { questoes } = (await take(professora, aula, chosen, { versao: 2 })).data
    expect(questoes.map(({ situacao }) => situacao)).toEqual(['ja_estava', 'nova'])
  })

  it('writes what was chosen, the screen’s own skill first, and the words of the statement', async () => {
    const aula = await put()
    const [outra] = await tenant.sql<{ id: number }>(
      `insert into habilidade (tenant_id, curriculo_id, categoria_id, codigo, texto)
       select tenant_id, curriculo_id, categoria_id, 'EF05CI03', 'Outra' from habilidade where id = $1 returning id`,
      [habilidade],
    )
    const { questoes } = (
      await take(professora, aula, aula.telas.slice(1, 3), {
        habilidades: [Number(outra?.id)],
        dificuldade: 2,
      })
    ).data
    const [first, second] = await Promise.all(
      questoes.map(async ({ questao }) => {
        return (await callAs(professora, questaoApi.find, { params: { id: questao } })).data.questao
      }),
    )
    expect(first?.habilidades.map(({ codigo }) => codigo)).toEqual(['EF05CI02'])
    expect(second).toMatchObject({
      tipo: 'numerica',
      texto: wordsOf('<p>A quantos graus ferve?</p>'),
      conteudo: { valor: 100, tolerancia: 0.5 },
      habilidades: [{ codigo: 'EF05CI03' }],
      dificuldade: 2,
      estado: 'aprovada',
      origem: { aula: { id: aula.id, nome: 'Ciclo da água' }, versao: 1, ordem: 3 },
    })
  })

  it('takes all or none: a screen that cannot go, or of another lesson, leaves nothing behind', async () => {
    const [aula, outra] = [await put(), await put()]
    const refused = await take(professora, aula, [aula.telas[1] as number, aula.telas[3] as number])
    expect([refused.status, refused.body.codigo]).toEqual([422, 'tela_recusada'])
    const foreign = await take(professora, aula, [aula.telas[1] as number, outra.telas[1] as number])
    expect([foreign.status, Object.keys(foreign.body.campos ?? {})]).toEqual([400, ['telas']])
    expect(await countOf(aula)).toBe(0)
  })

  it('waits for approval in a network’s bank, unless who takes them leads it', async () => {
    const aula = await put(tenant.escola)
    const rest = { rede_id: tenant.escola }
    const { questoes } = (await take(professora, aula, [aula.telas[1] as number], rest)).data
    const id = questoes[0]?.questao as number
    const stateOf = async (who: Person, one: number) =>
      (await callAs(who, questaoApi.find, { params: { id: one } })).data.questao.estado
    expect(await stateOf(professora, id)).toBe('em_revisao')
    const leads = await tenant.person('Inês', { papel: 'coordenador', rede: tenant.escola })
    const own = (await take(leads, aula, [aula.telas[2] as number], rest)).data.questoes[0]?.questao as number
    expect(await stateOf(leads, own)).toBe('aprovada')
    // What a colleague has put there already is not put there twice.
    const told = (await take(professora, aula, [aula.telas[2] as number], rest)).data.questoes
    expect(told).toEqual([{ tela: aula.telas[2], questao: own, situacao: 'ja_estava' }])
    const far = await take(professora, aula, [aula.telas[1] as number], { rede_id: tenant.outraEscola })
    expect([far.status, Object.keys(far.body.campos ?? {})]).toEqual([400, ['rede_id']])
  })

  it('is for who reads the keys: a colleague of the class gets the lesson, and not its questions', async () => {
    const aula = await put()
    expect([
      (await look(colega, aula)).status,
      (await take(colega, aula, [aula.telas[1] as number])).status,
    ]).toEqual([404, 404])
    expect((await look(professora, aula)).status).toBe(200)
  })
})

describe('undoing', () => {
  it('takes out what was just taken, and leaves what was changed since or is somebody else’s', async () => {
    const aula = await put()
    const { questoes } = (await take(professora, aula, aula.telas.slice(1, 3))).data
    const ids = questoes.map(({ questao }) => questao)
    const undo = async (who: Person) =>
      (await callAs(who, questaoApi.undo, { body: { questoes: ids } })).data.desfeitas
    expect(await undo(colega)).toBe(0)
    await callAs(professora, questaoApi.edit, {
      params: { id: ids[0] as number },
      body: { revisao: 1, dificuldade: 5 },
    })
    expect(await undo(professora)).toBe(1)
    expect(await countOf(aula)).toBe(1)
    await tenant.sql(
      `update questao set revisao = 1, created_at = now() - interval '25 hours' where id = $1`,
      [ids[0]],
    )
    expect(await undo(professora)).toBe(0)
  })
})
