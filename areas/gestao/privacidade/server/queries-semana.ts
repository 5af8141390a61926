/** The SQL of the guardian's page: the children, and the week of one. */

import { sql } from 'kysely'
import { currentFuso } from '../../../../core/contract/fuso.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import { avisosDe, escritasDesde, notasDe } from '../../../conversa/forum/server/public-conversa.ts'
import { estuda } from '../../../escola/turma/server/public-lugar.ts'

/** The children a person is guardian of, with the names of their classes. */
export const listCriancas = async (tx: Tx, ids: readonly number[]) => {
  const { rows } = await sql<{ id: number; nome: string; turmas: string[] }>`
    select usuario.id, usuario.nome, coalesce(array_agg(turma.nome order by turma.nome)
      filter (where turma.id is not null), '{}') as turmas
    from pessoa usuario
    left join (${estuda('matricula', 'turma')}) on matricula.aluno_id = usuario.id
    where usuario.id = any(${[...ids]}::bigint[])
    group by usuario.id, usuario.nome order by usuario.nome, usuario.id limit 50`.execute(tx)
  return rows
}

/** The child's classes, and how many messages it wrote in each since an instant. */
export const listTurmas = async (tx: Tx, aluno: number, since: Date) => {
  const { rows } = await sql<{ id: number; nome: string; escola: string; mensagens: number }>`
    select turma.id, turma.nome, rede.nome as escola,
      ${escritasDesde(sql.ref('turma.id'), aluno, since)} as mensagens
    from ${estuda('matricula', 'turma', 'rede')}
    where matricula.aluno_id = ${aluno}
    order by turma.nome, turma.id limit 50`.execute(tx)
  return rows
}

/** Who teaches the child's classes. */
export const listContatos = async (tx: Tx, aluno: number) => {
  const { rows } = await sql<{ nome: string; turmas: string[] }>`
    select usuario.nome, array_agg(distinct turma.nome order by turma.nome) as turmas
    from ${estuda('matricula', 'turma')}
    join ${vigentes()} on v.turma_id = turma.id and v.papel = 'professor'
    join pessoa usuario on usuario.id = v.usuario_id
    where matricula.aluno_id = ${aluno}
    group by usuario.id, usuario.nome order by usuario.nome, usuario.id limit 200`.execute(tx)
  return rows
}

/** Notices that reached the child's classes since an instant, with when the child acknowledged each. */
export const listAvisos = async (tx: Tx, aluno: number, since: Date) => {
  const { rows } = await sql<{
    id: number
    turma_id: number
    titulo: string
    turma: string
    quando: Date
    pede_ciente: boolean
    ciente_em: Date | null
  }>`
    select aviso.*, turma.nome as turma
    from ${estuda('matricula', 'turma')}
    join (${avisosDe(aluno)}) aviso on aviso.turma_id = turma.id and aviso.quando >= ${since}
    where matricula.aluno_id = ${aluno}
    order by aviso.quando desc, aviso.id desc limit 50`.execute(tx)
  return rows
}

/** Marks that were published since an instant. */
export const listNotas = async (tx: Tx, aluno: number, since: Date) => {
  const { rows } = await sql<{ titulo: string; turma: string; nota: string | null; quando: Date }>`
    select n.titulo, turma.nome as turma, n.nota, n.quando
    from (${notasDe(aluno)}) n join turma on turma.id = n.turma_id
    where n.quando >= ${since} order by n.quando desc, n.id limit 50`.execute(tx)
  return rows
}

/** The last seven days until `now`, oldest first, days without use too. */
export const listUso = async (tx: Tx, usuario: number, now: Date) => {
  const { rows } = await sql<{ dia: string; minutos: number }>`
    select to_char(d.dia, 'YYYY-MM-DD') as dia, coalesce(tempo_uso.minutos, 0) as minutos
    from (select (${now}::timestamptz at time zone ${currentFuso()})::date - n as dia from generate_series(0, 6) n) d
    left join tempo_uso on tempo_uso.dia = d.dia and tempo_uso.usuario_id = ${usuario}
    order by d.dia`.execute(tx)
  return rows
}
