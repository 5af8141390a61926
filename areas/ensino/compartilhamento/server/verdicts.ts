/** Verdicts of the calls of compartilhamento: the class sees, who leads it shares and takes back. */

import type { CallInput } from '../../../../core/contract/request.ts'
import type { Door, Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'
import { publishAula, putAula } from '../../aula/server/factory.ts'
import { putPlaylist } from '../../playlist/server/factory.ts'
import { putCompartilhamento } from './factory.ts'

const LEADERS: Verdicts = {
  professor: 'ok',
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}
const VIEWERS: Verdicts = { ...LEADERS, aluno: 'ok', responsavel: 'ok', 'gestor leitura': 'ok' }
const ONLY_LEADERS: Verdicts = { ...LEADERS, aluno: 403, responsavel: 403, 'gestor leitura': 403 }

const onTurma =
  (rest: Omit<CallInput, 'params'>) =>
  ({ tenant }: World): CallInput => ({ params: { turma: tenant.turma }, ...rest })

const onOne = (rest: Omit<CallInput, 'params'> = {}): Row => ({
  input: async ({ tenant, professor }) => ({
    params: { id: await putCompartilhamento(tenant, professor) },
    ...rest,
  }),
  otherwise: 404,
  verdicts: ONLY_LEADERS,
})

export const verdicts: Table = {
  'compartilhamento.list': {
    input: onTurma({ query: { pagina: 1, linhas: 30 } }),
    otherwise: 404,
    verdicts: VIEWERS,
  },
  'compartilhamento.shareLink': {
    input: onTurma({ body: { titulo: 'Museu', url: 'https://museu.example' } }),
    otherwise: 404,
    verdicts: ONLY_LEADERS,
  },
  'compartilhamento.shareFiles': {
    input: onTurma({ body: {} }),
    files: [{ nome: 'lista.txt', conteudo: 'um' }],
    otherwise: 404,
    verdicts: ONLY_LEADERS,
  },
  'compartilhamento.shareAula': {
    input: async ({ tenant, professor }) => {
      const { id: aula } = await putAula(tenant, professor, { visibilidade: 'plataforma' })
      await publishAula(tenant, professor, aula)
      return { params: { turma: tenant.turma }, body: { aula } }
    },
    otherwise: 404,
    verdicts: ONLY_LEADERS,
  },
  'compartilhamento.sharePlaylist': {
    input: async ({ tenant, professor }) => ({
      params: { turma: tenant.turma },
      body: { playlist: await putPlaylist(tenant, professor, { turma: tenant.turma }) },
    }),
    otherwise: 404,
    verdicts: ONLY_LEADERS,
  },
  'compartilhamento.edit': onOne({ body: { titulo: 'Museu', descricao: '', ate: '' } }),
  'compartilhamento.revoke': onOne(),
  'compartilhamento.restore': onOne(),
}

/** Whoever sees it and did not write it. */
const ONLY_AUTHOR: Verdicts = Object.fromEntries(
  Object.keys(VIEWERS).map((name) => [name, name === 'professor' ? 'ok' : 403]),
)

export const doors: readonly Door[] = [
  {
    ...onOne({ body: { titulo: 'Outras palavras', descricao: '', ate: '' } }),
    call: 'compartilhamento.edit',
    como: 'com outras palavras',
    verdicts: ONLY_AUTHOR,
  },
]

export const less: Less = [
  [
    ['administrador visitante'],
    403,
    ['shareLink', 'shareFiles', 'shareAula', 'sharePlaylist', 'edit', 'revoke', 'restore'],
  ],
]
