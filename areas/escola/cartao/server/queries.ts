/** All SQL on cards, passwords of pictures and devices of a class. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { hasFator } from '../../../acesso/fator/server/public.ts'
import { jeitoSql } from '../../../acesso/sessao/server/public-jeito.ts'
import { naoEncerrados } from '../../../acesso/sessao/server/public-vigente.ts'
import { lugar } from '../../turma/server/public-lugar.ts'

/** Whoever has another role in force or a second factor is no mere pupil: neither card nor teacher opens that door. */
const mereAluno = sql<boolean>`(
  not exists (select from ${naoEncerrados()} where v.usuario_id = usuario.id)
  and not ${hasFator(sql.ref('usuario.id'))})`

export interface TurmaRow {
  id: number
  nome: string
  status: string
  ano_letivo: number
  caminho: number[]
  escola: string
  fim: string | null
}

export async function findTurma(tx: Tx, id: number): Promise<TurmaRow | undefined> {
  const { rows } = await sql<TurmaRow>`
    select t.id, t.nome, t.status, t.ano_letivo, r.caminho, r.nome as escola, to_char(t.fim, 'YYYY-MM-DD') as fim
    from ${lugar()} where t.id = ${id}`.execute(tx)
  return rows[0]
}

/** The pupils of a class, with what their way in depends on. */
const alunos = (tx: Tx, turmaId: number) =>
  tx
    .selectFrom('matricula')
    .innerJoin('pessoa as usuario', 'usuario.id', 'matricula.aluno_id')
    .leftJoin('senha_imagem', 'senha_imagem.usuario_id', 'usuario.id')
    .leftJoin('cartao', (join) =>
      join.onRef('cartao.usuario_id', '=', 'usuario.id').on('cartao.revogado_em', 'is', null),
    )
    .select(['usuario.id', 'usuario.nome', 'usuario.login', 'matricula.numero_chamada as numero'])
    .select(['cartao.created_at as cartao_em', 'senha_imagem.escolher_ate', mereAluno.as('permitido')])
    .select(jeitoSql(sql.ref('usuario.id')).as('jeito'))
    .select([
      sql<boolean>`senha_imagem.imagens_hash is not null`.as('definida'),
      sql<number>`coalesce(senha_imagem.falhas, 0)`.as('falhas'),
    ])
    .where('matricula.turma_id', '=', turmaId)
    .where('matricula.status', '=', 'adicionado')
    .where('usuario.status', '=', 'ativo')

/** By name, at most 500. */
export const listAlunos = (tx: Tx, turmaId: number) =>
  alunos(tx, turmaId).orderBy(sql`sem_acento(usuario.nome)`).orderBy('usuario.id').limit(500).execute()

export type AlunoRow = Awaited<ReturnType<typeof listAlunos>>[number]

export const listAlunosById = (tx: Tx, turmaId: number, ids: readonly number[]) =>
  alunos(tx, turmaId)
    .where(sql<boolean>`usuario.id = any(${[...ids]}::bigint[])`)
    .orderBy(sql`sem_acento(usuario.nome)`)
    .orderBy('usuario.id')
    .limit(500)
    .execute()

/** The pupil of a class that a card in use, or an id, names. */
export const findAluno = (tx: Tx, turmaId: number, which: { codigoHash: Buffer } | { aluno: number }) =>
  alunos(tx, turmaId)
    .where((q) =>
      'aluno' in which ? q('usuario.id', '=', which.aluno) : q('cartao.codigo_hash', '=', which.codigoHash),
    )
    .where(mereAluno)
    .executeTakeFirst()

/** Ends the cards in use of these people. Returns how many. */
export async function revokeCartoes(tx: Tx, usuarios: readonly number[], now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('cartao')
    .set({ revogado_em: now })
    .where(sql<boolean>`usuario_id = any(${[...usuarios]}::bigint[])`)
    .where('revogado_em', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export interface NewCartao {
  usuarioId: number
  codigoHash: Buffer
}

export const insertCartoes = (
  tx: Tx,
  cartoes: readonly NewCartao[],
  { criadoPor, now }: { criadoPor: number | null; now: Date },
) =>
  tx
    .insertInto('cartao')
    .values(
      cartoes.map(({ usuarioId, codigoHash }) => ({
        usuario_id: usuarioId,
        codigo_hash: codigoHash,
        criado_por: criadoPor,
        created_at: now,
      })),
    )
    .execute()

/** Lets people choose their pictures until then; those who have pictures, or leave for longer, keep what they have. */
export const openChoice = (tx: Tx, usuarios: readonly number[], until: Date) =>
  sql`
    insert into senha_imagem (usuario_id, escolher_ate)
    select unnest(${[...usuarios]}::bigint[]), ${until}::timestamptz
    on conflict (tenant_id, usuario_id) do update
      set escolher_ate = greatest(senha_imagem.escolher_ate, excluded.escolher_ate), updated_at = now()
      where senha_imagem.imagens_hash is null`.execute(tx)

/** Forgets a person's pictures and failures; others may be chosen until then. */
export const resetImagem = (tx: Tx, usuarioId: number, until: Date) =>
  tx
    .insertInto('senha_imagem')
    .values({ usuario_id: usuarioId, escolher_ate: until })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'usuario_id']).doUpdateSet({
        imagens_hash: null,
        escolher_ate: until,
        falhas: 0,
        ultima_em: null,
        updated_at: sql<Date>`now()`,
      }),
    )
    .execute()

