/** Verdicts of the calls of playlists: teachers and managers make their own, and link them where they answer. */

import type { CallInput } from '../../../../core/contract/request.ts'
import type { Row, Table } from '../../../../test/verdicts/table.ts'
import { ADMINS, type Verdicts, type World } from '../../../../test/verdicts/world.ts'
import { putPlaylist } from './factory.ts'

const MAKERS: Verdicts = {
  ...ADMINS,
  professor: 'ok',
  'professor de outra turma': 'ok',
  coordenador: 'ok',
  'coordenador de outra escola': 'ok',
  'gestor escrita': 'ok',
}
/** Of a playlist that the teacher of a class made and linked to it. */
const LINKERS: Verdicts = {
  ...ADMINS,
  professor: 'ok',
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'gestor leitura': 403,
}
const VIEWERS: Verdicts = { ...LINKERS, 'gestor leitura': 'ok' }
const OWNERS: Verdicts = { ...LINKERS, coordenador: 403, 'gestor escrita': 403 }

const linked = ({ tenant, professor }: World): Promise<number> =>
  putPlaylist(tenant, professor, { turma: tenant.turma })

const onOne = (verdicts: Verdicts, input: (id: number, world: World) => CallInput): Row => ({
  input: async (world) => input(await linked(world), world),
  otherwise: 404,
  verdicts,
})

const onVinculo = (rest: Omit<CallInput, 'params'> = {}): Row => ({
  input: async (world) => {
    const id = await linked(world)
    const [row] = await world.tenant.sql<{ id: number }>(
      'select id from playlist_vinculo where playlist_id = $1',
      [id],
    )
    return { params: { id, vinculo: Number(row?.id) }, ...rest }
  },
  otherwise: 404,
  verdicts: LINKERS,
})

export const verdicts: Table = {
  'playlist.create': {
    input: () => ({ body: { nome: 'Frações', tipo: 'PAD' } }),
    otherwise: 403,
    verdicts: MAKERS,
  },
  'playlist.list': {
    input: () => ({ query: { pagina: 1, linhas: 30 } }),
    otherwise: 403,
    verdicts: { ...MAKERS, 'gestor leitura': 'ok' },
  },
  'playlist.edit': onOne(OWNERS, (id) => ({ body: { id, nome: 'Outra' } })),
  'playlist.remove': onOne(OWNERS, (id) => ({ params: { id }, query: { confirmada: true } })),
  'playlist.find': onOne(VIEWERS, (id) => ({ params: { id } })),
  'playlist.projetos': onOne(VIEWERS, (id) => ({ body: { id } })),
  'playlist.listVinculos': onOne(VIEWERS, (id) => ({ params: { id } })),
  'playlist.lugares': onOne(VIEWERS, (id) => ({ params: { id }, query: {} })),
  'playlist.link': onOne(LINKERS, (id, { tenant }) => ({
    params: { id },
    body: { turmas: [tenant.turma] },
  })),
  'playlist.changeVinculo': onVinculo({ body: { inicio: null, fim: null } }),
  'playlist.unlink': onVinculo(),
  'playlist.listTurma': {
    input: ({ tenant }) => ({ params: { turma: tenant.turma } }),
    otherwise: 404,
    verdicts: { ...VIEWERS, aluno: 'ok', responsavel: 'ok' },
  },
}
