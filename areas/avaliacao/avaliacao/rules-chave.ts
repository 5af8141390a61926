/** Where the one key of a question stands, and whether it may stand elsewhere. Pure. */
import { readNumber } from '../../../core/contract/number.ts'
import { falaDasOutras } from '../questao/rules-redacao.ts'
import type { ConteudoQuestao, TipoQuestao } from '../questao/shapes.ts'
import type { Chave } from './rules-gabarito.ts'

/** "Apenas I", "A e B", "as anteriores": it names others by their place. */
const NOMEIA = /\b(?:alternativas? [a-e]\b|[a-e] e [a-e]\b|anterior(?:es)?\b)/i

/** Numbers, dates or sizes that go up or down: one looks for a number where it stands. */
function emOrdem(textos: readonly string[]): boolean {
  const numbers = textos.map((texto) => readNumber(texto.replace(/[^\d,.-]/g, ''), 'pt-br'))
  if (!textos.every((texto) => /\d/.test(texto)) || numbers.some((n) => n === undefined)) return false
  const pairs = numbers.slice(1).map((n, at) => Number(n) - Number(numbers[at]))
  return pairs.every((step) => step > 0) || pairs.every((step) => step < 0)
}

export function chaveDe(id: number, tipo: TipoQuestao, conteudo: ConteudoQuestao): Chave {
  if (tipo !== 'objetiva' || !('alternativas' in conteudo))
    return { id, letra: null, alternativas: 0, fixa: true }
  const { alternativas } = conteudo
  const at = alternativas.findIndex(({ correta }) => correta)
  const textos = alternativas.map(({ texto }) => texto.trim())
  const written = textos.filter((texto) => texto !== '')
  return {
    id,
    letra: at < 0 ? null : at,
    alternativas: alternativas.length,
    fixa:
      at < 0 ||
      textos.some((texto) => falaDasOutras(texto) || NOMEIA.test(texto)) ||
      (written.length === textos.length && emOrdem(written)),
  }
}
