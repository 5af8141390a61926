/**
 * Choosing pupils for a class, made again from where each stands: one in each state, and a network, a class and a pupil of
 * one and the same number, so that what takes the one for the other shows.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { type Ref, readNos } from './public-arvore.ts'
import * as selecao from './public-selecao.ts'

const NOW = new Date('2026-03-04T15:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

let tenant: TestTenant
const ids: Record<string, number> = {}
const id = (nome: string) => ids[nome] ?? 0
const read = async <T>(ask: (tx: Tx) => Promise<T>): Promise<T> =>
  (await testApp()).database.asTenant(tenant.id, ask)

interface Folha {
  /** Where they stand; nowhere: not in the tree. */
  em: 'Alvo' | 'Nova' | 'Reforço' | 'Oito' | 'Direta' | null
  status?: 'adicionado' | 'removido' | 'transferido' | 'pendente'
  prova?: Date
  /** The classes that they are in, and those that they left. */
  classes: string[]
  saiu?: string[]
}

const FOLHAS: Record<string, Folha> = {
  // In their regular class, the oldest of several.
  Ana: { em: 'Nova', classes: ['Reforço', 'Nova'] },
  Bia: { em: null, classes: ['Oito', 'Nova'] },
  Caio: { em: 'Reforço', classes: ['Reforço', 'Velha'], status: 'adicionado' },
  Davi: { em: 'Alvo', classes: ['Velha'], status: 'pendente' },
  Eva: { em: 'Nova', classes: ['Nova'], status: 'transferido' },
  Fred: { em: 'Nova', classes: ['Nova'], status: 'adicionado', prova: later(1) },
  // An exam that ends now is over.
  Gil: { em: 'Nova', classes: ['Nova'], status: 'adicionado', prova: NOW },
  Hugo: { em: 'Nova', classes: ['Nova'], status: 'removido' },
  Iara: { em: null, classes: ['Velha'], saiu: ['Nova', 'Reforço'] },
  Leo: { em: 'Oito', classes: ['Oito'], saiu: ['Nova'] },
  Mia: { em: 'Oito', classes: ['Oito'], status: 'pendente' },
  Nara: { em: 'Alvo', classes: [], status: 'removido', prova: later(1) },
  // In no other class ever; one of them right in the network.
  Olga: { em: 'Direta', classes: ['Direta'] },
  Rute: { em: 'Oito', classes: ['Oito'] },
}
/** Bia stands in the older of two. */
const pupils = Object.keys(FOLHAS)
const at = (...places: (string | null)[]) =>
  pupils.filter((nome) => places.includes(FOLHAS[nome]?.em ?? null))
const UM = ['Alvo', 'Nova', 'Reforço']
const inTree = () => at('Oito', 'Direta', ...UM)

beforeAll(async () => {
  tenant = await testTenant()
  Object.assign(ids, { Rede: tenant.rede, Um: tenant.escola, Dois: tenant.outraEscola, Alvo: tenant.turma })
  for (const nome of pupils) ids[nome] = (await tenant.person(nome)).id
  // The older class has the higher place among equals: the number decides.
  const classes = [
    ['Nova', id('Dois'), 'Um', 'regular', 'ativa'],
    ['Reforço', id('Ana'), 'Um', 'reforco', 'ativa'],
    ['Velha', 7, 'Um', 'regular', 'encerrada'],
    ['Oito', null, 'Dois', 'regular', 'ativa'],
    ['Direta', 8, 'Rede', 'regular', 'ativa'],
  ] as const
  ids.Oito = tenant.outraTurma
  for (const [n, [nome, number, rede, tipo, status]] of classes.entries()) {
    if (number !== null) ids[nome] = number
    await tenant.sql(
      `insert into turma (tenant_id, id, rede_id, nome, tipo, status, codigo, ano_letivo) overriding system value
       values ($1, $2, $3, $4, $5, $6, $7, 2026)
       on conflict (tenant_id, id) do update set nome = excluded.nome`,
      [tenant.id, id(nome), id(rede), nome, tipo, status, `ZZZZZZ${'ABCDE'[n]}`],
    )
  }
  await tenant.sql(`update turma set nome = 'Alvo' where id = $1`, [id('Alvo')])
  Object.assign(FOLHAS.Bia ?? {}, { em: id('Oito') < id('Nova') ? 'Oito' : 'Nova' })
  const put = (turma: string, nome: string, status: string, prova: Date | null = null) =>
    tenant.sql(
      `insert into matricula (tenant_id, turma_id, aluno_id, status, em_prova_ate, numero_chamada)
       values ($1, $2, $3, $4, $5, $6)`,
      [tenant.id, id(turma), id(nome), status, prova, turma === 'Nova' ? 3 : null],
    )
  for (const [nome, { classes: own, saiu = [], status, prova }] of Object.entries(FOLHAS)) {
    for (const turma of own) await put(turma, nome, 'adicionado')
    for (const turma of saiu) await put(turma, nome, 'removido')
    if (status) await put('Alvo', nome, status, prova)
  }
})

