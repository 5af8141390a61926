/** Verdicts of the calls of curricula: a client's own, a base in the version of the client, and the list (section 6). */

import type { CallInput } from '../../../../core/contract/request.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import { ADMINS, type Verdict, type Verdicts, type World } from '../../../../test/verdicts/world.ts'
import { clienteOf, linkCurriculo, type PutCurriculo, putCopia, putCurriculo, putRemocao } from './factory.ts'

/** Of a client's curriculum: all who work in its networks. */
const of = (verdict: Verdict): Verdicts => ({
  professor: verdict,
  'professor de outra turma': verdict,
  coordenador: verdict,
  'coordenador de outra escola': verdict,
  'gestor leitura': verdict,
})
const READERS: Verdicts = { ...of('ok'), ...ADMINS, 'gestor escrita': 'ok' }
const WRITERS: Verdicts = { ...of(403), ...ADMINS, 'gestor escrita': 'ok' }
const LINKERS: Verdicts = { ...WRITERS, 'gestor escrita': 403 }
const WORKERS: Verdicts = { ...READERS, autor: 'ok' }

let made = 0
const nome = () => `Currículo ${++made}`

const own = async ({ tenant }: World): Promise<PutCurriculo> =>
  putCurriculo(tenant, { nome: nome(), cliente: await clienteOf(tenant) })

interface Versao extends PutCurriculo {
  cliente_id: number
}

/** A base that the client uses, with a copy of its first category. */
async function versao({ tenant }: World): Promise<Versao> {
  const cliente_id = await clienteOf(tenant)
  const put = await putCurriculo(tenant, { nome: nome() })
  await linkCurriculo(tenant, { curriculo: put.curriculo, cliente: cliente_id })
  await putCopia(tenant, put, cliente_id)
  return { ...put, cliente_id }
}

const row =
  <T>(make: (world: World) => Promise<T>) =>
  (verdicts: Verdicts, input: (thing: T, world: World) => CallInput | Promise<CallInput>): Row => ({
    input: async (world) => input(await make(world), world),
    otherwise: 404,
    verdicts,
  })
const onOwn = row(own)
const onVersao = row(versao)

const query = {}
const PAGE = { pagina: 1, linhas: 30 }
const skill = ({ habilidades: [id = 0] }: PutCurriculo): number => id
const first = ({ categorias: [id] }: PutCurriculo): number => id

