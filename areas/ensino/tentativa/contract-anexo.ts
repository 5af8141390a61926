/** Keeping files for an open screen: the player makes the call; area entrega, which stands above it, answers. */
import { Array as ArrayOf, Integer, Object as ObjectOf, Optional, type Static, String as Text } from 'typebox'
import { defineApi, type FileRule } from '../../../core/contract/endpoint.ts'
import { ATTACHMENT_LIMITS } from '../../../core/contract/files.ts'
import { Id, JsonText, Line } from '../../../core/contract/schema.ts'

/** Limits of the forum (H-06), and the sound that a browser records. */
export const ARQUIVOS: FileRule = {
  maxFiles: ATTACHMENT_LIMITS.maxFiles,
  maxBytes: ATTACHMENT_LIMITS.maxBytes,
  extensions: [...ATTACHMENT_LIMITS.extensions, '.webm', '.ogg', '.m4a', '.mp3'],
}

export const Arquivo = ObjectOf({
  id: Id,
  nome: Text(),
  bytes: Integer({ minimum: 0 }),
  /** Its kind by the server's own look. */
  tipo: Text(),
  /** Good for about two hours. */
  url: Text(),
})
export type Arquivo = Static<typeof Arquivo>

export const anexoApi = defineApi({
  attach: {
    area: 'entrega',
    client: 'auth',
    access: 'resource',
    method: 'POST',
    path: '/projeto/pt-br/tentativas/:tentativa/telas/:tela/entrega',
    summary: 'Keeps files for an open screen of an own attempt; `manter` names those kept of before.',
    params: ObjectOf({ tentativa: Id, tela: Id }),
    body: ObjectOf({
      texto: Optional(Line(20_000)),
      manter: Optional(JsonText(ArrayOf(Id, { maxItems: 5, uniqueItems: true }))),
    }),
    files: ARQUIVOS,
    returns: ObjectOf({ entrega: Id, arquivos: ArrayOf(Arquivo) }),
  },
})