const escolha = (raiz = 'Rede') => selecao.escolhaDaTurma(id(raiz), id('Alvo'), NOW)
const page = (pagina = 1, linhas = 30) => ({ pagina, linhas })
const isLocked = (nome: string) =>
  FOLHAS[nome]?.status === 'transferido' || (FOLHAS[nome]?.status === 'adicionado' && nome === 'Fred')
const figures = (some: readonly string[]) => {
  const are = (...states: string[]) =>
    some.filter((nome) => states.includes(FOLHAS[nome]?.status ?? '')).length
  const locked = some.filter(isLocked).length
  return {
    total: some.length,
    selecionados: are('adicionado', 'transferido'),
    travados: locked,
    travados_selecionados: locked,
    pendentes: are('pendente'),
  }
}
const group = (nome: string, some: readonly string[]) => ({ id: id(nome), ...figures(some) })

describe('a node', () => {
  it('is what it is called, though a network, a class and a pupil have one number', async () => {
    const told = async (...refs: Ref[]) =>
      (await read((tx) => readNos(tx, refs))).map(({ tipo, nome }) => [tipo, nome])
    const [rede, turma] = [id('Dois'), id('Nova')]
    expect(rede).toBe(turma)
    const aluno = { tipo: 'aluno', id: id('Ana'), em: id('Reforço') } as const
    expect([
      await told({ tipo: 'rede', id: rede, em: 0 }),
      await told({ tipo: 'turma', id: turma, em: 0 }),
      await told(aluno),
      (await told({ tipo: 'rede', id: rede, em: 0 }, aluno)).sort(),
    ]).toEqual([
      [['rede', 'Escola Dois']],
      [['turma', 'Nova']],
      [['aluno', 'Ana']],
      [
        ['aluno', 'Ana'],
        ['rede', 'Escola Dois'],
      ],
    ])
  })
})

