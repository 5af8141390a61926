/** Who may see, change and raise whom (product.md H-01): everything that gives or takes a right is decided here. */
import {
  type Actor,
  coordinates,
  isAdministradorPlataforma,
  isAdministradorTenant,
  managesWriting,
  oversees,
} from '../../../core/policy/actor.ts'
import { all, definePolicy, type Rule } from '../../../core/policy/policy.ts'
import { type ActName, mayActOn, type Subject } from '../../../core/policy/rank.ts'

/** Every role there is; a pupil's is the enrolment itself. */
export const PAPEIS_PESSOA = [
  'aluno',
  'responsavel',
  'professor',
  'aplicador',
  'autor',
  'revisor',
  'coordenador',
  'gestor_rede',
  'encarregado',
  'administrador_tenant',
  'suporte',
  'administrador-plataforma',
] as const
export type PapelPessoa = (typeof PAPEIS_PESSOA)[number]

/** The place of a role: the ids of its networks from the root down; null for a role in the whole tenant. */
export type Lugar = readonly number[] | null

/** A person as the rules need them: roles that have not ended, those that have yet to begin too. */
export interface PessoaTarget {
  /** The tenant of the account: ids repeat between tenants. */
  tenantId: number
  id: number
  papeis: readonly { papel: PapelPessoa; lugar: Lugar }[]
  /** Of who has no role any more: those they had. Nobody else's are asked. */
  deixados?: readonly { papel: PapelPessoa; lugar: Lugar }[]
}

/** A role that somebody gives, changes or ends. */
export interface PapelTarget {
  pessoa: PessoaTarget
  papel: PapelPessoa
  lugar: Lugar
}

/** Something kept apart, with the networks for which the actor was granted it. */
export interface DadoTarget {
  pessoa: PessoaTarget
  concedidas: readonly number[]
}

/** Only the platform hands these out. */
const PLATAFORMA: readonly PapelPessoa[] = ['administrador-plataforma', 'suporte']
/** What a network's manager hands out below, and a coordinator in the school. */
const DO_GESTOR: readonly PapelPessoa[] = ['aluno', 'responsavel', 'professor', 'coordenador']
const DO_COORDENADOR: readonly PapelPessoa[] = ['aluno', 'responsavel']

const isSelf = (actor: Actor, pessoa: PessoaTarget): boolean =>
  actor.tenantId === pessoa.tenantId && actor.id === pessoa.id

/** The person as the rule that knows rank sees them. */
export const subjectOf = ({ papeis, ...pessoa }: PessoaTarget): Subject => ({
  ...pessoa,
  papeis: papeis.map(({ papel }) => papel),
})

const reaches =
  (act: ActName): Rule<PessoaTarget> =>
  (actor, pessoa) =>
    mayActOn(act, actor, subjectOf(pessoa))

/** What is the platform's is the platform's alone, also for who both supports and administers. */
const administers: Rule<PessoaTarget> = (actor, { papeis }) =>
  isAdministradorPlataforma(actor) ||
  (isAdministradorTenant(actor) && !papeis.some(({ papel }) => PLATAFORMA.includes(papel)))

/** Whether all that a person is lies within what the actor answers for: nobody reaches further through an account. */
const allWithin =
  (papeis: readonly PapelPessoa[], answersFor: (actor: Actor, lugar: readonly number[]) => boolean) =>
  (actor: Actor, pessoa: PessoaTarget): boolean =>
    pessoa.papeis.length > 0 &&
    pessoa.papeis.every(
      ({ papel, lugar }) => papeis.includes(papel) && lugar !== null && answersFor(actor, lugar),
    )

const managesAt = (actor: Actor, lugar: readonly number[]) => managesWriting(actor, { redeCaminho: lugar })
const coordinatesAt = (actor: Actor, lugar: readonly number[]) => coordinates(actor, { redeCaminho: lugar })

const manages: Rule<PessoaTarget> = (actor, pessoa) =>
  !isSelf(actor, pessoa) && allWithin(DO_GESTOR, managesAt)(actor, pessoa)

const coordinatesPerson: Rule<PessoaTarget> = (actor, pessoa) =>
  !isSelf(actor, pessoa) && allWithin(DO_COORDENADOR, coordinatesAt)(actor, pessoa)

const overseesPerson: Rule<PessoaTarget> = (actor, { papeis }) =>
  papeis.some(({ lugar }) => lugar !== null && oversees(actor, { redeCaminho: lugar }))

