/** Verdicts of the calls of discovering: everybody searches, and finds what they may open. */

import type { Row, Table } from '../../../../test/verdicts/table.ts'
import { putPublished } from '../../aula/server/factory.ts'
import { putPlaylist } from '../../playlist/server/factory.ts'

/** Whoever sees the class that the playlist is linked to. */
const READERS: Row['verdicts'] = {
  aluno: 'ok',
  responsavel: 'ok',
  professor: 'ok',
  coordenador: 'ok',
  'gestor leitura': 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}

const page = { query: { pagina: 1, linhas: 30 } }

export const verdicts: Table = {
  'descoberta.descobrir': { input: () => page, otherwise: 'ok' },
  'descoberta.jogos': { input: () => page, otherwise: 'ok' },
  'descoberta.livros': { input: () => page, otherwise: 'ok' },
  'descoberta.livro': {
    input: async ({ tenant, professor }) => ({
      params: { livro: await putPlaylist(tenant, professor, { turma: tenant.turma }) },
    }),
    otherwise: 404,
    verdicts: READERS,
  },
  'descoberta.capitulo': {
    input: async ({ tenant, professor }) => {
      const { id } = await putPublished(tenant, professor)
      const livro = await putPlaylist(tenant, professor, { turma: tenant.turma, aulas: [id] })
      return { params: { livro, aula: id } }
    },
    otherwise: 404,
    verdicts: READERS,
  },
}
