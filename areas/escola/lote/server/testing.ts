/** For tests: a batch from file to end, its work done here and now, and the database as it stands. */

import type { Job } from '../../../../core/server/jobs.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { doQueued } from '../../../acesso/trabalho/server/testing.ts'
import { type Lote, loteApi } from '../contract.ts'
import type { Situacao } from '../shapes.ts'
import { loteTasks, type Payload } from './jobs.ts'

export const doTrabalho = (
  tenant: TestTenant,
  trabalho: number | null,
  { database }: { database?: Job<Payload>['database'] } = {},
): Promise<void> => doQueued<Payload>(tenant, trabalho, loteTasks, database)

export const findLote = async (who: Person, id: number): Promise<Lote> =>
  (await callAs(who, loteApi.find, { params: { id } })).data.lote

/** Sends a file as somebody, and checks it when its columns are known. */
export async function sendLote(
  tenant: TestTenant,
  who: Person,
  conteudo: Buffer | string,
  {
    nome = 'pessoas.txt',
    modo,
    existentes,
  }: { nome?: string } & Partial<Pick<Lote, 'modo' | 'existentes'>> = {},
): Promise<Lote> {
  const body = { ...(modo && { modo }), ...(existentes && { existentes }) }
  const { data } = await callAs(who, loteApi.create, { body }, { files: [{ nome, conteudo }] })
  const { lote } = data
  if (lote.etapa === 'conferindo') await doTrabalho(tenant, lote.trabalho)
  return findLote(who, lote.id)
}

export const peopleIn = ({ contagem: { criar, atualizar, mover, desligar } }: Lote): number =>
  criar + atualizar + mover + desligar

/** Records a checked batch. */
export async function recordLote(
  tenant: TestTenant,
  who: Person,
  lote: Lote,
  confirmacao?: string,
): Promise<Lote> {
  const body = { pessoas: peopleIn(lote), ...(confirmacao && { confirmacao }) }
  const { data } = await callAs(who, loteApi.confirm, { params: { id: lote.id }, body })
  await doTrabalho(tenant, data.lote.trabalho)
  return findLote(who, lote.id)
}

export async function undoLote(
  tenant: TestTenant,
  who: Person,
  lote: Lote,
  manter_mudadas = false,
): Promise<Lote> {
  const { data } = await callAs(who, loteApi.undo, { params: { id: lote.id }, body: { manter_mudadas } })
  await doTrabalho(tenant, data.lote.trabalho)
  return findLote(who, lote.id)
}

const PEOPLE = [
  'usuario',
  'dado_pessoal',
  'laudo',
  'matricula',
  'vinculo',
  'ficha',
  'sessao',
  'preferencia',
] as const

/** A digest of every row about people, table by table. `acesso` only counts changes (decision 0005). */
export async function digestOf(tenant: TestTenant): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const table of PEOPLE) {
    const [row] = await tenant.sql<{ digest: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(line, E'\\n' order by line), '')) as digest
       from (select (to_jsonb(t) - 'acesso')::text as line from ${table} t where tenant_id = $1) x`,
      [tenant.id],
    )
    digests[table] = row?.digest ?? ''
  }
  return digests
}

export interface Given {
  tenant: TestTenant
  admin: Person
  escola: string
  turma: string
  outraTurma: string
  outraEscola: string
}

/** A tenant with an administrator, and the codes of its two schools and classes. */
export async function given(): Promise<Given> {
  const tenant = await testTenant()
  const admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
  const codeOf = async (table: 'rede' | 'turma', id: number) =>
    (
      await tenant.sql<{ codigo: string }>(`select codigo from ${table} where tenant_id = $1 and id = $2`, [
        tenant.id,
        id,
      ])
    )[0]?.codigo ?? ''
  return {
    tenant,
    admin,
    escola: await codeOf('rede', tenant.escola),
    outraEscola: await codeOf('rede', tenant.outraEscola),
    turma: await codeOf('turma', tenant.turma),
    outraTurma: await codeOf('turma', tenant.outraTurma),
  }
}

export const HEADER = 'nome;ra;rede_codigo;turma_codigo'
export const file = (...lines: readonly string[]) => `${lines.join('\n')}\n`

export const linhasOf = async (who: Person, id: number, situacao?: Situacao) =>
  (
    await callAs(who, loteApi.listLinhas, {
      params: { id },
      query: { linhas: 500, ...(situacao && { situacao }) },
    })
  ).data.linhas

export const faultsOf = async (who: Person, id: number) =>
  (await linhasOf(who, id, 'erro')).map(({ numero, faltas }) => [
    numero,
    ...faltas.map(({ campo, codigo }) => `${campo} ${codigo}`),
  ])

export const enrolled = async (tenant: TestTenant, turma: number) =>
  (
    await tenant.sql<{ nome: string }>(
      `select u.nome from matricula m join usuario u on u.tenant_id = m.tenant_id and u.id = m.aluno_id
       where m.tenant_id = $1 and m.turma_id = $2 and m.status = 'adicionado' order by u.nome`,
      [tenant.id, turma],
    )
  ).map(({ nome }) => nome)
