/** SQL of packages: playlists of the kind PAC that reach classes now, their lessons as published last, their files. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { daTurma } from '../../aula/server/public-versao.ts'
import { dasVersoes } from '../../midia/server/public-uso.ts'
import { pacotes, projetos } from '../../playlist/server/public.ts'

/** The lessons that go along: published, neither put away nor removed, allowed without network. */
const lessons = (playlist: RawBuilder<unknown>) => sql`
  from ${projetos()} where x.playlist_id = ${playlist} and a.disponivel and a.offline`

/** Of the files that versions of lessons show, those that go along. */
const files = (versoes: RawBuilder<unknown>) =>
  sql`(${dasVersoes(versoes)}) m where m.estado = 'pronta' and m.tipo not like 'pacote%'`

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
      ((select coalesce(sum(m.bytes), 0) from ${files(sql`select a.id, a.versao ${lessons(sql`p.id`)}`)})
      + (select coalesce(sum(octet_length(s.conteudo::text)), 0) from tela_publicada s where (s.aula_id, s.versao) in (
          select a.id, a.versao ${lessons(sql`p.id`)})))::bigint as bytes,
      greatest(p.alterada_em, (select max(a.publicada_em) ${lessons(sql`p.id`)})) as gerado_em,
      (select case when bool_or(y.fim is null) then null else max(y.fim) end from turma_playlist y
        where y.turma_id = t.id and y.playlist_id = p.id and (y.inicio is null or y.inicio <= ${now})
          and (y.fim is null or y.fim > ${now})) as fim
    from ${pacotes()} cross join turma t
    where t.status = 'ativa' and t.id = any(${bigints(turmas)})
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
    select l.id, l.versao, l.titulo, l.descricao, l.navegacao, l.nota_minima::float8 as nota_minima,
      l.tentativas, l.tempo_limite, l.total_telas, coalesce(ta.mostrar_gabarito, 'apos_tentativa') as mostrar_gabarito,
      array(select m.id from ${files(sql`select l.id, l.versao`)} order by m.id) as midias
    from (select a.*, x.ordem ${lessons(sql`${playlist}`)}) l
    left join ${daTurma()} on ta.aula_id = l.id and ta.turma_id = ${turma}
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
    from tela_publicada s
    join unnest(${bigints(aulas.map(({ id }) => id))}, ${bigints(aulas.map(({ versao }) => versao))}) as l (id, versao)
      on s.aula_id = l.id and s.versao = l.versao
    order by s.aula_id, s.ordem`.execute(tx)
  return rows
}
