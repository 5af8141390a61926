/** Calls of files of lessons: images, sound, video, documents, packages. Bytes are served at signed addresses. */
import { Integer, Number as Numeric, Optional, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { PLATFORM_LIMITS } from '../../../core/contract/files.ts'
import { rowsOf } from '../../../core/contract/lists.ts'
import { Count, Line, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { SMALL_BYTES, SMALL_EXTENSIONS } from './rules.ts'
import { Midia, TIPOS_MIDIA } from './shapes.ts'

const base = '/gerenciar/pt-br/midias'

const { get, post, remove } = callsOf('midia')

export const midiaApi = {
  list: get(base, {
    summary: 'The files that the person sent, newest first.',
    access: 'session',
    query: { ...PageQuery, tipo: Optional(OneOf(TIPOS_MIDIA)) },
    returns: rowsOf('midias', Midia),
  }),
  create: post(base, {
    summary: 'Sends a small image or document in one piece.',
    files: { maxFiles: 1, maxBytes: SMALL_BYTES, extensions: SMALL_EXTENSIONS },
    body: {},
    returns: { midia: Midia },
  }),
  open: post(`${base}/envios`, {
    summary:
      'Opens an upload in pieces, or finds the unfinished one of the same file (tus 1.0 at `endereco`).',
    body: {
      nome: Line(300, 1),
      bytes: Integer({ minimum: 0, maximum: 2 * PLATFORM_LIMITS.upload_video_max_size }),
      impressao: Line(100, 1),
      duracao: Optional(Numeric({ minimum: 0, maximum: 1_000_000 })),
    },
    returns: { midia: Midia, endereco: Text(), recebidos: Count },
  }),
  find: get(`${base}/:id`, { summary: 'A file, with fresh addresses.', returns: { midia: Midia } }),
  remove: remove(`${base}/:id`, { summary: 'Gives up an upload, or deletes a file that no lesson uses.' }),
}
