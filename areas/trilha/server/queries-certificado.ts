/** SQL of the certificate of a path: what there is to earn, and what a person earned. */
import { sql } from 'kysely'
import type { Actor } from '../../../core/policy/actor.ts'
import type { Tx } from '../../../core/server/database.ts'
import { bigints } from '../../../core/server/sql.ts'
import type { Nivel } from '../shapes.ts'

export interface CertificavelRow {
  id: number
  nome: string
  status: number
  usuario_id: number
  carga_horaria: number | null
  certificado_layout_id: number | null
  rede: { id: number; nome: string } | null
  /** Of its rule; null: the product's own. */
  minimo_certificado: number | null
  minimo_nivel: number | null
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
      g.minimo_certificado, g.minimo_nivel,
      (select p.pontos from trilha_ponto p where p.trilha_id = t.id and p.usuario_id = ${actor.id} and p.eixo = 0) as pontos,
      exists (select from trilha_grupo x where x.trilha_id = t.id and x.turma_id = any(${bigints(turmas)})) as na_turma
    from trilha t left join regra_trilha g on g.id = t.regra_id
    where t.id = ${id} and t.versao > 0`.execute(tx)
  return rows[0]
}

/** The network of the class in which a person did most of a path last: who issues where the path has none of its own. */
export async function findRedeDoAluno(
  tx: Tx,
  { trilha, usuario }: { trilha: number; usuario: number },
): Promise<{ id: number; nome: string } | undefined> {
  const { rows } = await sql<{ id: number; nome: string }>`
    select r.id, r.nome from trilha_grupo g join turma t on t.id = g.turma_id join rede r on r.id = t.rede_id
    join matricula m on m.turma_id = t.id and m.aluno_id = ${usuario} and m.status = 'adicionado'
    where g.trilha_id = ${trilha} order by t.id desc limit 1`.execute(tx)
  return rows[0]
}

export interface HabilidadeRow {
  nome: string
  destaque: boolean
  /** Of each of its lessons. */
  niveis: Nivel[]
  /** Points of the person. */
  pontos: number
}

/** The skills of a path as they are published, with what a person has of each. */
export async function listHabilidades(
  tx: Tx,
  { trilha, usuario }: { trilha: number; usuario: number },
): Promise<HabilidadeRow[]> {
  const { rows } = await sql<HabilidadeRow>`
    select h.nome, h.destaque, coalesce(d.pontos, 0) as pontos,
      array(select a.nivel from trilha_aula a where a.trilha_id = h.trilha_id and a.habilidade_id = h.id) as niveis
    from trilha_habilidade h join trilha_eixo e on e.id = h.eixo_id and e.removido_em is null
    left join trilha_dominio d on d.habilidade_id = h.id and d.usuario_id = ${usuario}
    where h.trilha_id = ${trilha} and h.removida_em is null order by e.ordem, h.ordem, h.id`.execute(tx)
  return rows
}
