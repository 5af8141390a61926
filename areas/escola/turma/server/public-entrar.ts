/** Coming into a class by its code or an invitation. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { type Failure, failure } from '../../../../core/server/failure.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { type QuemEntra, quemEntra } from '../rules-entrada.ts'
import { naTurma } from './public-lugar.ts'

const turmas = (tx: Tx) =>
  tx
    .selectFrom('turma as t')
    .innerJoin('rede as r', (join) =>
      join.onRef('r.tenant_id', '=', 't.tenant_id').onRef('r.id', '=', 't.rede_id'),
    )
    .select(['t.id', 't.nome', 't.status', 't.entrada', 't.capacidade', 'r.nome as escola', 'r.caminho'])

export const findTurmaToJoin = (tx: Tx, id: number) => turmas(tx).where('t.id', '=', id).executeTakeFirst()

/** Whether a person teaches a class as a titular. */
export async function isTitular(tx: Tx, turma: number, usuario: number): Promise<boolean> {
  const { rows } = await sql`select from ${vigentes('vinculo')} where vinculo.turma_id = ${turma}
    and vinculo.usuario_id = ${usuario} and vinculo.papel = 'professor' and not vinculo.auxiliar`.execute(tx)
  return rows.length > 0
}

/** The name of a pupil who is in a class now. */
export async function findAluno(tx: Tx, turma: number, aluno: number): Promise<string | undefined> {
  const { rows } = await sql<{ nome: string }>`select u.nome from ${naTurma()}
    join pessoa u on u.id = m.aluno_id where m.turma_id = ${turma} and m.aluno_id = ${aluno}`.execute(tx)
  return rows[0]?.nome
}

/** A class that may be joined by its code. */
export const findByCodigo = (tx: Tx, codigo: string) =>
  turmas(tx)
    .where('t.codigo', '=', codigo)
    .where('t.status', '=', 'ativa')
    .where('t.entrada', '<>', 'fechada')
    .executeTakeFirst()

/** Who has another role comes in by it, not as a pupil; null where nothing is in the way. */
export function otherRole(quem: 'equipe' | 'responsavel'): Failure
export function otherRole(quem: QuemEntra): Failure | null
export function otherRole(quem: QuemEntra): Failure | null {
  if (quem === 'equipe')
    return failure(403, 'entrada_de_equipe', {
      pt: 'O código e o convite de uma turma são para ⟦alunos⟧, e a sua conta é da equipe. Para ensinar nesta turma, peça à coordenação ou a quem já ensina nela que inclua você como ⟦docente⟧.',
      en: 'The code and the invitation of a class are for students, and yours is a staff account. To teach this class, ask the coordinator or one of its teachers to add you as a teacher.',
    })
  if (quem === 'responsavel')
    return failure(403, 'entrada_de_responsavel', {
      pt: 'O código e o convite de uma turma são para ⟦alunos⟧, e a sua conta é de responsável. Para acompanhar esta turma, peça à escola que ligue você ⟦ao aluno⟧; para ⟦o aluno⟧ entrar, use a conta dele.',
      en: 'The code and the invitation of a class are for students, and yours is a guardian account. To follow this class, ask the school to link you to the student; for the student to join, use the student’s own account.',
    })
  return null
}

/**
 * Enrols a person, or puts them on the list of those who wait: where the class asks for approval, is full, or let them
 * go before. Null when the class takes nobody any more. `actor`: null for an account made just now, which has no role yet.
 */
export async function joinTurma(
  tx: Tx,
  {
    turma,
    usuario,
    actor,
    invited,
    now,
  }: { turma: number; usuario: number; actor: Actor | null; invited: boolean; now: Date },
): Promise<'adicionado' | 'pendente' | null> {
  const refused = actor && otherRole(quemEntra(actor))
  if (refused) throw refused
  const found = await tx
    .selectFrom('turma')
    .select(['id', 'entrada', 'capacidade'])
    .where('id', '=', turma)
    .where('status', '=', 'ativa')
    // Two who come at once do not both take the last place.
    .forUpdate()
    .executeTakeFirst()
  if (!found || (!invited && found.entrada === 'fechada')) return null
  const { rows } = await sql<{ dentro: number; antes: string | null }>`
    select count(*) filter (where status = 'adicionado')::int as dentro,
      max(status) filter (where aluno_id = ${usuario}) as antes
    from matricula where turma_id = ${turma}`.execute(tx)
  const { dentro = 0, antes = null } = rows[0] ?? {}
  if (antes === 'adicionado') return 'adicionado'
  const open = invited || (found.entrada === 'por_codigo' && antes === null)
  const status = open && dentro < found.capacidade ? 'adicionado' : 'pendente'
  await tx
    .insertInto('matricula')
    .values({ turma_id: turma, aluno_id: usuario, status, data_matricula: now, por_si: true })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'turma_id', 'aluno_id']).doUpdateSet({
        status,
        data_matricula: now,
        data_saida: null,
        motivo: null,
        recusa: null,
        por_si: true,
      }),
    )
    .execute()
  return status
}
