/** Calls of files of lessons: images, sound, video, documents, packages. Bytes are served at signed addresses. */
import {
  Array as ArrayOf,
  Integer,
  Number as Numeric,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { PLATFORM_LIMITS } from '../../../core/contract/files.ts'
import { Id, Line, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { SMALL_BYTES, SMALL_EXTENSIONS } from './rules.ts'
import { Midia, TIPOS_MIDIA } from './shapes.ts'

const base = '/gerenciar/pt-br/midias'
const one = { area: 'midia', client: 'auth', access: 'resource', params: ObjectOf({ id: Id }) } as const

export const midiaApi = defineApi({
  list: {
    area: 'midia',
    client: 'auth',
    method: 'GET',
    path: base,
    access: 'session',
    summary: 'The files that the person sent, newest first.',
    query: ObjectOf({ ...PageQuery, tipo: Optional(OneOf(TIPOS_MIDIA)) }),
    returns: ObjectOf({ midias: ArrayOf(Midia), total: Integer({ minimum: 0 }) }),
  },
  create: {
    area: 'midia',
    client: 'auth',
    method: 'POST',
    path: base,
    access: 'resource',
    summary: 'Sends a small image or document in one piece.',
    body: ObjectOf({}),
    files: { maxFiles: 1, maxBytes: SMALL_BYTES, extensions: SMALL_EXTENSIONS },
    returns: ObjectOf({ midia: Midia }),
  },
  open: {
    area: 'midia',
    client: 'auth',
    method: 'POST',
    path: `${base}/envios`,
    access: 'resource',
    summary:
      'Opens an upload in pieces, or finds the unfinished one of the same file (tus 1.0 at `endereco`).',
    body: ObjectOf({
      nome: Line(300, 1),
      bytes: Integer({ minimum: 0, maximum: 2 * PLATFORM_LIMITS.upload_video_max_size }),
      impressao: Line(100, 1),
      duracao: Optional(Numeric({ minimum: 0, maximum: 1_000_000 })),
    }),
    returns: ObjectOf({ midia: Midia, endereco: Text(), recebidos: Integer({ minimum: 0 }) }),
  },
  find: {
    ...one,
    method: 'GET',
    path: `${base}/:id`,
    summary: 'A file, with fresh addresses.',
    returns: ObjectOf({ midia: Midia }),
  },
  remove: {
    ...one,
    method: 'DELETE',
    path: `${base}/:id`,
    summary: 'Gives up an upload, or deletes a file that no lesson uses.',
    returns: ObjectOf({}),
  },
})
