/** What a manager sees first, through the real door: figures of their own schools only, and where somebody waits. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { endPapeis } from '../../../acesso/sessao/server/factory.ts'
import { putTopico, setQuietos } from '../../../conversa/forum/server/factory.ts'
import { turmaApi } from '../contract.ts'
import { putMatricula, setTurma } from './factory.ts'

describe('the overview of a manager', () => {
  let tenant: TestTenant
  let gestor: Person
  const visao = async (who: Person) => (await callAs(who, turmaApi.home, undefined)).data.visao

  beforeAll(async () => {
    tenant = await testTenant()
    gestor = await tenant.person('Gestor', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
  })

  it('counts what is active and names the classes without a teacher or with requests', async () => {
    const before = await visao(gestor)
    const calma = await tenant.newTurma('6º C')
    const sozinha = await tenant.newTurma('6º S')
    const pedida = await tenant.newTurma('6º P')
    const [ana] = await Promise.all([
      tenant.person('Ana', { papel: 'aluno', turma: calma }),
      tenant.person('Prof', { papel: 'professor', turma: calma }),
      tenant.person('Outra', { papel: 'professor', turma: pedida }),
    ])
    // The same pupil in two classes is one pupil; who only asks to join is none.
    await tenant.sql(
      `insert into matricula (tenant_id, turma_id, aluno_id, status)
       values ($1, $2, $4, 'adicionado'), ($1, $3, $4, 'pendente')`,
      [tenant.id, sozinha, pedida, ana.id],
    )
    const after = await visao(gestor)
    expect(after?.turmas).toBe((before?.turmas ?? 0) + 3)
    expect(after?.alunos).toBe((before?.alunos ?? 0) + 1)
    expect(after?.professores).toBe((before?.professores ?? 0) + 2)
    const named = new Map(after?.atencao.turmas.map((turma) => [turma.id, turma]))
    expect(named.get(sozinha)).toMatchObject({ nome: '6º S', sem_professor: true, pedidos: 0 })
    expect(named.get(pedida)).toMatchObject({ nome: '6º P', sem_professor: false, pedidos: 1 })
    expect(named.has(calma)).toBe(false)
    expect(after?.atencao.total).toBe((before?.atencao.total ?? 0) + 2)
  })

  it('calls a school quiet until something moves in it', async () => {
    const quiet = (await visao(gestor))?.escolas_quietas ?? 0
    const author = await tenant.person('Autora', { papel: 'professor', turma: tenant.outraTurma })
    await tenant.sql(
      `insert into topico (tenant_id, turma_id, usuario_id, titulo, tipo) values ($1, $2, $3, 'Oi', 'forum')`,
      [tenant.id, tenant.outraTurma, author.id],
    )
    // However much moves, and in however many of its classes, it is one school.
    const [outra, mesma] = [await tenant.newTurma('Outra'), await tenant.newTurma('Mesma')]
    await tenant.sql('update turma set rede_id = $2 where id = any($1)', [[outra, mesma], tenant.outraEscola])
    await putTopico({ ...tenant, turma: outra }, author)
    await putTopico({ ...tenant, turma: outra }, author)
    const now = await visao(gestor)
    expect([quiet, now?.escolas_quietas, now?.escolas]).toEqual([2, 1, 2])
    const { escolas } = (await callAs(gestor, turmaApi.home, undefined)).data
    expect(escolas?.map(({ id, topicos_na_semana }) => [id, topicos_na_semana])).toEqual([
      [tenant.outraEscola, 3],
      [tenant.escola, 0],
    ])
    // What moved before the week does not count.
    await setQuietos(tenant, 8)
    expect((await visao(gestor))?.escolas_quietas).toBe(quiet)
  })

  it('names first who has no teacher, then where most wait, by name; six, and the total', async () => {
    const place = await testTenant()
    const who = await place.person('Gestora', { papel: 'gestor_rede', rede: place.rede, funcao: 'leitura' })
    const make = async (nome: string, asks: number, teacher: 'in force' | 'ended' | null, change = '') => {
      const turma = await place.newTurma(nome)
      for (let n = 0; n < asks; n += 1)
        await putMatricula(place, turma, await place.person('Pede'), { status: 'pendente' })
      const docente = teacher && (await place.person('Docente', { papel: 'professor', turma }))
      if (docente && teacher === 'ended') await endPapeis(place, { usuario_id: docente.id })
      if (change) await place.sql(`update turma set ${change} where id = $1`, [turma])
    }
    await make('Três', 3, 'in force')
    await make('Um', 1, 'in force')
    await make('Plataforma', 0, null, `tipo = 'plataforma'`)
    await make('Fechada', 2, null, `status = 'encerrada'`)
    await make('Calma', 0, 'in force')
    await make('Zebra', 0, null)
    await make('Água', 0, 'ended')
    await make('Dois', 2, null)
    await make('zebra', 0, null)
    await setTurma(place, place.outraTurma, { status: 'excluida' })
    const { atencao } = (await visao(who)) ?? { atencao: { total: 0, turmas: [] } }
    expect([atencao.total, atencao.turmas.map((one) => [one.nome, one.sem_professor, one.pedidos])]).toEqual([
      7,
      [
        ['Dois', true, 2],
        ['7º A', true, 0],
        ['Água', true, 0],
        ['Zebra', true, 0],
        ['zebra', true, 0],
        ['Três', false, 3],
      ],
    ])
  })

  it('is bounded by the schools of who asks, and is nobody else’s', async () => {
    const whole = await visao(gestor)
    const one = await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.outraEscola })
    expect(await visao(one)).toMatchObject({ escolas: 1, turmas: 3 })
    expect(whole?.escolas).toBe(2)
    for (const papel of ['professor', 'aluno'] as const)
      expect(await visao(await tenant.person('Alguém', { papel, turma: tenant.outraTurma }))).toBeNull()
  })
})
