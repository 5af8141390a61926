/** A refusal that the caller may read: a true HTTP status, a stable code, a sentence in both languages. */
import { chamado, inLanguage, type Language } from '../texts/texts.ts'

export type Sentence = string | { pt: string; en: string }

export interface FailureDetails {
  /** Field name → what is wrong with it. */
  campos?: Readonly<Record<string, Sentence>>
  headers?: Readonly<Record<string, string>>
}

/** In the words of the tenant at hand: the answer is written when nothing is at hand any more. */
const called = (sentence: Sentence): Sentence =>
  typeof sentence === 'string' ? chamado(sentence) : { ...sentence, pt: chamado(sentence.pt) }

export class Failure extends Error {
  override name = 'Failure'
  readonly statusCode: number
  readonly codigo: string
  readonly sentence: Sentence
  readonly details: FailureDetails

  constructor(statusCode: number, codigo: string, sentence: Sentence, details: FailureDetails) {
    const said = called(sentence)
    super(typeof said === 'string' ? said : said.pt)
    this.statusCode = statusCode
    this.codigo = codigo
    this.sentence = said
    const { campos } = details
    this.details = campos
      ? {
          ...details,
          campos: Object.fromEntries(Object.entries(campos).map(([name, what]) => [name, called(what)])),
        }
      : details
  }
}

export const failure = (
  statusCode: number,
  codigo: string,
  sentence: Sentence,
  details: FailureDetails = {},
): Failure => new Failure(statusCode, codigo, sentence, details)

export const inWords = (sentence: Sentence, language: Language): string =>
  typeof sentence === 'string' ? sentence : inLanguage(sentence, language)

/** Not there, or not yours: the two are told alike, so that ids reveal nothing. */
export const notFound = (
  sentence: Sentence = { pt: 'Não encontramos o que você pediu.', en: 'We could not find that.' },
) => failure(404, 'nao_encontrado', sentence)

const NEEDS_CORRECTING: Sentence = {
  pt: 'Alguns dados precisam de correção.',
  en: 'Some of the data needs correcting.',
}

/**
 * What was sent can't be taken as it is: 400 with a sentence beside each field at fault, whether its shape is wrong or
 * what it says. `sentence`: of the whole, where there is more to say. What is well said and may not be done now has a
 * code of its own, and 409 or 422.
 */
export const invalid = (
  campos: Readonly<Record<string, Sentence>>,
  sentence: Sentence = NEEDS_CORRECTING,
): Failure => failure(400, 'dados_invalidos', sentence, Object.keys(campos).length > 0 ? { campos } : {})

export const forbidden = () =>
  failure(403, 'sem_permissao', {
    pt: 'Você não tem permissão para isso. Fale com quem administra a sua escola ou rede.',
    en: 'You are not allowed to do this. Talk to whoever manages your school or network.',
  })

/** The session still owes a proof: the screen `/login/continue` asks for it. */
export const pending = () =>
  failure(403, 'pendencia', {
    pt: 'Falta um passo para terminar de entrar.',
    en: 'One step is missing to finish signing in.',
  })

/** The proof of identity is too old for what is asked: the screen asks for a new one and sends again. */
export const proofNeeded = () =>
  failure(403, 'prova_necessaria', {
    pt: 'Para continuar, confirme que é você.',
    en: 'To go on, confirm that it is you.',
  })

/** Whoever looks through somebody's eyes changes nothing. */
export const onlyLooking = () =>
  failure(403, 'somente_leitura', {
    pt: 'Você está vendo como outra pessoa: aqui nada pode ser alterado nem levado.',
    en: 'You are viewing as another person: nothing can be changed or taken away here.',
  })

export const signedOut = () =>
  failure(401, 'sessao_encerrada', {
    pt: 'Sua sessão terminou. Entre de novo para continuar.',
    en: 'Your session has ended. Sign in again to go on.',
  })
