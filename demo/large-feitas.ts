/** What pupils of a large tenant did in their lessons: attempts, answers, results, deliveries. Half of them, once each. */
import { type Kysely, sql } from 'kysely'
import { darPassos, entregaRows } from '../areas/ensino/entrega/server/factory-rows.ts'
import { tentativaRows } from '../areas/ensino/tentativa/server/factory-rows.ts'
import { reserveIds } from '../core/server/rows.ts'
import type { DB } from '../database/types.ts'
import { asOwner, beside, dice, type Step } from './large-step.ts'

/** Of a hundred pupils of a class, how many did a lesson of it. */
const FEITA_POR = 40

/** Room beside the tables: each answer, and each attempt by its number. */
export async function reserveFeitas(tx: Kysely<DB>): Promise<void> {
  await sql`create temp table feita (aula_id bigint, turma_id bigint, aluno_id bigint, tela_id bigint, peso numeric,
    aberta boolean, resposta jsonb, fracao numeric, espera boolean, em timestamptz, niveis jsonb) on commit drop`.execute(
    tx,
  )
  await sql`create temp table tentada (n int primary key, aula_id bigint, turma_id bigint, aluno_id bigint, aberta boolean,
    espera boolean, em timestamptz, nota numeric, unique (aula_id, aluno_id, turma_id)) on commit drop`.execute(
    tx,
  )
  await sql`grant select, insert on feita, tentada to turmalina_app`.execute(tx)
}

/** Each answer as it was given, then each attempt with its mark. */
async function thinkUp(step: Step, now: Date): Promise<void> {
  const chance = sql`a.id * 41 + m.aluno_id`
  await step(
    `respostas pensadas`,
    beside('feita'),
    // A pupil is right as often as they are good at it; what is written waits for a teacher every second time.
    sql`insert into feita
      select a.aula_id, a.turma_id, m.aluno_id, v.id, s.peso, s.aberta,
        case when s.certa_agora then s.certa else s.errada end,
        case when s.aberta then case when s.espera then null else 1 end
          when s.gabarito is not null then s.certa_agora::int end,
        s.espera, s.em, s.niveis
      from dada a join ids_aluno m on m.turma_id = a.turma_id
      join aula_feita f on f.id = a.aula_id
      cross join lateral (
        select t.*, ${dice(sql`${chance} * 61 + t.ordem`, 32, 100)} < 45 + ${dice(sql`m.aluno_id`, 33, 50)} or t.aberta
            or t.gabarito is null as certa_agora,
          ${dice(chance, 34, 2)} = 0 as espera,
          least(${now}::timestamptz - interval '2 hours', a.inicio + make_interval(days => ${dice(chance, 35, 50)},
            mins => ${dice(chance, 36, 540)})) as em
        from modelo_tela t where t.modelo = f.modelo) s
      join tela_feita v on v.aula_id = a.aula_id and v.ordem = s.ordem
      where ${dice(chance, 31, 100)} < ${FEITA_POR}`,
  )
  await step(
    'tentativas pensadas',
    beside('tentada'),
    sql`insert into tentada
      select row_number() over (order by em), aula_id, turma_id, aluno_id, aberta, espera, em, nota
      from (
        select aula_id, aluno_id, turma_id, bool_or(aberta) as aberta, bool_or(espera) as espera, min(em) as em,
          case when not (bool_or(aberta) and bool_or(espera)) and sum(peso) > 0
            then round(10 * sum(peso * coalesce(fracao, 0)) / sum(peso), 2) end as nota
        from feita group by aula_id, aluno_id, turma_id) f`,
  )
}

const FIM = sql`t.em + interval '12 minutes'`
const STATUS = sql`case when t.nota >= 6 then 'aprovado' when t.nota < 6 then 'reprovado' end`
const ESPERA = sql`(t.aberta and t.espera)`
/** Answers with the attempt that they are of. */
const RESPONDIDAS = sql`feita f
  join tentada t on t.aula_id = f.aula_id and t.aluno_id = f.aluno_id and t.turma_id = f.turma_id
  join ids_tentativa i on i.n = t.n`

export async function addFeitas(tx: Kysely<DB>, step: Step, now: Date): Promise<void> {
  await thinkUp(step, now)
  const { rows } = await sql<{ n: number }>`select count(*) as n from tentada`.execute(tx)
  await asOwner(tx, () => reserveIds(tx, tentativaRows.tentativa, Number(rows[0]?.n)))
  await step(
    'tentativas',
    tentativaRows.tentativa,
    tentativaRows.tentativa.fill(
      [
        ...([
          'id',
          'aula_id',
          'versao',
          'usuario_id',
          'turma_id',
          'numero',
          'estado',
          'iniciada_em',
        ] as const),
        ...(['ultima_em', 'concluida_em', 'tempo', 'nota', 'status'] as const),
      ],
      sql`select i.id, t.aula_id, 1, t.aluno_id, t.turma_id, 1,
          case when not t.aberta then 'concluida' when t.espera then 'aguardando_correcao' else 'corrigida' end,
          t.em, ${FIM}, ${FIM}, 720, t.nota, ${STATUS}
        from tentada t join ids_tentativa i on i.n = t.n order by t.n`,
    ),
  )
  await step(
    'respostas',
    tentativaRows.resposta,
    tentativaRows.resposta.fill(
      ['tentativa_id', 'tela_id', 'aula_id', 'versao', 'resposta', 'fracao', 'tempo', 'respondida_em'],
      sql`select i.id, f.tela_id, f.aula_id, 1, f.resposta, f.fracao, 90, f.em + interval '12 minutes'
        from ${RESPONDIDAS} where f.resposta is not null`,
    ),
  )
  await step(
    'resultados',
    tentativaRows.resultado,
    tentativaRows.resultado.fill(
      [
        ...([
          'usuario_id',
          'aula_id',
          'turma_id',
          'aberturas',
          'aberta_em',
          'ultima_em',
          'tentativas',
        ] as const),
        ...(['concluidas', 'tempo', 'tentativa_id', 'nota', 'status', 'concluida_em'] as const),
      ],
      sql`select t.aluno_id, t.aula_id, t.turma_id, 1, t.em, ${FIM}, 1, 1, 720, case when not ${ESPERA} then i.id end,
          t.nota, ${STATUS}, case when not ${ESPERA} then ${FIM} end
        from tentada t join ids_tentativa i on i.n = t.n`,
    ),
  )
  await step(
    'entregas',
    entregaRows.entrega,
    entregaRows.entrega.fill(
      [
        ...([
          'tentativa_id',
          'tela_id',
          'aula_id',
          'versao',
          'usuario_id',
          'turma_id',
          'estado',
          'vez',
        ] as const),
        ...([
          'texto',
          'enviada_em',
          'nota',
          'rubrica',
          'comentario',
          'corrigida_por',
          'corrigida_em',
        ] as const),
      ],
      sql`select i.id, f.tela_id, f.aula_id, 1, f.aluno_id, f.turma_id, case when f.espera then 'enviada' else 'corrigida' end,
          1, f.resposta ->> 'texto', ${FIM}, case when not f.espera then 10 end,
          case when f.espera then '[]' else f.niveis end, case when f.espera then '' else 'Muito bom.' end,
          case when not f.espera then a.usuario_id end, case when not f.espera then ${FIM} + interval '1 hour' end
        from ${RESPONDIDAS} join dada a on a.turma_id = f.turma_id and a.aula_id = f.aula_id
        where f.aberta`,
    ),
  )
  await step('passos das entregas', entregaRows.entrega_passo, darPassos)
}
