/** The SQL on whom a notice still reaches, and who has answered it. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { shownTo } from '../../../escola/turma/rules-perfil.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { type PessoaRow, pessoaSql } from './queries-visible.ts'

/** Whether the person is teacher, pupil or a pupil's guardian in the class. */
export async function isFor(tx: Tx, turma: number, usuario: number): Promise<boolean> {
  const { rows } = await sql<{ belongs: boolean }>`
    select (
      exists (select from ${naTurma()} where m.turma_id = ${turma} and m.aluno_id = ${usuario})
      or exists (select from ${vigentes('vinculo')} where vinculo.turma_id = ${turma} and vinculo.papel = 'professor'
        and vinculo.usuario_id = ${usuario})
      or exists (select from ${vigentes('vinculo')} join ${naTurma()} on m.aluno_id = vinculo.aluno_id
        where m.turma_id = ${turma} and vinculo.papel = 'responsavel'
        and vinculo.usuario_id = ${usuario})) as belongs`.execute(tx)
  return rows[0]?.belongs ?? false
}

/** Of a class with no other role: whoever knows of a person only what that person lets the class see. */
const PEER: Actor = { id: 0, tenantId: 0, nome: '', funcoes: [], redes: [], turmas: [], dependentes: [] }

/** The name of who writes in a class, as its pupils and guardians may read it. */
export async function nameForPeers(
  tx: Tx,
  turma: number,
  autor: { id: number; nome: string },
): Promise<string> {
  const { rows } = await sql<{ pessoa: PessoaRow }>`
    select ${pessoaSql('u', sql`${turma}::bigint`)} as pessoa from pessoa u where u.id = ${autor.id}`.execute(
    tx,
  )
  const [row] = rows
  return row ? shownTo(PEER, { ...row.pessoa, nome: autor.nome }).nome : autor.nome
}

/** Who has read a notice; `ciente`: who has acknowledged it. At most 5,000. */
export async function whoAnswered(tx: Tx, topico: number, ciente: boolean): Promise<number[]> {
  const query = tx
    .selectFrom('topico_visto')
    .select('usuario_id')
    .where('topico_id', '=', topico)
    .limit(5_000)
  const rows = await (ciente ? query.where('ciente_em', 'is not', null) : query).execute()
  return rows.map(({ usuario_id }) => usuario_id)
}

/** Whether one of the people was told of the happening before. */
export async function toldToday(tx: Tx, usuarios: readonly number[], chave: string): Promise<boolean> {
  const { rows } = await sql`
    select from notificacao where usuario_id = any(${[...usuarios]}::bigint[]) and chave = ${chave} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}
