/** What a question lacks before it may stand in the bank. */
import { conferirTela } from '../../ensino/aula/rules-conferir.ts'
import type { CodigoProblema } from '../../ensino/aula/shapes.ts'
import type { TelaDe } from '../../ensino/aula/shapes-telas.ts'
import { type ConteudoQuestao, MAX_ALTERNATIVAS, TELA_DE, type TipoQuestao } from './shapes.ts'

export type Falta = CodigoProblema | 'alternativas_demais'

export interface Achado {
  codigo: Falta
  /** The part that it speaks of. */
  parte?: string | undefined
  /** Keeps it out of the bank; else advice. */
  bloqueia: boolean
}

/** Advice in a lesson, whose teacher is there to help; a question is answered alone, and elsewhere. */
const BLOQUEIAM: ReadonlySet<Falta> = new Set(['sem_transcricao'])

/** The check list of a lesson's screen, and the alternatives of a sheet. */
export function achadosDe(tipo: TipoQuestao, conteudo: ConteudoQuestao, comando = ''): Achado[] {
  // What asks may stand in either.
  const enunciado = `${conteudo.enunciado}${comando}`
  const tela = { id: 0, tipo: TELA_DE[tipo], conteudo: { ...conteudo, enunciado } } as TelaDe & { id: number }
  const found: Achado[] = conferirTela(tela).map(({ codigo, parte, bloqueia }) => ({
    codigo,
    bloqueia,
    ...(parte !== null && { parte }),
  }))
  for (const one of found) if (BLOQUEIAM.has(one.codigo)) one.bloqueia = true
  if ('alternativas' in conteudo && conteudo.alternativas.length > MAX_ALTERNATIVAS)
    found.push({ codigo: 'alternativas_demais', bloqueia: true })
  return found
}

/** What keeps a question out of the bank, each once. */
export const faltasDe = (tipo: TipoQuestao, conteudo: ConteudoQuestao, comando = ''): Falta[] => [
  ...new Set(
    achadosDe(tipo, conteudo, comando)
      .filter(({ bloqueia }) => bloqueia)
      .map(({ codigo }) => codigo),
  ),
]
