/** SQL of packages: playlists of the kind PAC that reach classes now, their lessons as published last, their files. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'

/** The lessons that go along: published, neither put away nor removed, allowed without network. */
const lessons = (playlist: RawBuilder<unknown>) => sql`
  from playlist_aula x join aula a on a.id = x.aula_id
  where x.playlist_id = ${playlist} and a.versao > 0 and a.estado <> 'arquivada' and a.removida_em is null and a.offline`

/** Another word makes every device fetch its packages anew: the first held answer keys. */
const FORMATO = 'sem gabarito '

export interface PacoteRow {
  playlist: number
  nome: string
  turma_id: number
  turma_nome: string
  versao: string
  aulas: number
  bytes: number
  gerado_em: Date
  fim: Date | null
}

/** Of these classes, what holds now; `playlist`: only that one. */
export async function listPacotes(
  tx: Tx,
  turmas: readonly number[],
  now: Date,
  playlist?: number,
): Promise<PacoteRow[]> {
  if (turmas.length === 0) return []
  const { rows } = await sql<PacoteRow>`
    select p.id as playlist, p.nome, t.id as turma_id, t.nome as turma_nome,
      md5(${FORMATO} || p.versao || coalesce((select string_agg(a.id || ':' || a.versao, ',' order by x.ordem) ${lessons(sql`p.id`)}), '')) as versao,
      (select count(*) ${lessons(sql`p.id`)}) as aulas,
      (select coalesce(sum(m.bytes), 0) from midia m where m.estado = 'pronta' and m.tipo not like 'pacote%' and m.id in (
        select u.midia_id from midia_uso u where u.onde = 'versao' and (u.onde_id, u.numero) in (
          select a.id, a.versao ${lessons(sql`p.id`)})))
      + (select coalesce(sum(octet_length(s.conteudo::text)), 0) from versao_tela s where (s.aula_id, s.versao) in (
          select a.id, a.versao ${lessons(sql`p.id`)})) as bytes,
      greatest(p.alterada_em, (select max(a.publicada_em) ${lessons(sql`p.id`)})) as gerado_em,
      (select case when bool_or(y.fim is null) then null else max(y.fim) end from turma_playlist y
        where y.turma_id = t.id and y.playlist_id = p.id and (y.inicio is null or y.inicio <= ${now})
          and (y.fim is null or y.fim > ${now})) as fim
    from playlist p cross join turma t
    where p.tipo = 'PAC' and t.status = 'ativa' and t.id = any(${bigints(turmas)})
      and ${playlist === undefined ? sql`true` : sql`p.id = ${playlist}`}
      and exists (select from turma_playlist y where y.turma_id = t.id and y.playlist_id = p.id
        and (y.inicio is null or y.inicio <= ${now}) and (y.fim is null or y.fim > ${now}))
    order by sem_acento(p.nome), t.nome, p.id limit 200`.execute(tx)
  return rows
}

export interface AulaRow {
  id: number
  versao: number
  titulo: string
  descricao: string
  navegacao: string
  nota_minima: number
  tentativas: number | null
  tempo_limite: number | null
  total_telas: number
  mostrar_gabarito: string
  midias: number[]
}

/** In order. Where the class has the lesson by itself, its word on answer keys holds. */
export async function listAulas(tx: Tx, playlist: number, turma: number): Promise<AulaRow[]> {
  const { rows } = await sql<AulaRow>`
    select v.aula_id as id, v.numero as versao, v.titulo, v.descricao, v.navegacao, v.nota_minima::float8 as nota_minima,
      v.tentativas, v.tempo_limite, v.total_telas, coalesce(ta.mostrar_gabarito, 'apos_tentativa') as mostrar_gabarito,
      array(select u.midia_id from midia_uso u join midia m on m.id = u.midia_id
        where u.onde = 'versao' and u.onde_id = v.aula_id and u.numero = v.numero
          and m.estado = 'pronta' and m.tipo not like 'pacote%' order by u.midia_id) as midias
    from (select a.id, a.versao, x.ordem ${lessons(sql`${playlist}`)}) l
    join aula_versao v on v.aula_id = l.id and v.numero = l.versao
    left join turma_aula ta on ta.aula_id = l.id and ta.turma_id = ${turma} and ta.removida_em is null
    order by l.ordem`.execute(tx)
  return rows
}

export interface TelaRow {
  aula_id: number
  id: number
  ordem: number
  tipo: string
  titulo: string
  peso: number
  obrigatoria: boolean
  conteudo: unknown
}

export async function listTelas(
  tx: Tx,
  aulas: readonly { id: number; versao: number }[],
): Promise<TelaRow[]> {
  if (aulas.length === 0) return []
  const { rows } = await sql<TelaRow>`
    select s.aula_id, s.tela_id as id, s.ordem, s.tipo, s.titulo, s.peso::float8 as peso, s.obrigatoria, s.conteudo
    from versao_tela s
    join unnest(${bigints(aulas.map(({ id }) => id))}, ${bigints(aulas.map(({ versao }) => versao))}) as l (id, versao)
      on s.aula_id = l.id and s.versao = l.versao
    order by s.aula_id, s.ordem`.execute(tx)
  return rows
}

export interface MidiaRow {
  id: number
  tipo: string
  nome: string
  extensao: string
  mime: string
  bytes: number
  chave: string
  sha256: string
  largura: number | null
  altura: number | null
  duracao: number | null
}

export async function listMidias(tx: Tx, ids: readonly number[]): Promise<MidiaRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<MidiaRow>`
    select id, tipo, nome, extensao, mime, bytes, chave, sha256, largura, altura, duracao
    from midia where id = any(${bigints(ids)}) and estado = 'pronta' order by sha256, id`.execute(tx)
  return rows
}
