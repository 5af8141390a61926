/** Everything shown of messages that were already chosen: text, author, files, the reader's own marks. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { fixed } from '../../../../core/server/fixed.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { type AnexoRow, type PessoaRow, pessoaSql } from './queries-visible.ts'

export interface MensagemRow {
  id: number
  topico_id: number
  resposta_id: number | null
  raiz_id: number | null
  nivel: number
  abertura: boolean
  conteudo: string
  ocultar: boolean
  retida: boolean
  devolucao: string | null
  visivel: boolean
  versao: number
  total_curtidas: number
  total_votos: number
  created_at: Date
  editada_em: Date | null
  removida_em: Date | null
  removida_por: number | null
  usuario_id: number
  usuario: PessoaRow
  anexos: AnexoRow[]
  curtido: boolean
  voto: number
  /** The author's mark as drafted, and as published. */
  nota: string | null
  nota_publicada: string | null
  /** Nested replies of the thread, when a page of threads was asked for; 0 otherwise. */
  no_fio: number
  abaixo: Abaixo
}

/** The replies below a message that can be seen, however far. */
export interface Abaixo {
  total: number
  ultima: Date | null
  /** The five who wrote last, the latest first. */
  pessoas: PessoaRow[]
}

type Text = Omit<
  MensagemRow,
  'usuario' | 'anexos' | 'curtido' | 'voto' | 'nota' | 'nota_publicada' | 'no_fio' | 'abaixo'
>

const textsOf = fixed(
  (_, ids: readonly number[]) => sql<Text>`
    select id, topico_id, resposta_id, raiz_id, nivel, abertura, conteudo, ocultar, retida, devolucao, visivel, versao,
      total_curtidas, total_votos, created_at, editada_em, removida_em, removida_por, usuario_id
    from mensagem where id = any(${bigints(ids)})`,
)

/**
 * What stands below each message, by who wrote it. A thread has three levels below its root (`MAX_NIVEL`): all of it names
 * the root, and what stands below others is a step or two away. A recursive statement would be planned anew each time.
 * Steps are arrays: joined to, every message of the database was walked over.
 */
const repliesOf = fixed(
  (_, ids: readonly number[]) => sql<{ alvo: number; usuario_id: number; total: number; ultima: Date }>`
    select alvo, usuario_id, count(*) as total, max(created_at) as ultima from (
      select raiz_id as alvo, id, usuario_id, created_at from mensagem where raiz_id = any(${bigints(ids)}) and visivel
      union all
      select resposta_id, id, usuario_id, created_at from mensagem
      where resposta_id = any(${bigints(ids)}) and resposta_id <> raiz_id and visivel
      union all
      select (select acima.resposta_id from mensagem acima where acima.id = m.resposta_id), id, usuario_id, created_at
      from mensagem m where m.visivel and m.resposta_id = any(array(
        select id from mensagem where resposta_id = any(${bigints(ids)}) and resposta_id <> raiz_id))) abaixo
    group by alvo, usuario_id order by max(created_at) desc, max(id) desc`,
)

/** Who wrote in the threads of the messages. */
const authorsOf = fixed(
  (_, ids: readonly number[]) => sql<{ topico_id: number; usuario: PessoaRow }>`
    select a.topico_id, ${pessoaSql('u', sql`t.turma_id`)} as usuario
    from (
      select distinct m.usuario_id, m.topico_id
      from (
        select usuario_id, topico_id from mensagem where id = any(${bigints(ids)})
        union all
        select f.usuario_id, f.topico_id from mensagem f
        where f.raiz_id = any(array(select coalesce(raiz_id, id) from mensagem where id = any(${bigints(ids)})))) m) a
      join pessoa u on u.id = a.usuario_id join topico t on t.id = a.topico_id`,
)

const filesOf = fixed(
  (_, ids: readonly number[]) => sql<AnexoRow & { mensagem_id: number }>`
    select ma.mensagem_id, a.id, a.nome, a.extensao, a.bytes, a.tem_miniatura as miniatura
    from mensagem_arquivo ma join anexo a on a.id = ma.arquivo_id
    where ma.mensagem_id = any(${bigints(ids)}) order by ma.ordem, a.id`,
)

