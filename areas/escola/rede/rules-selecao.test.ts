/** The boxes of section 4, and the compact choice against the naive one: every pupil's own mark, toggled one by one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  caixaOf,
  changesIn,
  type Fatos,
  isSelecionado,
  isTravado,
  mark,
  type NoSelecao,
  type Selecao,
  selectedIn,
  toggle,
} from './rules-selecao.ts'

interface Aluno {
  id: number
  selecionado: boolean
  travado: boolean
}
type Arvore = { aluno: Aluno } | { filhos: readonly Arvore[] }

interface Node extends NoSelecao {
  alunos: readonly Aluno[]
}

const count = (alunos: readonly Aluno[], holds: (aluno: Aluno) => boolean) => alunos.filter(holds).length

const fatosOf = (alunos: readonly Aluno[]): Fatos => ({
  total: alunos.length,
  selecionados: count(alunos, ({ selecionado }) => selecionado),
  travados: count(alunos, ({ travado }) => travado),
  travados_selecionados: count(alunos, ({ selecionado, travado }) => selecionado && travado),
})

/** Every node of a tree with its path and its pupils, the root first. */
function nodesOf(arvore: Arvore, chave = '0', caminho: readonly string[] = []): Node[] {
  const below =
    'aluno' in arvore
      ? []
      : arvore.filhos.flatMap((filho, i) => nodesOf(filho, `${chave}.${i}`, [...caminho, chave]))
  const alunos =
    'aluno' in arvore
      ? [arvore.aluno]
      : below.filter(({ caminho: path }) => path.length === caminho.length + 1).flatMap((node) => node.alunos)
  return [{ chave, caminho, fatos: fatosOf(alunos), alunos }, ...below]
}

let nextId = 0
const aluno = fc
  .record({ selecionado: fc.boolean(), travado: fc.boolean() })
  .map((mark): Arvore => ({ aluno: { ...mark, id: nextId++ } }))
const { arvore } = fc.letrec<{ arvore: Arvore; grupo: Arvore }>((tie) => ({
  arvore: fc.oneof({ maxDepth: 5, withCrossShrink: true }, aluno, tie('grupo')),
  grupo: fc.array(tie('arvore'), { maxLength: 5 }).map((filhos) => ({ filhos })),
}))
const root = fc.array(arvore, { minLength: 1, maxLength: 6 }).map((filhos): Arvore => ({ filhos }))

/** The naive model: one mark a pupil. */
type Model = ReadonlyMap<number, boolean>
const selectedOf = (model: Model, node: Node) => count(node.alunos, ({ id }) => model.get(id) === true)

function toggleNaively(model: Model, node: Node): Model {
  const free = node.alunos.filter(({ travado }) => !travado)
  const all = free.every(({ id }) => model.get(id))
  return new Map([...model, ...free.map(({ id }) => [id, !all] as const)])
}

/** What the server does with the choices: of those that hold for a pupil the last. */
const decided = (selecao: Selecao, nodes: readonly Node[], { id, travado, selecionado }: Aluno) => {
  if (travado) return selecionado
  const last = selecao.findLast(({ no }) =>
    nodes.find(({ chave }) => chave === no.chave)?.alunos.some((one) => one.id === id),
  )
  return last?.marcado ?? selecionado
}

