/** Rows of a tree: what is open shows what is inside; typing finds; the rows of a search stand under their places. */
import { describe, expect, it } from 'vitest'
import type { No } from '../contract.ts'
import { chaveOf, flatten, type Nivel, nivelsOf, standOn, typeahead } from './tree.ts'

const no = (tipo: No['tipo'], id: number, nome: string, pai = ''): No => ({
  tipo,
  id,
  nome,
  pai,
  inep: null,
  turma: null,
  chamada: null,
  codigo: '',
  escolas: 0,
  turmas: 0,
  alunos: 0,
})

const raiz = no('rede', 1, 'Rede')
const escola = no('rede', 2, 'Escola', 'rede:1')
const turma = no('turma', 3, '7º A', 'rede:2')
const ana = no('aluno', 3, 'Ana', 'turma:3')
const ready = (...nos: No[]): Nivel<No> => ({ nos, total: nos.length, estado: 'pronto' })
const levels = new Map([
  ['rede:1', ready(escola)],
  ['rede:2', ready(turma)],
  ['turma:3', ready(ana)],
])
const rows = (open: readonly string[], known: ReadonlyMap<string, Nivel<No>> = levels) =>
  flatten({ raiz, nivelOf: (chave) => known.get(chave), isOpen: (chave) => open.includes(chave) })
const told = (given: ReturnType<typeof rows>) =>
  given.map((row) => `${row.nivel} ${row.tipo === 'no' ? row.no.nome : row.tipo}`)

describe('rows', () => {
  it('show what is open, and nothing below what is closed', () => {
    expect(told(rows([]))).toEqual(['1 Rede'])
    expect(told(rows(['rede:1', 'turma:3']))).toEqual(['1 Rede', '2 Escola'])
    expect(told(rows(['rede:1', 'rede:2', 'turma:3']))).toEqual(['1 Rede', '2 Escola', '3 7º A', '4 Ana'])
  })

  it('know their path, their place among their siblings, and whether they open', () => {
    const last = rows(['rede:1', 'rede:2', 'turma:3']).at(-1)
    expect(last).toMatchObject({
      chave: 'turma:3/aluno:3',
      caminho: ['rede:1', 'rede:2', 'turma:3'],
      aberto: null,
      posicao: 1,
      irmaos: 1,
    })
    expect(rows([])[0]).toMatchObject({ aberto: false })
  })

  it('tell that a node loads, failed, is empty, or has more', () => {
    const one = (nivel?: Nivel<No>) =>
      told(rows(['rede:1'], nivel ? new Map([['rede:1', nivel]]) : new Map()))
    expect(one()).toEqual(['1 Rede', '2 carregando'])
    expect(one({ nos: [], total: 0, estado: 'erro' })).toEqual(['1 Rede', '2 erro'])
    expect(one(ready())).toEqual(['1 Rede', '2 vazio'])
    expect(one({ nos: [escola], total: 5, estado: 'pronto' })).toEqual(['1 Rede', '2 Escola', '2 mais'])
  })
})

describe('typing', () => {
  const found = (at: number, letters: string) => typeahead(rows(['rede:1', 'rede:2', 'turma:3']), at, letters)
  it('goes to the next name that begins so, around the end, accents aside', () => {
    expect([found(0, 'e'), found(3, 'é'), found(0, '7'), found(3, 'a'), found(0, 'z')]).toEqual([
      1, 1, 2, 3, -1,
    ])
    expect(found(0, 'red')).toBe(0)
  })
})

describe('the keyboard', () => {
  const stop = (given: ReturnType<typeof rows>, i: number) => ({
    chave: given[i]?.chave ?? '',
    caminho: given[i]?.caminho ?? [],
    i,
  })
  const all = rows(['rede:1', 'rede:2', 'turma:3'])

  it('stays on its row wherever that moves', () => {
    expect(standOn(all, { ...stop(all, 3), i: 0 })).toBe(3)
  })

  it('goes from what was loading to what came, and past what "more" showed', () => {
    const loading = rows(['rede:1', 'rede:2', 'turma:3'], new Map([...levels].slice(0, 2)))
    expect(told(loading).at(-1)).toBe('4 carregando')
    expect(standOn(all, stop(loading, 3))).toBe(3)
    const part: Nivel<No> = { nos: [escola], total: 2, estado: 'pronto' }
    const more = rows(['rede:1'], new Map([['rede:1', part]]))
    const whole = rows(['rede:1'], new Map([['rede:1', ready(escola, no('rede', 9, 'Anexo', 'rede:1'))]]))
    expect(told(whole)[standOn(whole, stop(more, 2))]).toBe('2 Anexo')
  })

  it('goes up to what is left when its node was closed or went', () => {
    expect(standOn(rows(['rede:1']), stop(all, 3))).toBe(1)
    expect(standOn(rows([]), stop(all, 3))).toBe(0)
    expect(standOn(all, { chave: '', caminho: [], i: 0 })).toBe(0)
  })
})

describe('the rows of a search', () => {
  it('stand under what holds them, networks before classes', () => {
    const found = nivelsOf([ana, turma, escola, no('rede', 9, 'Anexo', 'rede:2')])
    expect(found.get('rede:2')?.nos.map(chaveOf)).toEqual(['rede:9', 'turma:3'])
    expect(found.get('turma:3')?.nos.map(chaveOf)).toEqual(['turma:3/aluno:3'])
  })
})
