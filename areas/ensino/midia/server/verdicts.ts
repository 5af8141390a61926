/** Verdicts of the calls of midia: who writes lessons sends; a file that no lesson shows is seen by who sent it. */

import type { Person } from '../../../../test/kit/tenant.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import { ADMINS } from '../../../../test/verdicts/world.ts'
import { putMidia } from './factory.ts'

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

export const verdicts: Table = {
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
  'midia.find': own({ otherwise: 404, verdicts: { ...ADMINS, autor: 'ok' } }),
  'midia.remove': own({
    otherwise: 404,
    verdicts: { 'administrador tenant': 403, 'administrador plataforma': 403, autor: 'ok' },
  }),
}

export const less: Less = [[['administrador visitante'], 403, ['create', 'open']]]
