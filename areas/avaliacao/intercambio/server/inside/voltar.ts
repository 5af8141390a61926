/** What a file would say of questions of this bank if they went out today: written, and read as what others sent. */
import { createHash } from 'node:crypto'
import type { Levada } from '../../../questao/shapes-levar.ts'
import type { Bagagem } from '../../rules-levar.ts'
import { formatosDe, inteirasDe } from '../../rules-voltar.ts'
import type { FormatoLido } from '../../shapes.ts'

interface Pedido {
  formato: FormatoLido
  /** Of the files that go along, by their path. */
  shas: ReadonlyMap<string, string>
}

/** The fingerprints of each, by its name: one of each format that such a file may have been written in. */
export async function resumosDe(
  questoes: readonly Levada[],
  { banco, caminhos }: Bagagem,
  { formato, shas }: Pedido,
): Promise<Map<string, Set<string>>> {
  const resumos = new Map<string, Set<string>>()
  for (const escrito of formatosDe(formato)) {
    // GIFT is one text, beside which nothing stands.
    const bagagem = { banco, caminhos: escrito === 'gift' ? new Map<number, string>() : caminhos }
    for (const [chave, inteira] of inteirasDe(questoes, bagagem, { formato: escrito, shas })) {
      const sha = createHash('sha256').update(inteira).digest('hex')
      resumos.set(chave, (resumos.get(chave) ?? new Set()).add(sha))
    }
  }
  return resumos
}
