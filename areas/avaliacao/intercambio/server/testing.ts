/** For tests: files of questions from sending to undoing, and the bank as it stands. */
import { zipOf } from '../../../../core/server/files/zip-writer.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person, TestTenant } from '../../../../test/kit/tenant.ts'
import type { Payload } from '../../../acesso/trabalho/server/public-gravar.ts'
import { doQueued } from '../../../acesso/trabalho/server/testing.ts'
import { intercambioApi } from '../contract.ts'
import type { Importacao, Vista } from '../shapes.ts'
import { intercambioTasks } from './jobs.ts'
import { comparacaoTasks } from './jobs-comparar.ts'

export const sendRaw = (who: Person, conteudo: string | Buffer, nome = 'questoes.xml') =>
  callAs(who, intercambioApi.createImportacao, { body: {} }, { files: [{ nome, conteudo }] })

export async function send(who: Person, conteudo: string | Buffer, nome?: string): Promise<Importacao> {
  const answer = await sendRaw(who, conteudo, nome)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.data.importacao
}

/** Sends a file and looks for what is nearly one with it, as the worker would. */
export async function sendCompared(tenant: TestTenant, who: Person, conteudo: string): Promise<Importacao> {
  const { id, comparando } = await send(who, conteudo)
  await doQueued(tenant, comparando, () => comparacaoTasks)
  return find(who, id)
}

export const find = async (who: Person, id: number): Promise<Importacao> =>
  (await callAs(who, intercambioApi.findImportacao, { params: { id } })).data.importacao

export const doTrabalho = (tenant: TestTenant, trabalho: number | null) =>
  doQueued<Payload>(tenant, trabalho, intercambioTasks)

export async function record(
  tenant: TestTenant,
  who: Person,
  { id }: Pick<Importacao, 'id'>,
): Promise<Importacao> {
  const { escreve } = await find(who, id)
  const questoes = escreve.criadas + escreve.mudadas
  const { data } = await callAs(who, intercambioApi.confirmImportacao, { params: { id }, body: { questoes } })
  await doTrabalho(tenant, data.importacao.trabalho)
  return find(who, id)
}

export async function undo(tenant: TestTenant, who: Person, id: number, manter_mudadas = false) {
  const answer = await callAs(who, intercambioApi.undoImportacao, {
    params: { id },
    body: { manter_mudadas },
  })
  if (answer.status !== 200) return answer.body.codigo
  await doTrabalho(tenant, answer.data.importacao.trabalho)
  return (await find(who, id)).passo
}

export const itensOf = async (who: Person, id: number, situacao?: Vista) =>
  (
    await callAs(who, intercambioApi.listItens, {
      params: { id },
      query: { pagina: 1, linhas: 30, ...(situacao && { situacao }) },
    })
  ).data.itens

interface NoBanco {
  id: number
  tipo: string
  titulo: string
  texto: string
  estado: string
  versao: number
  conteudo: Record<string, unknown>
}

export const bancoOf = (tenant: TestTenant) =>
  tenant.sql<NoBanco>(
    'select id, tipo, titulo, texto, estado, versao, conteudo from questao where tenant_id = $1 order by id',
    [tenant.id],
  )

/** A package of these files. */
export async function zipFor(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) }))
  const chunks: Buffer[] = []
  for await (const chunk of zipOf(entries, new Date(0))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A question of Moodle XML with one right answer. */
export const moodle = (
  nome: string,
  enunciado: string,
  alternativas: readonly string[],
  { certa = 0, id = '', mais = '' }: { certa?: number; id?: string; mais?: string } = {},
): string =>
  `<question type="multichoice"><name><text>${nome}</text></name>
    <questiontext format="html"><text><![CDATA[<p>${enunciado}</p>]]></text></questiontext>
    <defaultgrade>1</defaultgrade><single>true</single><shuffleanswers>true</shuffleanswers>
    ${id === '' ? '' : `<idnumber>${id}</idnumber>`}
    ${alternativas.map((one, at) => `<answer fraction="${at === certa ? 100 : 0}" format="html"><text><![CDATA[${one}]]></text></answer>`).join('\n')}
    ${mais}</question>`

export const quiz = (...questoes: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questoes.join('\n')}\n</quiz>\n`
