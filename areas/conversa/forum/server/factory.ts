/** Topics put straight into the database of a test, past every call: the state that a test starts from. */
import { buildTopico, type TopicoDraft } from '../factory.ts'

interface Place {
  id: number
  turma: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Autor {
  id: number
}

export interface PutTopico {
  id: number
  /** Its opening message. */
  abertura: number
}

/** A topic of `autor` in the tenant's class, or in `turma`. */
export async function putTopico(
  tenant: Place,
  autor: Autor,
  { turma = tenant.turma, ...given }: Partial<TopicoDraft> & { turma?: number } = {},
): Promise<PutTopico> {
  const draft = buildTopico(given)
  const [row] = await tenant.sql<{ id: number; abertura: number }>(
    `with t as (
       insert into topico (tenant_id, turma_id, usuario_id, tipo, titulo, temas, status, agendar, inicio, fim, avaliativo,
         apenas_leitura, bloqueado, permitir_anexos, fixado, urgente, pede_ciente)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning id)
     insert into mensagem (tenant_id, topico_id, usuario_id, abertura, conteudo)
     select $1, t.id, $3, true, $18 from t returning topico_id as id, id as abertura`,
    [
      tenant.id,
      turma,
      autor.id,
      draft.tipo,
      draft.titulo,
      draft.temas,
      draft.status,
      draft.agendar,
      draft.inicio,
      draft.fim,
      draft.avaliativo,
      draft.apenasLeitura,
      draft.bloqueado,
      draft.permitirAnexos,
      draft.fixado,
      draft.urgente,
      draft.pedeCiente,
      draft.conteudo,
    ],
  )
  return row as PutTopico
}

/** A notice of `autor` to a network, the tenant's own unless told, with a copy in the tenant's class, or in each of `turmas`. */
export async function putAvisoRede(
  tenant: Place & { rede: number },
  autor: Autor,
  {
    rede = tenant.rede,
    pedeCiente = false,
    titulo = 'Aviso',
    turmas = [tenant.turma],
    marcado = null,
  }: {
    rede?: number
    pedeCiente?: boolean
    titulo?: string
    turmas?: readonly number[]
    /** It goes out then, and was not told yet. */
    marcado?: Date | null
  } = {},
): Promise<{ id: number; topico: number }> {
  const copies: number[] = []
  for (const turma of turmas) {
    const given = { tipo: 'aviso', titulo, conteudo: '<p>Texto.</p>', pedeCiente, turma } as const
    copies.push((await putTopico(tenant, autor, given)).id)
  }
  const [row] = await tenant.sql<{ id: number }>(
    `insert into aviso_rede (tenant_id, rede_id, usuario_id, titulo, conteudo, papeis, pede_ciente, inicio, anunciado_em)
     values ($1, $2, $3, $5, '<p>Texto.</p>', '{aluno,responsavel,professor}', $4, $6::timestamptz,
       case when $6::timestamptz is null then now() end) returning id`,
    [tenant.id, rede, autor.id, pedeCiente, titulo, marcado],
  )
  const { id } = row as { id: number }
  await tenant.sql(
    `update topico set aviso_rede_id = $3, papeis = '{aluno,responsavel,professor}', anunciado_em = now()
     where tenant_id = $1 and id = any($2::bigint[])`,
    [tenant.id, copies, id],
  )
  return { id, topico: copies[0] ?? 0 }
}

/** A reply of the first level, or one nested under `em`. Counts are not kept: tests of counts use the calls. */
export async function putMensagem(
  tenant: Place,
  autor: Autor,
  topico: number,
  {
    em,
    conteudo = '<p>Resposta.</p>',
    retida = false,
  }: { em?: number; conteudo?: string; retida?: boolean } = {},
): Promise<number> {
  const [row] = await tenant.sql<{ id: number }>(
    `insert into mensagem (tenant_id, topico_id, usuario_id, conteudo, retida, nivel, resposta_id, raiz_id)
     select $1, $2, $3, $4, $5, coalesce(p.nivel, 0) + 1, p.id, coalesce(p.raiz_id, p.id)
     from (select 1) x left join mensagem p on p.tenant_id = $1 and p.id = $6 returning id`,
    [tenant.id, topico, autor.id, conteudo, retida, em ?? null],
  )
  return (row as { id: number }).id
}

/** Lays everything that was written in a topic at another moment. */
export const setEscritoEm = (tenant: Place, topico: number, em: Date): Promise<object[]> =>
  tenant.sql('update mensagem set created_at = $3 where tenant_id = $1 and topico_id = $2', [
    tenant.id,
    topico,
    em,
  ])

/** As if nothing had moved in the topics of a tenant for so many days. */
export const setQuietos = (tenant: Place, dias: number): Promise<object[]> =>
  tenant.sql(`update topico set ultima_interacao = now() - $2 * interval '1 day' where tenant_id = $1`, [
    tenant.id,
    dias,
  ])
