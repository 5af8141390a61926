import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leveled, movedAula } from './aulas.ts'
import type { AulaLigada, Desenho, EixoEditado, HabilidadeEditada } from './draft.ts'
import { addedEixo, addedSkill, dropped, given, linhasDe, stepped, taken } from './outline.ts'
import { rebased } from './rebase.ts'
import { applied, nextPasso, numbered, semNome } from './sync.ts'

const aula = (id: number, nivel: 1 | 2 | 3 = 1): AulaLigada => ({
  id,
  titulo: `Aula ${id}`,
  codigo: `A${id}`,
  nivel,
  disponivel: true,
})

const skill = (id: number, part: Partial<HabilidadeEditada> = {}): HabilidadeEditada => ({
  chave: `h${id}`,
  id,
  nome: `Habilidade ${id}`,
  descricao: '',
  destaque: false,
  habilidade: null,
  aulas: [],
  ...part,
})

const axis = (id: number, habilidades: readonly HabilidadeEditada[] = []): EixoEditado => ({
  chave: `e${id}`,
  id,
  nome: `Eixo ${id}`,
  descricao: '',
  habilidades,
})

const dados = {
  nome: 'Trilha',
  descricao: '',
  regra: null,
  rede: null,
  cenario: 'serra',
  musica: null,
  carga: null,
  layout: null,
}

const START: Desenho = {
  dados,
  eixos: [axis(1, [skill(11, { aulas: [aula(7)] }), skill(12)]), axis(2, [skill(21)]), axis(3)],
}

/** Sends all; the number of steps, what the server holds, and what the author then sees. */
function sentAll(local: Desenho, held: Desenho) {
  let [mine, theirs, steps, id] = [local, held, 0, 1000]
  for (;;) {
    const passo = nextPasso(mine, theirs, true)
    if (!passo) return { mine, theirs, steps }
    if (++steps > 300) throw new Error(`never ends: ${JSON.stringify(passo)}`)
    const criado = 'chave' in passo ? ++id : null
    theirs = applied(theirs, passo, criado)
    if ('chave' in passo && criado !== null) mine = numbered(mine, passo.chave, criado)
  }
}

/** Without keys, and with lessons by level: what counts. */
const plain = ({ dados: facts, eixos }: Desenho) => ({
  facts,
  eixos: eixos.map(({ id, nome, habilidades }) => ({
    id,
    nome,
    habilidades: habilidades.map((one) => ({
      id: one.id,
      nome: one.nome,
      destaque: one.destaque,
      aulas: [1, 2, 3].map((level) => one.aulas.flatMap(({ id: n, nivel }) => (nivel === level ? n : []))),
    })),
  })),
})

type Ato = { o: string; a: number; b: number }

function done(desenho: Desenho, { o, a, b }: Ato, key: string): Desenho {
  const linhas = linhasDe(desenho)
  const linha = linhas[a % Math.max(1, linhas.length)]
  if (o === 'eixo' || !linha) return named(addedEixo(desenho, key), key)
  if (o === 'habilidade') return named(addedSkill(desenho, linha.eixo.chave, key), key)
  if (o === 'tirar') return taken(desenho, linha.chave)
  if (o === 'passo') return stepped(desenho, linha.chave, b % 2 ? 1 : -1)
  if (o === 'aula')
    return {
      ...desenho,
      eixos: desenho.eixos.map((eixo) => ({
        ...eixo,
        habilidades: eixo.habilidades.map((one) =>
          one.chave === linha.chave ? { ...one, aulas: mexidas(one.aulas, a, b) } : one,
        ),
      })),
    }
  return dropped(desenho, a % linhas.length, b % linhas.length)
}

/** Put at a level, or moved within it. */
function mexidas(aulas: readonly AulaLigada[], a: number, b: number): readonly AulaLigada[] {
  const nivel = ((b % 3) + 1) as 1 | 2 | 3
  if (b % 2) return movedAula(aulas, nivel, a % 3, b % 3)
  return leveled(aulas, aula(a % 6), a % 5 ? nivel : null)
}

const named = (desenho: Desenho, chave: string): Desenho => ({
  ...desenho,
  eixos: desenho.eixos.map((eixo) => ({
    ...eixo,
    nome: eixo.chave === chave ? `Novo ${chave}` : eixo.nome,
    habilidades: eixo.habilidades.map((one) =>
      one.chave === chave ? { ...one, nome: `Nova ${chave}`, destaque: true } : one,
    ),
  })),
})

const atos = fc.array(
  fc.record({
    o: fc.constantFrom('eixo', 'habilidade', 'tirar', 'passo', 'mover', 'aula'),
    a: fc.nat(30),
    b: fc.nat(30),
  }),
  { maxLength: 25 },
)

