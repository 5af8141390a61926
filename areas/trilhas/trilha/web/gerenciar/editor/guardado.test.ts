import { expect, it } from 'vitest'
import type { TrilhaInteira } from '../../../shapes.ts'
import { type Desenho, desenhoDe } from './draft.ts'
import { type Guardado, retomada } from './guardado.ts'
import { addedEixo, addedSkill, changedEixo, changedSkill, linhasDe } from './outline.ts'

const skill = (id: number, nome = `Habilidade ${id}`) => ({
  id,
  nome,
  descricao: '',
  ordem: 1,
  destaque: false,
  ref_trilha_id: 5,
  ref_eixo_id: 1,
  habilidade: null,
  projetos: [],
})
const axis = (id: number, habilidades: readonly object[] = [], nome = `Eixo ${id}`) => ({
  id,
  nome,
  descricao: '',
  ordem: 1,
  habilidades,
})
const path = (eixos: readonly object[], part: Partial<TrilhaInteira> = {}) =>
  ({
    id: 5,
    nome: 'Trilha',
    descricao: '',
    regra_id: null,
    rede: null,
    cenario: 'serra',
    musica: null,
    carga_horaria: null,
    certificado: null,
    versao: 1,
    eixos,
    ...part,
  }) as unknown as TrilhaInteira

const THEN = path([axis(1, [skill(11)])])
const HELD = desenhoDe(THEN)
const kept = (edit: (now: Desenho) => Desenho): Guardado => ({
  desenho: edit(HELD),
  held: HELD,
  versao: 1,
})
const names = (found: ReturnType<typeof retomada>) =>
  found &&
  linhasDe(found.desenho).map((linha) => (linha.tipo === 'eixo' ? linha.eixo : linha.habilidade).nome)

it('offers what the server never got, also what has no name yet', () => {
  const renamed = kept((now) => changedSkill(now, 'h11', (one) => ({ ...one, nome: 'Novo nome' })))
  expect(retomada(renamed, THEN)).toMatchObject({ outra: false })
  expect(names(retomada(renamed, THEN))).toEqual(['Eixo 1', 'Novo nome'])
  expect(
    names(
      retomada(
        kept((now) => addedEixo(now, 'n1')),
        THEN,
      ),
    ),
  ).toEqual(['Eixo 1', 'Habilidade 11', ''])
})

it('offers nothing once the server has it', () => {
  const renamed = kept((now) => changedSkill(now, 'h11', (one) => ({ ...one, nome: 'Novo nome' })))
  expect(retomada(renamed, path([axis(1, [skill(11, 'Novo nome')])]))).toBeNull()
  expect(
    retomada(
      kept((now) => now),
      THEN,
    ),
  ).toBeNull()
})

it('lays it over what was changed or published since, and says so', () => {
  const renamed = kept((now) => changedSkill(now, 'h11', (one) => ({ ...one, nome: 'Novo nome' })))
  const since = path([axis(2), axis(1, [skill(11), skill(12)])])
  const found = retomada(renamed, since)
  expect(found?.outra).toBe(true)
  expect(names(found)).toEqual(['Eixo 2', 'Eixo 1', 'Novo nome', 'Habilidade 12'])
  expect(retomada(renamed, { ...THEN, versao: 2 })?.outra).toBe(true)
})

it('makes nothing twice whose making reached the server and whose answer came to nobody', () => {
  const made = kept((now) =>
    changedEixo(
      changedSkill(addedSkill(addedEixo(now, 'n1'), 'n1', 'n2'), 'n2', (one) => ({ ...one, nome: 'Poesia' })),
      'n1',
      { nome: 'Mata' },
    ),
  )
  const since = path([axis(1, [skill(11)]), axis(7, [], 'Mata')])
  const found = retomada(made, since)
  expect(names(found)).toEqual(['Eixo 1', 'Habilidade 11', 'Mata', 'Poesia'])
  expect(found?.desenho.eixos[1]).toMatchObject({ id: 7, habilidades: [{ id: null }] })
})

it('passes over what it cannot read', () => {
  expect(retomada({ desenho: {}, held: 3 } as never, THEN)).toBeNull()
})
