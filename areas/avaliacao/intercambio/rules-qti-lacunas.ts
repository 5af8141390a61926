/** Gaps in a text of QTI 2 or 3: words to write and words to choose, each with its share. */
import { MAX_PARTES, refuse } from './rules-qti-contexto.ts'
import { asks, type Corpo, type EmHtml, MARCAS, withMarks } from './rules-qti-corpo.ts'
import { readInlineChoice } from './rules-qti-pede-escolha.ts'
import { readTextEntry } from './rules-qti-pede-texto.ts'
import { type Leitor, suppose } from './rules-qti-pontuar.ts'
import { certasOf } from './rules-qti-supor.ts'
import type { No } from './rules-xml-no.ts'
import type { Lacuna, Lacunas } from './shapes-item.ts'

const INLINE = new Set(['inlineChoiceInteraction', 'textEntryInteraction'])

/** Whether a mark stands within other text. */
const isWithin = (trecho: string): boolean => {
  const rest = trecho.replace(MARCAS, '')
  return rest.length < trecho.length && rest.trim() !== ''
}

/** All that is asked stands in lines of a text; a lonely field at the end of a question is none. */
export function isLacunas(asked: readonly No[], corpo: Corpo): boolean {
  if (!asked.every(({ nome }) => INLINE.has(nome))) return false
  const [first] = asked
  if (asked.length > 1 || corpo.texto !== null) return true
  return first?.nome === 'inlineChoiceInteraction' || corpo.trechos.some(isWithin)
}

/** How the points are spread over the gaps; null: only all together count. */
function weigh(leitor: Leitor, certas: readonly ReadonlyMap<string, string[]>[]): number[] | null {
  const all = new Map(certas.flatMap((one) => [...one]))
  const got = suppose(leitor, [...certas, all])
  if (!got) return certas.map(() => 1 / certas.length)
  const alone = got.slice(0, -1)
  if (alone.every((points) => points > 0)) return alone
  return (got.at(-1) ?? 0) > 0 && alone.every((points) => points <= 0)
    ? null
    : certas.map(() => 1 / certas.length)
}

export function readLacunas(
  leitor: Leitor,
  corpo: Corpo,
  html: EmHtml,
): { pede: Lacunas; enunciado: string } {
  const asked = asks(corpo)
  if (asked.length > MAX_PARTES) refuse('alternativas_demais', String(asked.length))
  const lacunas = asked.map((interaction): Lacuna => {
    const own: Leitor = { ...leitor, lacuna: true, ganho: { pontos: null } }
    const pede =
      interaction.nome === 'inlineChoiceInteraction'
        ? readInlineChoice(own, interaction)
        : readTextEntry(own, interaction)
    return { id: interaction.atributos.responseIdentifier ?? '', peso: 0, pede }
  })
  if (new Set(lacunas.map(({ id }) => id)).size < lacunas.length)
    refuse('lacuna_invalida', 'responseIdentifier')
  const certas = lacunas.map(({ pede }, n) => certasOf(pede, asked.slice(n, n + 1), leitor.regras))
  const points = weigh(leitor, certas)
  const total = points?.reduce((a, b) => a + b, 0) ?? 1
  const whole = Math.abs(total - 1) < 1e-9
  if (!whole) leitor.ganho.pontos = total
  const weighed = lacunas.map((lacuna, n) => {
    const peso = points?.[n] ?? 1 / lacunas.length
    return { ...lacuna, peso: whole ? peso : peso / total }
  })
  const from = corpo.texto ?? corpo.trechos.findIndex((trecho) => trecho.search(MARCAS) >= 0)
  const gapAt = (n: number): string => {
    const at = asked.indexOf(corpo.interacoes[n] as No)
    return at < 0 ? '' : `{{${lacunas[at]?.id ?? ''}}}`
  }
  const text = (trechos: readonly string[]) => withMarks(trechos.join('').trim(), gapAt)
  const pede: Lacunas = {
    tipo: 'lacunas',
    texto: text(corpo.trechos.slice(from)),
    modo: 'escrever',
    lacunas: weighed,
  }
  if (points === null) pede.inteira = true
  void html
  return { pede, enunciado: text(corpo.trechos.slice(0, from)) }
}
