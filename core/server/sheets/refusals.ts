/** Why a file can't be read, its lines not under these columns, be recorded as they are, or be taken back: one way for every import. */
import { failure, type Sentence } from '../failure.ts'
import { type Recusa, RecusaError } from './lida.ts'

const DAY_MS = 86_400_000

/** Until when; null for what was not recorded. @param days in which it can be undone */
export const undoUntil = (gravadoEm: Date | null, days: number): Date | null =>
  gravadoEm && new Date(gravadoEm.getTime() + days * DAY_MS)

/** For `catch`: what the reader refuses, in the words of whoever reads. @throws 422 arquivo_… */
export const refusedReading =
  (words: Readonly<Record<Recusa, Sentence>>, campo?: string) =>
  (error: unknown): never => {
    if (!(error instanceof RecusaError)) throw error
    const said = words[error.recusa]
    throw failure(
      422,
      `arquivo_${error.recusa}`,
      said,
      campo === undefined ? {} : { campos: { [campo]: said } },
    )
  }

interface Asked {
  until: Date | null
  now: Date
  /** How many things undoing would leave as they are, for they changed since. */
  kept: number
  /** The person was told of them. */
  agreed: boolean
}

interface Words {
  prazoVencido: Sentence
  haMudadas: { pt: (n: number) => string; en: (n: number) => string }
}

/** @throws 422 prazo_vencido, 409 ha_mudadas */
export function refuseUndo({ until, now, kept, agreed }: Asked, { prazoVencido, haMudadas }: Words): void {
  if (!until || until <= now) throw failure(422, 'prazo_vencido', prazoVencido)
  if (kept > 0 && !agreed)
    throw failure(409, 'ha_mudadas', { pt: haMudadas.pt(kept), en: haMudadas.en(kept) })
}

interface ColumnWords {
  faltaColuna: Sentence
  colunaRepetida: Sentence
}

/**
 * @param missing fields that no column has, though lines need them
 * @param repeated fields that two columns have
 * @throws 422 falta_coluna, coluna_repetida
 */
export function refuseColunas(
  colunas: readonly unknown[],
  { cabecalho, missing, repeated }: Record<'cabecalho' | 'missing' | 'repeated', readonly unknown[]>,
  { faltaColuna, colunaRepetida }: ColumnWords,
): void {
  const refuse = (codigo: string, words: Sentence) =>
    failure(422, codigo, words, { campos: { colunas: words } })
  if (colunas.length !== cabecalho.length || missing.length > 0) throw refuse('falta_coluna', faltaColuna)
  if (repeated.length > 0) throw refuse('coluna_repetida', colunaRepetida)
}

interface Rehearsed {
  /** Lines with a fault. */
  erro: number
  /** Faulty lines are left out. */
  parcial: boolean
  /** Things that would be recorded. */
  linhas: number
  /** As many as the person was told of. */
  told: number
}

interface RecordingWords {
  haErros: { pt: (n: number) => string; en: (n: number) => string }
  nadaAGravar: Sentence
  contagemMudou: Sentence
}

/** @throws 422 ha_erros, nada_a_gravar; 409 contagem_mudou */
export function refuseRecording(
  { erro, parcial, linhas, told }: Rehearsed,
  { haErros, nadaAGravar, contagemMudou }: RecordingWords,
): void {
  if (erro > 0 && !parcial) throw failure(422, 'ha_erros', { pt: haErros.pt(erro), en: haErros.en(erro) })
  if (linhas === 0) throw failure(422, 'nada_a_gravar', nadaAGravar)
  if (linhas !== told) throw failure(409, 'contagem_mudou', contagemMudou)
}
