/** Files of lessons put straight into the database of a test: the state that a test starts from. Their bytes are nowhere. */
import { randomBytes } from 'node:crypto'
import type { TipoMidia } from '../shapes.ts'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

const chave = (): string => randomBytes(16).toString('hex')
const SHA256 = '0'.repeat(64)

interface MidiaDraft {
  tipo?: TipoMidia
  nome?: string
  bytes?: number
  /** Of its smaller twins, the narrowest first. */
  larguras?: readonly number[]
}

const twin = (largura: number) => ({ largura, altura: 1, bytes: 1, chave: chave() })

/** A file of `dono` that is ready. Returns its id. */
export async function putMidia(
  { id, sql }: Place,
  dono: { id: number },
  { tipo = 'imagem', nome = 'x.png', bytes = 10, larguras = [] }: MidiaDraft = {},
): Promise<number> {
  const [row] = await sql<{ id: string }>(
    `insert into midia (tenant_id, usuario_id, tipo, estado, nome, extensao, mime, bytes, recebidos, chave, sha256, variantes)
     values ($1, $2, $3, 'pronta', $4, '.png', 'image/png', $7, $7, $5, $6, $8) returning id`,
    [id, dono.id, tipo, nome, chave(), SHA256, bytes, JSON.stringify(larguras.map(twin))],
  )
  return Number(row?.id)
}

/** A file with a piece of an upload, a part of a package and a use: a row in each table. Returns its id. */
export async function putMidiaInteira(place: Place, dono: { id: number }): Promise<number> {
  const midia = await putMidia(place, dono)
  const { id, sql } = place
  await sql('insert into midia_parte (tenant_id, midia_id, inicio, bytes, chave) values ($1, $2, 0, 1, $3)', [
    id,
    midia,
    chave(),
  ])
  await sql(
    `insert into midia_arquivo (tenant_id, midia_id, caminho, chave, mime, bytes, sha256)
     values ($1, $2, 'x', $3, 'text/html', 1, 'x')`,
    [id, midia, chave()],
  )
  await sql(`insert into midia_uso (tenant_id, midia_id, onde, onde_id) values ($1, $2, 'aula', 1)`, [
    id,
    midia,
  ])
  return midia
}

/** Says that a version of a lesson shows a file. */
export const putUso = (
  { id, sql }: Place,
  midia: number,
  { aula, versao }: { aula: number; versao: number },
): Promise<object[]> =>
  sql(
    `insert into midia_uso (tenant_id, midia_id, onde, onde_id, numero) values ($1, $2, 'versao', $3, $4)`,
    [id, midia, aula, versao],
  )
