/** The SQL of a family: the week of each child against itself, and what waits for a guardian's word; one statement each. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { semCienteSql } from '../../../conversa/forum/server/public-fila.ts'
import { mandadasSql } from '../../../ensino/entrega/server/public-fila.ts'
import { feitasSql } from '../../../ensino/tentativa/server/public-fila.ts'
import { confirmarSql, consentirSql } from '../../privacidade/server/public-fila.ts'
import { TIPOS_TAREFA } from '../rules-aluno.ts'
import { MAX_ASSINATURAS, TIPOS_ASSINATURA, type TipoAssinatura } from '../rules-familia.ts'
import type { Assinatura } from '../shapes.ts'
import { linhasSql } from './queries-aluno.ts'

export interface CriancaRow {
  id: number
  nome: string
  /** Of the last seven days. */
  dias: number
  aulas: number
  por_fazer: number
  atrasadas: number
  perdidas: number
  corrigidas: number
  proxima: { titulo: string; ate: string } | null
}

/** By name. Of what is to be done, only what must be, by a deadline or since it came back. */
export async function listCriancas(
  tx: Tx,
  criancas: readonly number[],
  turmas: readonly number[],
  { now, desde }: { now: Date; desde: Date },
): Promise<CriancaRow[]> {
  const fazer = sql`l.tipo = any(${[...TIPOS_TAREFA]}::text[]) and l.obrigatoria
    and (l.ate is not null or l.tipo = 'devolvida')`
  const { rows } = await sql<CriancaRow>`
    select p.id, p.nome, coalesce(f.dias, 0) as dias, coalesce(f.aulas, 0) as aulas,
      coalesce(w.por_fazer, 0) as por_fazer, coalesce(w.atrasadas, 0) as atrasadas,
      coalesce(w.perdidas, 0) as perdidas, coalesce(w.corrigidas, 0) as corrigidas, w.proxima
    from pessoa p
    left join (
      select usuario_id, count(distinct dia)::int as dias, count(distinct aula_id)::int as aulas
      from (${feitasSql(criancas, desde)} union all ${mandadasSql(criancas, desde)}) x group by usuario_id
    ) f on f.usuario_id = p.id
    left join (
      select l.aluno_id, count(*) filter (where ${fazer})::int as por_fazer,
        count(*) filter (where ${fazer} and l.ate <= ${now}::timestamptz)::int as atrasadas,
        count(*) filter (where l.tipo = 'perdida')::int as perdidas,
        count(*) filter (where l.tipo = 'corrigida')::int as corrigidas,
        (array_agg(jsonb_build_object('titulo', l.titulo, 'ate', l.ate) order by l.ate, l.id)
          filter (where ${fazer} and l.ate > ${now}::timestamptz))[1] as proxima
      from (${linhasSql(criancas, turmas, now)}) l group by l.aluno_id
    ) w on w.aluno_id = p.id
    where p.id = any(${bigints(criancas)}) and p.status = 'ativo' order by p.nome, p.id limit 50`.execute(tx)
  return rows
}

export interface AssinaturaRow {
  tipo: TipoAssinatura
  id: number | null
  turma_id: number | null
  turma: string | null
  crianca_id: number | null
  crianca: string | null
  titulo: string | null
  finalidade: Assinatura['finalidade']
  versao: string | null
  quando: Date | null
}

export async function listAssinaturas(
  tx: Tx,
  usuario: number,
  { criancas, turmas, now }: { criancas: readonly number[]; turmas: readonly number[]; now: Date },
): Promise<AssinaturaRow[]> {
  const { rows } = await sql<AssinaturaRow>`
    select * from (
      select 'exclusao' as tipo, e.id, null::bigint as turma_id, null::text as turma, e.crianca_id, e.crianca,
        null::text as titulo, null::text as finalidade, null::text as versao, e.quando
      from (${confirmarSql(criancas)}) e
      union all
      select 'ciente', c.id, c.turma_id, c.turma, null, null, c.titulo, null, null, c.quando
      from (${semCienteSql(usuario, turmas, now)}) c
      union all
      select 'consentimento', null, null, null, f.crianca_id, f.crianca, null, f.finalidade, f.versao, null
      from (${consentirSql(criancas)}) f) x
    order by array_position(${[...TIPOS_ASSINATURA]}::text[], x.tipo), x.quando, x.crianca, x.finalidade, x.id
    limit ${sql.lit(MAX_ASSINATURAS)}`.execute(tx)
  return rows
}
