/** SQL of roles, enrolments and grants. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { lugar, noLugar, pertence } from '../../turma/server/public-lugar.ts'
import type { PapelPessoa } from '../policy.ts'

export interface VinculoRow {
  id: number
  papel: PapelPessoa
  funcao: 'leitura' | 'escrita'
  auxiliar: boolean
  rede_id: number | null
  rede_nome: string | null
  turma_id: number | null
  turma_nome: string | null
  aluno_id: number | null
  aluno_nome: string | null
  /** Of the network, or of the network of the class. */
  caminho: number[] | null
  inicio: Date
  fim: Date | null
}

const vinculos = sql`
  select v.id, v.papel, v.funcao, v.auxiliar, v.rede_id, case when v.rede_id is not null then r.nome end as rede_nome,
    v.turma_id, concat_ws(' · ', t.nome, r.nome) as turma_nome, v.aluno_id, a.nome as aluno_nome, r.caminho,
    v.inicio, v.fim
  from vinculo v ${noLugar()}
  left join pessoa a on a.id = v.aluno_id`

/** Roles of a person, those in force first, the latest first; at most 100. */
export async function listVinculos(tx: Tx, usuarioId: number): Promise<VinculoRow[]> {
  const { rows } = await sql<VinculoRow>`${vinculos} where v.usuario_id = ${usuarioId}
    order by v.fim is not null and v.fim <= now(), v.id desc limit 100`.execute(tx)
  return rows
}

export async function findVinculo(tx: Tx, usuarioId: number, id: number): Promise<VinculoRow | undefined> {
  const { rows } = await sql<VinculoRow>`${vinculos} where v.usuario_id = ${usuarioId} and v.id = ${id}
    for no key update of v`.execute(tx)
  return rows[0]
}

export interface MatriculaRow {
  turma_id: number
  turma_nome: string
  turma_status: string
  ano_letivo: number
  escola_id: number
  escola_nome: string
  caminho: number[]
  status: string
  numero_chamada: number | null
  data_matricula: Date
  data_saida: Date | null
  motivo: string | null
}

/** Classes of a pupil, those they are in first; at most 100. */
export async function listMatriculas(tx: Tx, usuarioId: number): Promise<MatriculaRow[]> {
  const { rows } = await sql<MatriculaRow>`
    select m.turma_id, t.nome as turma_nome, t.status as turma_status, t.ano_letivo, r.id as escola_id,
      r.nome as escola_nome, r.caminho, m.status, m.numero_chamada, m.data_matricula, m.data_saida, m.motivo
    from matricula m join (${lugar()}) on t.id = m.turma_id
    where m.aluno_id = ${usuarioId} and t.status <> 'excluida'
    order by m.status not in ('adicionado', 'pendente'), t.ano_letivo desc, m.data_matricula desc, m.turma_id limit 100`.execute(
    tx,
  )
  return rows
}

/** Where pupils belong, as places: a pupil who is nobody's has none. */
export async function listLugares(tx: Tx, alunoIds: readonly number[]): Promise<Map<number, number[][]>> {
  const lugares = new Map<number, number[][]>()
  if (alunoIds.length === 0) return lugares
  const { rows } = await sql<{ aluno_id: number; caminho: number[] }>`
    select distinct m.aluno_id, r.caminho from ${pertence('r')}
    where m.aluno_id = any(${[...alunoIds]}::bigint[])`.execute(tx)
  for (const { aluno_id, caminho } of rows) lugares.set(aluno_id, [...(lugares.get(aluno_id) ?? []), caminho])
  return lugares
}

/** Whoever has this role in the whole tenant and is not known to leave, each locked until the transaction ends. */
export async function lockAdministradores(
  tx: Tx,
  papel: 'administrador_tenant' | 'administrador-plataforma',
): Promise<{ id: number; usuario_id: number }[]> {
  await sql`select from vinculo where papel = ${papel} order by id for no key update`.execute(tx)
  const { rows } = await sql<{ id: number; usuario_id: number }>`
    select v.id, v.usuario_id from vinculo v
    where v.papel = ${papel} and v.inicio <= now() and v.fim is null
      and exists (select from pessoa u where u.id = v.usuario_id and u.status = 'ativo')
      and not exists (select from exclusao_conta x where x.usuario_id = v.usuario_id and x.encerrada_em is null)
    order by v.id limit 1000`.execute(tx)
  return rows
}

/**
 * Whether somebody else than by this role is titular of the class at this very moment: a role that ended while the
 * class was waited for ends later than `now()`, the beginning of the transaction.
 */
export async function hasOtherTitular(tx: Tx, turmaId: number, vinculoId: number): Promise<boolean> {
  const { rows } = await sql`
    select from vinculo v where v.turma_id = ${turmaId} and v.papel = 'professor' and not v.auxiliar
      and v.id <> ${vinculoId} and v.inicio <= now() and (v.fim is null or v.fim > clock_timestamp()) limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** The networks for which a person may read something that is kept apart. */
export async function listConcedidas(
  tx: Tx,
  usuarioId: number,
): Promise<{ dado: string; rede_id: number }[]> {
  return tx
    .selectFrom('concessao')
    .select(['dado', 'rede_id'])
    .where('usuario_id', '=', usuarioId)
    .where('inicio', '<=', sql<Date>`now()`)
    .where((q) => q.or([q('fim', 'is', null), q('fim', '>', sql<Date>`now()`)]))
    .limit(500)
    .execute()
}

export interface ConcessaoRow {
  id: number
  dado: 'laudo' | 'nascimento'
  rede_id: number
  rede_nome: string
  motivo: string
  quem: string | null
  inicio: Date
  fim: Date | null
}

export async function listConcessoes(tx: Tx, usuarioId: number): Promise<ConcessaoRow[]> {
  const { rows } = await sql<ConcessaoRow>`
    select c.id, c.dado, c.rede_id, r.nome as rede_nome, c.motivo, q.nome as quem, c.inicio, c.fim
    from concessao c join rede r on r.id = c.rede_id left join pessoa q on q.id = c.concedida_por
    where c.usuario_id = ${usuarioId} and (c.fim is null or c.fim > now()) order by c.id desc limit 100`.execute(
    tx,
  )
  return rows
}

/** Grants, again when it had ended; undefined when it holds already. */
export async function giveConcessao(
  tx: Tx,
  c: {
    usuarioId: number
    dado: string
    redeId: number
    motivo: string
    por: number | null
    fim: Date | null
  },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into concessao (usuario_id, dado, rede_id, motivo, concedida_por, inicio, fim)
    values (${c.usuarioId}, ${c.dado}, ${c.redeId}, ${c.motivo}, ${c.por}, now(), ${c.fim})
    on conflict (tenant_id, usuario_id, dado, rede_id) do update set motivo = excluded.motivo,
      concedida_por = excluded.concedida_por, inicio = excluded.inicio, fim = excluded.fim
      where concessao.fim is not null and concessao.fim <= now()
    returning id`.execute(tx)
  return rows[0]?.id
}

export async function endConcessao(tx: Tx, usuarioId: number, id: number) {
  return tx
    .updateTable('concessao')
    .set({ fim: sql<Date>`now()` })
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .where((q) => q.or([q('fim', 'is', null), q('fim', '>', sql<Date>`now()`)]))
    .returning(['dado', 'rede_id'])
    .executeTakeFirst()
}
