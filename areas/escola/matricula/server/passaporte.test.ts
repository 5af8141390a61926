/** The progress by skill in a passport: from the best attempts at the lessons of the class that is left. */
import { expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { COMUM } from '../../../ensino/aula/factory.ts'
import { putPublished } from '../../../ensino/aula/server/factory.ts'
import { putMatriz } from '../../../ensino/catalogo/server/factory.ts'
import { putTentativa } from '../../../ensino/tentativa/server/factory.ts'
import { matriculaApi } from '../contract.ts'

const tela = (habilidade?: string) => ({
  tipo: 'resposta_curta' as const,
  conteudo: { ...COMUM, aceitas: ['chuva'], maiusculas: false, ...(habilidade && { habilidade }) },
})

it('is the share of the points of the screens that ask for a skill, of the best attempt at each lesson', async () => {
  const tenant = await testTenant()
  const professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  // Of another class too, which came first, and of which the passport tells nothing; as do those of others of the class.
  const outra = await tenant.newTurma('Outra da aluna')
  await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
  const aluna = await tenant.person(
    'Bia',
    { papel: 'aluno', turma: outra },
    { papel: 'aluno', turma: tenant.turma },
  )
  const before = new Date()
  const gestora = await tenant.person('Gestora', {
    papel: 'gestor_rede',
    rede: tenant.rede,
    funcao: 'escrita',
  })
  const params = { turma: tenant.turma, aluno: aluna.id }
  await callAs(gestora, matriculaApi.setNumero, { params, body: { numero: 7 } })
  const { habilidades } = await putMatriz(tenant)
  const known = await tenant.sql<{ id: string; codigo: string; texto: string }>(
    'select id, codigo, texto from habilidade where tenant_id = $1 and id = any($2) order by codigo limit 2',
    [tenant.id, habilidades],
  )
  const [a, b] = known as [(typeof known)[0], (typeof known)[0]]
  const um = await putPublished(tenant, professora, {
    titulo: 'Um',
    telas: [tela(a.codigo), tela(a.codigo), tela(b.codigo)],
  })
  // Its first screen names no skill: the one of the lesson counts.
  const dois = await putPublished(tenant, professora, { titulo: 'Dois', telas: [tela(), tela(b.codigo)] })
  await tenant.sql('insert into aula_habilidade (tenant_id, aula_id, habilidade_id) values ($1, $2, $3)', [
    ...[tenant.id, dois.id, a.id],
  ])
  const attempt = (aula: typeof um, nota: number, fracoes: readonly number[], turma = tenant.turma) =>
    putTentativa(tenant, aluna, aula, {
      estado: 'concluida',
      nota,
      turma,
      respostas: fracoes.map((fracao, at) => ({
        tela: aula.telas[at] ?? 0,
        resposta: { texto: 'x' },
        fracao,
      })),
    })
  // The third screen was not answered: nothing of its points.
  await attempt(um, 8, [1, 0.5])
  await attempt(um, 3, [0, 0, 0])
  await attempt(dois, 6, [1, 0.4])
  await attempt(dois, 10, [1, 1], tenant.outraTurma)

  const { transferencia } = (
    await callAs(gestora, matriculaApi.transfer, {
      params: { turma: tenant.turma, aluno: aluna.id },
      body: { destino: tenant.outraTurma },
    })
  ).data
  const { passaporte } = (
    await callAs(gestora, matriculaApi.findPassaporte, { params: { transferencia: transferencia.id } })
  ).data
  expect(passaporte.registro).toMatchObject({ turma: { nome: '7º A' }, matricula: { numero_chamada: 7 } })
  expect(Date.parse(passaporte.registro.matricula.data_saida)).toBeGreaterThanOrEqual(before.getTime())
  expect(passaporte.registro.progresso).toEqual([
    { habilidade: a.codigo, texto: a.texto, origem: 'aulas', dominio: 'adequado', pontos: 83 },
    { habilidade: b.codigo, texto: b.texto, origem: 'aulas', dominio: 'em_desenvolvimento', pontos: 20 },
  ])
})
