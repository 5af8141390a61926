/** The SQL of a manager's overview: figures over every class they see, and the classes where somebody waits. */

import { sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import type { Visao } from '../contract.ts'
import { turmasVisibleTo } from './public.ts'
import { conversa } from './public-conversa.ts'

/** So many classes are named; the total is told. */
const NAMED = 6

/** Active classes only. A class of the platform needs no teacher. `since` bounds "quiet": no topic or notice moved after it. */
export async function findVisao(tx: Tx, actor: Actor, since: Date): Promise<Visao> {
  const { rows } = await sql<Visao>`
    with vista as materialized (
      select turma.id, turma.nome, turma.tipo, rede.id as escola_id, rede.nome as escola
      from turma join rede on rede.id = turma.rede_id
      where turma.status = 'ativa' and ${turmasVisibleTo(actor)}
    ), docente as materialized (
      select vinculo.turma_id, vinculo.usuario_id from ${vigentes('vinculo')} join vista on vista.id = vinculo.turma_id
      where vinculo.papel = 'professor'
    ), pedido as (
      select turma_id, count(*)::int as n from matricula
      where status = 'pendente' and turma_id in (select id from vista) group by 1
    ), atencao as (
      select vista.id, vista.nome, vista.escola, coalesce(pedido.n, 0) as pedidos,
        vista.tipo <> 'plataforma' and vista.id not in (select turma_id from docente) as sem_professor
      from vista left join pedido on pedido.turma_id = vista.id
    ), espera as (
      select * from atencao where sem_professor or pedidos > 0
    )
    select count(distinct escola_id) as escolas, count(*) as turmas,
      (select count(*) from (select distinct aluno_id from matricula
        where status = 'adicionado' and turma_id in (select id from vista)) x) as alunos,
      (select count(*) from (select distinct usuario_id from docente) x) as professores,
      count(distinct escola_id) - (select count(*) from (select distinct vista.escola_id from vista
        where (vista.id in (${conversa.ask().movidosSql(since)})) is true) x) as escolas_quietas,
      jsonb_build_object('total', (select count(*) from espera), 'turmas', (
        select coalesce(jsonb_agg(to_jsonb(e)), '[]') from (
          select * from espera order by sem_professor desc, pedidos desc, sem_acento(nome), id limit ${NAMED}
        ) e)) as atencao
    from vista`.execute(tx)
  return sure(rows[0])
}
