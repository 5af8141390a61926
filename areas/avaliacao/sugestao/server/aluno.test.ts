/** What a pupil is shown beside what they missed: published in their networks, for the skill or the question, with what they may open. */
import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { putPublished } from '../../../ensino/aula/server/factory.ts'
import { putMatriz } from '../../../ensino/catalogo/server/factory.ts'
import { tentativaApi } from '../../../ensino/tentativa/contract.ts'
import { abrir, answer, comum, end, send, setUp } from '../../../ensino/tentativa/server/testing.ts'
import { questaoApi } from '../../questao/contract.ts'
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
