/** Roles: the place each asks for, giving, changing and ending them (H-01, H-03). */
import { isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { mayActOn } from '../../../../core/policy/rank.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { forbidden, invalid, notFound } from '../../../../core/server/failure.ts'
import { above } from '../../../acesso/sessao/server/public.ts'
import * as vinculos from '../../../acesso/sessao/server/public-vinculo.ts'
import * as matriculas from '../../turma/server/public-matricula.ts'
import { findRede } from '../../turma/server/public-rede.ts'
import { findSala, lockSala } from '../../turma/server/public-sala.ts'
import {
  type Lugar,
  type PapelPessoa,
  type PessoaTarget,
  papelPolicy,
  pessoaPolicy,
  subjectOf,
} from '../policy.ts'
import { type Escopo, escopoOf } from '../rules-papel.ts'
import type { MotivoSaida, NovoPapel } from '../shapes.ts'
import { readDias } from './fields-dias.ts'
import { findFor, targetOf } from './find.ts'
import * as queries from './queries-papel.ts'
import { hasPapel, lastAdministrador, lastTitular, turmaCheia, turmaFechada } from './refusals.ts'

const CHOOSE: Record<Escopo, { pt: string; en: string }> = {
  rede: { pt: 'Escolha a rede ou a escola.', en: 'Choose the network or school.' },
  turma: { pt: 'Escolha a turma.', en: 'Choose the class.' },
  aluno: { pt: 'Escolha ⟦o aluno⟧.', en: 'Choose the student.' },
}

/** Without any of these, nobody could give the role back. */
const ADMINISTRACAO = ['administrador_tenant', 'administrador-plataforma'] as const
type Administracao = (typeof ADMINISTRACAO)[number]

/** What is not there is told to a manager like what lies outside of their networks. */
const missing = ({ actor }: Context) => (isAdministradorTenant(actor) ? notFound() : forbidden())

/** Where a role would hold, or held: more than one place for a guardian, as many as the pupil has. */
async function placesFor(context: Context, novo: NovoPapel): Promise<readonly Lugar[]> {
  const { tx } = context
  const escopo = escopoOf(novo.papel)
  if (escopo === undefined) return [null]
  const id = novo[escopo]
  if (id === undefined) throw invalid({ [escopo]: CHOOSE[escopo] })
  if (escopo === 'aluno') {
    const target = await targetOf(context, id)
    if (target.papeis.length === 0 && !isAdministradorTenant(context.actor)) throw forbidden()
    if (!target.papeis.some(({ papel }) => papel === 'aluno'))
      throw isAdministradorTenant(context.actor) ? invalid({ aluno: CHOOSE.aluno }) : forbidden()
    // A guardian reaches the pupil's data: nobody is given one by who may not act on them.
    if (!mayActOn('grant', context.actor, subjectOf(target))) throw above()
    return (await queries.listLugares(tx, [id])).get(id) ?? [null]
  }
  const found = escopo === 'rede' ? await findRede(tx, id) : await findSala(tx, id)
  if (!found) throw missing(context)
  return [found.caminho]
}

/** Stops unless the actor may give the role at one of its places; the places. */
export async function authorizePapel(
  context: Context,
  pessoa: PessoaTarget,
  novo: NovoPapel,
): Promise<readonly Lugar[]> {
  const places = await placesFor(context, novo)
  const allowed = places.find((lugar) =>
    papelPolicy.give.some((rule) => rule(context.actor, { pessoa, papel: novo.papel, lugar })),
  )
  context.authorize(papelPolicy, 'give', { pessoa, papel: novo.papel, lugar: allowed ?? places[0] ?? null })
  return places
}

/** Puts a pupil into a class that is active and not full. */
async function enrol({ tx, now }: Context, turmaId: number, alunoId: number): Promise<void> {
  const turma = await lockSala(tx, turmaId)
  if (turma?.status !== 'ativa') throw turmaFechada()
  if (turma.alunos >= turma.capacidade) throw turmaCheia(turma.capacidade)
  const numero = (turma.ultimo ?? 0) < 999 ? (turma.ultimo ?? 0) + 1 : null
  if (!(await matriculas.enrol(tx, { turmaId, alunoId, numero, now }))) throw hasPapel()
}

/** Gives the role; what was given, for the log. The actor was authorized before. */
export async function give(context: Context, usuarioId: number, novo: NovoPapel) {
  const { tx, now } = context
  const dias = readDias(novo, now)
  if (novo.papel === 'aluno') {
    if (novo.turma === undefined) throw invalid({ turma: CHOOSE.turma })
    await enrol(context, novo.turma, usuarioId)
    return { entidade: 'matricula', id: novo.turma, acao: 'criar', mudanca: { depois: { aluno: usuarioId } } }
  }
  if (novo.aluno === usuarioId) throw invalid({ aluno: CHOOSE.aluno })
  const escopo = escopoOf(novo.papel)
  const scope = (name: Escopo) => (escopo === name ? (novo[name] ?? null) : null)
  const vinculo = {
    papel: novo.papel,
    // Only a manager or a coordinator may be there to read.
    funcao: escopo === 'rede' ? (novo.funcao ?? 'escrita') : 'escrita',
    auxiliar: novo.papel === 'professor' && (novo.auxiliar ?? false),
    redeId: scope('rede'),
    turmaId: scope('turma'),
    alunoId: scope('aluno'),
    inicio: dias.inicio ?? null,
    fim: dias.fim ?? null,
  } as const
  const id = await vinculos.giveVinculo(tx, { ...vinculo, usuarioId })
  if (id === undefined) throw hasPapel()
  return { entidade: 'vinculo', id, acao: 'criar', mudanca: { depois: { usuario: usuarioId, ...vinculo } } }
}

/** The screens of the person read their roles again. */
export const tellRoles = (context: Context, usuarioId: number) =>
  publish(context.tx, `usuario:${usuarioId}`, 'papeis_mudaram')

export async function giveVinculo(context: Context, usuarioId: number, novo: NovoPapel): Promise<void> {
  const { target } = await findFor(context, usuarioId)
  await authorizePapel(context, target, novo)
  const entry = await give(context, usuarioId, novo)
  await tellRoles(context, usuarioId)
  await audit(context, entry)
}

/** A role of the person that has not ended, which the actor may give. */
async function findPapel(context: Context, usuarioId: number, id: number) {
  const { target } = await findFor(context, usuarioId)
  const vinculo = await queries.findVinculo(context.tx, usuarioId, id)
  if (!vinculo || (vinculo.fim !== null && vinculo.fim <= context.now)) throw notFound()
  const places: readonly Lugar[] =
    vinculo.aluno_id === null
      ? [vinculo.caminho]
      : ((await queries.listLugares(context.tx, [vinculo.aluno_id])).get(vinculo.aluno_id) ?? [null])
  const allows = (lugar: Lugar) =>
    papelPolicy.give.some((rule) => rule(context.actor, { pessoa: target, papel: vinculo.papel, lugar }))
  const lugar = places.find(allows) ?? places[0] ?? null
  context.authorize(papelPolicy, 'give', { pessoa: target, papel: vinculo.papel, lugar })
  return vinculo
}

/** Stops when, without these roles, nobody would administer the tenant, or the platform, for good. */
async function keepAdministrador(
  { tx }: Context,
  papel: Administracao,
  without: { vinculo?: number; usuario?: number },
) {
  const staying = await queries.lockAdministradores(tx, papel)
  const lost = staying.filter(
    ({ id, usuario_id }) => id === without.vinculo || usuario_id === without.usuario,
  )
  if (lost.length > 0 && lost.length === staying.length) throw lastAdministrador()
}

/** An active class keeps a titular; its row is locked, as where teachers are taken off it. */
async function keepTitular({ tx, now }: Context, { id, turma_id, auxiliar, inicio }: queries.VinculoRow) {
  if (turma_id === null || auxiliar || inicio > now) return
  const turma = await lockSala(tx, turma_id)
  if (turma?.status === 'ativa' && !(await queries.hasOtherTitular(tx, turma_id, id))) throw lastTitular()
}

/** Stops when the role is the last of those that somebody must have. */
async function keepLast(context: Context, vinculo: queries.VinculoRow): Promise<void> {
  const { papel, id } = vinculo
  if (ADMINISTRACAO.some((name) => name === papel))
    await keepAdministrador(context, papel as Administracao, { vinculo: id })
  if (papel === 'professor') await keepTitular(context, vinculo)
}

const stateOf = ({ papel, funcao, auxiliar, inicio, fim }: queries.VinculoRow) => ({
  papel,
  funcao,
  auxiliar,
  inicio,
  fim,
})

export interface VinculoChange {
  funcao?: 'leitura' | 'escrita'
  auxiliar?: boolean
  inicio?: string
  fim?: string
}

export async function changeVinculo(context: Context, usuarioId: number, id: number, body: VinculoChange) {
  const { tx, now } = context
  const vinculo = await findPapel(context, usuarioId, id)
  const dias = readDias(body, now)
  if (dias.fim || body.auxiliar) await keepLast(context, vinculo)
  const change = {
    ...(body.funcao && escopoOf(vinculo.papel) === 'rede' && { funcao: body.funcao }),
    ...(body.auxiliar !== undefined && vinculo.papel === 'professor' && { auxiliar: body.auxiliar }),
    // What has begun keeps its beginning.
    ...(dias.inicio && vinculo.inicio > now && { inicio: dias.inicio }),
    ...(dias.fim !== undefined && { fim: dias.fim }),
  }
  if (Object.keys(change).length === 0) return
  await vinculos.updateVinculo(tx, id, change)
  await tellRoles(context, usuarioId)
  const antes = stateOf(vinculo)
  const mudanca = { antes, depois: { ...antes, ...change } }
  await audit(context, { entidade: 'vinculo', id, acao: 'mudar', mudanca })
}

export async function endVinculo(context: Context, usuarioId: number, id: number): Promise<void> {
  const vinculo = await findPapel(context, usuarioId, id)
  await keepLast(context, vinculo)
  await vinculos.endVinculo(context.tx, id)
  await tellRoles(context, usuarioId)
  const mudanca = { antes: { usuario: usuarioId, ...stateOf(vinculo) }, depois: null }
  await audit(context, { entidade: 'vinculo', id, acao: 'encerrar', mudanca })
}

export async function unenrol(context: Context, alunoId: number, turmaId: number, motivo: MotivoSaida) {
  const { tx, now } = context
  const { target } = await findFor(context, alunoId)
  const turma = await findSala(tx, turmaId)
  if (!turma) throw missing(context)
  const papel: PapelPessoa = 'aluno'
  context.authorize(papelPolicy, 'give', { pessoa: target, papel, lugar: turma.caminho })
  if (turma.status !== 'ativa') throw turmaFechada()
  if (!(await matriculas.unenrol(tx, { turmaId, alunoId, motivo, now }))) throw notFound()
  await tellRoles(context, alunoId)
  const mudanca = { antes: { aluno: alunoId, status: 'adicionado' }, depois: { status: 'removido', motivo } }
  await audit(context, { entidade: 'matricula', id: turmaId, acao: 'remover', mudanca })
}

/** Suspending the last administrator would shut everybody out. */
export async function keepAdministradorOf(context: Context, target: PessoaTarget): Promise<void> {
  context.authorize(pessoaPolicy, 'suspend', target)
  for (const papel of ADMINISTRACAO)
    if (target.papeis.some((role) => role.papel === papel))
      await keepAdministrador(context, papel, { usuario: target.id })
}