const likesOf = fixed(
  (_, ids: readonly number[], usuario: number) => sql<{ mensagem_id: number }>`
    select mensagem_id from curtida where mensagem_id = any(${bigints(ids)}) and usuario_id = ${usuario}`,
)

const votesOf = fixed(
  (_, ids: readonly number[], usuario: number) => sql<{ mensagem_id: number; valor: number }>`
    select mensagem_id, valor from voto where mensagem_id = any(${bigints(ids)}) and usuario_id = ${usuario}`,
)

const marksOf = fixed(
  (_, ids: readonly number[]) => sql<{
    mensagem_id: number
    nota: string | null
    nota_publicada: string | null
  }>`
    select m.id as mensagem_id, n.nota, n.nota_publicada
    from mensagem m join topico_nota n on n.topico_id = m.topico_id and n.aluno_id = m.usuario_id
    where m.id = any(${bigints(ids)})`,
)

const MOST_SHOWN = 5

const abaixoOf = (
  rows: readonly { usuario_id: number; total: number; ultima: Date }[],
  personOf: (usuario: number) => PessoaRow | undefined,
): Abaixo => ({
  total: rows.reduce((sum, { total }) => sum + total, 0),
  ultima: rows[0]?.ultima ?? null,
  pessoas: rows.slice(0, MOST_SHOWN).flatMap(({ usuario_id }) => personOf(usuario_id) ?? []),
})

/** What belongs to each message. */
function byMensagem<R, V>(
  rows: readonly R[],
  of: (row: R) => number,
  value: (row: R) => V,
): Map<number, V[]> {
  const groups = new Map<number, V[]>()
  for (const row of rows) {
    const group = groups.get(of(row))
    if (group) group.push(value(row))
    else groups.set(of(row), [value(row)])
  }
  return groups
}

/**
 * Messages by id, however they stand, in the order of `ids`; those that are not there are left out.
 * @param fios how many stand below each root, where a page of threads was asked for
 */
export async function loadMensagens(
  tx: Tx,
  ids: readonly number[],
  actor: Actor,
  fios: ReadonlyMap<number, number> = new Map(),
): Promise<MensagemRow[]> {
  if (ids.length === 0) return []
  // One flush: the statements follow each other on the connection without waiting.
  const [texts, authors, files, likes, votes, marks, replies] = await Promise.all([
    textsOf(tx, ids),
    authorsOf(tx, ids),
    filesOf(tx, ids),
    likesOf(tx, ids, actor.id),
    votesOf(tx, ids, actor.id),
    marksOf(tx, ids),
    repliesOf(tx, ids),
  ])
  const author = new Map(authors.map(({ topico_id, usuario }) => [`${topico_id} ${usuario.id}`, usuario]))
  const anexos = byMensagem(
    files,
    (row) => row.mensagem_id,
    ({ mensagem_id: _, ...anexo }): AnexoRow => anexo,
  )
  const below = byMensagem(
    replies,
    (row) => row.alvo,
    (row) => row,
  )
  const liked = new Set(likes.map(({ mensagem_id }) => mensagem_id))
  const voted = new Map(votes.map(({ mensagem_id, valor }) => [mensagem_id, valor]))
  const marked = new Map(marks.map((mark) => [mark.mensagem_id, mark]))
  const text = new Map(texts.map((row) => [row.id, row]))
  const whole = (row: Text): MensagemRow => {
    const usuario = author.get(`${row.topico_id} ${row.usuario_id}`)
    if (!usuario) throw new Error('A message without its author.')
    // What is added first: behind the spread each field would cost a microsecond, a tenth of a page.
    return {
      usuario,
      anexos: anexos.get(row.id) ?? [],
      curtido: liked.has(row.id),
      voto: voted.get(row.id) ?? 0,
      nota: marked.get(row.id)?.nota ?? null,
      nota_publicada: marked.get(row.id)?.nota_publicada ?? null,
      no_fio: fios.get(row.id) ?? 0,
      abaixo: abaixoOf(below.get(row.id) ?? [], (quem) => author.get(`${row.topico_id} ${quem}`)),
      ...row,
    }
  }
  return ids.flatMap((id) => {
    const row = text.get(id)
    return row ? whole(row) : []
  })
}
