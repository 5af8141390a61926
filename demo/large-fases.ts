/** A phase of a large tenant: an assessment for each year, taken by every pupil of it; most were there. */
import { type Kysely, sql } from 'kysely'
import { PADROES } from '../areas/avaliacao/avaliacao/rules.ts'
import { avaliacaoRows } from '../areas/avaliacao/avaliacao/server/factory-rows.ts'
import { faseRows } from '../areas/avaliacao/fase/server/factory-rows.ts'
import { listPeriodos } from '../areas/ensino/catalogo/server/public.ts'
import { reserveIds } from '../core/server/rows.ts'
import type { DB } from '../database/types.ts'
import { dice, type Step } from './large-step.ts'

/** The years that its classes are of, one after the other. */
const ANOS = ['6º ano', '7º ano', '8º ano', '9º ano']
/** Of a hundred pupils so many were there, and so many up to here were there or absent. */
const [PRESENTES, SABIDOS] = [80, 88]

/** Ids of everything; before the tenant is entered. */
export async function reserveFases(tx: Kysely<DB>): Promise<void> {
  await reserveIds(tx, avaliacaoRows.avaliacao, ANOS.length)
  await reserveIds(tx, faseRows.fase, 1)
}

export async function addFases(tx: Kysely<DB>, step: Step, now: Date): Promise<void> {
  const periodos = await listPeriodos(tx)
  const ids = ANOS.map((ano) => periodos.find(({ nome }) => nome === ano)?.id ?? null)
  const gestora = sql`(select max(id) - 1 from ids_usuario)`
  const raiz = sql`(select id from ids_rede where n = 1)`
  await step(
    'avaliações',
    avaliacaoRows.avaliacao,
    avaliacaoRows.avaliacao.fill(
      ['id', 'usuario_id', 'rede_id', 'titulo', 'periodo_id', 'padroes', 'estado', 'cadernos'],
      sql`select id, ${gestora}, ${raiz}, 'Prova do ' || (${ANOS}::text[])[n], (${ids}::bigint[])[n],
        ${JSON.stringify(PADROES)}::jsonb, 'pronta', 4 from ids_avaliacao`,
    ),
  )
  await step(
    'fase',
    faseRows.fase,
    faseRows.fase.fill(
      ['id', 'rede_id', 'usuario_id', 'nome', 'inicio', 'fim', 'quorum', 'estado'],
      sql`select id, ${raiz}, ${gestora}, 'Fase de medição', ${now}::date - 2, ${now}::date + 5, 85, 'apuracao' from ids_fase`,
    ),
  )
  await step(
    'avaliações da fase',
    faseRows.fase_avaliacao,
    faseRows.fase_avaliacao.fill(
      ['fase_id', 'avaliacao_id', 'inicio', 'fim'],
      sql`select f.id, a.id, ${now}::timestamptz - interval '1 day', ${now}::timestamptz + interval '4 days'
        from ids_fase f cross join ids_avaliacao a`,
    ),
  )
  // As classes are numbered: the sixth year is that of the fourth, eighth … class.
  const sorte = dice(sql`p.aluno_id`, 9, 100)
  await step(
    'participantes',
    faseRows.participante,
    faseRows.participante.fill(
      ['fase_id', 'avaliacao_id', 'aluno_id', 'turma_id', 'caderno', 'situacao'],
      sql`select f.id, a.id, p.aluno_id, p.turma_id, 1 + p.numero % 4,
          case when ${sorte} < ${PRESENTES}::int then 'CO' when ${sorte} < ${SABIDOS}::int then 'NC' else 'AD' end
        from ids_aluno p join ids_turma t on t.id = p.turma_id join ids_avaliacao a on a.n = 1 + t.n % 4
        cross join ids_fase f`,
    ),
  )
}
