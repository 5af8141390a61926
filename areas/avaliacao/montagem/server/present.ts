/** From rows to the contract's shapes, for one person. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { chaveDe } from '../../avaliacao/rules-chave.ts'
import { type Aprovada, presentQuestao } from '../../questao/server/public-prova.ts'
import type { Candidata } from '../shapes.ts'

export function presentCandidata(row: Aprovada, actor: Actor): Told<Candidata> {
  const { letra, alternativas, fixa } = chaveDe(row.id, row.tipo, row.conteudo)
  return {
    ...presentQuestao(row, actor),
    linha: row.linha,
    letra,
    alternativas,
    fixa,
    imagem: midiasDe(row.conteudo).length > 0 || midiasDe({ html: row.comando }).length > 0,
    texto_base: row.texto_base_id,
    vista: row.vista,
  }
}
