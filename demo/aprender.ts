/** What the pupils of the demonstration's class did in its path under way: turns, attempts, grades and points. */
import { type Kysely, sql } from 'kysely'
import { recontarMuitos } from '../areas/trilhas/trilha/server/queries-contar.ts'
import type { DB } from '../database/types.ts'
import { AVENTURA } from './trilhas.ts'

/** Skills that a pupil began, by their place in the class: from one to nine. */
const COMECADAS = sql`1 + (p.i * 5) % 9`

/** How somebody of the class did this lesson: each pupil did it in the path much as one of them did. */
const modelo = (vez: string) => sql`lateral (
  select a.id, a.versao, a.tempo, a.nota, a.status from tentativa a
  where a.aula_id = x.aula_id and a.estado = 'concluida' and a.nota is not null and a.trilha_tentativa_id is null
  order by (a.id * 31 + ${sql.ref(`${vez}.usuario_id`)} * 17) % 97, a.id limit 1) a`

/** Writes it for the tenant that the transaction is bound to; its paths and attempts are there. The same every time. */
export async function seedAprender(tx: Kysely<DB>, now: Date): Promise<void> {
  await sql`
    insert into trilha_tentativa (usuario_id, trilha_id, habilidade_id, turma_id, numero, iniciada_em)
    select p.aluno_id, s.trilha_id, s.id, p.turma_id, 1, ${now}::timestamptz - make_interval(days => 15 - s.n::int)
    from (select m.aluno_id, m.turma_id, g.trilha_id, row_number() over (order by m.aluno_id) as i
      from trilha_grupo g join trilha t on t.id = g.trilha_id and t.codigo = ${AVENTURA.codigo}
      join matricula m on m.turma_id = g.turma_id and m.status = 'adicionado') p
    join (select h.id, h.trilha_id, row_number() over (order by e.ordem, h.ordem) as n
      from trilha_habilidade h join trilha_eixo e on e.id = h.eixo_id
      where h.trilha_id in (select id from trilha where codigo = ${AVENTURA.codigo})) s on s.trilha_id = p.trilha_id
    where s.n <= ${COMECADAS}`.execute(tx)
  // Of the skill begun last only what is easy.
  await sql`
    insert into tentativa (aula_id, versao, usuario_id, turma_id, numero, estado, iniciada_em, ultima_em, concluida_em, tempo,
      nota, status, trilha_tentativa_id)
    select x.aula_id, a.versao, w.usuario_id, w.turma_id, 1, 'concluida', w.iniciada_em, w.iniciada_em + interval '15 minutes',
      w.iniciada_em + interval '15 minutes', a.tempo, a.nota, a.status, w.id
    from trilha_tentativa w join trilha_aula x on x.habilidade_id = w.habilidade_id
    cross join ${modelo('w')}
    where x.nivel = 1 or exists (select from trilha_tentativa y where y.usuario_id = w.usuario_id
      and y.iniciada_em > w.iniciada_em)`.execute(tx)
  await sql`
    insert into resposta (tentativa_id, tela_id, aula_id, versao, resposta, fracao, vezes, tempo, respondida_em)
    select n.id, r.tela_id, r.aula_id, r.versao, r.resposta, r.fracao, r.vezes, r.tempo, n.concluida_em
    from tentativa n join trilha_tentativa w on w.id = n.trilha_tentativa_id
    join trilha_aula x on x.habilidade_id = w.habilidade_id and x.aula_id = n.aula_id
    cross join ${modelo('w')}
    join resposta r on r.tentativa_id = a.id`.execute(tx)
  await sql`
    insert into resultado (usuario_id, aula_id, turma_id, aberturas, aberta_em, ultima_em, tentativas, concluidas, tempo,
      tentativa_id, nota, status, concluida_em, trilha_tentativa_id)
    select usuario_id, aula_id, turma_id, 1, iniciada_em, ultima_em, 1, 1, tempo, id, nota, status, concluida_em,
      trilha_tentativa_id
    from tentativa where trilha_tentativa_id is not null`.execute(tx)
  await sql`
    insert into trilha_nota (usuario_id, trilha_id, habilidade_id, aula_id, nivel, nota, status, pontos, tempo, tentativa_id)
    select n.usuario_id, w.trilha_id, w.habilidade_id, n.aula_id, x.nivel, n.nota, n.status,
      case when n.status = 'aprovado' then round(x.nivel * n.nota) else 0 end, n.tempo, n.id
    from tentativa n join trilha_tentativa w on w.id = n.trilha_tentativa_id
    join trilha_aula x on x.habilidade_id = w.habilidade_id and x.aula_id = n.aula_id`.execute(tx)
  await sql`
    insert into trilha_dominio (usuario_id, trilha_id, habilidade_id)
    select usuario_id, trilha_id, habilidade_id from trilha_tentativa`.execute(tx)
  const learners = await tx
    .selectFrom('trilha_tentativa')
    .select(['trilha_id', 'usuario_id', 'turma_id'])
    .distinct()
    .execute()
  const [first] = learners
  if (!first) return
  await recontarMuitos(
    tx,
    first.trilha_id,
    learners.map(({ usuario_id }) => usuario_id),
  )
  await tx.updateTable('trilha_ponto').set({ turma_id: first.turma_id }).execute()
}
