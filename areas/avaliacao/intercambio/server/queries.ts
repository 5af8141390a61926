/** SQL on files of questions and their items. */
import { sql } from 'kysely'
import type { Ref } from '../../../../core/contract/schema.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { jsonRows } from '../../../../core/server/sql.ts'
import {
  enquantoAnda,
  type Locking,
  selectAndamento,
  whereOne,
} from '../../../acesso/trabalho/server/public-importacao.ts'
import type { Passo } from '../../../acesso/trabalho/shapes-importar.ts'
import { soltarImagens } from '../../../ensino/midia/server/public-trazer.ts'
import { emUso, refSql, revisoesEmUso } from '../../questao/server/public-importar.ts'
import type { TipoQuestao } from '../../questao/shapes.ts'
import type { Existentes, FormatoLido, Situacao } from '../shapes.ts'
import type { Aviso } from '../shapes-item.ts'
import { contar } from './queries-itens.ts'

/** Items by what becomes of them, and how many questions recording makes and changes. */
export type Contagem = Partial<Record<Situacao | 'criadas' | 'mudadas' | 'parecidas', number>>

export interface ImportacaoRow {
  id: number
  usuario_id: number
  visitante_id: null
  visitante_tenant: null
  arquivo: string
  formato: FormatoLido
  rede: Ref | null
  rede_id: number | null
  existentes: Existentes
  passo: Passo
  /** Items that can't come in stay out, and are told. */
  parcial: true
  total: number
  contagem: Contagem
  avisos: Aviso[]
  mensagem: string | null
  trabalho_id: number | null
  comparacao_id: number | null
  /** The same, while it goes on. */
  comparando: number | null
  created_at: Date
  gravado_em: Date | null
  desfeito_em: Date | null
}

const importacoes = selectAndamento(
  sql`from questao_importacao i`,
  sql`null as visitante_id, null as visitante_tenant, i.formato, i.rede_id, ${refSql('rede', 'i.rede_id')} as rede,
    i.existentes, true as parcial, i.avisos, i.comparacao_id, ${enquantoAnda(sql.ref('i.comparacao_id'))} as comparando`,
)

/** What somebody sent, newest first; at most 30. */
export async function listImportacoes(tx: Tx, usuario: number): Promise<ImportacaoRow[]> {
  const { rows } = await sql<ImportacaoRow>`${importacoes} where i.usuario_id = ${usuario}
    order by i.id desc limit 30`.execute(tx)
  return rows
}

export async function findImportacao(
  tx: Tx,
  id: number,
  options?: Locking,
): Promise<ImportacaoRow | undefined> {
  const { rows } = await sql<ImportacaoRow>`${importacoes} ${whereOne(id, options)}`.execute(tx)
  return rows[0]
}

