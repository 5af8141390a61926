/** Published versions and their screens, as pieces of statements and with their keys for who scores. */
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { DB } from '../../../../database/types.ts'
import type { Gabarito } from '../rules-pontuar-gabarito.ts'
import type { TipoTela } from '../shapes-tipos.ts'

export type VersaoRow = Selectable<DB['aula_versao']>

/** A version as it was published; undefined: there is none of this number. */
export const findVersao = (tx: Tx, aula: number, numero: number): Promise<VersaoRow | undefined> =>
  tx
    .selectFrom('aula_versao')
    .selectAll()
    .where('aula_id', '=', aula)
    .where('numero', '=', numero)
    .executeTakeFirst()

/** In brackets, to be joined laterally: the version that a row names by `aula_id` and `versao`, its words and rules. */
export const versaoDe = (x: string): RawBuilder<VersaoRow> => sql<VersaoRow>`(
  select v.* from aula_versao v
  where v.aula_id = ${sql.ref(`${x}.aula_id`)} and v.numero = ${sql.ref(`${x}.versao`)})`

/** Of what is written for a screen, what stands around its answer. */
const EM_VOLTA = [
  'enunciado',
  'dica',
  'peso',
  'tentativas',
  'tempo',
  'obrigatoria',
  'embaralhar',
  'feedback_certo',
  'feedback_errado',
]

/**
 * The key of version `antes` still helps in version `agora` of a lesson: they are the same, or a screen that has a key
 * asks for the same in both. Of versions older than the keeping of what was written it is taken for granted.
 */
export const mesmaChave = (
  aula: number,
  antes: RawBuilder<unknown>,
  agora: number,
): RawBuilder<boolean> => sql<boolean>`(${antes} = ${agora} or exists (
  select from versao_tela a
  join versao_tela b on b.aula_id = a.aula_id and b.tela_id = a.tela_id
  left join versao_escrita ea on ea.aula_id = a.aula_id and ea.versao = a.versao and ea.tela_id = a.tela_id
  left join versao_escrita eb on eb.aula_id = b.aula_id and eb.versao = b.versao and eb.tela_id = b.tela_id
  where a.aula_id = ${aula} and a.versao = ${antes} and b.versao = ${agora}
    and a.gabarito is not null and b.gabarito is not null
    and (ea.conteudo - ${EM_VOLTA}::text[] = eb.conteudo - ${EM_VOLTA}::text[]) is not false))`

/** Lessons that a class was given and still has, to stand after `from` or `join`. */
export const daTurma = <A extends string = 'ta'>(alias: A = 'ta' as A) =>
  sql<Selectable<DB['turma_aula']>>`(select * from turma_aula where removida_em is null)`.as<A>(alias)

export interface TelaComGabarito {
  tela_id: number
  tipo: TipoTela
  peso: number
  titulo: string
  ordem: number
  /** How often one may answer before the worst counts; null: as often as one likes. */
  limite: number | null
  gabarito: Gabarito | null
  /** The code of the skill that it asks for by itself; null: those of its lesson. */
  habilidade: string | null
  /** In a lesson in order nothing counts before it is answered. Time of its own runs out, and lets go on. */
  detem: boolean
}

const numberIn = (campo: string) => sql<number | null>`(conteudo ->> ${campo})::int`

/** The screens with their keys: never to be sent. A film goes on asking while it plays. */
export async function listGabaritos(tx: Tx, aula: number, versao: number): Promise<TelaComGabarito[]> {
  const rows = await tx
    .selectFrom('versao_tela')
    .select(['tela_id', 'ordem', 'tipo', 'titulo', 'peso', 'obrigatoria', 'gabarito'])
    .select([numberIn('tentativas').as('vezes'), numberIn('tempo').as('tempo')])
    .select(sql<string | null>`conteudo ->> 'habilidade'`.as('habilidade'))
    .where('aula_id', '=', aula)
    .where('versao', '=', versao)
    .orderBy('ordem')
    .execute()
  return rows.map(
    ({ tela_id, tipo, titulo, ordem, peso, obrigatoria, gabarito, habilidade, vezes, tempo }) => ({
      tela_id,
      tipo,
      titulo,
      ordem,
      peso: Number(peso),
      gabarito: gabarito as Gabarito | null,
      habilidade,
      limite: gabarito && tipo !== 'video' ? vezes : null,
      detem: obrigatoria && !tempo,
    }),
  )
}

/**
 * Lessons that classes have, each once in a class: given by itself, else by playlists and sharings together until the
 * last of them ends, which nobody said must be done. To stand after `from` or `join`.
 */
export const comAula = (turmas: readonly number[], ta = 'ta'): RawBuilder<unknown> => sql`(
  select turma_id, aula_id, inicio, fim, obrigatoria, created_at from turma_aula
  where removida_em is null and turma_id = any(${bigints(turmas)})
  union all
  select r.turma_id, r.aula_id, case when bool_or(r.inicio is null) then null else min(r.inicio) end,
    case when bool_or(r.fim is null) then null else max(r.fim) end, false, null
  from turma_alcance r where r.turma_id = any(${bigints(turmas)}) and not exists (select from turma_aula x
    where x.turma_id = r.turma_id and x.aula_id = r.aula_id and x.removida_em is null)
  group by r.turma_id, r.aula_id) ${sql.ref(ta)}`
