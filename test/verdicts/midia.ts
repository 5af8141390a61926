/** Verdicts of the calls of midia: who writes lessons sends and sees; learners send what they deliver. */
import { putMidia } from '../../areas/midia/server/factory.ts'
import type { Person } from '../../core/testing/tenant.ts'
import type { Row, Table } from './table.ts'

const AUTHORS = {
  professor: 'ok',
  'professor de outra turma': 'ok',
  autor: 'ok',
  coordenador: 'ok',
  'coordenador de outra escola': 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
} as const

/** A 1 × 1 picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A file that the author sent. */
const own = (row: Omit<Row, 'input'>): Row => ({
  input: async ({ tenant, people }) => ({
    params: { id: await putMidia(tenant, people.autor as Person) },
  }),
  ...row,
})

const others = Object.fromEntries(Object.keys(AUTHORS).map((name) => [name, 403 as const]))

export const midiaVerdicts: Table = {
  'midia.list': { otherwise: 'ok' },
  'midia.create': {
    input: () => ({ body: {} }),
    files: [{ nome: 'ponto.png', conteudo: PNG }],
    otherwise: 403,
    verdicts: AUTHORS,
  },
  'midia.open': {
    input: () => ({ body: { nome: 'aula.pdf', bytes: 10, impressao: 'x' } }),
    otherwise: 403,
    verdicts: AUTHORS,
  },
  'midia.find': own({ otherwise: 404, verdicts: AUTHORS }),
  'midia.remove': own({ otherwise: 404, verdicts: { ...others, autor: 'ok' } }),
}
