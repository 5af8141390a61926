/** A class beside the one of the world of verdicts, with people of its own. */
import type { World } from './world.ts'

/** The same tenant, school and management; another class, with its own teacher, pupils and guardians. */
export async function makeTwin(world: World, other?: number): Promise<World> {
  const turma = other ?? (await world.tenant.newTurma('Gêmea'))
  const tenant = { ...world.tenant, turma }
  await tenant.sql('update turma set capacidade = 500 where id = $1', [turma])
  const aluno = await tenant.person('Gêmea', { papel: 'aluno', turma })
  const colega = await tenant.person('Colega gêmea', { papel: 'aluno', turma })
  const professor = await tenant.person('Professora gêmea', { papel: 'professor', turma })
  const people = {
    ...world.people,
    aluno,
    colega,
    professor,
    'colega sem a vez': await tenant.person('Outra gêmea', { papel: 'aluno', turma }),
    responsavel: await tenant.person('Responsável gêmea', { papel: 'responsavel', aluno: aluno.id }),
    'responsavel de colega': await tenant.person('Vizinha gêmea', { papel: 'responsavel', aluno: colega.id }),
  }
  return { tenant, aluno, professor, people }
}
