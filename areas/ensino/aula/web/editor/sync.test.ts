/** Saving: the steps lead to what the author sees, wherever one begins; two authors lose nothing that only one changed. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { same } from '../../../../../core/contract/same.ts'
import { findChoque, merge, telaOf } from './merge.ts'
import { type Edicao, isAllSaved, nextPasso, type Passo, type Servidor, type Tela } from './sync.ts'

interface Fatos {
  titulo: string
}

const texto = (html: string) => ({ html })
const tela = (id: number | null, html: string): Tela => ({
  chave: `s${id ?? html}`,
  id,
  tipo: 'texto',
  titulo: '',
  conteudo: texto(html),
})
const held = (
  telas: Record<number, string>,
  ordem: number[],
  titulo = 'A',
  revisao = 1,
): Servidor<Fatos> => ({
  fatos: { titulo },
  revisao,
  ordem,
  telas: Object.fromEntries(
    Object.entries(telas).map(([id, html]) => [
      id,
      { tipo: 'texto', titulo: '', conteudo: texto(html), revisao, por: 'Bia' },
    ]),
  ),
})
const seen = (servidor: Servidor<Fatos>): Edicao<Fatos> => ({
  fatos: servidor.fatos,
  telas: servidor.ordem.flatMap((id) => (servidor.telas[id] ? [telaOf(id, servidor.telas[id])] : [])),
})

/** A server that does as it is told. */
function perform(servidor: Servidor<Fatos>, passo: Passo<Fatos>, next: () => number) {
  const { ordem, telas } = servidor
  switch (passo.tipo) {
    case 'remover':
      return { ...servidor, ordem: ordem.filter((id) => id !== passo.id) }
    case 'restaurar':
      return { ...servidor, ordem: [...ordem, passo.id] }
    case 'criar': {
      const id = next()
      const at = passo.depois === null ? 0 : ordem.indexOf(passo.depois) + 1
      const made = { ...passo.tela, revisao: 1, por: 'Bia' }
      return {
        ...servidor,
        ordem: [...ordem.slice(0, at), id, ...ordem.slice(at)],
        telas: { ...telas, [id]: made },
        criada: id,
      }
    }
    case 'salvar':
      return {
        ...servidor,
        telas: { ...telas, [passo.tela.id]: { ...passo.tela, revisao: passo.revisao + 1, por: 'Bia' } },
      }
    case 'ordenar':
      return { ...servidor, ordem: passo.ordem }
    case 'fatos':
      return { ...servidor, fatos: passo.fatos }
  }
}

