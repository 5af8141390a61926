/** Playlists put straight into the database of a test, past every call. */
import { randomBytes } from 'node:crypto'

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
  await sql(`insert into tag (tenant_id, nome) select $1, unnest($2::text[]) on conflict do nothing`, [
    id,
    [...tags],
  ])
  await sql(
    `insert into playlist_tag (tenant_id, playlist_id, tag_id)
     select $1, $2, id from tag where tenant_id = $1 and nome = any($3::text[])`,
    [id, playlist, [...tags]],
  )
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

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A lesson of `autor`: published once unless told otherwise, without screens. `bytes`: of the one file that it shows. */
export async function putAula(
  { id, sql }: Place,
  autor: { id: number },
  { titulo = 'Aula', visibilidade = 'privada', estado = 'publicada', publicada = true, bytes = 0 } = {},
): Promise<number> {
  const codigo = [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  const [row] = await sql<{ id: number }>(
    `insert into aula (tenant_id, codigo, usuario_id, titulo, visibilidade, estado, versao, publicada_em, alcance)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $5) returning id`,
    [
      id,
      codigo,
      autor.id,
      titulo,
      visibilidade,
      publicada ? estado : 'rascunho',
      Number(publicada),
      publicada ? new Date() : null,
    ],
  )
  const aula = Number(row?.id)
  if (!publicada) return aula
  await sql(
    `insert into aula_versao (tenant_id, aula_id, numero, titulo, navegacao, nota_minima, total_telas, publicada_por)
     values ($1, $2, 1, $3, 'livre', 6, 1, $4)`,
    [id, aula, titulo, autor.id],
  )
  if (bytes > 0)
    await sql(
      `with nova as (
         insert into midia (tenant_id, usuario_id, tipo, estado, nome, extensao, mime, bytes, chave, sha256)
         values ($1, $2, 'imagem', 'pronta', 'x.png', '.png', 'image/png', $3, $4, repeat('0', 64)) returning id)
       insert into midia_uso (tenant_id, midia_id, onde, onde_id, numero) select $1, id, 'versao', $5, 1 from nova`,
      [id, autor.id, bytes, randomBytes(16).toString('hex'), aula],
    )
  return aula
}
