/** Texts with gaps as Moodle writes them: answers within the text, or pieces to be dragged into it. */
import { textoOfCurta } from './rules-item.ts'
import { toPercent } from './rules-textos.ts'
import { escapeXml } from './rules-xml-no.ts'
import type { Lacuna, Lacunas, Opcao } from './shapes-item.ts'

const escapeGap = (texto: string): string => texto.replaceAll(/[}#~\\]/g, (sign) => `\\${sign}`)

function writeAlternativa(texto: string, fracao: number, retorno: string): string {
  const sign = fracao === 1 ? '=' : `%${toPercent(fracao)}%`
  return `${sign}${escapeGap(texto)}${retorno === '' ? '' : `#${escapeGap(retorno)}`}`
}

function writeGap({ pede }: Lacuna, peso: number): string {
  const [nome, all]: [string, string[]] =
    pede.tipo === 'escolha'
      ? [
          `${pede.multipla ? 'MULTIRESPONSE' : 'MULTICHOICE'}${pede.embaralhar ? '_S' : ''}`,
          pede.opcoes.map(({ html, fracao, retorno }) => writeAlternativa(html, fracao, retorno)),
        ]
      : pede.tipo === 'curta'
        ? [
            `SHORTANSWER${pede.maiusculas ? '_C' : ''}`,
            pede.respostas.map(({ texto, fracao, retorno }) =>
              writeAlternativa(escapeXml(textoOfCurta(pede, texto)), fracao, retorno),
            ),
          ]
        : [
            'NUMERICAL',
            pede.respostas.map(({ valor, tolerancia, fracao, retorno }) =>
              writeAlternativa(`${valor}:${tolerancia}`, fracao, retorno),
            ),
          ]
  return `{${peso}:${nome}:${all.join('~')}}`
}

/** The smallest whole numbers that stand to each other as the shares do; null: none up to a hundred. */
export function wholeWeights(pesos: readonly number[]): number[] | null {
  const least = Math.min(...pesos.filter((peso) => peso > 0))
  for (let times = 1; times <= 100; times += 1) {
    const scaled = pesos.map((peso) => (peso / least) * times)
    if (scaled.every((one) => Math.abs(one - Math.round(one)) < 1e-4 * times)) return scaled.map(Math.round)
  }
  return null
}

/** The text with what each mark of a gap stands for. A mark without a gap stays. */
function fillMarks({ texto, lacunas }: Lacunas, fill: (lacuna: Lacuna, n: number) => string): string {
  const places = new Map(lacunas.map((lacuna, n) => [lacuna.id, { lacuna, n }]))
  const [first = '', ...rest] = texto.split('{{')
  return [
    first,
    ...rest.map((part) => {
      const end = part.indexOf('}}')
      const found = end === -1 ? undefined : places.get(part.slice(0, end))
      return found ? `${fill(found.lacuna, found.n)}${part.slice(end + 2)}` : `{{${part}`
    }),
  ].join('')
}

/** null: the text holds what would be read as a gap, or its shares are no weights. */
export function writeCloze(pede: Lacunas): string | null {
  const pesos = wholeWeights(pede.lacunas.map(({ peso }) => peso))
  if (!pesos || /\{\d{0,4}:[A-Za-z_]{1,20}:/.test(pede.texto)) return null
  return fillMarks(pede, (lacuna, n) => writeGap(lacuna, pesos[n] ?? 1))
}

interface Pecas {
  texto: string
  pecas: { html: string; grupo: number }[]
  embaralhar: boolean
}

/** Every option of every gap once, those of one gap in one group; null: they are no such pieces. */
export function writePecas(pede: Lacunas): Pecas | null {
  const [pecas, grupos] = [new Map<string, Opcao>(), new Map<string, string>()]
  const right: string[] = []
  for (const { pede: gap } of pede.lacunas) {
    if (gap.tipo !== 'escolha' || gap.multipla) return null
    const set = gap.opcoes.map(({ id }) => id).join('\0')
    const own = gap.opcoes.filter(({ fracao }) => fracao === 1)
    if (
      own.length !== 1 ||
      gap.opcoes.some(({ fracao, retorno }) => (fracao !== 1 && fracao !== 0) || retorno)
    )
      return null
    for (const opcao of gap.opcoes) {
      if ((pecas.get(opcao.id)?.html ?? opcao.html) !== opcao.html) return null
      if ((grupos.get(opcao.id) ?? set) !== set) return null
      pecas.set(opcao.id, opcao)
      grupos.set(opcao.id, set)
    }
    right.push(own[0]?.id ?? '')
  }
  const ids = [...pecas.keys()].toSorted((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1))
  const sets = [...new Set(grupos.values())]
  const [first] = pede.lacunas
  return {
    texto: fillMarks(pede, (_, n) => `[[${ids.indexOf(right[n] ?? '') + 1}]]`),
    pecas: ids.map((id) => ({
      html: pecas.get(id)?.html ?? '',
      grupo: sets.indexOf(grupos.get(id) ?? '') + 1,
    })),
    embaralhar: first?.pede.tipo === 'escolha' && first.pede.embaralhar,
  }
}
