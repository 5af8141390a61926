/**
 * A network with more than one of everything, for tests of lists: schools, years, shifts, closed and binned classes,
 * teachers and assistants, pupils of two classes, guardians, and who left or is suspended; and what of it a list tells.
 */
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { type Papel, type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { suspend } from '../../../acesso/sessao/server/factory.ts'
import { giveDocencia } from '../../../acesso/sessao/server/public-vinculo.ts'
import { leaveTurma, putMatricula } from './factory.ts'

export interface Turma {
  id: number
  nome: string
  codigo: string
  escola: number
  ano: number
  turno: 'manha' | 'tarde' | 'noite'
  tipo: 'regular' | 'plataforma'
  status: 'ativa' | 'encerrada' | 'excluida'
}

export type Listas = Awaited<ReturnType<typeof putListas>>

export async function putListas() {
  const tenant = await testTenant()
  const turmas: Turma[] = []
  const alunos = new Map<string, { who: Person; em: string[] }>()
  const docentes = new Map<string, { who: Person; em: string[]; auxiliar: boolean }>()

  const read = async <T>(ask: (tx: Tx) => Promise<T>): Promise<T> =>
    (await testApp()).database.asTenant(tenant.id, ask)
  const of = (nome: string) => turmas.find((turma) => turma.nome === nome) as Turma
  const escolaDe = (id: number) => (id === tenant.escola ? 'Escola Um' : 'Escola Dois')

  async function make(nome: string, change: Partial<Turma> = {}) {
    const id =
      nome === '7º A' ? tenant.turma : nome === '8º A' ? tenant.outraTurma : await tenant.newTurma(nome)
    const turma = {
      escola: nome === '8º A' ? tenant.outraEscola : tenant.escola,
      ano: 2026,
      turno: 'manha',
      tipo: 'regular',
      status: 'ativa',
      ...change,
    }
    const [row] = await tenant.sql<{ codigo: string }>(
      `update turma set rede_id = $2, ano_letivo = $3, turno = $4, tipo = $5, status = $6,
         excluida_em = case when $6 = 'excluida' then now() - $7 * interval '1 day' end
       where id = $1 returning codigo`,
      [id, turma.escola, turma.ano, turma.turno, turma.tipo, turma.status, turmas.length],
    )
    turmas.push({ ...turma, id, nome, codigo: row?.codigo ?? '' } as Turma)
  }

  async function enrol(nome: string, ...em: string[]) {
    const who = await tenant.person(nome, ...em.map((one): Papel => ({ papel: 'aluno', turma: of(one).id })))
    alunos.set(nome, { who, em })
    return who
  }

  async function teach(nome: string, auxiliar: boolean, ...em: string[]) {
    const who = await tenant.person(nome)
    for (const one of em)
      await read((tx) => giveDocencia(tx, { turma: of(one).id, usuario: who.id, auxiliar }))
    docentes.set(nome, { who, em, auxiliar })
  }

  await make('8º A', { turno: 'tarde' })
  await make('7º A')
  await make('9º B', { escola: tenant.outraEscola, ano: 2025 })
  await make('6º C', { ano: 2025, turno: 'noite' })
  await make('5º D', { tipo: 'plataforma' })
  await make('4º E', { status: 'encerrada' })
  await make('3º F', { status: 'encerrada', escola: tenant.outraEscola, ano: 2027 })
  await make('2º G', { status: 'excluida', tipo: 'plataforma' })
  await make('1º H', { status: 'excluida', escola: tenant.outraEscola })
  await make('1º I', { status: 'excluida' })
  const tiago = await enrol('Tiago Nogueira', '7º A', '6º C')
  const elis = await enrol('Elis Prado', '7º A')
  await enrol('Bento Reis', '8º A', '4º E')
  await enrol('Ana Souza', '7º A', '1º I')
  const suspensa = await enrol('Suspensa Lima', '7º A')
  await suspend(tenant, suspensa)
  alunos.delete('Suspensa Lima')
  const saiu = await tenant.person('Saiu Silva', { papel: 'aluno', turma: tenant.turma })
  await leaveTurma(tenant, saiu, tenant.turma)
  const pede = await tenant.person('Pede Alves')
  await putMatricula(tenant, tenant.turma, pede, { status: 'pendente' })
  await teach('Zeca Titular', false, '7º A')
  await teach('Abel Auxiliar', true, '7º A')
  await teach('Caio Titular', false, '7º A', '8º A')
  await teach('Dora Titular', false, '4º E')
  const mae = await tenant.person(
    'Mae',
    { papel: 'responsavel', aluno: tiago.id },
    { papel: 'responsavel', aluno: elis.id },
  )
  const pai = await tenant.person('Pai', { papel: 'responsavel', aluno: tiago.id })
  const { rede, escola } = tenant
  const gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' })
  const leitora = await tenant.person('Leitora', { papel: 'gestor_rede', rede: escola, funcao: 'leitura' })
  const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })

  const sees = (who: Person, { nome, escola }: Turma): boolean => {
    if (who === admin || who === gestora) return true
    if (who === leitora) return escola === tenant.escola
    const own = [...alunos.values(), ...docentes.values()]
      .filter((one) => one.who === who)
      .flatMap(({ em }) => em)
    if (who === mae) own.push('7º A', '6º C')
    return own.includes(nome)
  }
  const inOrder = (list: readonly Turma[]) =>
    [...list].sort(
      (a, b) =>
        b.ano - a.ano || escolaDe(a.escola).localeCompare(escolaDe(b.escola)) || (a.nome < b.nome ? -1 : 1),
    )
  const pupilsOf = (nome: string) =>
    [...alunos.values()].filter(({ em }) => em.includes(nome)).map(({ who }) => who)
  /** Whom the class counts: who is suspended has their place. */
  const placesOf = (nome: string) => pupilsOf(nome).length + (nome === '7º A' ? 1 : 0)
  const teachersOf = (nome: string) =>
    [...docentes.values()]
      .filter(({ em }) => em.includes(nome))
      .sort((a, b) => Number(a.auxiliar) - Number(b.auxiliar) || (a.who.nome < b.who.nome ? -1 : 1))

  return {
    tenant,
    turmas,
    alunos,
    docentes,
    mae,
    pai,
    gestora,
    leitora,
    admin,
    read,
    of,
    make,
    escolaDe,
    sees,
    inOrder,
    pupilsOf,
    placesOf,
    teachersOf,
  }
}
