/**
 * Verdicts of acting on somebody above: a tenant administrator who is in the class too, so that the staff sees them. Made
 * of the list of calls that act on an account: a new one there is a row here.
 */
import type { CallInput } from '../../core/contract/request.ts'
import type { Person } from '../kit/tenant.ts'
import { ACTS, type Base, MANAGEMENT_SEES, PEERS, type Scene } from './sobre-contas.ts'
import type { Door } from './table.ts'
import type { Verdict, Verdicts, World } from './world.ts'

const sceneOf = ({ tenant, people }: World): Scene => ({
  tenant,
  outra: people['administrador plataforma'] as Person,
  who: {
    professor: people.professor as Person,
    coordenador: people.coordenador as Person,
    gestor: people['gestor escrita'] as Person,
    encarregado: people.encarregado as Person,
    administrador: people['administrador tenant'] as Person,
    suporte: people.suporte as Person,
  },
})

const newAcima = ({ tenant }: World, base: Base): Promise<Person> =>
  tenant.person(
    base === 'professor' ? 'Professora e diretora' : 'Aluna e diretora',
    { papel: 'administrador_tenant' },
    { papel: base, turma: tenant.turma },
  )

const above = (
  call: string,
  base: Base,
  input: (scene: Scene, subject: Person) => Promise<CallInput> | CallInput,
  verdicts: Verdicts,
  otherwise: Verdict = 404,
): Door => ({
  call,
  como: 'sobre quem administra',
  input: async (world) => input(sceneOf(world), await newAcima(world, base)),
  otherwise,
  verdicts,
})

export const postoDoors: readonly Door[] = [
  above('pessoa.find', 'professor', (_, { id }) => ({ params: { usuario: id } }), {
    ...PEERS,
    ...MANAGEMENT_SEES,
  }),
  ...Object.entries(ACTS).map(([call, { base = 'aluno', input, acima, otherwise }]) =>
    above(call, base, input, acima, otherwise),
  ),
]