describe('any toggles over any tree', () => {
  /** Random clicks, each answered by `click` as the rule would, against the naive model. */
  const compare = (click: typeof toggle) =>
    fc.assert(
      fc.property(root, fc.array(fc.nat(), { maxLength: 25 }), (tree, clicks) => {
        const nodes = nodesOf(tree)
        let selecao: Selecao = []
        let model: Model = new Map(nodes[0]?.alunos.map(({ id, selecionado }) => [id, selecionado]))
        for (const at of clicks) {
          const node = nodes[at % nodes.length] as Node
          // A node that was never opened tells its figures, and no more.
          const { chave, caminho, fatos } = node
          selecao = click(selecao, { chave, caminho, fatos })
          model = toggleNaively(model, node)
          for (const each of nodes) {
            const selected = selectedOf(model, each)
            expect(selectedIn(selecao, each)).toBe(selected)
            const { total } = each.fatos
            expect(caixaOf(selecao, each)).toBe(
              selected === 0 ? 'vazia' : selected === total ? 'cheia' : 'parte',
            )
            expect(changesIn(selecao, each)).toEqual({
              entram: count(each.alunos, ({ id, selecionado }) => !selecionado && model.get(id) === true),
              saem: count(each.alunos, ({ id, selecionado }) => selecionado && model.get(id) === false),
            })
          }
        }
        for (const pupil of nodes[0]?.alunos ?? [])
          expect(decided(selecao, nodes, pupil)).toBe(model.get(pupil.id))
        expect(selecao.length).toBeLessThanOrEqual(clicks.length)
      }),
      { numRuns: 1000 },
    )

  it('equal the naive model: every count, every box, every pupil that the server would write', () => {
    compare(toggle)
  })

  it('that forget what lies below, or reach who is locked, are seen', () => {
    expect(() =>
      compare((selecao, no) => [...selecao, { no, marcado: caixaOf(selecao, no) !== 'cheia' }]),
    ).toThrow()
    expect(() =>
      compare((selecao, no) => toggle(selecao, { ...no, fatos: { ...no.fatos, travados: 0 } })),
    ).toThrow()
  })

  it('keep no choice under a later one', () => {
    fc.assert(
      fc.property(root, fc.array(fc.nat(), { maxLength: 25 }), (tree, clicks) => {
        const nodes = nodesOf(tree)
        const selecao = clicks.reduce<Selecao>(
          (before, click) => toggle(before, nodes[click % nodes.length] as Node),
          [],
        )
        for (const [i, { no }] of selecao.entries())
          for (const later of selecao.slice(i + 1))
            expect([later.no.chave === no.chave, no.caminho.includes(later.no.chave)]).toEqual([false, false])
      }),
    )
  })
})

describe('a box', () => {
  const group = (...marks: [selecionado: boolean, travado: boolean][]) =>
    nodesOf({
      filhos: marks.map(([selecionado, travado], id) => ({ aluno: { id, selecionado, travado } })),
    }) as [Node, ...Node[]]

  it('is checked when all are selected, indeterminate when mixed, empty otherwise', () => {
    const box = (...marks: Parameters<typeof group>) => caixaOf([], group(...marks)[0])
    expect([
      box([true, false], [true, true]),
      box([true, false], [false, false]),
      box([false, false]),
    ]).toEqual(['cheia', 'parte', 'vazia'])
    expect(box()).toBe('vazia')
  })

  it('leaves who is locked alone, selected or not, and reaches what it can', () => {
    const [node, chosen, left] = group([true, true], [false, true], [false, false])
    const all = toggle([], node)
    expect([selectedIn(all, node), caixaOf(all, node)]).toEqual([2, 'parte'])
    const none = toggle(all, node)
    expect([selectedIn(none, node), changesIn(none, node)]).toEqual([1, { entram: 0, saem: 0 }])
    expect([toggle([], chosen as Node), mark([], left as Node, true)]).toEqual([[], []])
  })
})

describe('a pupil', () => {
  it('counts as selected when added or transferred', () => {
    expect(
      (['adicionado', 'transferido', 'removido', 'pendente', null] as const).map((status) =>
        isSelecionado(status),
      ),
    ).toEqual([true, true, false, false, false])
  })

  it('is locked when the exam status is AT or the exam was taken', () => {
    const locked = (status_prova: string | null, fez_prova: boolean) => isTravado({ status_prova, fez_prova })
    expect([locked('AT', false), locked('CO', true), locked(null, true)]).toEqual([true, true, true])
    expect([locked('CO', false), locked('AE', false), locked(null, false)]).toEqual([false, false, false])
  })
})
