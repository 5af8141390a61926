/** What follows from attempts: marks of teachers, the right answers, the class, what everybody may see. */
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import type { putPublished } from '../../aula/server/factory.ts'
import { tentativaApi } from '../contract.ts'
import { buildResposta } from '../fila/testing.ts'
import { tentativaHourly, tentativaTasks } from './jobs.ts'
import { scoreAbertas } from './public.ts'
import {
  abrir,
  ago,
  answer,
  dissertativa,
  end,
  minhas,
  numerica,
  registro,
  send,
  setUp,
  verdicts,
} from './testing.ts'

describe('what waits for a teacher', () => {
  it('has no grade until every open screen has one', async () => {
    const world = await setUp({ telas: [numerica(1), dissertativa] })
    const { tentativa } = (await abrir(world, world.aluno)).data
    const texto = { respostas: [buildResposta(world.aula.telas[1] as number, { texto: 'Porque sim.' })] }
    await send(
      world.aluno,
      answer(world, world.aluno, tentativa.uuid, 0, 1),
      registro(world, world.aluno, tentativa.uuid, texto),
      end(world, world.aluno, tentativa.uuid),
    )
    expect((await minhas(world, world.aluno)).tentativas[0]).toMatchObject({
      estado: 'aguardando_correcao',
      nota: null,
      status: null,
    })
  })
})

describe('a teacher', () => {
  it('makes a grade of what waited, and takes it back', async () => {
    const world = await setUp({ telas: [numerica(1), dissertativa] })
    const { tentativa } = (await abrir(world, world.aluno)).data
    const aberta = world.aula.telas[1] as number
    const texto = { respostas: [buildResposta(aberta, { texto: 'Porque sim.' })] }
    await send(
      world.aluno,
      answer(world, world.aluno, tentativa.uuid, 0, 1),
      registro(world, world.aluno, tentativa.uuid, texto),
      end(world, world.aluno, tentativa.uuid),
    )
    const { database } = await testApp()
    const score = (fracao: number | null) =>
      database.asTenant(world.tenant.id, (tx) =>
        scoreAbertas({ tx, actor: null }, tentativa.id, [{ tela: aberta, fracao }]),
      )
    await score(0.5)
    const { tentativas, melhor } = await minhas(world, world.aluno)
    expect(tentativas[0]).toMatchObject({ estado: 'corrigida', nota: 7.5, status: 'aprovado' })
    expect(melhor).toMatchObject({ nota: 7.5 })
    await score(null)
    expect((await minhas(world, world.aluno)).tentativas[0]).toMatchObject({
      estado: 'aguardando_correcao',
      nota: null,
    })
  })
})

describe('time that runs out', () => {
  it('ends what nobody ends, with what was answered, and leaves the rest alone', async () => {
    const world = await setUp({ tempo_limite: 600 })
    const begin = async (who: Person) => (await abrir(world, who)).data.tentativa
    const [late, running] = [await begin(world.aluno), await begin(world.colega)]
    await send(world.aluno, answer(world, world.aluno, late.uuid, 0, 1))
    await world.tenant.sql(`update tentativa set iniciada_em = now() - interval '1 hour' where id = $1`, [
      late.id,
    ])
    const { database } = await testApp()
    const [task] = tentativaHourly
    await tentativaTasks[task as string]?.({ tenantId: world.tenant.id, payload: {}, database } as never)
    const [ended] = (await minhas(world, world.aluno)).tentativas
    expect(ended).toMatchObject({ estado: 'expirada', nota: 7.5, status: 'aprovado' })
    expect(ended?.concluida_em).toBe(ended?.prazo)
    expect((await minhas(world, world.colega)).tentativas[0]).toMatchObject({
      id: running.id,
      estado: 'iniciada',
    })
  })
})

describe('the right answers', () => {
  const done = async (given: Parameters<typeof putPublished>[2]) => {
    const world = await setUp(given)
    const { tentativa } = (await abrir(world, world.aluno)).data
    await send(
      world.aluno,
      answer(world, world.aluno, tentativa.uuid, 0, 5),
      end(world, world.aluno, tentativa.uuid),
    )
    return {
      world,
      tentativa,
      ask: () => callAs(world.aluno, tentativaApi.gabarito, { params: { tentativa: tentativa.id } }),
    }
  }

  it('are told after the last attempt, and then nothing of it changes', async () => {
    const { world, tentativa, ask } = await done({ mostrar_gabarito: 'apos_tentativa', tentativas: 1 })
    expect((await ask()).data.respostas).toMatchObject([{ correcao: { resposta_certa: { valor: 1 } } }])
    expect(
      await verdicts(send(world.aluno, answer(world, world.aluno, tentativa.uuid, 1, 2, ago(1)))),
    ).toEqual(['gabarito_visto'])
  })

  it.each([
    ['never', { mostrar_gabarito: 'nunca' as const }],
    ['not before the end', { mostrar_gabarito: 'apos_fim' as const, fim: ago(-1) }],
  ])('are %s told', async (_, given) => {
    const { ask } = await done(given)
    expect((await ask()).body.codigo).toBe('gabarito_indisponivel')
  })

  it('are not told while it runs', async () => {
    const world = await setUp()
    const { tentativa } = (await abrir(world, world.aluno)).data
    const asked = await callAs(world.aluno, tentativaApi.gabarito, { params: { tentativa: tentativa.id } })
    expect(asked.status).toBe(422)
  })
})

