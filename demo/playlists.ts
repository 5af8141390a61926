/** Playlists of the demonstration's lessons: of a teacher for a class, of the network for all, one to take along. */
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/types.ts'

interface PlaylistDemo {
  nome: string
  tipo: 'PAD' | 'PAC'
  descricao: string
  tags: readonly string[]
  /** Lessons of these disciplines that go beyond their class, in this order. */
  disciplinas: readonly string[]
  /** Instead: lessons by their titles, in this order. */
  aulas?: readonly string[]
  /** Whose it is: the teacher of the class, else nobody's here. */
  turma?: string
  /** The whole network gets it. */
  rede?: boolean
  /** Days from now. */
  inicio?: number
  fim?: number
}

const PLAYLISTS: readonly PlaylistDemo[] = [
  {
    nome: 'Ler e escrever para o jornal da escola',
    tipo: 'PAD',
    descricao: 'As aulas do nosso projeto de jornal, na ordem em que vamos fazer.',
    tags: ['jornal', 'leitura'],
    disciplinas: ['LP'],
    turma: '7º A',
  },
  {
    nome: 'Recuperação de Matemática',
    tipo: 'PAC',
    descricao: 'Para fazer em casa, mesmo sem internet.',
    tags: ['recuperação', 'matemática'],
    disciplinas: ['MA'],
    rede: true,
  },
  {
    nome: 'Semana da Ciência',
    tipo: 'PAD',
    descricao: 'Uma aula por dia, para todas as turmas da rede.',
    tags: ['ciências', 'projeto'],
    disciplinas: ['CI', 'GE'],
    rede: true,
    inicio: 12,
    fim: 19,
  },
  {
    nome: 'Férias: um pouco de tudo',
    tipo: 'PAC',
    descricao: 'Uma aula de cada disciplina para levar no celular.',
    tags: ['férias'],
    disciplinas: ['AR', 'HI', 'LI', 'EF', 'GE', 'CI'],
    turma: '7º A',
  },
  {
    nome: 'Biblioteca do 7º A',
    tipo: 'PAD',
    descricao: 'Livros para ler aqui mesmo, capítulo por capítulo.',
    tags: ['leitura'],
    disciplinas: [],
    aulas: ['Contos da beira do rio', 'A célula vegetal por dentro'],
    turma: '7º A',
  },
]

const DAY_MS = 86_400_000

async function put(tx: Kysely<DB>, demo: PlaylistDemo, now: Date): Promise<void> {
  const titles = [...(demo.aulas ?? [])]
  const { rows: aulas } = await sql<{ id: number }>`
    select a.id from aula a join disciplina d on d.id = a.disciplina_id
    where a.versao > 0 and (a.titulo = any(${titles}::text[])
      or (a.alcance in ('rede', 'plataforma') and d.sigla = any(${[...demo.disciplinas]}::text[])))
    order by array_position(${titles}::text[], a.titulo), array_position(${[...demo.disciplinas]}::text[], d.sigla), a.id limit 12`.execute(
    tx,
  )
  if (aulas.length === 0) return
  const turma = demo.turma ?? null
  const { rows } = await sql<{ id: number }>`
    insert into playlist (usuario_id, nome, tipo, descricao)
    values ((select v.usuario_id from vinculo v join turma t on t.id = v.turma_id
        where t.nome = ${turma} and v.papel = 'professor' and not v.auxiliar order by v.id limit 1),
      ${demo.nome}, ${demo.tipo}, ${demo.descricao}) returning id`.execute(tx)
  const id = Number(rows[0]?.id)
  await sql`
    insert into playlist_aula (playlist_id, aula_id, ordem)
    select ${id}, aula, ordem from unnest(${aulas.map((aula) => aula.id)}::bigint[]) with ordinality as x (aula, ordem)`.execute(
    tx,
  )
  await sql`
    insert into tag (nome) select unnest(${[...demo.tags]}::text[]) on conflict do nothing`.execute(tx)
  await sql`
    insert into playlist_tag (playlist_id, tag_id)
    select ${id}, g.id from tag g where g.chave = any(select sem_acento(x) from unnest(${[...demo.tags]}::text[]) x)`.execute(
    tx,
  )
  const at = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * DAY_MS)
  await sql`
    insert into playlist_vinculo (playlist_id, rede_id, turma_id, inicio, fim)
    select ${id}, alvo.rede, alvo.turma, ${at(demo.inicio)}::timestamptz, ${at(demo.fim)}::timestamptz from (
      select id as rede, null::bigint as turma from rede where pai_id is null and ${demo.rede ?? false}
      union all select null, id from turma where nome = ${turma}) alvo`.execute(tx)
}

/** Writes the playlists of the tenant that the transaction is bound to; its lessons are there. */
export async function seedPlaylists(tx: Kysely<DB>, now: Date): Promise<void> {
  for (const demo of PLAYLISTS) await put(tx, demo, now)
}
