/** The refusals of an upload: one status, code and sentence each. */
import { ATTACHMENT_LIMITS, formatBytes, isHeicName } from '../../contract/files.ts'
import { filesTexts } from '../../contract/filesTexts.ts'
import { type Failure, failure, invalid, type Sentence } from '../failure.ts'

type Named = 'empty' | 'content' | 'damaged' | 'macros' | 'pixels' | 'inflates'

/** 415 `arquivo_invalido`: the content is not what the name says, or is not safe to hand on. */
export const invalidFile = (nome: string, why: Named): Failure =>
  failure(415, 'arquivo_invalido', {
    pt: filesTexts[why].pt(nome),
    en: filesTexts[why].en(nome),
  })

/** 415 `arquivo_invalido`: an extension outside the list; in the words of section 5 where the list is section 5's. */
export const wrongExtension = (nome: string, extensions: readonly string[]): Failure =>
  failure(
    415,
    'arquivo_invalido',
    extensions.includes('.jpg') && isHeicName(nome)
      ? { pt: filesTexts.heic.pt(nome), en: filesTexts.heic.en(nome) }
      : extensions.join() === ATTACHMENT_LIMITS.extensions.join()
        ? filesTexts.skipped
        : {
            pt: filesTexts.extension.pt(nome, extensions.join(' ')),
            en: filesTexts.extension.en(nome, extensions.join(' ')),
          },
  )

/** 413 `arquivo_grande`, in the words of section 5 where the limit is section 5's. */
export const bigFile = (nome: string, maxBytes: number): Failure =>
  failure(
    413,
    'arquivo_grande',
    maxBytes === ATTACHMENT_LIMITS.maxBytes
      ? filesTexts.skipped
      : {
          pt: filesTexts.tooBig.pt(nome, formatBytes(maxBytes)),
          en: filesTexts.tooBig.en(nome, formatBytes(maxBytes, 'en-us')),
        },
  )

/**
 * 422 `muitos_arquivos`, in the words of section 5 where the limit is section 5's. Also for a handler that
 * counts what a message already has.
 */
export const tooManyFiles = (maxFiles: number): Failure =>
  failure(
    422,
    'muitos_arquivos',
    maxFiles === ATTACHMENT_LIMITS.maxFiles
      ? filesTexts.tooMany
      : { pt: filesTexts.tooManyOf.pt(maxFiles), en: filesTexts.tooManyOf.en(maxFiles) },
  )

/** 400 `envio_invalido`: not a form that can be read. */
export const malformedForm = (): Failure => failure(400, 'envio_invalido', filesTexts.malformed)

/** 400 `envio_interrompido`: the connection ended before the form did. */
export const interruptedUpload = (): Failure => failure(400, 'envio_interrompido', filesTexts.interrupted)

/** 408 `envio_interrompido`: the connection is there, but nothing comes. */
export const stalledUpload = (): Failure =>
  failure(408, 'envio_interrompido', filesTexts.interrupted, { headers: { connection: 'close' } })

/** 415 `formato_invalido`: a call with files takes multipart/form-data only. */
export const notMultipart = (): Failure => failure(415, 'formato_invalido', filesTexts.notMultipart)

/** 413 `formulario_grande`: too many fields, or a field too long; named when it is one field. */
export const bigForm = (campo?: string): Failure =>
  failure(
    413,
    'formulario_grande',
    campo === undefined ? filesTexts.tooManyFields : filesTexts.fieldTooBig,
    campo === undefined ? {} : { campos: { [campo]: filesTexts.fieldTooBig } },
  )

/** 400 `dados_invalidos`: one field and what is wrong with it. */
export const wrongField = (campo: string, sentence: Sentence): Failure => invalid({ [campo]: sentence })
