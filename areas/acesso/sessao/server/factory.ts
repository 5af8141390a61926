/** Accounts and sessions put into a state past every call, for the tests of other areas. */
import { changer } from '../../../../core/testing/change.ts'

interface Place {
  id: number
  sql(text: string, values?: readonly unknown[]): Promise<unknown>
}

export const suspend = ({ id, sql }: Place, who: { id: number }) =>
  sql(`update usuario set status = 'suspenso' where tenant_id = $1 and id = $2`, [id, who.id])

/** The person proved who they are that many minutes ago, in every session. */
export const provedAgo = ({ id, sql }: Place, who: { id: number }, minutes: number) =>
  sql(
    `update sessao set provada_em = now() - $3 * interval '1 minute' where tenant_id = $1 and usuario_id = $2`,
    [id, who.id, minutes],
  )

/** Somebody looks through a person's eyes, and was seen doing so at `at`. */
export const putVisita = (
  { id, sql }: Place,
  who: { id: number },
  { por, at }: { por: { id: number }; at: string },
) =>
  sql(
    `insert into sessao (tenant_id, usuario_id, token_hash, expira_em, vista_em, metodo, suporte_id, suporte_sessao_id)
     select $1, $2, sha256(convert_to(gen_random_uuid()::text, 'UTF8')), now() + interval '1 hour', $4, 'suporte', $3,
       (select max(id) from sessao where usuario_id = $3)`,
    [id, who.id, por.id, at],
  )

/** Gives a person an address. */
export const addressed = ({ id, sql }: Place, who: { id: number }, email: string) =>
  sql('update usuario set email = $3 where tenant_id = $1 and id = $2', [id, who.id, email])

/** Ends now the roles of somebody, of a class, or of somebody in a class. */
export const endPapeis = (
  { id, sql }: Place,
  { usuario_id = null, turma_id = null }: { usuario_id?: number | null; turma_id?: number | null },
) =>
  sql(
    `update vinculo set fim = now() where tenant_id = $1 and ($2::bigint is null or usuario_id = $2)
      and ($3::bigint is null or turma_id = $3)`,
    [id, usuario_id, turma_id],
  )

/** As if something of a person's roles were otherwise: `auxiliar = true`, `inicio = now() + interval '1 day'`. */
export const setPapeis = ({ id, sql }: Place, who: { id: number }, how: string) =>
  sql(`update vinculo set ${how} where tenant_id = $1 and usuario_id = $2`, [id, who.id])

/** As if something of an account were otherwise: `nome = 'Ana'`. */
export const setConta = ({ id, sql }: Place, who: { id: number }, how: string) =>
  sql(`update usuario set ${how} where tenant_id = $1 and id = $2`, [id, who.id])

/** A role of somebody, however it stands: `quando` are its beginning and its end, as SQL. */
export const putPapel = (
  { id, sql }: Place,
  who: { id: number },
  {
    papel,
    turma = null,
    aluno = null,
    auxiliar = false,
  }: {
    papel: string
    turma?: number | null
    aluno?: number | null
    auxiliar?: boolean
  },
  quando = 'now(), null',
) =>
  sql(
    `insert into vinculo (tenant_id, usuario_id, papel, turma_id, aluno_id, auxiliar, inicio, fim)
     values ($1, $2, $3, $4, $5, $6, ${quando})`,
    [id, who.id, papel, turma, aluno, auxiliar],
  )

/** Somebody teaches one class more, or gives an exam in it. */
export const putDocente = (
  { id, sql }: Place,
  who: { id: number },
  turma: number,
  papel: 'professor' | 'aplicador' = 'professor',
) =>
  sql('insert into vinculo (tenant_id, usuario_id, papel, turma_id) values ($1, $2, $4, $3)', [
    id,
    who.id,
    turma,
    papel,
  ])

/** Makes the session of a person one in which support looks as them. */
export const lookAs = ({ id, sql }: Place, suporte: { id: number }, pessoa: { id: number }, ate: Date) =>
  sql(
    `update sessao set suporte_id = $3, metodo = 'suporte', expira_em = $4,
       suporte_sessao_id = (select min(x.id) from sessao x where x.tenant_id = $1 and x.usuario_id = $3)
     where tenant_id = $1 and usuario_id = $2`,
    [id, pessoa.id, suporte.id, ate],
  )

/** Of a session what somebody else wrote. */
export const changeSessao = changer('sessao')
