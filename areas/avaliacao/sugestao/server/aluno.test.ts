/** What a pupil is shown beside what they missed: published in their networks, for the skill or the question, with what they may open. */
import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { putPublished } from '../../../ensino/aula/server/factory.ts'
import { putMatriz } from '../../../ensino/catalogo/server/factory.ts'
import { tentativaApi } from '../../../ensino/tentativa/contract.ts'
import { buildResposta } from '../../../ensino/tentativa/fila/testing.ts'
import { abrir, answer, comum, end, registro, send, setUp } from '../../../ensino/tentativa/server/testing.ts'
import { questaoApi } from '../../questao/contract.ts'
import { sugestaoApi } from '../contract.ts'
import { putAtividade, putSugestao } from './factory.ts'

const pede = (valor: number, habilidade: string) => ({
  tipo: 'numerica' as const,
  conteudo: { ...comum, valor, tolerancia: 0, unidade: '', habilidade },
})

it('is told with the end of the lesson, for what was wrong alone', async () => {
  const world = await setUp({ tentativas: 1 })
  const { tenant, professor, aluno } = world
  const [errada, certa] = (await putMatriz(tenant)).habilidades as [number, number]
  const codigos = await tenant.sql<{ codigo: string }>(
    'select codigo from habilidade where id = any($1) order by id',
    [[errada, certa]],
  )
  const [um, dois] = codigos.map(({ codigo }) => codigo) as [string, string]
  world.aula = await putPublished(tenant, professor, {
    telas: [pede(1, um), pede(2, dois)],
    tentativas: 1,
    visibilidade: 'rede',
    rede: tenant.escola,
  })
  const aberta = await putPublished(tenant, professor, { titulo: 'Reforço' })
  const fechada = await putPublished(tenant, professor, { turma: tenant.outraTurma })
  const daHabilidade = await putSugestao(tenant, professor, { rede: tenant.escola, descritores: [errada] })
  await putAtividade(tenant, professor, { sugestao: daHabilidade, aula: aberta.id, titulo: 'Faça o reforço' })
  await putAtividade(tenant, professor, { sugestao: daHabilidade, aula: fechada.id, titulo: 'Fechada' })
  await putSugestao(tenant, professor, { rede: tenant.escola, descritores: [certa] })
  await putSugestao(tenant, professor, { rede: tenant.outraEscola, descritores: [errada] })
  await putSugestao(tenant, professor, { descritores: [errada] })
  await putSugestao(tenant, professor, { rede: tenant.escola, descritores: [errada], html: '' })
  // The very question, taken from the screen into the bank.
  const { questoes } = (
    await callAs(professor, questaoApi.extract, {
      params: { id: world.aula.id },
      body: {
        ...{ versao: 1, telas: [world.aula.telas[0] as number], disciplina: null, periodo: null },
        ...{ habilidades: [], dificuldade: null, rede_id: null },
      },
    })
  ).data
  const daQuestao = await putSugestao(tenant, professor, {
    rede: tenant.rede,
    questoes: questoes.map(({ questao }) => questao),
  })

  const { tentativa } = (await abrir(world, aluno)).data
  const given = [answer(world, aluno, tentativa.uuid, 0, 99), answer(world, aluno, tentativa.uuid, 1, 2)]
  await send(aluno, ...given, end(world, aluno, tentativa.uuid))
  const { data } = await callAs(aluno, tentativaApi.fim, { params: { tentativa: tentativa.id } })
  expect(data.refazer).toEqual([world.aula.telas[0]])
  expect(data.sugestoes.map(({ id }) => id)).toEqual([daQuestao, daHabilidade])
  expect(data.sugestoes[1]?.atividades).toMatchObject([
    { titulo: 'Faça o reforço', tipo: 'aula', alvo: aberta.id, turma: tenant.turma },
  ])
})

it('is what the alternative that they marked points to, before all else', async () => {
  const world = await setUp({ tentativas: 1 })
  const { tenant, professor, aluno } = world
  world.aula = await putPublished(tenant, professor, {
    telas: [buildTela('multipla_escolha')],
    tentativas: 1,
    visibilidade: 'rede',
    rede: tenant.escola,
  })
  const { questoes } = (
    await callAs(professor, questaoApi.extract, {
      params: { id: world.aula.id },
      body: {
        ...{ versao: 1, telas: [world.aula.telas[0] as number], disciplina: null, periodo: null },
        ...{ habilidades: [], dificuldade: null, rede_id: null },
      },
    })
  ).data
  const questao = questoes[0]?.questao as number
  const put = (titulo: string) => putSugestao(tenant, professor, { titulo, rede: tenant.escola })
  const [deB, deC] = [await put('Fusão é outra coisa'), await put('Sublimação é outra coisa')]
  const daQuestao = await putSugestao(tenant, professor, { rede: tenant.escola, questoes: [questao] })
  const point = (parte: string, sugestao: number | null) =>
    callAs(professor, sugestaoApi.setAlternativa, { params: { questao }, body: { parte, sugestao } })
  expect((await point('a2', deB)).status).toBe(200)
  expect((await point('a3', deC)).data.alternativas).toEqual([
    { parte: 'a2', sugestao: { id: deB, nome: 'Fusão é outra coisa', estado: 'publicada' } },
    { parte: 'a3', sugestao: { id: deC, nome: 'Sublimação é outra coisa', estado: 'publicada' } },
  ])

  const { tentativa } = (await abrir(world, aluno)).data
  await send(
    aluno,
    registro(world, aluno, tentativa.uuid, {
      respostas: [buildResposta(world.aula.telas[0] as number, { escolhas: ['a3'] })],
    }),
    end(world, aluno, tentativa.uuid),
  )
  const { data } = await callAs(aluno, tentativaApi.fim, { params: { tentativa: tentativa.id } })
  expect(data.sugestoes.map(({ id }) => id)).toEqual([deC, daQuestao])
})
