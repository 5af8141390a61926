/** What is not shown openly: each reading asks for its right and is in the log, each change too (H-27). */
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { invalid, notFound } from '../../../../core/server/failure.ts'
import { findRede } from '../../turma/server/public-rede.ts'
import { dadoPolicy, pessoaPolicy } from '../policy.ts'
import { formatCpf, formatNascimento, readNascimento } from '../rules.ts'
import { readDias } from './fields-dias.ts'
import { authorOf, concedidasTo, findFor } from './find.ts'
import * as queries from './queries.ts'
import { endConcessao, giveConcessao } from './queries-papel.ts'
import { hasPapel, readFields } from './refusals.ts'

type Dado = 'cpf' | 'nascimento' | 'laudo'

async function readingOf(context: Context, id: number, dado: Dado) {
  const { tx } = context
  if (dado === 'cpf') {
    const cpf = await queries.findCpf(tx, id)
    return cpf === null ? {} : { cpf: formatCpf(cpf) }
  }
  if (dado === 'nascimento') {
    const day = await queries.findNascimento(tx, id)
    return { data_nascimento: day === null ? null : formatNascimento(day) }
  }
  const row = await queries.findLaudo(tx, id)
  return { laudo: row?.laudo ?? false, deficiencia: row?.deficiencia ?? '' }
}

export async function readDado(context: Context, id: number, dado: Dado) {
  const { target } = await findFor(context, id)
  if (dado === 'cpf') context.authorize(pessoaPolicy, 'edit', target)
  else
    context.authorize(dadoPolicy, 'read', { pessoa: target, concedidas: await concedidasTo(context, dado) })
  const value = await readingOf(context, id, dado)
  await audit(context, { entidade: 'usuario', id, acao: `ler_${dado}` })
  return value
}

export interface DadoChange {
  data_nascimento?: string
  laudo?: boolean
  deficiencia?: string
}

export async function writeDado(context: Context, id: number, body: DadoChange): Promise<void> {
  const { tx, now } = context
  const { target } = await findFor(context, id)
  const authorize = async (dado: 'laudo' | 'nascimento') =>
    context.authorize(dadoPolicy, 'write', { pessoa: target, concedidas: await concedidasTo(context, dado) })
  const acoes: string[] = []
  if (body.data_nascimento !== undefined) {
    await authorize('nascimento')
    const readers = { data_nascimento: (text: string) => readNascimento(text, now) }
    const { data_nascimento } = readFields({ data_nascimento: body.data_nascimento }, readers)
    await queries.saveDados(tx, id, { data_nascimento: data_nascimento ?? null }, now, ['data_nascimento'])
    acoes.push('mudar_nascimento')
  }
  if (body.laudo !== undefined) {
    await authorize('laudo')
    await queries.saveLaudo(tx, id, body.laudo, (body.deficiencia ?? '').trim())
    acoes.push('mudar_laudo')
  }
  if (acoes.length === 0) context.authorize(pessoaPolicy, 'edit', target)
  await audit(context, ...acoes.map((acao) => ({ entidade: 'usuario', id, acao })))
}

const SHORTEST_REASON = 3
const REASON = {
  pt: 'Escreva por que a pessoa precisa ver isto.',
  en: 'Write why the person needs to see this.',
}

export interface NewConcessao {
  dado: 'laudo' | 'nascimento'
  rede: number
  motivo: string
  fim?: string
}

export async function grant(context: Context, id: number, { dado, rede, motivo, fim }: NewConcessao) {
  const { tx, now } = context
  await findFor(context, id, 'grant')
  if (!(await findRede(tx, rede))) throw notFound()
  if (motivo.trim().length < SHORTEST_REASON) throw invalid({ motivo: REASON })
  const until = fim ? (readDias({ fim }, now).fim ?? null) : null
  const concessao = { dado, redeId: rede, motivo: motivo.trim(), fim: until }
  const given = await giveConcessao(tx, { usuarioId: id, por: authorOf(context), ...concessao })
  if (given === undefined) throw hasPapel()
  const mudanca = { depois: { usuario: id, dado, rede, fim: until } }
  await audit(context, { entidade: 'concessao', id: given, acao: 'conceder', mudanca, motivo })
}

export async function endGrant(context: Context, id: number, concessao: number) {
  await findFor(context, id, 'grant')
  const ended = await endConcessao(context.tx, id, concessao)
  if (!ended) throw notFound()
  const mudanca = { antes: { usuario: id, ...ended }, depois: null }
  await audit(context, { entidade: 'concessao', id: concessao, acao: 'retirar', mudanca })
}
