/** Verdicts of the calls of deliveries: pupils their own, who leads the class all that was sent. */

import { createHash } from 'node:crypto'
import type { CallInput } from '../../../../core/contract/request.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'
import { changeRubrica, putAulaAberta, putCorrecao, putEntrega, putFrase, RUBRICA } from './factory.ts'

const LEADERS: Verdicts = {
  professor: 'ok',
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}
const VIEWERS: Verdicts = { ...LEADERS, aluno: 'ok', responsavel: 'ok', 'gestor leitura': 'ok' }

const DESK: Verdicts = { ...LEADERS, aluno: 403, responsavel: 403, 'gestor leitura': 403 }

const ESCRITA = {
  ...{ vez: 1, regua: 1, revisao: 0, nota: 8, rubrica: [], comentario: '', marcas: [] },
  ...{ pronta: true, refazer: false },
}

const ofTurma = ({ tenant }: World): CallInput => ({ params: { turma: tenant.turma } })

const put = async (
  { tenant, professor, aluno }: World,
  estado: 'enviada' | 'devolvida' | 'pendente' = 'enviada',
) => putEntrega(tenant, aluno, await putAulaAberta(tenant, professor, { tipo: 'envio_arquivo' }), { estado })

const onOne = (body: object, estado: 'enviada' | 'devolvida' = 'enviada'): Row['input'] => {
  return async (world) => ({ params: { id: (await put(world, estado)).id }, body: { revisao: 1, ...body } })
}

/** A work that waits, and a rubric that changed since; confirmed as it was read. */
async function putRubricaNova({ tenant, professor, aluno }: World) {
  const aula = await putAulaAberta(tenant, professor, { rubrica: RUBRICA })
  await putEntrega(tenant, aluno, aula)
  const versao = await changeRubrica(tenant, professor, aula, RUBRICA.slice(1))
  const conferencia = createHash('sha256')
    .update(JSON.stringify([versao]))
    .digest('hex')
  return { aula: aula.id, versao, conferencia }
}

export const verdicts: Table = {
  'trilha.permissao': { otherwise: 'ok' },
  'entrega.listAulas': { input: ofTurma, otherwise: 404, verdicts: VIEWERS },
  'entrega.list': {
    input: (world) => ({ ...ofTurma(world), query: { pagina: 1, linhas: 30 } }),
    otherwise: 404,
    verdicts: VIEWERS,
  },
  'entrega.find': {
    input: async (world) => ({ params: { id: (await put(world)).id } }),
    otherwise: 404,
    verdicts: VIEWERS,
  },
  'entrega.attach': {
    input: async (world) => {
      const { tentativa, tela } = await put(world, 'pendente')
      return { params: { tentativa, tela }, body: {} }
    },
    files: [{ nome: 'a.txt', conteudo: 'a' }],
    otherwise: 404,
    verdicts: { aluno: 'ok' },
  },
  'entrega.correct': {
    input: onOne({ nota: 8, comentario: '' }),
    otherwise: 404,
    verdicts: { ...LEADERS, aluno: 403, responsavel: 403, 'gestor leitura': 403 },
  },
  'entrega.giveBack': {
    input: onOne({ comentario: 'Falta a data.' }),
    otherwise: 404,
    verdicts: { ...LEADERS, aluno: 403, responsavel: 403, 'gestor leitura': 403 },
  },
  'entrega.reopen': {
    input: onOne({}, 'devolvida'),
    otherwise: 404,
    verdicts: { ...LEADERS, aluno: 403, responsavel: 403, 'gestor leitura': 403 },
  },
  'entrega.resend': {
    input: onOne({ texto: 'De novo' }, 'devolvida'),
    otherwise: 404,
    verdicts: {
      aluno: 'ok',
      professor: 403,
      coordenador: 403,
      'gestor escrita': 403,
      'gestor leitura': 403,
      'administrador tenant': 403,
      'administrador plataforma': 403,
      responsavel: 403,
    },
  },
  'entrega.fila': {
    input: (world) => ({ ...ofTurma(world), query: {} }),
    otherwise: 404,
    verdicts: DESK,
  },
  'entrega.saveCorrecao': {
    input: async (world) => ({ params: { id: (await put(world)).id }, body: ESCRITA }),
    otherwise: 404,
    verdicts: DESK,
  },
  'entrega.mandar': {
    input: async (world) => {
      const { id } = await put(world)
      await putCorrecao(world.tenant, world.professor, id, { pronta: true })
      return { ...ofTurma(world), body: { entregas: [id] } }
    },
    otherwise: 404,
    verdicts: DESK,
  },
  'entrega.ensaiarRubrica': {
    input: async (world) => ({ ...ofTurma(world), query: { aula: (await putRubricaNova(world)).aula } }),
    otherwise: 404,
    verdicts: DESK,
  },
  'entrega.aplicarRubrica': {
    input: async (world) => ({ ...ofTurma(world), body: await putRubricaNova(world) }),
    otherwise: 404,
    verdicts: DESK,
  },
  'entrega.listFrases': { input: ofTurma, otherwise: 404, verdicts: DESK },
  'entrega.addFrase': {
    input: (world) => ({
      ...ofTurma(world),
      body: { criterio: '', texto: 'Leia em voz alta.', compartilhada: false },
    }),
    otherwise: 404,
    verdicts: DESK,
  },
  'entrega.countFrase': {
    input: async (world) => {
      const { tenant, professor } = world
      return {
        params: { turma: tenant.turma, id: await putFrase(tenant, professor, { rede: tenant.escola }) },
      }
    },
    otherwise: 404,
    verdicts: DESK,
  },
  'entrega.removeFrase': {
    input: async ({ tenant, professor }) => ({ params: { id: await putFrase(tenant, professor) } }),
    otherwise: 404,
    verdicts: { professor: 'ok' },
  },
}

export const less: Less = [
  [
    ['colega', 'responsavel de colega'],
    404,
    ['find', 'attach', 'correct', 'giveBack', 'reopen', 'resend', 'saveCorrecao'],
  ],
  [
    ['administrador visitante'],
    403,
    ['correct', 'giveBack', 'reopen', 'saveCorrecao', 'mandar', 'aplicarRubrica', 'addFrase', 'countFrase'],
  ],
]
