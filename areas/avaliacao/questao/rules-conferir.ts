/** What a question lacks before it may stand in the bank. */
import { conferirTela } from '../../ensino/aula/rules-conferir.ts'
import type { CodigoProblema } from '../../ensino/aula/shapes.ts'
import type { TelaDe } from '../../ensino/aula/shapes-telas.ts'
import { type ConteudoQuestao, MAX_ALTERNATIVAS, TELA_DE, type TipoQuestao } from './shapes.ts'

export type Falta = CodigoProblema | 'alternativas_demais'

/** What keeps a question out of the bank: the check list of a lesson's screen, and the alternatives of a sheet. */
export function faltasDe(tipo: TipoQuestao, conteudo: ConteudoQuestao): Falta[] {
  const tela = { id: 0, tipo: TELA_DE[tipo], conteudo } as TelaDe & { id: number }
  const found: Falta[] = conferirTela(tela)
    .filter(({ bloqueia }) => bloqueia)
    .map(({ codigo }) => codigo)
  if ('alternativas' in conteudo && conteudo.alternativas.length > MAX_ALTERNATIVAS)
    found.push('alternativas_demais')
  return [...new Set(found)]
}
