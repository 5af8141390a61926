/** The bank of questions of the demonstration: taken from its lessons, most approved for the network. */
import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { textoDe } from '../areas/avaliacao/questao/rules.ts'
import { feicaoDe, tirar } from '../areas/avaliacao/questao/rules-extrair.ts'
import { TELA_DE } from '../areas/avaliacao/questao/shapes.ts'
import type { TipoTela } from '../areas/ensino/aula/shapes-tipos.ts'
import type { DB } from '../database/types.ts'

interface Source {
  aula: number
  versao: number
  tela: number
  tipo: TipoTela
  conteudo: unknown
  gabarito: unknown
  autor: number
  disciplina: number | null
  periodo: number | null
  habilidade: number | null
  rede: number
}

/** Screens of published lessons that make a question; each author's first lesson is left for whoever tries it. */
async function listSources(tx: Kysely<DB>): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select a.id as aula, a.versao, v.tela_id as tela, v.tipo, v.conteudo, v.gabarito, a.usuario_id as autor,
      a.disciplina_id as disciplina,
      (select min(p.periodo_id) from aula_periodo p where p.aula_id = a.id) as periodo,
      coalesce((select min(h.id) from habilidade h where h.codigo = v.conteudo ->> 'habilidade'),
        (select min(h.habilidade_id) from aula_habilidade h where h.aula_id = a.id)) as habilidade,
      (select min(r.id) from rede r where r.pai_id is null) as rede
    from aula a join versao_tela v on v.aula_id = a.id and v.versao = a.versao
    where v.tipo = any(${Object.values(TELA_DE)}::text[])
      and a.id > (select min(b.id) from aula b where b.usuario_id = a.usuario_id and b.versao > 0)
    order by a.id, v.ordem limit 80`.execute(tx)
  return rows
}

/** Of ten questions seven are approved, one waits, one is a draft and one was put away; one in three is its author's only. */
const estadoOf = (at: number) =>
  at % 10 === 3 ? 'em_revisao' : at % 10 === 6 ? 'rascunho' : at % 10 === 9 ? 'arquivada' : 'aprovada'
const redeOf = ({ rede }: Source, at: number) => (at % 3 === 1 && at % 10 !== 3 ? null : rede)

const DAY_MS = 86_400_000

/** Writes the bank of the tenant that the transaction is bound to; its lessons, and what they are about, are there. */
export async function seedQuestoes(tx: Kysely<DB>, now: Date): Promise<void> {
  const made = (await listSources(tx)).flatMap((source) => {
    const questao = tirar(source)
    return typeof questao === 'string' ? [] : [{ source, questao }]
  })
  if (made.length === 0) return
  await tx
    .insertInto('questao')
    .values(
      made.map(({ source, questao }, at) => {
        const when = new Date(now.getTime() - (made.length - at) * DAY_MS)
        return {
          usuario_id: source.autor,
          rede_id: redeOf(source, at),
          tipo: questao.tipo,
          conteudo: JSON.stringify(questao.conteudo),
          texto: textoDe(questao.conteudo.enunciado),
          explicacao: questao.explicacao,
          disciplina_id: source.disciplina,
          periodo_id: source.periodo,
          dificuldade: at % 4 === 0 ? null : (at % 5) + 1,
          estado: estadoOf(at),
          origem_aula_id: source.aula,
          origem_versao: source.versao,
          origem_tela_id: source.tela,
          origem_resumo: createHash('sha256').update(feicaoDe(questao)).digest('hex'),
          alterada_em: when,
          created_at: when,
        }
      }),
    )
    .execute()
  const habilidades = made.map(({ source }) => source).filter(({ habilidade }) => habilidade !== null)
  await sql`
    insert into questao_habilidade (questao_id, habilidade_id, ordem)
    select q.id, x.habilidade, 1
    from unnest(${habilidades.map(({ tela }) => tela)}::bigint[], ${habilidades.map((one) => one.habilidade)}::bigint[])
      as x (tela, habilidade)
    join questao q on q.origem_tela_id = x.tela`.execute(tx)
  await sql`
    insert into midia_uso (midia_id, onde, onde_id)
    select distinct u.midia_id, 'questao', q.id from questao q
    join midia_uso u on u.onde = 'versao' and u.onde_id = q.origem_aula_id and u.numero = q.origem_versao
    where jsonb_path_exists(q.conteudo, '$.**.midia ? (@ == $id)', jsonb_build_object('id', u.midia_id))`.execute(
    tx,
  )
}
