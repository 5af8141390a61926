/** What is refused to those who write curricula, and how what the database refuses is told. */
import pg from 'pg'
import { failure, invalid, type Sentence } from '../../../../core/server/failure.ts'
import { clean, readCor } from '../rules.ts'
import { curriculoTexts as texts } from '../texts.ts'

export const cheio = (sentence: Sentence) => failure(422, 'cheio', sentence)

export const ordemInvalida = () => failure(422, 'ordem_invalida', texts.ordem)

const repetido = (campo: 'nome' | 'codigo', sentence: Sentence) =>
  failure(409, `${campo}_repetido`, sentence, { campos: { [campo]: sentence } })

/** Runs a write; a name or a code that another has is told in words. */
export async function inWordsOf<T>(work: Promise<T>, { undoing = false } = {}): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '23505') throw error
    if (undoing) throw failure(409, 'lugar_tomado', texts.lugarTomado)
    throw error.constraint === 'habilidade_na_categoria'
      ? repetido('codigo', texts.codigoRepetido)
      : repetido('nome', texts.nomeRepetido)
  }
}

/** A text of one line that must say something. */
export function readLine(campo: string, text: string): string {
  const line = clean(text)
  if (line === '') throw invalid({ [campo]: texts.escreva })
  return line
}

/** A colour as it is kept; absent stays absent, empty is none. */
export function readCorOf(text: string | null | undefined): string | null | undefined {
  if (text === undefined || text === null || text === '') return text === '' ? null : text
  const cor = readCor(text)
  if (cor === null) throw invalid({ cor: texts.cor })
  return cor
}

/** What was sent, without what was not: so that an update leaves the rest. */
export const sent = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
