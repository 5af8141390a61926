/** A network with its schools, classes and people, from a plan: the demonstration's tenants are plans. */
import { sessaoRows } from '../areas/acesso/sessao/server/factory-rows.ts'
import { tenantRows } from '../areas/acesso/tenant/server/factory-rows.ts'
import { makeCodigo } from '../areas/escola/turma/rules.ts'
import { addDays } from '../areas/escola/turma/rules-ciclo.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { dayAt } from '../core/contract/time.ts'
import type { DemoAccount } from './accounts.ts'
import type { Catalogo } from './catalogo.ts'
import { daysAgo, firstDayOfSchool } from './clock.ts'
import type { Draft } from './draft.ts'
import type { Names } from './names.ts'
import type { Random } from './random.ts'

export interface TurmaPlan {
  nome: string
  disciplina: string
  turno: 'manha' | 'tarde' | 'integral'
  alunos: number
}

export interface EscolaPlan {
  nome: string
  codigo: string
  /** Eight digits, made up. */
  inep: string
  turmas: readonly TurmaPlan[]
}

export interface TenantPlan {
  tenant: {
    slug: string
    nome: string
    dominio: string
    principal: boolean
    paleta_cor: string
    chamada: string
    descricao: string
  }
  cliente: { nome: string; codigo: string }
  rede: { nome: string; codigo: string }
  escolas: readonly EscolaPlan[]
  /** After the @ of addresses of the staff. */
  emailDomain: string
}

export interface Person {
  id: number
  nome: string
}

export interface TurmaPeople {
  id: number
  nome: string
  professores: readonly Person[]
  /** The fixed pupils of the class. */
  aluno: Person | undefined
  aluna: Person | undefined
  /** The other pupils, by name. */
  colegas: readonly Person[]
}

export interface Setting {
  draft: Draft
  random: Random
  names: Names
  now: Date
  senhaHash: string
  catalogo: Catalogo
}

/** Roles without a narrower scope. */
const DE_TODOS: readonly DemoAccount['papel'][] = [
  'administrador_tenant',
  'administrador-plataforma',
  'encarregado',
  'suporte',
]

const byName = (a: Person, b: Person) => a.nome.localeCompare(b.nome, 'pt-BR')