describe('choosing', () => {
  it('shows right below a network what holds pupils, by name, each with its figures', async () => {
    const inside = async (no: string, nivel: number, raiz = 'Rede', ...at: number[]) =>
      read((tx) => selecao.listGrupos(tx, escolha(raiz), { id: id(no), nivel }, page(...at)))
    expect(await inside('Rede', 1)).toMatchObject([
      {
        tipo: 'rede',
        nome: 'Escola Dois',
        ...group('Dois', at('Oito')),
        turma: null,
        pai: `rede:${id('Rede')}`,
      },
      { tipo: 'rede', nome: 'Escola Um', ...group('Um', at(...UM)), linhas: 3 },
      { tipo: 'turma', nome: 'Direta', ...group('Direta', at('Direta')), pai: `rede:${id('Rede')}` },
    ])
    expect(await inside('Dois', 2)).toMatchObject([
      { tipo: 'turma', ...group('Oito', at('Oito')), linhas: 1 },
    ])
    const classes = UM.map((nome) => ({
      tipo: 'turma',
      nome,
      ...group(nome, at(nome)),
      pai: `rede:${id('Um')}`,
    }))
    const um = await inside('Um', 2)
    expect(um).toMatchObject(classes)
    expect(um.map(({ turma }) => turma?.tipo)).toEqual(['regular', 'regular', 'reforco'])
    expect(await inside('Um', 2, 'Rede', 2, 2)).toMatchObject([{ ...classes[2], linhas: 3 }])
    // In the tree of one school those of it alone.
    expect(await inside('Dois', 1, 'Dois')).toMatchObject([{ id: id('Oito'), total: 4, linhas: 1 }])
  })

  it('gives the figures of some networks and classes, and no others', async () => {
    const refs = (['Um', 'Rede'] as const).map((nome) => ({ tipo: 'rede' as const, id: id(nome), em: 0 }))
    const told = await read((tx) =>
      selecao.readGrupos(tx, escolha(), [...refs, { tipo: 'turma', id: id('Nova'), em: 0 }]),
    )
    expect(told).toMatchObject([
      { tipo: 'rede', nome: 'Escola Um', ...group('Um', at(...UM)), pai: `rede:${id('Rede')}` },
      { tipo: 'rede', nome: 'Rede', ...group('Rede', inTree()), pai: '' },
      { tipo: 'turma', nome: 'Nova', ...group('Nova', at('Nova')) },
    ])
    expect(await read((tx) => selecao.readGrupos(tx, escolha(), []))).toEqual([])
  })

  it('shows the pupils that stand in a class, by name, each as what they are in the chosen one', async () => {
    const one = (nome: string) => ({
      tipo: 'aluno',
      nome,
      ...group(nome, [nome]),
      pai: `turma:${id(FOLHAS[nome]?.em ?? '')}`,
      status: FOLHAS[nome]?.status ?? null,
      chamada: FOLHAS[nome]?.em === 'Nova' ? 3 : null,
    })
    for (const turma of ['Nova', 'Alvo', 'Oito', 'Reforço'])
      expect(await read((tx) => selecao.listAlunos(tx, escolha(), id(turma), page()))).toMatchObject(
        at(turma).map(one),
      )
    const two = await read((tx) => selecao.listAlunos(tx, escolha(), id('Nova'), page(2, 2)))
    expect(two.map(({ nome, linhas }) => [nome, linhas])).toEqual([
      ['Eva', 6],
      ['Fred', 6],
    ])
    const some = ['Mia', 'Ana', 'Iara']
    expect(await read((tx) => selecao.readAlunos(tx, escolha(), some.map(id)))).toMatchObject([
      one('Ana'),
      one('Mia'),
    ])
  })

  const mark = (text: string): selecao.Marca => {
    const [tipo = '', nome = '', sign] = text.split(' ')
    return { tipo: tipo as selecao.Marca['tipo'], id: id(nome), marcado: sign === '+' }
  }
  const may = (some: readonly string[]) =>
    some.filter((nome) => !['adicionado', 'transferido'].includes(FOLHAS[nome]?.status ?? ''))
  const leaving = ['Caio', 'Gil']

  it.each<[string[], () => string[], string[]]>([
    [['rede Rede +'], () => may(inTree()), []],
    [['rede Rede -'], () => [], leaving],
    [['rede Dois +'], () => ['Leo', 'Mia', 'Rute'], []],
    [['turma Oito +'], () => ['Leo', 'Mia', 'Rute'], []],
    [['rede Um -'], () => [], leaving],
    [['turma Nova +'], () => may(at('Nova')), []],
    [['turma Nova -'], () => [], ['Gil']],
    [['turma Reforço +'], () => [], []],
    [['turma Reforço -'], () => [], ['Caio']],
    [['aluno Ana +'], () => ['Ana'], []],
    [['aluno Ana -'], () => [], []],
    [['aluno Eva -', 'aluno Fred -', 'aluno Hugo -', 'aluno Davi -'], () => [], []],
    [['aluno Iara +'], () => [], []],
    // The last one that holds for a pupil counts, whatever it is.
    [['turma Nova +', 'aluno Ana -'], () => may(at('Nova')).filter((nome) => nome !== 'Ana'), []],
    [['aluno Ana +', 'turma Nova -'], () => [], ['Gil']],
    [['rede Rede -', 'rede Um +'], () => may(at(...UM)), []],
    [['rede Um +', 'rede Rede -'], () => [], leaving],
    [['turma Nova +', 'turma Nova -', 'aluno Caio -', 'aluno Caio +'], () => [], ['Gil']],
    [['turma Nova -', 'rede Dois +', 'turma Nova +'], () => [...may(at('Nova')), 'Leo', 'Mia', 'Rute'], []],
    [['aluno Hugo +', 'aluno Davi +', 'aluno Caio -'], () => ['Davi', 'Hugo'], ['Caio']],
    [[], () => [], []],
  ])('puts in and takes out by %j', async (marks, entering, out) => {
    const inOrder = (names: readonly string[]) => names.map(id).sort((a, b) => a - b)
    expect(await read((tx) => selecao.compare(tx, escolha(), marks.map(mark)))).toEqual({
      entram: entering().length,
      saem: out.length,
      entrando: inOrder(entering()),
      saindo: inOrder(out),
    })
  })
})