export async function insertImportacao(
  tx: Tx,
  { avisos, ...row }: Pick<ImportacaoRow, 'usuario_id' | 'arquivo' | 'formato' | 'total' | 'avisos'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('questao_importacao')
    .values({ ...row, avisos: JSON.stringify(avisos) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Change = Partial<
  Pick<
    ImportacaoRow,
    | 'passo'
    | 'rede_id'
    | 'existentes'
    | 'mensagem'
    | 'trabalho_id'
    | 'comparacao_id'
    | 'gravado_em'
    | 'desfeito_em'
  > & { contagem: Contagem; planilha: null }
>

export const updateImportacao = (tx: Tx, id: number, { contagem, planilha: _, ...change }: Change) =>
  tx
    .updateTable('questao_importacao')
    .set({
      ...(change as Omit<typeof change, 'passo'> & { passo?: Exclude<Passo, 'colunas'> }),
      ...(contagem && { contagem: JSON.stringify(contagem) }),
    })
    .where('id', '=', id)
    .execute()

export async function removeImportacao(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('questao_importacao').where('id', '=', id).execute()
  await soltarImagensDe(tx, id)
}

/** What it brought and nothing uses goes. */
export const soltarImagensDe = (tx: Tx, id: number): Promise<void> =>
  soltarImagens(tx, sql`u.onde_id = ${id}`)

export interface ItemNovo {
  numero: number
  arquivo: string
  linha: number | null
  titulo: string
  texto: string
  situacao: Situacao
  entra: 'nova' | 'mudada' | 'fora'
  tipo: TipoQuestao | null
  questao: object | null
  imagens: { midia: number; alt: string }[]
  notas: readonly object[]
  chave: string
  impressao: string
  resumo: string
  original: string | null
  /** The question of this bank that its name says, and the revision at which that says the same. */
  nossa: number | null
  nossa_revisao: number | null
}

const AT_ONCE = 200

export async function insertItens(tx: Tx, importacao: number, itens: readonly ItemNovo[]): Promise<void> {
  for (let at = 0; at < itens.length; at += AT_ONCE)
    await sql`insert into questao_importacao_item
        (importacao_id, numero, arquivo, linha, titulo, texto, situacao, entra, tipo, questao, imagens, notas, chave,
         impressao, resumo, original, nossa, nossa_revisao)
      select ${importacao}::bigint, numero, arquivo, linha, titulo, texto, situacao, entra, tipo, questao, imagens, notas,
        chave, impressao, resumo, original, nossa, nossa_revisao
      from jsonb_to_recordset(${jsonRows(itens.slice(at, at + AT_ONCE))}) as x (numero int, arquivo text, linha int,
        titulo text, texto text, situacao text, entra text, tipo text, questao jsonb, imagens jsonb, notas jsonb, chave text,
        impressao text, resumo text, original text, nossa bigint, nossa_revisao int)`.execute(tx)
}

/**
 * Holds every item against the bank, and counts what would become of them. What its name says to be a question of this bank is
 * that, as long as it says the same or is the person's own; what else the person brought in before is known by how it is called
 * or by what it asks.
 */
export async function matchItens(
  tx: Tx,
  { id, usuario_id, formato }: Pick<ImportacaoRow, 'id' | 'usuario_id' | 'formato'>,
): Promise<Contagem> {
  await sql`
    update questao_importacao_item i set questao_id = x.questao_id,
      alvo_revisao = case when x.questao_id is null then i.alvo_revisao
        else (select q.revisao from (${revisoesEmUso}) q where q.id = x.questao_id) end,
      situacao = case when x.questao_id is null then i.entra when x.igual then 'igual' else 'existe' end
    from (
      select o.numero, coalesce(n.id, s.questao_id) as questao_id,
        case when n.id is null then s.resumo = o.resumo else n.revisao is not distinct from o.nossa_revisao end as igual
      from questao_importacao_item o
      left join (${revisoesEmUso}) n
        on n.id = o.nossa and (n.usuario_id = ${usuario_id} or n.revisao = o.nossa_revisao)
      left join lateral (
        select s.questao_id, s.resumo from questao_importada s
        where n.id is null and s.usuario_id = ${usuario_id} and s.questao_id in (${emUso})
          and (s.impressao = o.impressao or (o.chave <> '' and s.origem = ${formato} and s.chave = o.chave))
        order by (o.chave <> '' and s.origem = ${formato} and s.chave = o.chave) desc, s.resumo = o.resumo desc,
          s.questao_id desc limit 1) s on true
      where o.importacao_id = ${id} and o.questao is not null) x
    where i.importacao_id = ${id} and i.numero = x.numero`.execute(tx)
  return contar(tx, id)
}

const DAY_MS = 86_400_000

/** Items go once undoing is over, files that came to nothing after 30 days. */
export async function clearImportacoes(tx: Tx, now: Date): Promise<void> {
  const month = new Date(now.getTime() - 30 * DAY_MS)
  const week = new Date(now.getTime() - 8 * DAY_MS)
  await sql`delete from questao_importacao_item l using questao_importacao i
    where i.id = l.importacao_id and i.gravado_em < ${week}`.execute(tx)
  await sql`delete from questao_importacao where created_at < ${month}`.execute(tx)
  // Of those that are gone too, with their sender as with this.
  await soltarImagens(
    tx,
    sql`u.onde_id not in (select id from questao_importacao where gravado_em is null or gravado_em >= ${week})`,
  )
}