/** Drafts the whole network of a plan. `accounts`: the fixed ones of this tenant. */
export function buildNetwork(
  setting: Setting,
  plan: TenantPlan,
  accounts: readonly DemoAccount[],
): TurmaPeople[] {
  const { draft, random, names, now, senhaHash } = setting
  const school = firstDayOfSchool(now)
  const since = school.at.toISOString()

  function person(nome: string, email: string | null, login = email ?? names.login(nome)): Person {
    const id = draft.add(sessaoRows.usuario, { nome, login, email, senha_hash: senhaHash, created_at: since })
    return { id, nome }
  }
  const staff = (): Person => {
    const nome = names.next()
    return person(nome, `${names.login(nome)}@${plan.emailDomain}`)
  }
  const bond = (
    usuario: Person,
    papel: string,
    scope: { rede?: number; turma?: number; aluno?: number; funcao?: string; auxiliar?: boolean } = {},
  ) =>
    draft.add(sessaoRows.vinculo, {
      usuario_id: usuario.id,
      papel,
      funcao: scope.funcao ?? 'escrita',
      auxiliar: scope.auxiliar ?? false,
      rede_id: scope.rede ?? null,
      turma_id: scope.turma ?? null,
      aluno_id: scope.aluno ?? null,
      inicio: since,
    })
  const enrol = (turma: number, aluno: Person, numero: number, at: Date) =>
    draft.put(turmaRows.matricula, {
      turma_id: turma,
      aluno_id: aluno.id,
      status: 'adicionado',
      numero_chamada: numero,
      data_matricula: at.toISOString(),
    })

  for (const account of accounts) names.take(account.nome)
  const fixed = new Map(
    accounts.map((account) => [account.email, person(account.nome, account.email)] as const),
  )
  const fixedIn = (turma: string, papel: DemoAccount['papel']): Person[] =>
    accounts
      .filter((account) => account.papel === papel && account.turmas.includes(turma))
      .map((account) => fixed.get(account.email) as Person)

  const cliente = draft.add(tenantRows.cliente, { ...plan.cliente, created_at: since })
  const addRede = (row: { nome: string; codigo: string; inep: string | null; pai_id: number | null }) =>
    draft.add(turmaRows.rede, { cliente_id: cliente, ...row, created_at: since })
  const rede = addRede({ ...plan.rede, inep: null, pai_id: null })

  let spare: Person | undefined
  /** A teacher of two classes, mostly. */
  const teacher = (): Person => {
    const known = spare
    spare = known ? undefined : staff()
    return known ?? (spare as Person)
  }

  /** Where the demonstration is opened in the holidays, its classes have not closed by themselves yet. */
  const lastDay = (year: number, status: string) =>
    [`${year}-12-18`, status === 'ativa' ? addDays(dayAt(now), 14) : ''].sort().at(-1) as string

  function addTurma(
    escola: number,
    turma: TurmaPlan,
    year: number,
    status: 'ativa' | 'encerrada' | 'excluida',
    codigo = makeCodigo(random.below),
  ): number {
    return draft.add(turmaRows.turma, {
      rede_id: escola,
      codigo,
      nome: turma.nome,
      disciplina: turma.disciplina,
      ano_letivo: year,
      periodo: /^\dº/.test(turma.nome) ? `${turma.nome.slice(0, 2)} ano` : '',
      turno: turma.turno,
      tipo: 'regular',
      status,
      inicio: `${year}-02-05`,
      fim: lastDay(year, status),
      encerrada_em: status === 'encerrada' ? new Date(`${year}-12-25T03:07:00Z`) : null,
      excluida_em: status === 'excluida' ? new Date(now.getTime() - 3 * 86_400_000) : null,
      status_antes: status === 'excluida' ? 'ativa' : null,
      capacidade: 40,
      entrada: 'por_codigo_com_aprovacao',
      recursos: RECURSOS,
      cor: CORES[turma.disciplina] ?? null,
      created_at: since,
    })
  }

  function build(escola: number, turma: TurmaPlan): TurmaPeople {
    const id = addTurma(escola, turma, school.year, 'ativa')
    const titulares = fixedIn(turma.nome, 'professor')
    const professores = titulares.length > 0 ? titulares : [teacher()]
    for (const professor of professores) bond(professor, 'professor', { turma: id })
    if (titulares.length > 0) {
      const auxiliar = staff()
      bond(auxiliar, 'professor', { turma: id, auxiliar: true })
      professores.push(auxiliar)
    }
    const [first, second] = fixedIn(turma.nome, 'aluno')
    const known = [first, second].filter((pupil) => pupil !== undefined)
    const colegas = Array.from({ length: turma.alunos - known.length }, () =>
      person(names.next(), null),
    ).sort(byName)
    const newcomer = known.length > 0 ? colegas.at(-1) : undefined
    for (const [index, pupil] of [...known, ...colegas].sort(byName).entries())
      enrol(id, pupil, index + 1, pupil === newcomer ? daysAgo(now, 3, 10, 25) : school.at)
    return { id, nome: turma.nome, professores, aluno: first, aluna: second, colegas }
  }

  const turmas: TurmaPeople[] = []
  for (const [index, { turmas: plans, ...row }] of plan.escolas.entries()) {
    const escola = addRede({ ...row, pai_id: rede })
    const here = plans.map((turma) => build(escola, turma))
    turmas.push(...here)
    const coordenadores = accounts.filter(({ papel }) => papel === 'coordenador')
    const coordenador = index === 0 && coordenadores[0] ? fixed.get(coordenadores[0].email) : staff()
    bond(coordenador as Person, 'coordenador', { rede: escola })

    const mine = here.find(({ aluno }) => aluno)
    if (mine) lastYear(escola, mine)
  }

  /** The closed class of the year before, with the same teacher and most of the pupils. */
  function lastYear(escola: number, today: TurmaPeople) {
    const old: TurmaPlan = { nome: '6º A', disciplina: 'Língua Portuguesa', turno: 'manha', alunos: 0 }
    const id = addTurma(escola, old, school.year - 1, 'encerrada')
    const pupils = [today.aluno, today.aluna, ...today.colegas.slice(0, -4)].filter(
      (pupil) => pupil !== undefined,
    )
    const [titular] = today.professores
    if (titular) bond(titular, 'professor', { turma: id })
    const at = new Date(school.at.getTime() - 365 * 86_400_000)
    for (const [index, pupil] of pupils.sort(byName).entries()) enrol(id, pupil, index + 1, at)
  }

  /** A class made by mistake, in the bin for three days. */
  function putAway() {
    const [{ rede_id }] = draft.rows(turmaRows.turma) as [{ rede_id: number }]
    const mistake: TurmaPlan = { nome: 'Turma de teste', disciplina: '', turno: 'manha', alunos: 0 }
    addTurma(rede_id, mistake, school.year, 'excluida', 'TESTE25')
  }

  for (const { email, papel, funcao } of accounts) {
    const who = fixed.get(email) as Person
    if (papel === 'gestor_rede') bond(who, papel, { rede, funcao: funcao ?? 'leitura' })
    else if (DE_TODOS.includes(papel)) bond(who, papel)
    else if (papel === 'responsavel') {
      const aluno = turmas.find((turma) => turma.aluno)?.aluno
      if (aluno) bond(who, papel, { aluno: aluno.id })
    }
  }
  putAway()
  return turmas
}

/** The colour of a subject; Portuguese keeps the network's own. */
const CORES: Readonly<Record<string, string>> = {
  Matemática: 'indicolita',
  Ciências: 'verdelita',
  Arte: 'ametista',
  História: 'dravita',
  Geografia: 'paraiba',
  'Língua Inglesa': 'rubelita',
}

const RECURSOS = {
  forum: true,
  avisos: true,
  aulas: true,
  trilhas: true,
  provas: true,
  ao_vivo: true,
  enquetes: true,
  ranking: true,
}
