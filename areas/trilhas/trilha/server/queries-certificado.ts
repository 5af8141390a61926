/** SQL of the certificate of a path: what there is to earn, and what a person earned. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { lugar, naTurma } from '../../../escola/turma/server/public-lugar.ts'

export interface CertificavelRow {
  id: number
  nome: string
  status: number
  usuario_id: number
  carga_horaria: number | null
  certificado_layout_id: number | null
  rede: { id: number; nome: string } | null
  /** Points of the person in all; null: nothing done yet. */
  pontos: number | null
  /** The person learns in a class that follows it. */
  na_turma: boolean
}

/** A published path, as the person who asks stands on it. */
export async function findCertificavel(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<CertificavelRow | undefined> {
  const turmas = actor.turmas.filter(({ papel }) => papel === 'aluno').map((turma) => turma.id)
  const { rows } = await sql<CertificavelRow>`
    select t.id, t.nome, t.status, t.usuario_id, t.carga_horaria, t.certificado_layout_id,
      (select jsonb_build_object('id', r.id, 'nome', r.nome) from rede r where r.id = t.rede_id) as rede,
      (select p.pontos from trilha_ponto p where p.trilha_id = t.id and p.usuario_id = ${actor.id} and p.eixo = 0) as pontos,
      exists (select from trilha_grupo x where x.trilha_id = t.id and x.turma_id = any(${bigints(turmas)})) as na_turma
    from trilha t where t.id = ${id} and t.versao > 0`.execute(tx)
  return rows[0]
}

/** The network of the class in which a person did most of a path last: who issues where the path has none of its own. */
export async function findRedeDoAluno(
  tx: Tx,
  { trilha, usuario }: { trilha: number; usuario: number },
): Promise<{ id: number; nome: string } | undefined> {
  const { rows } = await sql<{ id: number; nome: string }>`
    select r.id, r.nome from trilha_grupo g join (${lugar()}) on t.id = g.turma_id
    join ${naTurma()} on m.turma_id = t.id and m.aluno_id = ${usuario}
    where g.trilha_id = ${trilha} order by t.id desc limit 1`.execute(tx)
  return rows[0]
}
