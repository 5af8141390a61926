/** The key of a lesson by every way in (H-32): told to nobody while it could help a later attempt in a class. */
import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { questaoApi } from '../../../avaliacao/questao/contract.ts'
import { putTrilha } from '../../../trilhas/trilha/server/factory.ts'
import { aulaApi } from '../../aula/contract.ts'
import { giveAula, publishAula, rewriteTelas } from '../../aula/server/factory.ts'
import type { TelaDe } from '../../aula/shapes-telas.ts'
import { putPlaylist } from '../../playlist/server/factory.ts'
import { tentativaApi } from '../contract.ts'
import type { Registro } from '../fila/shapes.ts'
import { buildResposta, buildUuid } from '../fila/testing.ts'
import {
  abrir,
  ago,
  answer,
  end,
  minhas,
  numerica,
  registro,
  selado,
  send,
  sendLote,
  setUp,
  verdicts,
  type World,
} from './testing.ts'

const vf: TelaDe = {
  tipo: 'verdadeiro_falso',
  conteudo: {
    ...(numerica(1, 1, 3).conteudo as object),
    afirmacoes: [
      { texto: 'Chove.', verdadeira: true, feedback: 'Olhe pela janela.' },
      { texto: 'Neva.', verdadeira: false, feedback: '' },
    ],
  } as never,
}

const ask = (who: Person, tentativa: number) => callAs(who, tentativaApi.gabarito, { params: { tentativa } })
const tells = async (who: Person, tentativa: number) => (await ask(who, tentativa)).status === 200

/** Does the lesson in a class, or by oneself, with the first screen answered; the attempt. */
async function fazer(world: World, who: Person, turma: number | null, valor = 5) {
  const body = { aula: world.aula.id, turma }
  const { tentativa } = (await callAs(who, tentativaApi.abrir, { body })).data
  const mine = { turma }
  await send(
    who,
    { ...answer(world, who, tentativa.uuid, 0, valor), ...mine },
    end(world, who, tentativa.uuid, mine),
  )
  return tentativa
}

/** A lesson for everybody that no class has. */
async function livre(given: Parameters<typeof setUp>[0] = {}) {
  const world = await setUp({ visibilidade: 'plataforma', ...given })
  await world.tenant.sql('delete from turma_aula where tenant_id = $1', [world.tenant.id])
  return world
}

