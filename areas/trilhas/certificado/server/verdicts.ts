/** Verdicts of the calls of certificates: owners print, who answers for a path revokes, everybody checks. */

import type { CallInput } from '../../../../core/contract/request.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import { ADMINS, type Verdicts, type World } from '../../../../test/verdicts/world.ts'
import { putCertificado, putLayout } from './factory.ts'

const WRITERS: Verdicts = {
  ...ADMINS,
  professor: 'ok',
  'professor de outra turma': 'ok',
  autor: 'ok',
  coordenador: 'ok',
  'coordenador de outra escola': 'ok',
  'gestor escrita': 'ok',
}
const READERS: Verdicts = { ...WRITERS, 'gestor leitura': 'ok' }
/** Of a sheet that the teacher sent, of the whole network. */
const SENDERS: Verdicts = {
  ...ADMINS,
  professor: 'ok',
  'gestor escrita': 'ok',
  'professor de outra turma': 403,
  coordenador: 403,
  'coordenador de outra escola': 403,
  'gestor leitura': 403,
}
/** Of a certificate of the pupil of the school, on a path that the teacher wrote. */
const ANSWERING: Verdicts = { ...ADMINS, professor: 'ok', coordenador: 'ok', 'gestor escrita': 'ok' }

/** The smallest picture that is a sheet: a PNG of one colour, 1,400 × 990. */
const SHEET = async (): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: 1400, height: 990, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
}

const sent = ({ tenant, professor }: World): Promise<number> =>
  putLayout(tenant, professor, { rede: tenant.rede })

const issued = ({ tenant, aluno, professor }: World, revogado?: string) =>
  putCertificado(tenant, aluno, {
    rede: tenant.escola,
    autor: professor,
    ...(revogado !== undefined && { revogado }),
  })

const onLayout: Row = {
  input: async (world): Promise<CallInput> => ({ params: { id: await sent(world) } }),
  otherwise: 404,
  verdicts: SENDERS,
}

const onOne = (verdicts: Verdicts, { body, revogado }: { body?: object; revogado?: string } = {}): Row => ({
  input: async (world): Promise<CallInput> => ({
    params: { id: (await issued(world, revogado)).id },
    ...(body && { body }),
  }),
  otherwise: 404,
  verdicts,
})

const REVOKERS: Verdicts = { ...ANSWERING, aluno: 403, responsavel: 403, 'gestor leitura': 403 }
const motivo = { motivo: 'Emitido por engano' }

export const verdicts: Table = {
  'certificado.layouts': { otherwise: 403, verdicts: READERS },
  'certificado.createLayout': {
    input: () => ({ body: { nome: 'Folha' } }),
    files: [{ nome: 'folha.png', conteudo: await SHEET() }],
    otherwise: 403,
    verdicts: WRITERS,
  },
  'certificado.archiveLayout': onLayout,
  'certificado.restoreLayout': onLayout,
  'certificado.sample': { input: () => ({ body: {} }), otherwise: 403, verdicts: READERS },
  'certificado.mine': { otherwise: 'ok' },
  'certificado.pdf': onOne({ ...ANSWERING, aluno: 'ok', responsavel: 'ok', 'gestor leitura': 'ok' }),
  'certificado.check': {
    input: async (world) => ({ body: { codigo: (await issued(world)).codigo } }),
    otherwise: 'ok',
    verdicts: { 'de outro tenant': 403 },
  },
  'certificado.list': {
    input: () => ({ query: { pagina: 1, linhas: 30 } }),
    otherwise: 403,
    verdicts: READERS,
  },
  'certificado.exportList': { input: () => ({ body: {} }), otherwise: 403, verdicts: READERS },
  'certificado.revoke': onOne(REVOKERS, { body: motivo }),
  'certificado.restore': onOne(REVOKERS, { body: motivo, revogado: 'Emitido por engano' }),
}

export const less: Less = [
  [['colega', 'responsavel de colega'], 404, ['pdf', 'revoke', 'restore']],
  [['administrador visitante'], 403, ['createLayout']],
]
