/** The SQL on what is late by another end than the one by which it was handed in. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { MudariaRow, Prazo } from '../../aula/server/public-acima.ts'
import { andamentoNa } from '../../tentativa/server/public-prazo.ts'

type Lugar = Parameters<Prazo['olhar']>[1]

/** Deliveries of the class whose word on being late is not that of this end; by playlists and paths others came. */
const mudariam = ({ turma, aula }: Lugar, fim: Date | null) => sql`
  entrega e where e.turma_id = ${turma} and e.aula_id = ${aula} and e.estado <> 'pendente'
    and e.enviada_em is not null and e.atrasada is distinct from coalesce(e.enviada_em > ${fim}::timestamptz, false)`

export const prazoDasEntregas: Prazo = {
  async olhar(tx, lugar, fim) {
    const { rows } = await sql<MudariaRow>`
      select m.id, p.id as aluno_id, p.nome, m.atrasada
      from (select e.id, e.usuario_id, not e.atrasada as atrasada from ${mudariam(lugar, fim)}) m
      join pessoa p on p.id = m.usuario_id order by p.nome, m.id limit 200`.execute(tx)
    return { ...(await andamentoNa(tx, lugar, fim)), mudariam: rows }
  },
  async aplicar(tx: Tx, lugar, fim) {
    const { rows } = await sql<{ id: number }>`
      update entrega set atrasada = not atrasada, revisao = revisao + 1
      where id in (select e.id from ${mudariam(lugar, fim)}) returning id`.execute(tx)
    return rows.map(({ id }) => id)
  },
}
