/** Certificates of paths: the sheets to print on, those issued, and the public page that checks one (product.md H-11). */
import { Array as ArrayOf, Integer, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Line, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { Certificado, Conferido, Emitido, Layout, Motivo, POSICOES, SITUACOES, TINTAS } from './shapes.ts'

const BASE = '/projeto/pt-br/certificado'
const shared = { area: 'certificado', client: 'auth', access: 'resource' } as const
const params = ObjectOf({ id: Id })

const Pdf = ObjectOf({
  arquivo: Text(),
  tipo: Text(),
  /** Base64. */
  conteudo: Text(),
})

const Filtro = {
  trilha: Optional(Id),
  /** Words of the name, or a code. */
  busca: Optional(Line(120)),
  situacao: Optional(OneOf(SITUACOES)),
}

/** The picture of a sheet: A4 landscape, 5 MB. */
export const IMAGEM = { maxFiles: 1, maxBytes: 5_242_880, extensions: ['.png', '.jpg', '.jpeg'] } as const

export const certificadoApi = defineApi({
  layouts: {
    ...shared,
    method: 'GET',
    path: `${BASE}/layout`,
    summary: 'The sheets that the person may print certificates on, newest first, at most 200.',
    returns: ObjectOf({ layouts: ArrayOf(Layout) }),
  },
  createLayout: {
    ...shared,
    method: 'POST',
    path: `${BASE}/layout`,
    summary:
      'A sheet from a picture, A4 landscape of at least 1,400 pixels; 422 where it is none. Without a name it takes that of the file.',
    body: ObjectOf({
      nome: Optional(Line(120)),
      tinta: Optional(OneOf(TINTAS)),
      posicao: Optional(OneOf(POSICOES)),
    }),
    files: IMAGEM,
    returns: ObjectOf({ layout: Layout }),
  },
  archiveLayout: {
    ...shared,
    method: 'DELETE',
    path: `${BASE}/layout/:id`,
    summary: 'Takes a sheet off the list; what was printed on it is still printed on it.',
    params,
    returns: ObjectOf({}),
  },
  restoreLayout: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/layout/:id/devolver`,
    summary: 'Puts a sheet back on the list.',
    params,
    returns: ObjectOf({}),
  },
  sample: {
    ...shared,
    method: 'POST',
    path: `${BASE}/amostra`,
    lasting: true,
    reads: true,
    outside: true,
    summary: "A certificate of nobody on a sheet, or on the product's own, to see how it looks on paper.",
    body: ObjectOf({ layout: Optional(Id), trilha: Optional(Line(300)) }),
    returns: Pdf,
  },
  mine: {
    ...shared,
    access: 'session',
    method: 'GET',
    path: `${BASE}/meus`,
    summary: "The person's own certificates, newest first, at most 200.",
    returns: ObjectOf({ certificados: ArrayOf(Certificado) }),
  },
  pdf: {
    ...shared,
    method: 'GET',
    path: `${BASE}/:id/pdf`,
    lasting: true,
    outside: true,
    summary:
      'A certificate to print: tagged, A4 landscape. 409 certificado_revogado where it is worth nothing.',
    params,
    returns: Pdf,
  },
  check: {
    ...shared,
    access: 'public',
    method: 'POST',
    path: `${BASE}/conferir`,
    reads: true,
    summary:
      'What is printed on the certificate of a code, and whether it is worth anything; wrong codes are slowed.',
    body: ObjectOf({ codigo: Line(300, 1) }),
    returns: ObjectOf({ certificado: Conferido }),
  },
  list: {
    ...shared,
    method: 'GET',
    path: `${BASE}/emitidos`,
    summary: 'The certificates that the person answers for, newest first.',
    query: ObjectOf({ ...PageQuery, ...Filtro }),
    returns: ObjectOf({ certificados: ArrayOf(Emitido), total: Integer({ minimum: 0 }) }),
  },
  exportList: {
    ...shared,
    method: 'POST',
    path: `${BASE}/emitidos/exportar`,
    reads: true,
    sensitive: true,
    summary: 'The same list as CSV, at most 20,000 lines.',
    body: ObjectOf(Filtro),
    returns: Pdf,
  },
  revoke: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/:id/revogar`,
    summary: 'Makes a certificate worth nothing, with the reason; the public page says so at once.',
    params,
    body: ObjectOf({ motivo: Motivo }),
    returns: ObjectOf({ certificado: Emitido }),
  },
  restore: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/:id/restaurar`,
    summary: 'Makes a revoked certificate valid again, with the reason.',
    params,
    body: ObjectOf({ motivo: Motivo }),
    returns: ObjectOf({ certificado: Emitido }),
  },
})
