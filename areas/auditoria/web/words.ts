/** A row of the log in the words that the table and the file share. */
import { formatDate, wallClock } from '../../../core/contract/time.ts'
import type { Language, Said } from '../../../core/texts/texts.ts'
import type { Registro } from '../contract.ts'
import { ACOES, type auditoriaTexts, ENTIDADES, inWords } from '../texts.ts'

type T = Said<typeof auditoriaTexts>

const pad = (n: number): string => String(n).padStart(2, '0')

/** `21/11/2026 14:32:05` in São Paulo, whatever the language: rows are compared with other logs. */
export function instantInWords(iso: string): string {
  const at = new Date(iso)
  const { hour, minute, second } = wallClock(at)
  return `${formatDate(at)} ${pad(hour)}:${pad(minute)}:${pad(second)}`
}

const nameOf = (pessoa: { id: number; nome: string | null }, t: T): string =>
  pessoa.nome ?? t.pessoaSemNome(pessoa.id)

export const quemInWords = ({ quem }: Registro, t: T): string => (quem ? nameOf(quem, t) : t.sistema)

export const suporteInWords = ({ suporte }: Registro, t: T): string | null =>
  suporte ? nameOf(suporte, t) : null

export const acaoInWords = ({ acao }: Registro, language: Language): string => inWords(ACOES, acao, language)

export function sobreInWords({ entidade, entidade_id, alvo }: Registro, language: Language): string {
  const kind = inWords(ENTIDADES, entidade, language)
  if (alvo) return `${kind}: ${alvo}`
  return entidade_id === null ? kind : `${kind} nº ${entidade_id}`
}

export const mudancasInWords = ({ mudancas }: Registro, t: T): string[] =>
  mudancas.map(({ campo, antes, depois }) => {
    const values = antes === null ? (depois ?? t.nada) : `${antes} → ${depois ?? t.nada}`
    return campo === '' ? values : `${campo.replaceAll('_', ' ')}: ${values}`
  })