/** The pictures of a person, held until the transaction ends: tries at once are counted one after the other. */
export const lockImagem = (tx: Tx, usuarioId: number) =>
  tx
    .selectFrom('senha_imagem')
    .select(['imagens_hash', 'escolher_ate', 'falhas', 'ultima_em'])
    .where('usuario_id', '=', usuarioId)
    .forUpdate()
    .executeTakeFirst()

export const countFalha = (tx: Tx, usuarioId: number, now: Date) =>
  tx
    .updateTable('senha_imagem')
    .set((q) => ({ falhas: q('falhas', '+', 1), ultima_em: now }))
    .where('usuario_id', '=', usuarioId)
    .execute()

export const forgetFalhas = (tx: Tx, usuarioId: number) =>
  tx
    .updateTable('senha_imagem')
    .set({ falhas: 0, ultima_em: null })
    .where('usuario_id', '=', usuarioId)
    .execute()

/** Keeps the pictures just chosen. False when the leave to choose ended, or somebody was faster. */
export async function saveImagens(tx: Tx, usuarioId: number, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('senha_imagem')
    .set({ imagens_hash: hash, escolher_ate: null, falhas: 0, ultima_em: null, updated_at: now })
    .where('usuario_id', '=', usuarioId)
    .where('imagens_hash', 'is', null)
    .where('escolher_ate', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The class of a device that may be used now. */
export async function findAparelho(tx: Tx, tokenHash: Buffer, now: Date) {
  const { rows } = await sql<{ id: number; turma_id: number; turma: string; escola: string }>`
    select a.id, a.turma_id, t.nome as turma, r.nome as escola
    from aparelho a join (${lugar()}) on t.id = a.turma_id and t.status = 'ativa'
    where a.token_hash = ${tokenHash} and a.revogado_em is null and a.expira_em > ${now}`.execute(tx)
  return rows[0]
}

export const touchAparelho = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('aparelho').set({ visto_em: now }).where('id', '=', id).execute()

const aparelhos = (tx: Tx) =>
  tx
    .selectFrom('aparelho')
    .leftJoin('pessoa as usuario', 'usuario.id', 'aparelho.criado_por')
    .select(['aparelho.id', 'aparelho.nome', 'usuario.nome as criado_por'])
    .select(['aparelho.created_at', 'aparelho.visto_em', 'aparelho.expira_em'])

/** The devices of a class that may be used, the newest first, at most 100. */
export const listAparelhos = (tx: Tx, turmaId: number, now: Date) =>
  aparelhos(tx)
    .where('aparelho.turma_id', '=', turmaId)
    .where('aparelho.revogado_em', 'is', null)
    .where('aparelho.expira_em', '>', now)
    .orderBy('aparelho.id', 'desc')
    .limit(100)
    .execute()

export type AparelhoRow = Awaited<ReturnType<typeof listAparelhos>>[number]

export interface NewAparelho {
  turmaId: number
  tokenHash: Buffer
  nome: string
  criadoPor: number | null
  now: Date
  end: Date
}

export async function insertAparelho(tx: Tx, aparelho: NewAparelho): Promise<AparelhoRow> {
  const { turmaId, tokenHash, nome, criadoPor, now, end } = aparelho
  const { id } = await tx
    .insertInto('aparelho')
    .values({
      turma_id: turmaId,
      token_hash: tokenHash,
      nome,
      criado_por: criadoPor,
      created_at: now,
      visto_em: now,
      expira_em: end,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return aparelhos(tx).where('aparelho.id', '=', id).executeTakeFirstOrThrow()
}

export async function revokeAparelho(tx: Tx, turmaId: number, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('aparelho')
    .set({ revogado_em: now })
    .where('turma_id', '=', turmaId)
    .where('id', '=', id)
    .where('revogado_em', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const KEEP_ENDED_MS = 180 * 86_400_000

/** Deletes cards and devices that ended half a year ago. */
export async function clearCartoes(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_ENDED_MS)
  await tx.deleteFrom('cartao').where('revogado_em', '<', before).execute()
  await tx
    .deleteFrom('aparelho')
    .where((q) => q.or([q('revogado_em', '<', before), q('expira_em', '<', before)]))
    .execute()
}
