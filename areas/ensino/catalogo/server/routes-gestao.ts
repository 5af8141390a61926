/** Handlers of school years and disciplines as administrators keep them (section 2: informacoes/pedagogico). */
import pg from 'pg'
import { can } from '../../../../core/policy/policy.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { type Failure, failure, invalid, notFound } from '../../../../core/server/failure.ts'
import type { AREAS_DO_SABER } from '../contract.ts'
import type { EnsinoGerido, gestaoApi } from '../contract-gestao.ts'
import { catalogoPolicy } from '../policy.ts'
import { codeOfName, isSame, oneLine } from '../rules.ts'
import { catalogoTexts as texts } from '../texts.ts'
import * as queries from './queries-gestao.ts'

const blank = (campo: string) => invalid({ [campo]: texts.escreva })

function taken(constraint: string | undefined): Failure {
  const campo = constraint?.includes('sigla') ? 'sigla' : constraint?.includes('codigo') ? 'codigo' : 'nome'
  const sentence = { nome: texts.nomeRepetido, sigla: texts.siglaRepetida, codigo: texts.codigoRepetido }[
    campo
  ]
  return failure(409, campo === 'sigla' ? 'sigla_repetida' : `${campo}_repetido`, sentence, {
    campos: { [campo]: sentence },
  })
}

/** Runs a write; a name that another has is told in words. */
async function inWordsOf(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '23505') throw taken(error.constraint)
    throw error
  }
}

function readLine(campo: string, text: string): string {
  const line = oneLine(text)
  if (line === '') throw blank(campo)
  return line
}

const permissoesOf = ({ actor }: Pick<Context, 'actor'>) => ({
  mudar: can(catalogoPolicy, actor, 'keep', null),
})

async function showDisciplinas(context: Pick<Context, 'tx' | 'actor'>) {
  return { disciplinas: await queries.listGeridas(context.tx), permissoes: permissoesOf(context) }
}

async function showAnos(context: Pick<Context, 'tx' | 'actor'>) {
  const byId = new Map<number, EnsinoGerido>()
  for (const { ensino: id, ensino_nome: nome, ...ano } of await queries.listAnos(context.tx)) {
    const ensino = byId.get(id) ?? { id, nome, anos: [] }
    byId.set(id, ensino)
    if (ano.id !== null) ensino.anos.push({ ...ano, id: ano.id })
  }
  return { ensinos: [...byId.values()], permissoes: permissoesOf(context) }
}

/** For who changes the list: nobody else does until the transaction ends. */
async function keep({ tx, authorize }: Context, table: 'disciplina' | 'periodo'): Promise<void> {
  authorize(catalogoPolicy, 'keep', null)
  await queries.lockList(tx, table)
}

interface DisciplinaEnviada {
  nome?: string | undefined
  sigla?: string | undefined
  area?: (typeof AREAS_DO_SABER)[number] | undefined
  ativa?: boolean | undefined
}

const readDisciplina = ({ nome, sigla, area, ativa }: DisciplinaEnviada) => ({
  ...(nome !== undefined && { nome: readLine('nome', nome) }),
  ...(sigla !== undefined && { sigla: readLine('sigla', sigla) }),
  ...(area !== undefined && { area }),
  ...(ativa !== undefined && { ativa }),
})

export const gestaoHandlers: Handlers<typeof gestaoApi> = {
  gestaoDisciplinas: (context) => showDisciplinas(context),

  async createDisciplina({ body, ...context }) {
    await keep(context, 'disciplina')
    const { nome, sigla, area = 'outras' } = body
    const row = { nome: readLine('nome', nome), sigla: readLine('sigla', sigla), area }
    await inWordsOf(queries.insertDisciplina(context.tx, row))
    return showDisciplinas(context)
  },

  async editDisciplina({ params, body, ...context }) {
    await keep(context, 'disciplina')
    const { disciplinas } = await showDisciplinas(context)
    if (!disciplinas.some(({ id }) => id === params.id)) throw notFound()
    const change = readDisciplina(body)
    if (Object.keys(change).length > 0)
      await inWordsOf(queries.updateDisciplina(context.tx, params.id, change))
    return showDisciplinas(context)
  },

  async orderDisciplinas({ body, ...context }) {
    await keep(context, 'disciplina')
    const { disciplinas } = await showDisciplinas(context)
    if (!isSame(disciplinas, body.disciplinas)) throw failure(422, 'ordem_invalida', texts.ordem)
    await queries.reorder(context.tx, 'disciplina', body.disciplinas)
    return showDisciplinas(context)
  },

  gestaoAnos: (context) => showAnos(context),

  async createAno({ body, ...context }) {
    await keep(context, 'periodo')
    const nome = readLine('nome', body.nome)
    if (!(await queries.hasEnsino(context.tx, body.ensino_id))) throw notFound(texts.desconhecido)
    const codigo = codeOfName(body.codigo || nome)
    if (codigo === '') throw blank('codigo')
    await inWordsOf(queries.insertAno(context.tx, { ensino_id: body.ensino_id, nome, codigo }))
    return showAnos(context)
  },

  async editAno({ params, body, ...context }) {
    await keep(context, 'periodo')
    const { ensinos } = await showAnos(context)
    if (!ensinos.some(({ anos }) => anos.some(({ id }) => id === params.id))) throw notFound()
    const { nome, ativa } = body
    const change = {
      ...(nome !== undefined && { nome: readLine('nome', nome) }),
      ...(ativa !== undefined && { ativa }),
    }
    if (Object.keys(change).length > 0) await queries.updateAno(context.tx, params.id, change)
    return showAnos(context)
  },

  async orderAnos({ body, ...context }) {
    await keep(context, 'periodo')
    const ensino = (await showAnos(context)).ensinos.find(({ id }) => id === body.ensino_id)
    if (!ensino) throw notFound(texts.desconhecido)
    if (!isSame(ensino.anos, body.anos)) throw failure(422, 'ordem_invalida', texts.ordem)
    await queries.reorder(context.tx, 'periodo', body.anos)
    return showAnos(context)
  },
}
