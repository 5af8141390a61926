/** The policy's `view` as SQL, and the pieces of SQL that several queries share. `forum.test.ts` holds the two equal. */
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministradorTenant, type PapelNaTurma } from '../../../../core/policy/actor.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { vigentes } from '../../../acesso/sessao/server/public-vigente.ts'
import type { Mostrado } from '../../../escola/turma/rules-perfil.ts'

type Condition = RawBuilder<boolean>

const turmasAs = (actor: Actor, papel: PapelNaTurma): number[] =>
  actor.turmas.filter((turma) => turma.papel === papel).map(({ id }) => id)

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** `leads` of the policy, over the aliases `tu` (turma) and `r` (rede). */
export function leadsSql(actor: Actor): Condition {
  if (isAdministradorTenant(actor)) return sql<boolean>`true`
  const redes = actor.redes.filter(({ funcao }) => funcao === 'escrita').map(({ id }) => id)
  return anyOf([
    ...listed(sql`tu.id`, turmasAs(actor, 'professor')),
    ...(redes.length > 0 ? [sql<boolean>`r.caminho && ${bigints(redes)}`] : []),
  ])
}

/** `readsAll` of the policy. */
export function readsAllSql(actor: Actor): Condition {
  if (isAdministradorTenant(actor)) return sql<boolean>`true`
  const redes = actor.redes.map(({ id }) => id)
  return anyOf([
    ...listed(sql`tu.id`, turmasAs(actor, 'professor')),
    ...(redes.length > 0 ? [sql<boolean>`r.caminho && ${bigints(redes)}`] : []),
  ])
}

const listed = (column: RawBuilder<unknown>, ids: readonly number[]): Condition[] =>
  ids.length === 0 ? [] : [sql<boolean>`${column} = any(${bigints(ids)})`]

/** `statusDataAt` of the rules, over the alias `t` (topico). */
export const statusDataSql = (now: Date) => sql<number>`
  case when (case when t.inicio is null then t.agendar else t.inicio > ${now}::timestamptz end) then 2
    when t.fim <= ${now}::timestamptz then 3 else 1 end`

/** The class has the forum (or its notices) switched on. */
export const ligadoSql = sql<boolean>`
  coalesce((tu.recursos ->> case t.tipo when 'aviso' then 'avisos' else 'forum' end)::boolean, false)`

/** `topicoPolicy.view`, over the aliases `t`, `tu` and `r`. */
export function visibleTopicos(actor: Actor, now: Date): Condition {
  const published = sql<boolean>`(t.status = '1' and ${statusDataSql(now)} <> 2)`
  const pupil = listed(sql`t.turma_id`, turmasAs(actor, 'aluno'))
  const guardian = listed(sql`t.turma_id`, turmasAs(actor, 'responsavel'))
  const here = sql<boolean>`t.removido_em is null`
  const forPapel = (papel: string) => sql<boolean>`(t.papeis is null or ${papel} = any(t.papeis))`
  return sql<boolean>`(tu.status <> 'excluida' and ${ligadoSql} and ${anyOf([
    sql<boolean>`(t.removido_em is null and ${readsAllSql(actor)})`,
    sql<boolean>`(t.removido_em is not null and ${leadsSql(actor)})`,
    ...pupil.map(
      (mine) =>
        sql<boolean>`(${mine} and ${here} and ((${published} and ${forPapel('aluno')}) or t.usuario_id = ${actor.id}))`,
    ),
    ...guardian.map(
      (mine) =>
        sql<boolean>`(${mine} and ${here} and ${published} and t.tipo = 'aviso' and ${forPapel('responsavel')})`,
    ),
  ])})`
}

/** What a person is, to the others of a class. Asked row by row: `exists` was answered by reading every teacher there is. */
const papelSql = (usuario: RawBuilder<unknown>, turma: RawBuilder<unknown>) => sql`
  case
    when (select true from vinculo where usuario_id = ${usuario} and papel = 'professor' and turma_id = ${turma} limit 1) then 'professor'
    when (select true from matricula where aluno_id = ${usuario} and turma_id = ${turma} limit 1) then 'aluno'
    else coalesce((
      select case when papel like 'administrador%' then 'administrador' when papel = 'gestor_rede' then 'gestor' else papel end
      from vinculo where usuario_id = ${usuario} and papel in
        ('administrador-plataforma', 'administrador_tenant', 'gestor_rede', 'coordenador', 'responsavel')
      order by array_position(array['responsavel', 'coordenador', 'gestor_rede'], papel) limit 1), 'gestor')
  end`

export interface PessoaRow extends Mostrado {
  foto_id: number | null
}

/** What a person lets the class see, from an alias of `usuario`: nothing unless it was allowed. */
export const escolhasSql = (alias: string) => sql`
  'perfil_visivel', coalesce((select o.perfil_visivel from opcao_privacidade o where o.usuario_id = ${sql.ref(`${alias}.id`)}), false),
  'foto_visivel', coalesce((select o.foto_visivel from opcao_privacidade o where o.usuario_id = ${sql.ref(`${alias}.id`)}), false)`

/** A person as JSON, from an alias of `usuario`. */
export const pessoaSql = (alias: string, turma: RawBuilder<unknown>) => sql<PessoaRow>`
  jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'nome', ${sql.ref(`${alias}.nome`)},
    'foto_id', ${sql.ref(`${alias}.foto_id`)}, 'papel', ${papelSql(sql.ref(`${alias}.id`), turma)}, ${escolhasSql(alias)})`

/** The teachers of the class of a topic (alias `t`), titulares first, at most ten. */
export const professoresSql = sql<
  PessoaRow[]
>`coalesce((select jsonb_agg(jsonb_build_object('id', pu.id, 'nome', pu.nome, 'foto_id', pu.foto_id,
    'papel', 'professor', ${escolhasSql('pu')}) order by p.auxiliar, pu.nome) from (
    select usuario_id, auxiliar from ${vigentes('vinculo')} where turma_id = t.turma_id and papel = 'professor' order by auxiliar, id limit 10) p
  join pessoa pu on pu.id = p.usuario_id), '[]')`

/** The topic (alias `t`) is a favourite of the person. */
export const favoriteOf = (usuarioId: number) =>
  sql<boolean>`exists (select from topico_favorito f where f.topico_id = t.id and f.usuario_id = ${usuarioId})`

export interface AnexoRow {
  id: number
  nome: string
  extensao: string
  bytes: number
  miniatura: boolean
}

/** The files of a message as JSON, in the order they were attached. */
export const anexosSql = (mensagem: RawBuilder<unknown>) => sql<AnexoRow[]>`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'nome', a.nome, 'extensao', a.extensao, 'bytes', a.bytes,
      'miniatura', a.tem_miniatura) order by ma.ordem, a.id)
    from mensagem_arquivo ma join anexo a on a.id = ma.arquivo_id where ma.mensagem_id = ${mensagem}), '[]')`
