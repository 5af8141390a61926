/** Certificates of paths: the sheets to print on, those issued, and the public page that checks one (product.md H-11). */
import { Array as ArrayOf, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { FileAnswer, rowsOf } from '../../../core/contract/lists.ts'
import { Id, Line, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { Certificado, Conferido, Emitido, Layout, Motivo, POSICOES, SITUACOES, TINTAS } from './shapes.ts'

const BASE = '/projeto/pt-br/certificado'

const Pdf = FileAnswer

const Filtro = {
  trilha: Optional(Id),
  /** Words of the name, or a code. */
  busca: Optional(Line(120)),
  situacao: Optional(OneOf(SITUACOES)),
}

/** The picture of a sheet: A4 landscape, 5 MB. */
export const IMAGEM = { maxFiles: 1, maxBytes: 5_242_880, extensions: ['.png', '.jpg', '.jpeg'] } as const

const { get, post, put, remove } = callsOf('certificado')

export const certificadoApi = {
  layouts: get(`${BASE}/layout`, {
    summary: 'The sheets that the person may print certificates on, newest first, at most 200.',
    returns: { layouts: ArrayOf(Layout) },
  }),
  createLayout: post(`${BASE}/layout`, {
    summary:
      'A sheet from a picture, A4 landscape of at least 1,400 pixels; 422 where it is none. Without a name it takes that of the file.',
    files: IMAGEM,
    body: {
      nome: Optional(Line(120)),
      tinta: Optional(OneOf(TINTAS)),
      posicao: Optional(OneOf(POSICOES)),
    },
    returns: { layout: Layout },
  }),
  archiveLayout: remove(`${BASE}/layout/:id`, {
    summary: 'Takes a sheet off the list; what was printed on it is still printed on it.',
  }),
  restoreLayout: put(`${BASE}/layout/:id/devolver`, { summary: 'Puts a sheet back on the list.' }),
  sample: post(`${BASE}/amostra`, {
    summary: "A certificate of nobody on a sheet, or on the product's own, to see how it looks on paper.",
    lasting: true,
    reads: true,
    outside: true,
    body: { layout: Optional(Id), trilha: Optional(Line(300)) },
    returns: Pdf,
  }),
  mine: get(`${BASE}/meus`, {
    summary: "The person's own certificates, newest first, at most 200.",
    access: 'session',
    returns: { certificados: ArrayOf(Certificado) },
  }),
  pdf: get(`${BASE}/:id/pdf`, {
    summary:
      'A certificate to print: tagged, A4 landscape. 409 certificado_revogado where it is worth nothing.',
    lasting: true,
    outside: true,
    returns: Pdf,
  }),
  check: post(`${BASE}/conferir`, {
    summary:
      'What is printed on the certificate of a code, and whether it is worth anything; wrong codes are slowed.',
    access: 'public',
    reads: true,
    body: { codigo: Line(300, 1) },
    returns: { certificado: Conferido },
  }),
  list: get(`${BASE}/emitidos`, {
    summary: 'The certificates that the person answers for, newest first.',
    query: { ...PageQuery, ...Filtro },
    returns: rowsOf('certificados', Emitido),
  }),
  exportList: post(`${BASE}/emitidos/exportar`, {
    summary: 'The same list as CSV, at most 20,000 lines.',
    sensitive: true,
    reads: true,
    body: Filtro,
    returns: Pdf,
  }),
  revoke: put(`${BASE}/:id/revogar`, {
    summary: 'Makes a certificate worth nothing, with the reason; the public page says so at once.',
    body: { motivo: Motivo },
    returns: { certificado: Emitido },
  }),
  restore: put(`${BASE}/:id/restaurar`, {
    summary: 'Makes a revoked certificate valid again, with the reason.',
    body: { motivo: Motivo },
    returns: { certificado: Emitido },
  }),
}
