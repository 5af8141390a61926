/** Verdicts of the calls of rede: whoever answers for a network sees its tree, whoever writes in it arranges it. */

import { callAs } from '../../../../test/kit/call.ts'
import type { Row, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'
import { putMatricula } from '../../turma/server/factory.ts'
import { redeApi } from '../contract.ts'

const ADMINISTRA = { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' } as const
const SEES = { 'gestor leitura': 'ok', 'gestor escrita': 'ok', ...ADMINISTRA } as const
const CHANGES = { ...SEES, 'gestor leitura': 403 } as const
/** A coordinator sees the own school, and does not arrange it. */
const SCHOOL = { coordenador: 'ok' } as const
const LOOKS = { coordenador: 403 } as const

const rede = ({ tenant }: World) => ({ rede: tenant.rede })
const escola = ({ tenant }: World) => ({ rede: tenant.escola })

/** A network of nobody yet, below the network. */
async function newRede(world: World, pai = world.tenant.rede): Promise<number> {
  const { data } = await callAs(world.people['administrador tenant'], redeApi.create, {
    params: { rede: pai },
    body: { nome: 'Sub-rede' },
  })
  return data.rede
}

const selecao = ({ tenant }: World) => ({ rede: tenant.rede, turma: tenant.turma })

const choosing: Pick<Row, 'otherwise' | 'verdicts'> = { otherwise: 404, verdicts: CHANGES }

export const verdicts: Table = {
  'rede.list': {
    otherwise: 403,
    verdicts: { ...SEES, ...SCHOOL, 'coordenador de outra escola': 'ok' },
  },
  'rede.find': {
    input: (world) => ({ params: escola(world) }),
    otherwise: 404,
    verdicts: { ...SEES, ...SCHOOL },
  },
  'rede.children': {
    input: (world) => ({ params: { ...escola(world), tipo: 'turma', no: world.tenant.turma } }),
    otherwise: 404,
    verdicts: { ...SEES, ...SCHOOL },
  },
  'rede.search': {
    input: (world) => ({ params: escola(world), query: { busca: 'a' } }),
    otherwise: 404,
    verdicts: { ...SEES, ...SCHOOL },
  },
  'rede.places': { input: (world) => ({ params: rede(world) }), otherwise: 404, verdicts: SEES },
  'rede.dados': {
    input: (world) => ({ params: escola(world) }),
    otherwise: 404,
    verdicts: { ...SEES, ...SCHOOL },
  },
  'rede.create': {
    input: (world) => ({ params: escola(world), body: { nome: 'Anexo' } }),
    otherwise: 404,
    verdicts: { ...CHANGES, ...LOOKS },
  },
  'rede.update': {
    input: (world) => ({ params: escola(world), body: { nome: 'Escola' } }),
    otherwise: 404,
    verdicts: { ...CHANGES, ...LOOKS },
  },
  'rede.findDocencia': {
    input: (world) => ({ params: escola(world) }),
    otherwise: 404,
    verdicts: { ...CHANGES, ...SCHOOL },
  },
  'rede.saveDocencia': {
    input: (world) => ({ params: escola(world), body: { turmas_por_docentes: false } }),
    otherwise: 404,
    verdicts: { ...CHANGES, ...SCHOOL },
  },
  'rede.findRitmo': {
    input: (world) => ({ params: escola(world) }),
    otherwise: 404,
    verdicts: { ...SEES, ...SCHOOL },
  },
  'rede.saveRitmo': {
    input: (world) => ({ params: escola(world), body: { ritmo: true } }),
    otherwise: 404,
    verdicts: { ...CHANGES, ...LOOKS },
  },
  'rede.move': {
    input: async (world) => ({
      params: { rede: await newRede(world, world.tenant.escola) },
      body: { pai: world.tenant.rede },
    }),
    otherwise: 404,
    verdicts: { ...CHANGES, ...LOOKS },
  },
  'rede.remove': {
    input: async (world) => ({ params: { rede: await newRede(world, world.tenant.escola) } }),
    otherwise: 404,
    verdicts: { ...CHANGES, ...LOOKS },
  },
  'rede.restore': {
    input: async (world) => {
      const id = await newRede(world, world.tenant.escola)
      await callAs(world.people['administrador tenant'], redeApi.remove, { params: { rede: id } })
      return { params: { rede: id } }
    },
    otherwise: 404,
    verdicts: { ...CHANGES, ...LOOKS },
  },
  'rede.selecao': { input: (world) => ({ params: selecao(world) }), ...choosing },
  'rede.selecaoChildren': {
    input: (world) => ({ params: { ...selecao(world), tipo: 'rede', no: world.tenant.escola } }),
    ...choosing,
  },
  'rede.selecaoSearch': {
    input: (world) => ({ params: selecao(world), query: { busca: 'a' } }),
    ...choosing,
  },
  'rede.saveSelecao': {
    input: async (world) => {
      const { tenant, aluno, people } = world
      const turma = await tenant.newTurma('Reforço')
      const { id } = people.colega as { id: number }
      await putMatricula(tenant, turma, { id })
      return {
        params: { ...selecao(world), turma },
        body: {
          escolhas: [
            { tipo: 'aluno', id: aluno.id, marcado: true },
            { tipo: 'aluno', id, marcado: false },
          ],
        },
      }
    },
    ...choosing,
  },
  'rede.redesGestor': { otherwise: 'ok' },
  'rede.dadosRede': {
    input: async ({ tenant }) => {
      const [row] = await tenant.sql<{ codigo: string }>('select codigo from rede where id = $1', [
        tenant.escola,
      ])
      return { body: { rede_codigo: row?.codigo } }
    },
    otherwise: 404,
    verdicts: { ...SEES, ...SCHOOL },
  },
}
