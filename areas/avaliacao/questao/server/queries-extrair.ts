/** SQL of taking screens of lessons into the bank, and out again. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { addUsos, letUsosGo } from '../../../ensino/midia/server/public-uso.ts'
import type { EstadoQuestao, TipoQuestao } from '../shapes.ts'
import { questoesVisibleTo } from './visible.ts'

/** Screen and digest, as one text: what is in the bank already is found by it. */
export const chaveDe = (tela: number, resumo: string): string => `${tela} ${resumo}`

/** Questions that the actor sees and that came from the lesson, by `chaveDe`; their own before a colleague's. */
export async function listTiradas(tx: Tx, actor: Actor, aula: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; tela: number; resumo: string }>`
    select q.id, q.origem_tela_id as tela, q.origem_resumo as resumo from questao q
    where q.origem_aula_id = ${aula} and ${questoesVisibleTo(actor)}
    order by q.usuario_id <> ${actor.id} desc, q.id desc`.execute(tx)
  return new Map(rows.map(({ id, tela, resumo }) => [chaveDe(tela, resumo), id]))
}

export interface Nova {
  tela: number
  tipo: TipoQuestao
  conteudo: string
  texto: string
  explicacao: string
  resumo: string
  habilidades: number[]
  midias: number[]
}

export interface Comum {
  usuario_id: number
  rede_id: number | null
  estado: EstadoQuestao
  disciplina_id: number | null
  periodo_id: number | null
  dificuldade: number | null
  origem_aula_id: number
  origem_versao: number
}

/** New questions by their screens; what the person has already is passed over. */
export async function insertTiradas(
  tx: Tx,
  comum: Comum,
  novas: readonly Nova[],
): Promise<Map<number, number>> {
  const rows = await tx
    .insertInto('questao')
    .values(
      novas.map(({ tela, tipo, conteudo, texto, explicacao, resumo }) => ({
        ...comum,
        ...{ tipo, conteudo, texto, explicacao },
        origem_tela_id: tela,
        origem_resumo: resumo,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'usuario_id', 'origem_aula_id', 'origem_tela_id', 'origem_resumo'])
        .where('origem_tela_id', 'is not', null)
        .doNothing(),
    )
    .returning(['id', 'origem_tela_id'])
    .execute()
  const made = new Map(rows.map(({ id, origem_tela_id }) => [Number(origem_tela_id), id]))
  const of = (pick: (nova: Nova) => number[]) =>
    JSON.stringify(
      novas.flatMap((nova) => {
        const questao = made.get(nova.tela)
        return questao === undefined ? [] : pick(nova).map((id, at) => ({ questao, id, ordem: at + 1 }))
      }),
    )
  await sql`insert into questao_habilidade (questao_id, habilidade_id, ordem)
    select questao, id, ordem from jsonb_to_recordset(${of(({ habilidades }) => habilidades)}::jsonb)
      as x (questao bigint, id bigint, ordem smallint)`.execute(tx)
  await addUsos(
    tx,
    'questao',
    novas.flatMap(({ tela, midias }) => {
      const lugar = made.get(tela)
      return lugar === undefined ? [] : midias.map((midia) => ({ lugar, midia }))
    }),
  )
  return made
}

/** Takes out again what the person took from lessons since `depois` and nobody changed. Returns how many. */
export async function removeTiradas(
  tx: Tx,
  { usuario, ids, depois }: { usuario: number; ids: readonly number[]; depois: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from questao q where q.id = any(${bigints(ids)}) and q.usuario_id = ${usuario} and q.revisao = 1
        and q.origem_tela_id is not null and q.created_at > ${depois}
        and not exists (select from questao_versao v where v.questao_id = q.id) returning q.id),
    ${letUsosGo('questao')}
    select count(*) as n from gone`.execute(tx)
  return rows[0]?.n ?? 0
}