describe('saving', () => {
  it('ends with the server holding what the author sees, from any beginning', () => {
    const html = fc.constantFrom('<p>a</p>', '<p>b</p>', '<p>c</p>')
    const world = fc
      .record({
        before: fc.array(html, { maxLength: 5 }),
        words: fc.array(html, { maxLength: 8 }),
        order: fc.shuffledSubarray([1, 2, 3, 4, 5, null, null, null]),
        titulo: fc.constantFrom('A', 'B'),
      })
      .map(({ before, words, order, titulo }) => {
        const server = held(
          Object.fromEntries(before.map((one, i) => [i + 1, one])),
          before.map((_, i) => i + 1),
        )
        const telas = order
          .filter((id) => id === null || id <= before.length)
          .map((id, i) => ({ ...tela(id, words[i] ?? ''), chave: id === null ? `n${i}` : `s${id}` }))
        return { server, edicao: { fatos: { titulo }, telas } }
      })
    fc.assert(
      fc.property(world, ({ server, edicao }) => {
        let now: Servidor<Fatos> = server
        let mine: Edicao<Fatos> = edicao
        let made = 100
        for (let steps = 0; steps < 60; steps++) {
          const passo = nextPasso(mine, now)
          if (!passo) break
          const after = perform(now, passo, () => made++)
          if ('criada' in after && passo.tipo === 'criar') {
            const { criada } = after
            mine = {
              ...mine,
              telas: mine.telas.map((one) =>
                one.chave === passo.tela.chave ? { ...one, id: criada ?? null } : one,
              ),
            }
          }
          now = after
        }
        expect(isAllSaved(mine, now)).toBe(true)
        expect(now.ordem.map((id) => now.telas[id]?.conteudo)).toEqual(
          edicao.telas.map(({ conteudo }) => conteudo),
        )
        expect(now.fatos).toEqual(edicao.fatos)
      }),
    )
  })

  it('does not mind in what order the database keeps names', () => {
    expect(same({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true)
    expect(same([1, 2], [2, 1])).toBe(false)
  })
})

describe('two authors', () => {
  const base = held({ 1: 'um', 2: 'dois' }, [1, 2])
  const theirs = (telas: Record<number, string>, ordem: number[]): Servidor<Fatos> => {
    const after = held(telas, ordem, 'A', 2)
    // Only what changed has another number.
    for (const [id, before] of Object.entries(base.telas))
      if (after.telas[Number(id)] && same(after.telas[Number(id)]?.conteudo, before.conteudo))
        after.telas = { ...after.telas, [id]: before }
    return after
  }
  const mine = (telas: Tela[]): Edicao<Fatos> => ({ fatos: base.fatos, telas })

  it('who changed different screens are joined without a question', () => {
    const next = theirs({ 1: 'um deles', 2: 'dois' }, [1, 2])
    const edicao = mine([tela(1, 'um'), tela(2, 'dois meu')])
    expect(findChoque(edicao, base, next)).toBeNull()
    const joined = merge(edicao, base, next)
    expect(joined.edicao.telas.map(({ conteudo }) => conteudo)).toEqual([
      texto('um deles'),
      texto('dois meu'),
    ])
    expect(nextPasso(joined.edicao, joined.servidor)).toMatchObject({ tipo: 'salvar', tela: { id: 2 } })
  })

  it('who changed the same screen are asked; each answer keeps its side', () => {
    const next = theirs({ 1: 'deles', 2: 'dois' }, [1, 2])
    const edicao = mine([tela(1, 'meu'), tela(2, 'dois')])
    expect(findChoque(edicao, base, next)).toBe(1)
    const kept = merge(edicao, base, next, { choque: 1, mine: true })
    expect(kept.edicao.telas[0]?.conteudo).toEqual(texto('meu'))
    expect(nextPasso(kept.edicao, kept.servidor)).toMatchObject({ tipo: 'salvar', revisao: 2 })
    const given = merge(edicao, base, next, { choque: 1, mine: false })
    expect(given.edicao.telas[0]?.conteudo).toEqual(texto('deles'))
    expect(isAllSaved(given.edicao, given.servidor)).toBe(true)
  })

  it('a second clash is asked after the first', () => {
    const next = theirs({ 1: 'deles', 2: 'deles também' }, [1, 2])
    const edicao = mine([tela(1, 'meu'), tela(2, 'meu também')])
    const first = merge(edicao, base, next, { choque: 1, mine: false })
    expect(nextPasso(first.edicao, first.servidor)).toMatchObject({
      tipo: 'salvar',
      revisao: 1,
      tela: { id: 2 },
    })
    expect(findChoque(first.edicao, first.servidor, next)).toBe(2)
  })

  it('a screen that they made stands where they put it, and is never taken for one that I took out', () => {
    const next = theirs({ 1: 'um', 2: 'dois', 3: 'novo' }, [1, 3, 2])
    const joined = merge(mine([tela(1, 'um'), tela(2, 'dois'), tela(null, 'meu')]), base, next)
    expect(joined.edicao.telas.map(({ id }) => id)).toEqual([1, 3, 2, null])
    expect(nextPasso(joined.edicao, joined.servidor)).toMatchObject({ tipo: 'criar', depois: 2 })
  })

  it('a screen that they took out goes, unless I wrote on it', () => {
    const next = theirs({ 1: 'um', 2: 'dois' }, [1])
    expect(merge(mine([tela(1, 'um'), tela(2, 'dois')]), base, next).edicao.telas).toHaveLength(1)
    const written = merge(mine([tela(1, 'um'), tela(2, 'meu')]), base, next)
    expect(nextPasso(written.edicao, written.servidor)).toEqual({ tipo: 'restaurar', id: 2 })
  })

  it('their order is followed where I moved nothing', () => {
    const next = theirs({ 1: 'um', 2: 'dois' }, [2, 1])
    const joined = merge(seen(base), base, next)
    expect(joined.edicao.telas.map(({ id }) => id)).toEqual([2, 1])
    expect(isAllSaved(joined.edicao, joined.servidor)).toBe(true)
  })

  it('facts that both changed are asked', () => {
    const next = held({ 1: 'um', 2: 'dois' }, [1, 2], 'Deles')
    const edicao = { ...seen(base), fatos: { titulo: 'Meu' } }
    expect(findChoque(edicao, base, next)).toBe('fatos')
    expect(merge(edicao, base, next, { choque: 'fatos', mine: false }).edicao.fatos.titulo).toBe('Deles')
    expect(merge(edicao, base, next, { choque: 'fatos', mine: true }).edicao.fatos.titulo).toBe('Meu')
  })
})
