/** Keeping files for an open screen: the player makes the call; area entrega, which stands above it, answers. */
import { Array as ArrayOf, Object as ObjectOf, Optional, type Static, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import type { FileRule } from '../../../core/contract/endpoint.ts'
import { ATTACHMENT_LIMITS } from '../../../core/contract/files.ts'
import { Count, Id, JsonText, Line } from '../../../core/contract/schema.ts'
import { Uuid } from './shapes-aparelho.ts'

/** Limits of the forum (H-06), and the sound that a browser records. */
export const ARQUIVOS: FileRule = {
  maxFiles: ATTACHMENT_LIMITS.maxFiles,
  maxBytes: ATTACHMENT_LIMITS.maxBytes,
  extensions: [...ATTACHMENT_LIMITS.extensions, '.webm', '.ogg', '.m4a', '.mp3'],
}

export const Arquivo = ObjectOf({
  id: Id,
  nome: Text(),
  bytes: Count,
  /** Its kind by the server's own look. */
  tipo: Text(),
  /** Good for about two hours. */
  url: Text(),
})
export type Arquivo = Static<typeof Arquivo>

const { post } = callsOf('entrega')

export const anexoApi = {
  attach: post('/projeto/pt-br/tentativas/:tentativa/telas/:tela/entrega', {
    summary: 'Keeps files for an open screen of an own attempt; `manter` names those kept of before.',
    files: ARQUIVOS,
    body: {
      texto: Optional(Line(20_000)),
      manter: Optional(JsonText(ArrayOf(Id, { maxItems: 5, uniqueItems: true }))),
      /** The answer was given without network and names these: they are taken whenever they come, once. */
      obra: Optional(Uuid),
    },
    returns: { entrega: Id, arquivos: ArrayOf(Arquivo) },
  }),
}