describe('in a class', () => {
  it('is told after the last attempt, and never before', async () => {
    const world = await setUp({ tentativas: 2 })
    const first = await fazer(world, world.aluno, world.tenant.turma)
    expect(await tells(world.aluno, first.id)).toBe(false)
    const open = (await abrir(world, world.aluno)).data.tentativa
    // The last one runs: it would be helped.
    expect(await tells(world.aluno, first.id)).toBe(false)
    expect((await minhas(world, world.aluno)).tentativas.map(({ gabarito }) => gabarito)).toEqual([
      false,
      false,
    ])
    await send(world.aluno, end(world, world.aluno, open.uuid))
    expect((await minhas(world, world.aluno)).tentativas.map(({ gabarito }) => gabarito)).toEqual([
      true,
      true,
    ])
    expect((await ask(world.aluno, first.id)).data.respostas[0]?.correcao?.resposta_certa).toEqual({
      valor: 1,
    })
  })

  it('is told with the best mark that there is, and after the end', async () => {
    const world = await setUp({ telas: [numerica(1)], tentativas: 3 })
    const best = await fazer(world, world.aluno, world.tenant.turma, 1)
    expect(await tells(world.aluno, best.id)).toBe(true)
    const some = await fazer(world, world.colega, world.tenant.turma)
    expect(await tells(world.colega, some.id)).toBe(false)
    await world.tenant.sql('update turma_aula set fim = now() where tenant_id = $1', [world.tenant.id])
    expect(await tells(world.colega, some.id)).toBe(true)
  })

  it('once told, no attempt of the class begins though its end is moved; one annulled gives it back', async () => {
    const world = await setUp({ fim: ago(-1), mostrar_gabarito: 'apos_fim', tentativas: 3 })
    const { tenant, aluno, colega, professor } = world
    const seen = await fazer(world, aluno, tenant.turma)
    await fazer(world, colega, tenant.turma)
    const hold = (fim: string) =>
      tenant.sql('update turma_aula set fim = now() + $2::interval where tenant_id = $1', [tenant.id, fim])
    await hold('-1 second')
    expect(await tells(aluno, seen.id)).toBe(true)
    await hold('1 hour')
    expect((await minhas(world, aluno)).restantes).toBe(0)
    expect((await abrir(world, aluno)).body.codigo).toBe('gabarito_visto')
    const begun = {
      ...answer(world, aluno, buildUuid(), 0, 1),
      inicio: await selado(world, aluno, ago(0.01)),
    }
    expect(await verdicts(send(aluno, begun))).toEqual(['gabarito_visto'])
    // What was shown is not shown again, and who did not look goes on.
    const find = await callAs(aluno, tentativaApi.find, { params: { tentativa: seen.id } })
    expect(JSON.stringify(find.data.respostas)).not.toMatch(/resposta_certa/)
    expect((await abrir(world, colega)).status).toBe(200)
    const motivo = { body: { motivo: 'Refaz' }, params: { tentativa: seen.id } }
    expect((await callAs(professor, tentativaApi.anular, motivo)).status).toBe(200)
    expect((await abrir(world, aluno)).status).toBe(200)
  })

  it('once told, is not copied into attempts that a later version adds', async () => {
    const world = await setUp({ tentativas: 1 })
    const { tenant, professor, aula, aluno, colega } = world
    const seen = await fazer(world, aluno, tenant.turma)
    await fazer(world, colega, tenant.turma)
    expect(await tells(aluno, seen.id)).toBe(true)
    const versao = await publishAula(tenant, professor, aula.id, 3)
    expect((await minhas(world, aluno)).restantes).toBe(0)
    expect((await abrir(world, aluno)).body.codigo).toBe('gabarito_visto')
    const begun = {
      ...answer(world, aluno, buildUuid(), 0, 1),
      versao,
      inicio: await selado(world, aluno, ago(0.01), { versao }),
    }
    expect(await verdicts(send(aluno, begun))).toEqual(['gabarito_visto'])
    expect((await abrir(world, colega)).status).toBe(200)
    // Once every question is another, what was told helps nobody.
    await rewriteTelas(tenant, aula.telas, { valor: 99 })
    await publishAula(tenant, professor, aula.id)
    expect((await abrir(world, aluno)).status).toBe(200)
  })

  it('tells what is to be done in another class of the same person to nobody early', async () => {
    const world = await setUp({ tentativas: 1 })
    const { tenant, professor, aula, aluno, colega } = world
    const outra = await tenant.newTurma('7º B')
    await tenant.sql('insert into matricula (tenant_id, turma_id, aluno_id) values ($1, $2, $3)', [
      tenant.id,
      outra,
      aluno.id,
    ])
    await giveAula(tenant, professor, aula.id, { turma: outra, inicio: ago(-24), mostrar_gabarito: 'nunca' })
    expect(await tells(aluno, (await fazer(world, aluno, tenant.turma)).id)).toBe(false)
    expect(await tells(colega, (await fazer(world, colega, tenant.turma)).id)).toBe(true)
  })

  it('takes no answer of before that comes after the key was told elsewhere', async () => {
    const world = await setUp({ fim: ago(-1), tentativas: 1 })
    const { tenant, professor, aula, aluno } = world
    const outra = await tenant.newTurma('7º B')
    await tenant.sql('insert into matricula (tenant_id, turma_id, aluno_id) values ($1, $2, $3)', [
      tenant.id,
      outra,
      aluno.id,
    ])
    await giveAula(tenant, professor, aula.id, { turma: outra, fim: ago(-1) })
    const { tentativa } = (await abrir(world, aluno)).data
    await tenant.sql(`update tentativa set iniciada_em = now() - interval '1 hour' where id = $1`, [
      tentativa.id,
    ])
    const there = await fazer(world, aluno, outra)
    expect(await tells(aluno, there.id)).toBe(false)
    await tenant.sql(`update turma_aula set fim = now() - interval '10 minutes' where tenant_id = $1`, [
      tenant.id,
    ])
    await tenant.sql(
      `update relogio set desde = now() - interval '1 hour', contato_em = null where tenant_id = $1`,
      [tenant.id],
    )
    const [one, other] = [1, 0].map((at) => answer(world, aluno, tentativa.uuid, at, 1, ago(0.5))) as [
      Registro,
      Registro,
    ]
    const sent = sendLote(aluno, { registros: [one], depois: [other] })
    expect(await verdicts(sent)).toEqual(['aceito'])
    expect(await tells(aluno, there.id)).toBe(true)
    expect(await verdicts(send(aluno, other))).toEqual(['gabarito_visto'])
  })
})

