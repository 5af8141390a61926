/** Files put straight into the database of a test: rows whose bytes are nowhere. */
import { randomBytes } from 'node:crypto'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

/** A picture of nobody in particular. Returns its id. */
export async function putArquivo({ id, sql }: Place, nome: string): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into arquivo (tenant_id, chave, nome, extensao, tipo, bytes, sha256)
     values ($1, $2, $3, '.png', 'image/png', 10, 'x') returning id`,
    [id, randomBytes(16).toString('hex'), nome],
  )
  return Number(row?.id)
}
