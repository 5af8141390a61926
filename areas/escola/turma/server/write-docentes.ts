/** Who teaches a class: found, added, changed, taken off; the last titular stays until there is another. */
import { type Actor, isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { failure, invalid } from '../../../../core/server/failure.ts'
import { beyondRank, requireRank } from '../../../acesso/sessao/server/public.ts'
import * as vinculos from '../../../acesso/sessao/server/public-vinculo.ts'
import { gestaoPolicy, novaTurmaPolicy } from '../policy-gestao.ts'
import { recusaTexts } from '../texts-recusa.ts'
import * as docentes from './queries-docente.ts'
import * as queries from './queries-gestao.ts'
import { conflict, gestaoFor, gestaoTarget, ownId, requireAtiva } from './write-gestao.ts'

/** Managers choose among the staff below them, a titular among the colleagues of the school. */
function alcanceOf(actor: Actor, caminho: readonly number[]): docentes.Alcance {
  if (isAdministradorTenant(actor)) return 'todos'
  const managed = actor.redes.filter(({ id, funcao }) => funcao === 'escrita' && caminho.includes(id))
  return managed.length > 0 ? managed.map(({ id }) => id) : caminho.slice(-1)
}

interface Asked {
  turma?: number | undefined
  rede?: number | undefined
  busca?: string | undefined
}

export async function findDocentes(context: Context, { turma, rede, busca }: Asked) {
  const { tx, actor } = context
  if (turma !== undefined) {
    const row = await gestaoFor(context, 'view', turma)
    context.authorize(gestaoPolicy, 'darAuxiliar', gestaoTarget(row))
    return withinRank(
      context,
      await docentes.searchDocentes(tx, { alcance: alcanceOf(actor, row.caminho), turma, busca }),
    )
  }
  const place = rede === undefined ? undefined : await queries.findLugar(tx, rede, ownId(context))
  context.authorize(novaTurmaPolicy, 'gerir', place ?? { redeCaminho: [], docente: false })
  return withinRank(
    context,
    await docentes.searchDocentes(tx, { alcance: alcanceOf(actor, place?.caminho ?? []), busca }),
  )
}

/** Whoever stands above is not offered: they would not be taken. */
async function withinRank<T extends { id: number }>(context: Context, found: readonly T[]): Promise<T[]> {
  const ids = found.map(({ id }) => id)
  const beyond = await beyondRank(context, 'place', ids)
  return found.filter(({ id }) => !beyond.includes(id))
}

/** Stops unless all of them may teach there, and none is the person themselves. */
export async function requireAble(
  context: Context,
  usuarios: readonly number[],
  caminho: readonly number[],
  campo: string,
): Promise<void> {
  const { tx, actor, brand } = context
  if (new Set(usuarios).size < usuarios.length) throw invalid({ [campo]: recusaTexts.duasVezes })
  if (actor.tenantId === brand.ownerId && usuarios.includes(actor.id))
    throw failure(403, 'a_si_mesmo', recusaTexts.aSiMesmo)
  const able = await docentes.findAble(tx, usuarios, alcanceOf(actor, caminho))
  if (able.length < usuarios.length) throw invalid({ [campo]: recusaTexts.foraDaEscola })
  await requireRank(context, 'place', usuarios)
}

/** The screens of the person read their roles again. */
export const tellRoles = ({ tx }: Pick<Context, 'tx'>, usuario: number) =>
  publish(tx, `usuario:${usuario}`, 'papeis_mudaram')

interface Docente {
  usuario: number
  auxiliar: boolean
}

export async function addDocente(
  context: Context,
  turma: number,
  { usuario, auxiliar }: Docente,
): Promise<object> {
  const row = await gestaoFor(context, auxiliar ? 'darAuxiliar' : 'darTitular', turma)
  requireAtiva(row)
  await requireAble(context, [usuario], row.caminho, 'usuario')
  if (!(await vinculos.giveDocencia(context.tx, { turma, usuario, auxiliar })))
    throw conflict('ja_ensina', recusaTexts.jaEnsina)
  await tellRoles(context, usuario)
  await audit(context, {
    entidade: 'vinculo',
    id: turma,
    acao: 'criar',
    mudanca: { depois: { papel: 'professor', turma, usuario, auxiliar } },
  })
  return {}
}

/** The teacher named, and that somebody else is titular where this one will not be any more. */
async function docenteOf({ tx }: Context, turma: number, usuario: number, stays: boolean) {
  const all = await docentes.listDocentes(tx, turma)
  const found = all.find(({ id }) => id === usuario)
  if (!found) throw conflict('nao_ensina', recusaTexts.naoEnsina)
  const others = all.some(({ id, auxiliar }) => id !== usuario && !auxiliar)
  if (!found.auxiliar && !stays && !others) throw conflict('ultimo_titular', recusaTexts.ultimoTitular)
  return found
}

export async function changeDocente(
  context: Context,
  turma: number,
  { usuario, auxiliar }: Docente,
): Promise<object> {
  const row = await gestaoFor(context, 'darTitular', turma)
  requireAtiva(row)
  await requireRank(context, 'place', [usuario])
  const found = await docenteOf(context, turma, usuario, !auxiliar)
  if (found.auxiliar === auxiliar) return {}
  await vinculos.setAuxiliar(context.tx, { turma, usuario, auxiliar })
  await tellRoles(context, usuario)
  await audit(context, {
    entidade: 'vinculo',
    id: turma,
    acao: 'mudar',
    mudanca: { antes: { turma, usuario, auxiliar: !auxiliar }, depois: { turma, usuario, auxiliar } },
  })
  return {}
}

/** A titular takes off who helps, and may leave; titulares are taken off by who manages. */
export async function removeDocente(context: Context, turma: number, usuario: number): Promise<object> {
  const row = await gestaoFor(context, 'darAuxiliar', turma)
  const own = context.actor.tenantId === context.brand.ownerId && context.actor.id === usuario
  const [helper] = (await docentes.listDocentes(context.tx, turma)).filter(({ id }) => id === usuario)
  if (!helper?.auxiliar && !own) context.authorize(gestaoPolicy, 'darTitular', gestaoTarget(row))
  requireAtiva(row)
  await requireRank(context, 'place', [usuario])
  await docenteOf(context, turma, usuario, false)
  await vinculos.endDocencia(context.tx, { turma, usuario })
  await tellRoles(context, usuario)
  await audit(context, {
    entidade: 'vinculo',
    id: turma,
    acao: 'encerrar',
    mudanca: { antes: { papel: 'professor', turma, usuario } },
  })
  return {}
}
