/** A file that was read, as the table under the first row of its first sheet. */
import { sentidosOf } from '../contract/columns.ts'
import { frame } from '../server/sheets/frame.ts'
import type { Limites, LinhaLida, Planilha } from '../server/sheets/lida.ts'

export function tableOf(
  { folhas, ...rest }: Planilha,
  limites: Limites,
): Omit<Planilha, 'folhas'> & { cabecalho: string[]; linhas: LinhaLida[] } {
  const vistas = folhas.map(({ nome, linhas }) => ({
    nome,
    linhas: linhas.length,
    ultima: linhas.at(-1)?.numero ?? 0,
    topo: linhas.slice(0, 1),
  }))
  const leitura = [{ folha: 0, titulo: folhas[0]?.linhas[0]?.numero ?? 0 }]
  const { cabecalho, linhasOf } = frame(vistas, leitura, { sentidoOf: sentidosOf({}) }, limites)
  return { ...rest, cabecalho, linhas: linhasOf(0, folhas[0]?.linhas ?? []) }
}
