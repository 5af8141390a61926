/** Public pages put straight into the database of a test, past every call. */
import type { PaginaChave } from '../shapes.ts'
import type { Bloco } from '../shapes-blocos.ts'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

/** An opening without buttons, beside a scenery. */
export const aberturaDe = (titulo: string): Bloco => ({
  tipo: 'abertura',
  sobretitulo: '',
  titulo,
  texto: '',
  visual: 'cenario',
  cenario: 'mar',
  botoes: [],
})

/** A page as the tenant composed it, published once more than it was. Returns its number. */
export async function putPagina(
  { id, sql }: Place,
  blocos: readonly Bloco[],
  chave: PaginaChave = 'trilhaeducador',
): Promise<number> {
  const [row] = await sql<{ versao: number }>(
    `insert into pagina_publica (tenant_id, chave, versao, blocos) values ($1, $2, 1, $3)
     on conflict (tenant_id, chave) do update set versao = pagina_publica.versao + 1, blocos = excluded.blocos
     returning versao`,
    [id, chave, JSON.stringify(blocos)],
  )
  return Number(row?.versao)
}
