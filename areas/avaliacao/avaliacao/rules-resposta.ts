/** The right answer of a question, as a key says it: letters, signs or a number. Pure. */
import { letterOf } from '../../../core/contract/letters.ts'
import { writeNumber } from '../../../core/contract/number.ts'
import type { ConteudoQuestao } from '../questao/shapes.ts'
import type { Lugar } from './rules-caderno.ts'
import { trocadas } from './rules-gabarito.ts'

/**
 * `letra`: where its one key was moved to in this assessment; `lugar`: how its alternatives stand in this version.
 * Empty where what is right is judged by somebody who reads it.
 */
export function respostaDe(
  conteudo: ConteudoQuestao,
  { letra, lugar }: { letra: number | null; lugar: Pick<Lugar, 'ordem'> },
): string {
  if ('alternativas' in conteudo) {
    const author = conteudo.alternativas.findIndex(({ correta }) => correta)
    const first =
      letra === null || author < 0 ? conteudo.alternativas : trocadas(conteudo.alternativas, author, letra)
    const here = lugar.ordem.length === first.length ? lugar.ordem.flatMap((at) => first[at] ?? []) : first
    return here.flatMap(({ correta }, at) => (correta ? [letterOf(at)] : [])).join(' ')
  }
  if ('afirmacoes' in conteudo)
    return conteudo.afirmacoes.map(({ verdadeira }) => (verdadeira ? 'V' : 'F')).join(' ')
  if ('valor' in conteudo && conteudo.valor !== undefined)
    return [writeNumber(conteudo.valor), conteudo.unidade].filter(Boolean).join(' ')
  if ('aceitas' in conteudo) return conteudo.aceitas[0] ?? ''
  return ''
}
