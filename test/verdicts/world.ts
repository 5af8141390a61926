/** The people of the table of verdicts, in one tenant with two schools and two classes, and a person of another. */

import { sessaoApi } from '../../areas/acesso/sessao/contract.ts'
import { callAs } from '../kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../kit/tenant.ts'
import { visiting } from '../kit/visit.ts'
import { markAluno } from './scan.ts'

export const PRINCIPALS = [
  'anonimo',
  'sessao encerrada',
  'suspenso',
  'de outro tenant',
  'sem papel',
  'aluno',
  'colega',
  'colega sem a vez',
  'aluno de outra turma',
  'responsavel',
  'responsavel de colega',
  'responsavel de outra crianca',
  'professor',
  'professor de outra turma',
  'autor',
  'encarregado',
  'suporte',
  'coordenador',
  'coordenador de outra escola',
  'gestor leitura',
  'gestor escrita',
  'administrador tenant',
  'administrador plataforma',
  'administrador visitante',
] as const

export type Principal = (typeof PRINCIPALS)[number]

/** Who gets what another gets, unless a row says otherwise: what is asked about the pupil is none of theirs. */
export const LIKE: Readonly<Partial<Record<Principal, Principal>>> = {
  colega: 'aluno',
  'colega sem a vez': 'colega',
  'responsavel de colega': 'responsavel',
}

/** 401 not signed in · 403 not allowed · 404 not yours or not there · 409 not without a second person · 422 not of such a person · ok let in, and done. */
export type Verdict = 'ok' | 401 | 403 | 404 | 409 | 422
/** The verdicts of some, by who they are. */
export type Verdicts = Partial<Record<Principal, Verdict>>

/** Whoever administers the platform or all of them: let in nearly everywhere. */
export const ADMINS: Verdicts = { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' }

/** Whoever sees a class: who learns, guards, teaches, coordinates or answers for it. */
export const SEES_TURMA: Verdicts = {
  ...ADMINS,
  aluno: 'ok',
  responsavel: 'ok',
  professor: 'ok',
  coordenador: 'ok',
  'gestor leitura': 'ok',
  'gestor escrita': 'ok',
}

export interface World {
  tenant: TestTenant
  /** The pupil of the class, in whose name things are made. */
  aluno: Person
  professor: Person
  people: Readonly<Record<Principal, Person | { host: string }>>
}

export async function makeWorld(): Promise<World> {
  const [tenant, other] = [await testTenant(), await testTenant()]
  // Each call of each principal may want a pupil of its own.
  await tenant.sql('update turma set capacidade = 500 where tenant_id = $1', [tenant.id])
  const aluno = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
  await markAluno(tenant, aluno)
  const outroAluno = await tenant.person('Outro aluno', { papel: 'aluno', turma: tenant.outraTurma })
  const colega = await tenant.person('Colega', { papel: 'aluno', turma: tenant.turma })
  const professor = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  const ended = await tenant.person('Saiu', { papel: 'professor', turma: tenant.turma })
  await callAs(ended, sessaoApi.signOut, {})
  const suspended = await tenant.person('Suspensa', { papel: 'professor', turma: tenant.turma })
  await tenant.sql(`update usuario set status = 'suspenso' where id = $1`, [suspended.id])
  const stranger = await other.person('De fora', { papel: 'administrador_tenant' })
  const boss = await other.person('Visitante', { papel: 'administrador-plataforma' })
  const { rede, escola, outraEscola, outraTurma } = tenant
  const people: Record<Principal, Person | { host: string }> = {
    anonimo: { host: tenant.host },
    'sessao encerrada': ended,
    suspenso: suspended,
    'de outro tenant': { ...stranger, host: tenant.host },
    'sem papel': await tenant.person('Sem papel'),
    aluno,
    colega,
    'colega sem a vez': await tenant.person('Outro colega', { papel: 'aluno', turma: tenant.turma }),
    'aluno de outra turma': outroAluno,
    responsavel: await tenant.person('Responsável', { papel: 'responsavel', aluno: aluno.id }),
    'responsavel de colega': await tenant.person('Vizinha', { papel: 'responsavel', aluno: colega.id }),
    'responsavel de outra crianca': await tenant.person('Outro', {
      papel: 'responsavel',
      aluno: outroAluno.id,
    }),
    professor,
    'professor de outra turma': await tenant.person('Professor', { papel: 'professor', turma: outraTurma }),
    autor: await tenant.person('Autora', { papel: 'autor' }),
    encarregado: await tenant.person('Encarregado', { papel: 'encarregado' }),
    suporte: await tenant.person('Suporte', { papel: 'suporte' }),
    coordenador: await tenant.person('Coordenadora', { papel: 'coordenador', rede: escola }),
    'coordenador de outra escola': await tenant.person('Coordenador', {
      papel: 'coordenador',
      rede: outraEscola,
    }),
    'gestor leitura': await tenant.person('Leitora', { papel: 'gestor_rede', rede, funcao: 'leitura' }),
    'gestor escrita': await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' }),
    'administrador tenant': await tenant.person('Administradora', { papel: 'administrador_tenant' }),
    'administrador plataforma': await tenant.person('Plataforma', { papel: 'administrador-plataforma' }),
    'administrador visitante': await visiting(boss, tenant),
  }
  return { tenant, aluno, professor, people }
}
