/** Aiken: a text, alternatives by letter, `ANSWER:` and the letter that is right. All of it is plain text. */
import { aviso, newItem, newLeitura, type Recusa, recusa, refuse, settle } from './rules-item.ts'
import { fromPlain } from './rules-textos.ts'
import type { Leitura, Lugar } from './shapes-item.ts'

const ALTERNATIVE = /^([A-Z]{1,2})[).](.*)$/i
const ANSWER = /^(ANSWER|RESPOSTA|GABARITO)\s{0,20}:(.*)$/i

interface Aberta {
  linha: number
  enunciado: string[]
  alternativas: { letra: string; texto: string[] }[]
  fonte: string[]
}

interface Estado {
  leitura: Leitura
  arquivo: string
  aberta: Aberta | null
  /** An empty line came just before. */
  vazia: boolean
}

const lugarOf = (arquivo: string, linha: number, item: string | null = null): Lugar => ({
  arquivo,
  linha,
  item,
})

const nameOf = ({ enunciado }: Aberta): string => (enunciado[0] ?? '').slice(0, 200)

/** A question that begins anew, or the file's end, before the last one told its answer. */
function giveUp(estado: Estado, linha: number): void {
  const { aberta, leitura, arquivo } = estado
  if (!aberta) return
  const few = aberta.alternativas.length === 0
  const why = recusa(few ? 'sem_alternativas' : 'sem_gabarito', String(aberta.linha))
  const nome = nameOf(aberta)
  refuse(leitura, lugarOf(arquivo, linha, nome), nome, why, aberta.fonte.join('\n'))
  estado.aberta = null
}

function whatIsWrong({ alternativas }: Aberta, letras: readonly string[]): Recusa | null {
  const seen = new Set(alternativas.map(({ letra }) => letra))
  if (seen.size < alternativas.length)
    return recusa('mal_formado', alternativas.map((a) => a.letra).join(' '))
  if (alternativas.length === 0) return recusa('sem_alternativas')
  if (alternativas.length < 2) return recusa('poucas_alternativas', String(alternativas.length))
  if (letras.length > 1) return recusa('dois_gabaritos', letras.join(' '))
  const [letra] = letras
  return letra !== undefined && seen.has(letra) ? null : recusa('sem_gabarito', letra ?? '')
}

function answer(estado: Estado, aberta: Aberta, said: string, mark: string, linha: number): void {
  const letras = said
    .toUpperCase()
    .split(/[^A-Z]/)
    .filter((one) => one !== '')
  const nome = nameOf(aberta)
  const lugar = lugarOf(estado.arquivo, aberta.linha, nome)
  const fonte = aberta.fonte.join('\n')
  const wrong = whatIsWrong(aberta, letras)
  estado.aberta = null
  if (wrong) {
    refuse(estado.leitura, { ...lugar, linha }, nome, wrong, fonte)
    return
  }
  const opcoes = aberta.alternativas.map(({ letra, texto }, n) => ({
    id: String(n + 1),
    html: fromPlain(texto.join('\n').trim()),
    fracao: letra === letras[0] ? 1 : 0,
    retorno: '',
  }))
  settle(
    estado.leitura,
    newItem(lugar, fonte, {
      enunciado: fromPlain(aberta.enunciado.join('\n')),
      pede: { tipo: 'escolha', multipla: false, embaralhar: true, opcoes },
      avisos: mark === 'ANSWER' ? [] : [aviso('consertado', `${mark}:`)],
    }),
  )
}

function readLinha(estado: Estado, linha: string, n: number): void {
  const [, mark, said = ''] = ANSWER.exec(linha) ?? []
  const [, letra, texto = ''] = mark ? [] : (ALTERNATIVE.exec(linha) ?? [])
  if (!estado.aberta && (mark || letra)) {
    refuse(estado.leitura, lugarOf(estado.arquivo, n), '', recusa('mal_formado', linha.slice(0, 80)), linha)
    return
  }
  if (!mark && !letra && (!estado.aberta || estado.vazia)) {
    giveUp(estado, n)
    estado.aberta = { linha: n, enunciado: [linha], alternativas: [], fonte: [linha] }
    return
  }
  const { aberta } = estado
  if (!aberta) return
  aberta.fonte.push(linha)
  if (mark) answer(estado, aberta, said, mark, n)
  else if (letra) aberta.alternativas.push({ letra: letra.toUpperCase(), texto: [texto] })
  else (aberta.alternativas.at(-1)?.texto ?? aberta.enunciado).push(linha)
}

/** What a file in Aiken says. */
export function readAiken(texto: string, arquivo: string): Leitura {
  const estado: Estado = { leitura: newLeitura(), arquivo, aberta: null, vazia: false }
  const linhas = texto.replaceAll(/\r\n?/g, '\n').split('\n')
  for (const [n, linha] of linhas.entries()) {
    const trimmed = linha.trim()
    if (trimmed !== '') readLinha(estado, trimmed, n + 1)
    estado.vazia = trimmed === ''
  }
  giveUp(estado, linhas.length)
  return estado.leitura
}
