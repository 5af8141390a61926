/** Who sees and who writes curricula, in the base and in a client's version (section 6; product.md H-01, H-10). */
import { type Actor, isAdministradorPlataforma, isAdministradorTenant } from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'

/** Whoever teaches, writes, coordinates or manages; pupils and their families have the lessons. */
const worksHere = (actor: Actor): boolean =>
  isAdministradorTenant(actor) ||
  actor.redes.length > 0 ||
  actor.turmas.some(({ papel }) => papel === 'professor') ||
  actor.funcoes.some((funcao) => funcao === 'autor' || funcao === 'revisor')

/** The clients of a person: ids. */
export interface Clientes {
  /** Those in whose networks the person has a role. */
  meus: readonly number[]
  /** Those whose network, the one with the client's code, gives the person the function `escrita`. */
  escreve: readonly number[]
}

export interface CurriculoAlvo extends Clientes {
  /** Whose it is; null: a base of the tenant. */
  cliente: number | null
  ativo: boolean
  /** The clients that use it. */
  vinculados: readonly number[]
  /** In whose version; null: the base. */
  versao: number | null
}

export const common = (some: readonly number[], others: readonly number[]): number[] =>
  some.filter((id) => others.includes(id))

export const curriculosPolicy = definePolicy<Clientes & { cliente: number | null }>()({
  /** The list, which holds only what `view` lets through. */
  list: [worksHere],
  create: [
    isAdministradorPlataforma,
    (_, { cliente, escreve }) => cliente !== null && escreve.includes(cliente),
  ],
})

const inSight: Rule<CurriculoAlvo> = (_, { cliente, ativo, vinculados, meus, escreve }) =>
  (cliente === null || common(vinculados, meus).length > 0) &&
  (ativo || common(vinculados, escreve).length > 0)

const isUsed: Rule<CurriculoAlvo> = (_, { versao, vinculados }) =>
  versao !== null && vinculados.includes(versao)

/** Of a client's curriculum the base is the client's. */
const writesOwn: Rule<CurriculoAlvo> = (_, { cliente, vinculados, escreve }) =>
  cliente !== null && vinculados.includes(cliente) && escreve.includes(cliente)

const writesVersao: Rule<CurriculoAlvo> = (_, { versao, escreve }) =>
  versao !== null && escreve.includes(versao)

export const curriculoPolicy = definePolicy<CurriculoAlvo>()({
  view: [isAdministradorTenant, all(worksHere, inSight)],
  /** What everybody has of it, and what it is called. */
  edit: [isAdministradorPlataforma, writesOwn],
  /** What the client `versao` has of it. */
  editVersao: [all(isUsed, isAdministradorPlataforma), all(isUsed, writesVersao)],
  link: [isAdministradorTenant],
})