/** Who has left everything stays in sight of those they left: a door that is still open must be found to be closed. */
const oversawPerson: Rule<PessoaTarget> = (actor, { papeis, deixados = [] }) =>
  papeis.length === 0 && overseesPerson(actor, { tenantId: 0, id: 0, papeis: deixados })

/** Any manager they left closes it, unless they were more than a manager hands out. */
const managedPerson: Rule<PessoaTarget> = (actor, pessoa) => {
  const { papeis, deixados = [] } = pessoa
  return (
    !isSelf(actor, pessoa) &&
    papeis.length === 0 &&
    deixados.every(({ papel }) => DO_GESTOR.includes(papel)) &&
    deixados.some(({ lugar }) => lugar !== null && managesAt(actor, lugar))
  )
}

/** Who is a pupil and nothing else is helped by each of their schools; the rest of the account is no school's alone. */
const helpsPupil: Rule<PessoaTarget> = (actor, pessoa) =>
  !isSelf(actor, pessoa) &&
  pessoa.papeis.every(({ papel }) => papel === 'aluno') &&
  pessoa.papeis.some(
    ({ lugar }) => lugar !== null && (managesAt(actor, lugar) || coordinatesAt(actor, lugar)),
  )

const editors = [administers, manages, coordinatesPerson]

export const pessoaPolicy = definePolicy<PessoaTarget>()({
  view: [isAdministradorTenant, overseesPerson, oversawPerson],
  /** Data, user name, e-mail, CPF in full. */
  edit: editors.map((rule) => all(reaches('change'), rule)),
  /** How the name is written (`CAMPOS_DE_AJUDA`), a new way in, sessions. */
  help: [...editors, helpsPupil].map((rule) => all(reaches('change'), rule)),
  suspend: [administers, manages, managedPerson].map((rule) => all(reaches('grant'), rule)),
  /** Grants of what is kept apart. */
  grant: [all(reaches('grant'), administers)],
})

/** A role may be handed out by whoever stands above it, at its place, and never to oneself or to who stands above. */
const gives =
  (may: (actor: Actor, target: PapelTarget) => boolean): Rule<PapelTarget> =>
  (actor, target) =>
    reaches('grant')(actor, target.pessoa) && may(actor, target)

const givesAsAdministrador = gives(
  (actor, { papel }) =>
    isAdministradorPlataforma(actor) || (isAdministradorTenant(actor) && !PLATAFORMA.includes(papel)),
)

const givesAsGestor = gives(
  (actor, { papel, lugar }) => DO_GESTOR.includes(papel) && lugar !== null && managesAt(actor, lugar),
)

const givesAsCoordenador = gives(
  (actor, { papel, lugar }) =>
    DO_COORDENADOR.includes(papel) && lugar !== null && coordinatesAt(actor, lugar),
)

export const papelPolicy = definePolicy<PapelTarget>()({
  /** The same to give, to change and to end. */
  give: [givesAsAdministrador, givesAsGestor, givesAsCoordenador],
})

/** A grant for a network holds for the people of it and of what lies below. */
const wasGranted: Rule<DadoTarget> = (_, { pessoa, concedidas }) =>
  pessoa.papeis.some(({ lugar }) => lugar?.some((rede) => concedidas.includes(rede)))

export const dadoPolicy = definePolicy<DadoTarget>()({
  read: [wasGranted],
  /** Whoever holds the grant may also change it, where they may change the person. */
  write: [all(wasGranted, (actor, { pessoa }) => pessoaPolicy.edit.some((rule) => rule(actor, pessoa)))],
})

/** Whoever answers for people at all: administrators, managers, coordinators. */
export const acervoPolicy = definePolicy<null>()({
  list: [isAdministradorTenant, (actor) => actor.redes.length > 0],
  /** Takes a list away as a file. */
  export: [isAdministradorTenant, (actor) => actor.redes.some(({ papel }) => papel === 'gestor_rede')],
})

/** The roles that the actor could give somewhere: what a form offers. */
export function papeisToGive(actor: Actor): PapelPessoa[] {
  const pessoa: PessoaTarget = { tenantId: 0, id: 0, papeis: [] }
  const lugares: Lugar[] = [null, ...actor.redes.map(({ id }) => [id])]
  return PAPEIS_PESSOA.filter((papel) =>
    lugares.some((lugar) => papelPolicy.give.some((rule) => rule(actor, { pessoa, papel, lugar }))),
  )
}