export const verdicts: Table = {
  'curriculo.list': { input: () => ({ query: PAGE }), otherwise: 403, verdicts: WORKERS },
  'curriculo.removidos': { input: () => ({ query: PAGE }), otherwise: 403, verdicts: WORKERS },
  'curriculo.create': {
    input: async ({ tenant }) => ({
      body: { nome: nome(), etapa: 'medio', cliente_id: await clienteOf(tenant) },
    }),
    otherwise: 403,
    verdicts: { ...WRITERS, autor: 404 },
  },
  'curriculo.find': onOwn(READERS, ({ curriculo: id }) => ({ params: { id }, query })),
  'curriculo.edit': onOwn(WRITERS, ({ curriculo: id }) => ({ body: { id, nome: nome() } })),
  'curriculo.remove': onOwn(WRITERS, ({ curriculo: id }) => ({ params: { id } })),
  'curriculo.clientes': onOwn(LINKERS, ({ curriculo: id }) => ({ params: { id }, query: PAGE })),
  'curriculo.vinculo': onOwn(LINKERS, async ({ curriculo }, { tenant }) => ({
    body: { curriculo_id: curriculo, cliente_id: await clienteOf(tenant) },
  })),
  'curriculo.categorias': onOwn(READERS, ({ curriculo: id }) => ({ params: { id }, query })),
  'curriculo.categoria': onOwn(READERS, (put) => ({ params: { id: first(put) }, query })),
  'curriculo.createCategoria': onOwn(WRITERS, ({ curriculo }) => ({
    body: { curriculo_id: curriculo, nome: 'Nova' },
  })),
  'curriculo.editCategoria': onOwn(WRITERS, (put) => ({ body: { id: first(put), nome: 'Outra' } })),
  'curriculo.siglaCategoria': onOwn(WRITERS, (put) => ({ body: { id: first(put), sigla: 'OU' } })),
  'curriculo.removeCategoria': onOwn(WRITERS, (put) => ({ params: { id: first(put) }, query })),
  'curriculo.orderCategorias': onOwn(WRITERS, ({ categorias: [a, b] }) => ({ body: { categorias: [b, a] } })),
  'curriculo.moveCategoria': onOwn(WRITERS, ({ categorias: [a, b] }) => ({ body: { id: b, pai_id: a } })),
  'curriculo.remocoes': onOwn(READERS, ({ curriculo: id }) => ({ params: { id }, query: PAGE })),
  'curriculo.undo': onOwn(WRITERS, async (put, { tenant }) => ({
    body: { id: await putRemocao(tenant, put) },
  })),
  'curriculo.personalize': onVersao(WRITERS, ({ categorias: [, id], cliente_id }) => ({
    body: { id, cliente_id },
  })),
  'curriculo.reset': onVersao(WRITERS, (put) => ({
    body: { id: first(put), cliente_id: put.cliente_id },
  })),
  'curriculo.perdas': onVersao(READERS, (put) => ({
    params: { id: first(put) },
    query: { cliente_id: put.cliente_id },
  })),
  'curriculo.diferencas': onVersao(READERS, (put) => ({
    params: { id: first(put) },
    query: { cliente_id: put.cliente_id },
  })),
  'curriculo.answerDiferencas': onVersao(WRITERS, (put) => ({
    params: { id: first(put) },
    body: { todas: 'aceitar', cliente_id: put.cliente_id },
  })),
  'curriculo.listHabilidades': onOwn(READERS, (put) => ({ params: { id: first(put) }, query: PAGE })),
  'curriculo.createHabilidade': onOwn(WRITERS, (put) => ({
    body: { categoria_id: first(put), codigo: 'EF06CI09', texto: 'Saber' },
  })),
  'curriculo.editHabilidade': onOwn(WRITERS, (put) => ({ body: { id: skill(put), texto: 'Saber mais' } })),
  'curriculo.removeHabilidade': onOwn(WRITERS, (put) => ({ params: { id: skill(put) }, query })),
  'curriculo.removeLote': onOwn(WRITERS, (put) => ({
    body: { categoria_id: first(put), habilidades: put.habilidades },
  })),
  'curriculo.removeTodas': onOwn(WRITERS, (put) => ({ params: { id: first(put) }, query })),
  'curriculo.listExtras': onOwn(READERS, (put) => ({ params: { id: first(put) }, query })),
  'curriculo.createExtra': onOwn(WRITERS, (put) => ({ body: { categoria_id: first(put), nome: 'Outro' } })),
  'curriculo.editExtra': onOwn(WRITERS, ({ extra }) => ({ body: { extra_id: extra, nome: 'Outro' } })),
  'curriculo.removeExtra': onOwn(WRITERS, ({ extra: id }) => ({ params: { id }, query })),
  'curriculo.orderExtras': onOwn(WRITERS, ({ extra }) => ({ body: { extras: [extra] } })),
  'curriculo.itens': onOwn(READERS, ({ extra: id }) => ({ params: { id }, query })),
  'curriculo.addItens': onOwn(WRITERS, ({ extra }) => ({
    body: { extra_id: extra, itens: [{ nome: 'Novo' }] },
  })),
}

export const less: Less = [
  [
    ['administrador visitante'],
    404,
    [
      'findImportacao',
      'setImportacao',
      'findLeitura',
      'setLeitura',
      'listLinhas',
      'problemas',
      'confirmImportacao',
      'previewUndo',
      'undoImportacao',
      'removeImportacao',
    ],
  ],
]