describe('by another role', () => {
  it('who is to do a lesson reads no draft of it, nor makes one of it; who wrote it, and other staff, do', async () => {
    const world = await livre()
    const { tenant, aula, professor, aluno } = world
    // Writes lessons for another class, reviews, and oversees the network: and is a pupil of this class.
    const tambem = await tenant.person(
      'Ivo',
      { papel: 'aluno', turma: tenant.turma },
      { papel: 'professor', turma: tenant.outraTurma },
      { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' },
    )
    await tenant.sql(`update aula set visibilidade = 'rede', rede_id = $2 where id = $1`, [
      aula.id,
      tenant.rede,
    ])
    const opens = async (who: Person) => {
      const params = { params: { id: aula.id } }
      const [draft, questions, copy] = [
        await callAs(who, aulaApi.find, params),
        await callAs(who, questaoApi.preview, params),
        await callAs(who, aulaApi.duplicate, params),
      ]
      const keys = draft.status === 200 && /"valor"/.test(JSON.stringify(draft.body))
      return [keys, questions.status === 200, copy.status === 200]
    }
    expect(await opens(tambem)).toEqual([true, true, true])
    await giveAula(tenant, professor, aula.id, { inicio: ago(-24) })
    expect(await opens(tambem)).toEqual([false, false, false])
    expect(await opens(aluno)).toEqual([false, false, false])
    expect(await opens(professor)).toEqual([true, true, true])
    await tenant.sql(`update turma_aula set inicio = null, fim = now() where tenant_id = $1`, [tenant.id])
    expect(await opens(tambem)).toEqual([true, true, true])
  })
})

describe('to others', () => {
  it('is read by staff in what a pupil was told, but not by staff who are to do the lesson themselves', async () => {
    const world = await setUp({ tentativas: 1 })
    const { tenant, aula, aluno, professor } = world
    const outra = await tenant.newTurma('7º B')
    const ambos = await tenant.person(
      'Ivo',
      { papel: 'professor', turma: tenant.turma },
      { papel: 'aluno', turma: outra },
    )
    const { id } = await fazer(world, aluno, tenant.turma)
    expect(await tells(aluno, id)).toBe(true)
    const reads = async (who: Person) =>
      JSON.stringify((await callAs(who, tentativaApi.find, { params: { tentativa: id } })).data.respostas)
    expect(await reads(ambos)).toMatch(/resposta_certa/)
    await giveAula(tenant, professor, aula.id, { turma: outra, inicio: ago(-24), fim: ago(-48) })
    // The pupil's own reading does not change: another class has it, of which the pupil is none.
    expect(await reads(aluno)).toMatch(/resposta_certa/)
    expect(await reads(professor)).toMatch(/resposta_certa/)
    expect(await reads(ambos)).not.toMatch(/resposta_certa/)
  })
})

describe('by oneself', () => {
  it('is told after the attempt while no class has the lesson', async () => {
    const world = await livre()
    expect(await tells(world.aluno, (await fazer(world, world.aluno, null)).id)).toBe(true)
  })

  it.each([
    [
      'given to be opened later',
      ({ tenant, professor, aula }: World) => giveAula(tenant, professor, aula.id, { inicio: ago(-24) }),
    ],
    [
      'brought by a playlist',
      ({ tenant, professor, aula }: World) =>
        putPlaylist(tenant, professor, { aulas: [aula.id], rede: tenant.rede }),
    ],
    [
      'a step of a path of the class',
      ({ tenant, professor, aula }: World) =>
        putTrilha(tenant, professor, { aulas: [aula.id], turmas: [tenant.turma] }),
    ],
  ])('is not told of a lesson %s, nor its parts: right or wrong', async (_, bring) => {
    const world = await livre({ telas: [vf, numerica(1)] })
    const { tenant, aula, aluno } = world
    await bring(world)
    const body = { aula: aula.id, turma: null }
    const { tentativa } = (await callAs(aluno, tentativaApi.abrir, { body })).data
    const half = { verdadeiras: ['a1', 'a2'], falsas: [] }
    const [given] = (
      await send(
        aluno,
        registro(world, aluno, tentativa.uuid, {
          turma: null,
          respostas: [buildResposta(aula.telas[0] as number, half)],
        }),
        end(world, aluno, tentativa.uuid, { turma: null }),
      )
    ).data.recebimentos
    const wrong = { fracao: 0, certa: false, partes: [], feedback: '' }
    expect(given?.respostas).toMatchObject([{ fracao: 0, correcao: wrong }])
    // The mark, and what a copy of one's data is made of, tell no more.
    expect(await tenant.sql('select nota::float from tentativa where id = $1', [tentativa.id])).toEqual([
      { nota: 0 },
    ])
    expect(
      await tenant.sql('select fracao::float from resposta_vez where tentativa_id = $1', [tentativa.id]),
    ).toEqual([{ fracao: 0 }])
    expect((await ask(aluno, tentativa.id)).body.codigo).toBe('gabarito_indisponivel')
    const { id } = (await callAs(aluno, tentativaApi.compartilhar, { params: { tentativa: tentativa.id } }))
      .data
    const shown = await callAs({ ...aluno, token: '' }, tentativaApi.relatorio, { params: { id } })
    expect(shown.data.relatorio.telas.map(({ fracao }) => fracao)).toEqual([0, null])
    // Nor to who is of another class.
    const outro = await tenant.person('Caio', { papel: 'aluno', turma: tenant.outraTurma })
    expect(await tells(outro, (await fazer(world, outro, null)).id)).toBe(false)
  })

  it('what was told before a class had the lesson is not shown again while it is to be done there', async () => {
    const world = await livre()
    const { id } = await fazer(world, world.aluno, null)
    expect(await tells(world.aluno, id)).toBe(true)
    await giveAula(world.tenant, world.professor, world.aula.id)
    const { data } = await callAs(world.aluno, tentativaApi.find, { params: { tentativa: id } })
    expect(data.tentativa.gabarito).toBe(false)
    expect(JSON.stringify(data.respostas)).not.toMatch(/resposta_certa/)
    // The class is done all the same.
    expect((await abrir(world, world.aluno)).status).toBe(200)
  })
})

describe('the activity that is open to all', () => {
  const corrigir = async ({ aluno, aula }: World, resposta: object) => {
    const respostas = [{ tela: aula.telas[0] as number, resposta }]
    const params = { id: aula.codigo }
    const sent = { params, body: { versao: 1, respostas } }
    return (await callAs({ ...aluno, token: '' }, tentativaApi.corrigirAtividade, sent)).data.resultado
  }
  const half = { verdadeiras: ['a1', 'a2'], falsas: [] }

  it('tells parts, words and key of a lesson that no class has', async () => {
    const world = await livre({ telas: [vf] })
    const { nota, respostas } = await corrigir(world, half)
    expect(nota).toBe(5)
    expect(respostas[0]?.correcao).toMatchObject({ resposta_certa: expect.anything(), feedback: 'Quase.' })
    expect(respostas[0]?.correcao?.partes).toHaveLength(2)
  })

  it.each([
    ['now', {}],
    ['later', { inicio: ago(-24) }],
    ['until yesterday', { inicio: ago(48), fim: ago(24) }],
  ])('tells right or wrong of one that a class has %s', async (_, when) => {
    const world = await livre({ telas: [vf] })
    await giveAula(world.tenant, world.professor, world.aula.id, when)
    const said = await corrigir(world, half)
    const correcao = { fracao: 0, certa: false, partes: [], feedback: '' }
    expect(said).toMatchObject({ nota: 0, respostas: [{ fracao: 0, correcao }] })
    expect(JSON.stringify(said)).not.toMatch(/resposta_certa|janela/)
  })
})
