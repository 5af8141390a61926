/** SQL on what is suggested for skills that were missed. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { mesmasHabilidades } from '../../../ensino/curriculo/server/public.ts'
import type { Perdido } from '../../../ensino/tentativa/server/public-sugeridas.ts'
import { MAX_SUGERIDAS } from '../../../ensino/tentativa/shapes-sugerida.ts'
import { questoesDasTelas } from '../../questao/server/public.ts'
import { alternativasMarcadas } from '../../questao/server/public-alternativas.ts'

/** What is for a question counts for more than what is for all skills together; what is for the very mistake for most. */
const DA_QUESTAO = 100
const DA_ALTERNATIVA = 1_000

/** At most 5: those for what was marked first, then those for the very questions, then those for most of the skills, then the newest. */
export async function listPara(
  tx: Tx,
  para: RawBuilder<boolean>,
  { habilidades, telas }: Perdido,
): Promise<{ id: number; titulo: string; html: string }[]> {
  if (habilidades.length === 0 && !telas) return []
  const questoes = telas ? questoesDasTelas(telas.aula, telas.ids) : sql`select null::bigint`
  const marcadas = telas ? alternativasMarcadas(telas, telas.marcadas) : sql`select null::bigint, null::text`
  const { rows } = await sql<{ id: number; titulo: string; html: string }>`
    with ligada as (
      select x.id, sum(x.peso) as peso from (
        select y.sugestao_id as id, 1 as peso from sugestao_habilidade y
        where y.habilidade_id in (${mesmasHabilidades(sql`select unnest(${bigints(habilidades)})`)})
        union all
        select y.sugestao_id, ${sql.lit(DA_QUESTAO)} from sugestao_questao y where y.questao_id in (${questoes})
        union all
        select y.sugestao_id, ${sql.lit(DA_ALTERNATIVA)} from sugestao_alternativa y
        where (y.questao_id, y.parte) in (${marcadas})) x
      group by x.id)
    select s.id, s.titulo, s.html from ligada join sugestao s on s.id = ligada.id
    where ${para} order by ligada.peso desc, s.alterada_em desc, s.id desc limit ${sql.lit(MAX_SUGERIDAS)}`.execute(
    tx,
  )
  return rows
}
