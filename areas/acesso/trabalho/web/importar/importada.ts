/** What the shared screens of imports know of one that was sent, and of its calls. */
import type { TArray, TInteger, TObject, TString } from 'typebox'
import type { Endpoint } from '../../../../../core/contract/endpoint.ts'
import type { Said } from '../../../../../core/texts/texts.ts'
import type { Passo } from '../../shapes-importar.ts'
import type { importacaoTexts } from '../../texts-importar.ts'

export interface Importada {
  id: number
  arquivo: string
  passo: Passo
  total: number
  mensagem: string | null
  trabalho: number | null
}

/** The shared sentences, as an area says them, and those that only it can say. */
export type Words<K extends string = never> = Said<typeof importacaoTexts> & Readonly<Record<K, string>>

/** A call about one import. */
export interface OfOne extends Omit<Endpoint, 'query' | 'body' | 'params' | 'returns'> {
  params: TObject<{ id: TInteger }>
}

/** What undoing would leave as it is. */
export type Previews = OfOne & {
  returns: TObject<{ mudadas: TArray<TObject<{ nome: TString }>>; total_mudadas: TInteger }>
}
