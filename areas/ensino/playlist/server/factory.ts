/** Playlists put straight into the database of a test, past every call. */
import { putTags } from '../../catalogo/server/factory.ts'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Given {
  nome?: string
  tipo?: 'PAD' | 'PAC'
  /** Lessons in order. */
  aulas?: readonly number[]
  tags?: readonly string[]
  rede?: number
  turma?: number
}

/** A playlist of `autor`, null for nobody of this tenant, linked where `rede` and `turma` say. Returns its id. */
export async function putPlaylist(
  { id, sql }: Place,
  autor: { id: number } | null,
  { nome = 'Frações', tipo = 'PAD', aulas = [], tags = [], rede, turma }: Given = {},
): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into playlist (tenant_id, usuario_id, nome, tipo, descricao) values ($1, $2, $3, $4, 'Do começo ao fim') returning id`,
    [id, autor?.id ?? null, nome, tipo],
  )
  const playlist = Number(row?.id)
  await sql(
    `insert into playlist_aula (tenant_id, playlist_id, aula_id, ordem)
     select $1, $2, aula, ordem from unnest($3::bigint[]) with ordinality x (aula, ordem)`,
    [id, playlist, [...aulas]],
  )
  await sql(`insert into playlist_tag (tenant_id, playlist_id, tag_id) select $1, $2, unnest($3::bigint[])`, [
    id,
    playlist,
    await putTags({ id, sql }, tags),
  ])
  for (const [column, alvo] of [
    ['rede_id', rede],
    ['turma_id', turma],
  ])
    if (alvo !== undefined)
      await sql(`insert into playlist_vinculo (tenant_id, playlist_id, ${column}) values ($1, $2, $3)`, [
        id,
        playlist,
        alvo,
      ])
  return playlist
}
