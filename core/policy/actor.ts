/** The signed-in person, as policies see them (product.md H-01). Read from the database in each request. */

export type Funcao = 'leitura' | 'escrita'

export type PapelNaTurma = 'aluno' | 'professor' | 'responsavel'

export interface Actor {
  /** Of an administrator who visits from another tenant it is below zero: their number is nobody's here. */
  id: number
  /** The tenant that owns the person's account. */
  tenantId: number
  nome: string
  /** Roles without a narrower scope: `administrador-plataforma`, `administrador_tenant`, `encarregado`… */
  funcoes: readonly string[]
  /** Networks (and schools) the person manages or coordinates; what lies below is theirs too. */
  redes: readonly { id: number; papel: 'gestor_rede' | 'coordenador'; funcao: Funcao }[]
  turmas: readonly { id: number; papel: PapelNaTurma }[]
  /** Pupils that the person is guardian of. */
  dependentes: readonly number[]
}

/** An administrator of another tenant: nothing here can be done in their own name. */
export const isVisitor = ({ id }: Pick<Actor, 'id'>): boolean => id < 0

/**
 * An administrator as another tenant knows them: no class and no network, only the platform's own role, and, since
 * numbers of people repeat between tenants, no number that anybody there has.
 */
export const asVisitor = (actor: Actor): Actor => ({
  ...actor,
  id: -actor.id,
  funcoes: ['administrador-plataforma'],
  redes: [],
  turmas: [],
  dependentes: [],
})

/** Who asked for what goes on without them: an account of the place, or a visitor and the tenant they are from. */
export interface Asker {
  usuario_id: number | null
  visitante_id: number | null
  visitante_tenant: number | null
}

export const askerOf = (actor: Pick<Actor, 'id' | 'tenantId'>): Asker =>
  isVisitor(actor)
    ? { usuario_id: null, visitante_id: -actor.id, visitante_tenant: actor.tenantId }
    : { usuario_id: actor.id, visitante_id: null, visitante_tenant: null }

/** Whether it was this person who asked, for something in the data of `tenantId`. */
export const hasAsked = (actor: Pick<Actor, 'id' | 'tenantId'>, asker: Asker, tenantId: number): boolean =>
  isVisitor(actor)
    ? asker.visitante_id === -actor.id && asker.visitante_tenant === actor.tenantId
    : actor.tenantId === tenantId && asker.usuario_id === actor.id

/** A place in the tree of networks: the ids of its networks from the root down. */
export interface InRede {
  redeCaminho: readonly number[]
}

export const isAdministradorPlataforma = (actor: Actor): boolean =>
  actor.funcoes.includes('administrador-plataforma')

export const isAdministradorTenant = (actor: Actor): boolean =>
  actor.funcoes.includes('administrador_tenant') || isAdministradorPlataforma(actor)

const managesAs =
  (accepts: (rede: Actor['redes'][number]) => boolean) =>
  (actor: Actor, place: InRede): boolean =>
    actor.redes.some((rede) => accepts(rede) && place.redeCaminho.includes(rede.id))

/** Manages or coordinates a network above the place, for reading at least. */
export const oversees = managesAs(() => true)

/** Manages a network above the place, with function `escrita`. */
export const managesWriting = managesAs((rede) => rede.papel === 'gestor_rede' && rede.funcao === 'escrita')

/** Coordinates the school of the place, with function `escrita`. */
export const coordinates = managesAs((rede) => rede.papel === 'coordenador' && rede.funcao === 'escrita')

export const hasPapel = (actor: Actor, turmaId: number, ...papeis: readonly PapelNaTurma[]): boolean =>
  actor.turmas.some((turma) => turma.id === turmaId && papeis.includes(turma.papel))
