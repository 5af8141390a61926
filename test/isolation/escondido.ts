/**
 * What is hidden, in two states: between them two pupils who look alike change places in each hidden field, and so do
 * words of things that are not shown yet or no more.
 */

import { putMensagem, putTopico } from '../../areas/conversa/forum/server/factory.ts'
import { putPublished } from '../../areas/ensino/aula/server/factory.ts'
import type { Person, TestTenant } from '../kit/tenant.ts'
import type { World } from '../verdicts/world.ts'

/** Written for one of the two; `first`: it comes before the other's in every order. No value is written twice. */
type Value = (of: { first: boolean; high: boolean }) => string

export interface Hidden {
  name: string
  value: Value
  set: (value: string, nth: 0 | 1) => Promise<unknown>
}

const word =
  (stem: string, before = 'ab', after = 'yz'): Value =>
  ({ first, high }) =>
    `${first ? before : after}${stem}${high ? 'n' : 'm'}`

/** Who is first before, and last after. */
export const stateOf = ({ value }: Hidden, nth: 0 | 1, high: boolean): string =>
  value({ first: (nth === 0) !== high, high })

/** All values of a field: where one stands in an answer, the field is shown there. */
export const valuesOf = (hidden: Hidden): string[] =>
  ([0, 1] as const).flatMap((nth) => [stateOf(hidden, nth, false), stateOf(hidden, nth, true)])

export async function hiddenIn({ tenant, aluno, professor, people }: World): Promise<Hidden[]> {
  const pair = [aluno, people.colega as Person] as const
  const guardians = [people.responsavel as Person, people['responsavel de colega'] as Person] as const
  const of = (nth: 0 | 1) => pair[nth].id
  const sql = (text: string, ...values: readonly unknown[]) => tenant.sql(text, [tenant.id, ...values])
  for (const { id } of pair) {
    await sql('insert into dado_pessoal (tenant_id, usuario_id) values ($1, $2) on conflict do nothing', id)
    await sql('insert into laudo (tenant_id, usuario_id) values ($1, $2) on conflict do nothing', id)
  }
  const usuario = (coluna: string) => (value: string, nth: 0 | 1) =>
    sql(`update usuario set ${coluna} = $3 where tenant_id = $1 and id = $2`, of(nth), value)
  const dado = (coluna: string) => (value: string, nth: 0 | 1) =>
    sql(`update dado_pessoal set ${coluna} = $3 where tenant_id = $1 and usuario_id = $2`, of(nth), value)
  return [
    { name: 'hidden surname', value: (one) => `Aluna Z${word('qirlo')(one)}`, set: usuario('nome') },
    { name: 'user name', value: word('qirlogin'), set: usuario('login') },
    { name: 'e-mail', value: (one) => `${word('qirmail')(one)}@escola.test`, set: usuario('email') },
    { name: 'registered name', value: word('qircivil'), set: dado('nome_civil') },
    { name: 'register number', value: word('QIRRA', 'AB', 'YZ'), set: dado('ra') },
    {
      name: 'CPF',
      value: ({ first, high }) => `${first ? 1 : 9}844297110${high ? 1 : 2}`,
      set: dado('cpf'),
    },
    {
      name: 'telephone',
      value: ({ first, high }) => `4${first ? 1 : 9}98773411${high ? 1 : 2}`,
      set: dado('telefone'),
    },
    {
      name: 'birth',
      value: ({ first, high }) => `${first ? 2011 : 2014}-05-0${high ? 1 : 2}`,
      set: dado('data_nascimento'),
    },
    {
      name: 'report',
      value: word('qirlaudo'),
      set: (value, nth) =>
        sql(
          `update laudo set deficiencia = $3, laudo = starts_with($3, 'ab') where tenant_id = $1 and usuario_id = $2`,
          of(nth),
          value,
        ),
    },
    {
      name: "guardian's name",
      value: (one) => `Rita Q${word('qirmae')(one)}`,
      set: (value, nth) =>
        sql('update usuario set nome = $3 where tenant_id = $1 and id = $2', guardians[nth].id, value),
    },
    ...(await contentIn(tenant, professor, pair, sql)),
  ]
}

type Sql = (text: string, ...values: readonly unknown[]) => Promise<unknown>

/** Words and marks that are not shown: taken away, yet to come, not released. */
async function contentIn(
  tenant: TestTenant,
  professor: Person,
  pair: readonly [Person, Person],
  sql: Sql,
): Promise<Hidden[]> {
  const amanha = new Date(Date.now() + 86_400_000)
  const topicos = [
    await putTopico(tenant, professor, { titulo: 'Igual', avaliativo: true }),
    await putTopico(tenant, professor, { titulo: 'Igual', avaliativo: true }),
  ] as const
  const removidas = [
    await putMensagem(tenant, pair[0], topicos[0].id),
    await putMensagem(tenant, pair[1], topicos[1].id),
  ] as const
  await sql(
    'update mensagem set removida_em = now(), removida_por = $3 where tenant_id = $1 and id = any($2::bigint[])',
    removidas,
    professor.id,
  )
  const avisos = [
    await putTopico(tenant, professor, { tipo: 'aviso', agendar: true, inicio: amanha }),
    await putTopico(tenant, professor, { tipo: 'aviso', agendar: true, inicio: amanha }),
  ] as const
  const aulas = [
    await putPublished(tenant, professor, { titulo: 'Igual' }),
    await putPublished(tenant, professor, { titulo: 'Igual' }),
  ] as const
  for (const { id } of pair)
    await sql(
      'insert into topico_nota (tenant_id, topico_id, aluno_id, usuario_id, nota) values ($1, $2, $3, $4, 5)',
      topicos[0].id,
      id,
      professor.id,
    )
  return [
    {
      name: 'removed words',
      value: word('qirmsg'),
      set: (value, nth) =>
        sql(
          `update mensagem set conteudo = $3, total_curtidas = case when starts_with($3, 'ab') then 1 else 9 end
           where tenant_id = $1 and id = $2`,
          removidas[nth],
          value,
        ),
    },
    {
      name: 'scheduled notice',
      value: word('qiraviso'),
      set: (value, nth) =>
        sql(
          'update topico set titulo = $3::text, temas = array[$3::text] where tenant_id = $1 and id = $2',
          avisos[nth].id,
          value,
        ),
    },
    {
      name: 'unpublished title',
      value: word('qiraula'),
      set: (value, nth) =>
        sql(
          'update aula set titulo = $3::text, descricao = $3::text where tenant_id = $1 and id = $2',
          aulas[nth].id,
          value,
        ),
    },
    {
      name: 'mark not released',
      value: ({ first, high }) => `${first ? 2 : 8}.${high ? 41 : 43}`,
      set: (value, nth) =>
        sql(
          'update topico_nota set nota = $3::numeric where tenant_id = $1 and aluno_id = $2',
          pair[nth].id,
          value,
        ),
    },
  ]
}