it('brings the server to what the author sees, whatever was done', () => {
  fc.assert(
    fc.property(atos, (list) => {
      const local = list.reduce((now, ato, i) => done(now, ato, `n${i}`), START)
      const { mine, theirs } = sentAll(local, START)
      expect(plain(theirs)).toEqual(plain(mine))
    }),
  )
})

it('sends nothing for what stands, nor for spaces around a name', () => {
  expect(nextPasso(START, START, true)).toBeNull()
  expect(nextPasso({ ...START, dados: { ...dados, nome: ' Trilha ' } }, START, true)).toBeNull()
})

it('keeps removals back while they can be undone, and undoes them with their numbers', () => {
  const local = taken(START, 'e1')
  expect(nextPasso(local, START, false)).toBeNull()
  expect(nextPasso(local, START, true)).toEqual({ tipo: 'tirarEixo', id: 1 })
  expect(given(local, START, 'e1')).toEqual(START)
})

it('makes anew what was undone after it was taken out for good', () => {
  const local = taken(START, 'h11')
  const { theirs } = sentAll(local, START)
  const { mine, theirs: again } = sentAll(given(local, START, 'h11'), theirs)
  expect(plain(again)).toEqual(plain(mine))
  expect(again.eixos[0]?.habilidades[0]).toMatchObject({
    id: 1001,
    nome: 'Habilidade 11',
    aulas: [{ id: 7 }],
  })
})

it('names in an order what waits to be taken out too, last: the server knows exactly what stands', () => {
  const local = stepped(taken(START, 'e1'), 'e3', -1)
  expect(nextPasso(local, START, false)).toEqual({ tipo: 'ordenarEixos', ordem: [3, 2, 1] })
})

it('sends the order of the lessons of one level, once they stand there', () => {
  const held = { ...START, eixos: [axis(1, [skill(11, { aulas: [aula(7), aula(8), aula(9, 2)] })])] }
  const local = { ...held, eixos: [axis(1, [skill(11, { aulas: [aula(9, 2), aula(8), aula(5), aula(7)] })])] }
  const first = nextPasso(local, held, true)
  expect(first).toMatchObject({ tipo: 'porAulas', aulas: [{ id: 5 }] })
  const then = first && nextPasso(local, applied(held, first, null), true)
  expect(then).toEqual({ tipo: 'ordenarAulas', habilidade: 11, nivel: 1, ordem: [8, 5, 7] })
})

it('waits with what has no name, and keeps the name that was emptied', () => {
  const born = addedEixo(START, 'n1')
  expect(semNome(born)).toBe(1)
  expect(nextPasso(born, START, true)).toBeNull()
  const emptied = { ...START, eixos: [{ ...axis(1), nome: ' ' }] }
  expect(nextPasso(emptied, { ...START, eixos: [axis(1)] }, true)).toBeNull()
})

it('takes a skill over the edge of its axis, step by step, and through a drop', () => {
  const order = (desenho: Desenho) => linhasDe(desenho).map(({ chave }) => chave)
  expect(order(stepped(START, 'h12', 1))).toEqual(['e1', 'h11', 'e2', 'h12', 'h21', 'e3'])
  expect(order(stepped(START, 'h21', -1))).toEqual(['e1', 'h11', 'h12', 'h21', 'e2', 'e3'])
  expect(order(stepped(START, 'h11', -1))).toEqual(order(START))
  expect(order(dropped(START, 1, 5))).toEqual(['e1', 'h12', 'e2', 'h21', 'e3', 'h11'])
  expect(order(dropped(START, 5, 0))).toEqual(['e3', 'e1', 'h11', 'h12', 'e2', 'h21'])
})

it('never loses nor doubles a row by moving', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 12 }), (moves) => {
      const after = moves.reduce((now, [from, to]) => dropped(now, from, to), START)
      const keys = linhasDe(after).map(({ chave }) => chave)
      expect([...keys].sort()).toEqual(
        linhasDe(START)
          .map(({ chave }) => chave)
          .sort(),
      )
    }),
  )
})

it('lays what I wrote over what somebody else saved', () => {
  const mine = addedSkill({ ...START, dados: { ...dados, nome: 'Minha' } }, 'e2', 'n1')
  const fresh: Desenho = {
    dados: { ...dados, descricao: 'Deles' },
    eixos: [axis(3), axis(1, [skill(11, { nome: 'Outra' })]), axis(4), axis(2, [skill(21)])],
  }
  const both = rebased(mine, START, fresh)
  expect(both.dados).toMatchObject({ nome: 'Minha', descricao: 'Deles' })
  expect(linhasDe(both).map(({ chave }) => chave)).toEqual(['e3', 'e1', 'h11', 'e4', 'e2', 'h21', 'n1'])
  expect(both.eixos[1]?.habilidades[0]?.nome).toBe('Outra')
  expect(rebased(START, START, fresh)).toEqual(fresh)
  expect(rebased(mine, START, START)).toEqual(mine)
})
