/** A row of the log in the words that the table and the file share. */
import { datesFor } from '../../../../core/contract/dates.ts'
import { wallClock } from '../../../../core/contract/time.ts'
import { inLanguage, type Language, type Said } from '../../../../core/texts/texts.ts'
import type { Registro } from '../contract.ts'
import { ACOES, type auditoriaTexts, ENTIDADES, inWords } from '../texts.ts'
import { CAMPOS } from '../texts-campos.ts'

type T = Said<typeof auditoriaTexts>

const pad = (n: number): string => String(n).padStart(2, '0')

/** `21/11/2026 14:32:05` by the tenant's clock, whatever the language: rows are compared with other logs. */
export function instantInWords(iso: string): string {
  const at = new Date(iso)
  const { hour, minute, second } = wallClock(at)
  return `${datesFor('pt-br').date(at)} ${pad(hour)}:${pad(minute)}:${pad(second)}`
}

const nameOf = (pessoa: { id: number; nome: string | null }, t: T): string =>
  pessoa.nome ?? t.pessoaSemNome(pessoa.id)

export const quemInWords = ({ quem }: Registro, t: T): string => (quem ? nameOf(quem, t) : t.sistema)

/** Who looked through the person's eyes; whoever begins to look acts in their own name. */
export const suporteInWords = ({ suporte, quem }: Registro, t: T): string | null =>
  suporte && suporte.id !== quem?.id ? nameOf(suporte, t) : null

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

const valueInWords = (value: string | null, t: T): string =>
  value === null ? t.nada : INSTANT.test(value) ? instantInWords(value) : value

export const acaoInWords = ({ acao }: Registro, language: Language): string => inWords(ACOES, acao, language)

export function sobreInWords({ entidade, entidade_id, alvo }: Registro, language: Language): string {
  const kind = inWords(ENTIDADES, entidade, language)
  if (alvo) return `${kind}: ${alvo}`
  return entidade_id === null ? kind : `${kind} nº ${entidade_id}`
}

/** In the middle of a line: as it is read, without a capital. */
const campoInWords = (campo: string, language: Language): string => {
  const words = Object.hasOwn(CAMPOS, campo) ? CAMPOS[campo] : undefined
  return words ? inLanguage(words, language) : campo.replaceAll('_', ' ')
}

export const mudancasInWords = ({ mudancas }: Registro, t: T, language: Language): string[] =>
  mudancas.map(({ campo, antes, depois }) => {
    const after = valueInWords(depois, t)
    const values = antes === null ? after : `${valueInWords(antes, t)} → ${after}`
    return campo === '' ? values : `${campoInWords(campo, language)}: ${values}`
  })
