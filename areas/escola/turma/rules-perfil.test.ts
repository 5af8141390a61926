/** Who sees a pupil's whole name and face: a table. */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { nomeCurto, shownTo } from './rules-perfil.ts'

const anActor = (part: Partial<Actor>): Actor => ({
  id: 1,
  tenantId: 1,
  nome: 'Alguém',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...part,
})
const tiago = {
  id: 9,
  nome: 'Tiago Souza Nascimento',
  papel: 'aluno',
  perfil_visivel: false,
  foto_visivel: false,
}
const colega = anActor({ id: 3, turmas: [{ id: 1, papel: 'aluno' }] })

describe('what others see of a pupil', () => {
  it.each([
    ['a colleague', colega, 'Tiago N.', false],
    [
      'a colleague’s guardian',
      anActor({ id: 4, dependentes: [3], turmas: [{ id: 1, papel: 'responsavel' }] }),
      'Tiago N.',
      false,
    ],
    ['the pupil', anActor({ id: 9, turmas: [{ id: 1, papel: 'aluno' }] }), tiago.nome, true],
    ['the pupil’s guardian', anActor({ id: 5, dependentes: [9] }), tiago.nome, true],
    ['a teacher', anActor({ id: 6, turmas: [{ id: 1, papel: 'professor' }] }), tiago.nome, true],
    [
      'a teacher who learns elsewhere',
      anActor({
        id: 6,
        turmas: [
          { id: 2, papel: 'aluno' },
          { id: 1, papel: 'professor' },
        ],
      }),
      tiago.nome,
      true,
    ],
    [
      'the school',
      anActor({ id: 7, redes: [{ id: 2, papel: 'coordenador', funcao: 'leitura' }] }),
      tiago.nome,
      true,
    ],
    ['an administrator', anActor({ id: 8, funcoes: ['administrador_tenant'] }), tiago.nome, true],
  ])('%s', (_, actor, nome, foto) => {
    expect(shownTo(actor, tiago)).toEqual({ nome, foto })
  })

  it('is what was allowed, each for itself', () => {
    expect(shownTo(colega, { ...tiago, perfil_visivel: true })).toEqual({ nome: tiago.nome, foto: false })
    expect(shownTo(colega, { ...tiago, foto_visivel: true })).toEqual({ nome: 'Tiago N.', foto: true })
  })

  it.each([
    ['Ana', 'Ana'],
    ['Ana maria', 'Ana M.'],
    ['  Ana  Maria   de Souza ', 'Ana S.'],
    ['Ana Élida', 'Ana É.'],
    ['Ana 🌻', 'Ana 🌻.'],
    [' ', ''],
  ])('of the name %j: %j', (nome, curto) => expect(nomeCurto(nome)).toBe(curto))

  it('is everything of a teacher', () => {
    expect(shownTo(colega, { ...tiago, papel: 'professor' })).toEqual({ nome: tiago.nome, foto: true })
  })
})