describe('the class', () => {
  it('shows its teacher who did what, and keeps the best', async () => {
    const world = await setUp()
    for (const valor of [5, 1, 5]) {
      const { tentativa } = (await abrir(world, world.aluno)).data
      await send(
        world.aluno,
        answer(world, world.aluno, tentativa.uuid, 0, valor),
        end(world, world.aluno, tentativa.uuid),
      )
    }
    await abrir(world, world.colega)
    const params = { turma: world.tenant.turma, aula: world.aula.id }
    const { data } = await callAs(world.professor, tentativaApi.listTurma, { params })
    expect(data).toMatchObject({ abriram: 2, concluiram: 1, aguardando: 0, media: 7.5 })
    expect(data.alunos[0]).toMatchObject({ aberturas: 3, nota: 7.5, status: 'aprovado' })
    const best = data.alunos[0]?.tentativas[1]?.id as number
    const annul = (who: Person) =>
      callAs(who, tentativaApi.anular, { params: { tentativa: best }, body: { motivo: 'Fez pelo colega' } })
    expect((await annul(world.aluno)).status).toBe(403)
    expect((await annul(world.professor)).data.tentativa).toMatchObject({ estado: 'anulada', nota: null })
    expect((await annul(world.professor)).status).toBe(409)
    expect((await minhas(world, world.aluno)).melhor).toMatchObject({ nota: 0, status: 'reprovado' })
  })
})

describe('what everybody may see', () => {
  it('a lesson for everybody is done without an account, and nothing is kept', async () => {
    const world = await setUp({ visibilidade: 'plataforma' })
    const stranger = { ...world.aluno, token: '' }
    const { data } = await callAs(stranger, tentativaApi.atividade, { params: { id: world.aula.codigo } })
    expect(data.telas).toHaveLength(2)
    expect(JSON.stringify(data)).not.toMatch(/"valor"|tolerancia|feedback/)
    const respostas = [{ tela: world.aula.telas[0] as number, resposta: { valor: 1 } }]
    const corrected = await callAs(stranger, tentativaApi.corrigirAtividade, {
      params: { id: world.aula.codigo },
      body: { versao: 1, respostas },
    })
    expect(corrected.data.resultado).toMatchObject({ nota: 7.5, status: 'aprovado' })
    expect(await world.tenant.sql('select 1 from tentativa where tenant_id = $1', [world.tenant.id])).toEqual(
      [],
    )
  })

  it('a lesson of a class is not', async () => {
    const world = await setUp()
    const stranger = { ...world.aluno, token: '' }
    expect(
      (await callAs(stranger, tentativaApi.atividade, { params: { id: world.aula.codigo } })).status,
    ).toBe(404)
  })

  it('a result is shown by its signed address, with the name cut short and no answers', async () => {
    const world = await setUp()
    const stranger = { ...world.aluno, token: '' }
    const { tentativa } = (await abrir(world, world.aluno)).data
    const share = (who: Person) =>
      callAs(who, tentativaApi.compartilhar, { params: { tentativa: tentativa.id } })
    expect((await share(world.aluno)).status).toBe(409)
    await send(
      world.aluno,
      answer(world, world.aluno, tentativa.uuid, 0, 1),
      end(world, world.aluno, tentativa.uuid),
    )
    expect((await share(world.colega)).status).toBe(404)
    expect((await share(world.professor)).status).toBe(403)
    const { id } = (await share(world.aluno)).data
    const { relatorio } = (await callAs(stranger, tentativaApi.relatorio, { params: { id } })).data
    expect(relatorio).toMatchObject({
      aluno: 'Ana S.',
      tentativa: { nota: 7.5 },
      telas: [{ fracao: 1 }, { fracao: null }],
    })
    expect(JSON.stringify(relatorio)).not.toMatch(/resposta|Beatriz/)
    const forged = `${id.slice(0, -2)}AA`
    expect((await callAs(stranger, tentativaApi.relatorio, { params: { id: forged } })).status).toBe(404)
  })
})
