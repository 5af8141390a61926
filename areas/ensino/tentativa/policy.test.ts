/** Who does lessons, and who reads and annuls what others made of them: a table of people for each kind of target (H-01, H-06). */
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../core/policy/actor.ts'
import { abilities, type Policy } from '../../../core/policy/policy.ts'
import { buildTurmaTarget } from '../../escola/turma/factory.ts'
import { playPolicy, tentativaPolicy, turmaTentativaPolicy } from './policy.ts'

const actor = (change: Partial<Actor> = {}): Actor => ({
  id: 5,
  tenantId: 1,
  nome: 'Alguém',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...change,
})
const ofRede = (papel: 'gestor_rede' | 'coordenador', funcao: 'leitura' | 'escrita', id = 2) =>
  actor({ redes: [{ id, papel, funcao }] })

/** The class 10 lies in the school 2, below the network 1; 9 is the pupil. */
const PEOPLE = {
  ninguem: actor(),
  aluna: actor({ turmas: [{ id: 10, papel: 'aluno' }] }),
  dona: actor({ id: 9 }),
  responsavel: actor({ turmas: [{ id: 10, papel: 'responsavel' }], dependentes: [9] }),
  'de outra crianca': actor({ turmas: [{ id: 10, papel: 'responsavel' }], dependentes: [8] }),
  professora: actor({ turmas: [{ id: 10, papel: 'professor' }] }),
  'de outra turma': actor({ turmas: [{ id: 11, papel: 'professor' }] }),
  coordenadora: ofRede('coordenador', 'escrita'),
  'de outra escola': ofRede('coordenador', 'escrita', 3),
  gestora: ofRede('gestor_rede', 'escrita', 1),
  leitora: ofRede('gestor_rede', 'leitura', 1),
  administradora: actor({ funcoes: ['administrador_tenant'] }),
  visitante: actor({ id: -5, funcoes: ['administrador-plataforma'] }),
}

function granted<T, P extends Policy<T>>(policy: P, target: T): Record<string, string> {
  const may: Record<string, string[]> = Object.fromEntries(Object.keys(policy).map((action) => [action, []]))
  for (const [name, who] of Object.entries(PEOPLE))
    for (const [action, ok] of Object.entries(abilities(policy, who, target))) if (ok) may[action]?.push(name)
  return Object.fromEntries(Object.entries(may).map(([action, names]) => [action, names.join(', ')]))
}

const turmaIn = (status: 'ativa' | 'encerrada' | 'excluida', ligado = true) => ({
  ...buildTurmaTarget({ status }),
  ligado,
})
const ALL = Object.keys(PEOPLE).join(', ')
const HERE = ALL.replace(', visitante', '')
const STAFF = 'professora, coordenadora, gestora, leitora, administradora, visitante'
const LEADERS = 'professora, coordenadora, gestora, administradora'

describe('attempts', () => {
  it('are begun in a class that goes on, by oneself where the lesson reaches, and on a path', () => {
    const lesson = {
      publicada: true,
      arquivada: false,
      alcance: 'privada' as never,
      naRede: false,
      turma: null,
      naTrilha: false,
    }
    const plays = (change: object) => granted(playPolicy, { ...lesson, ...change }).view
    expect(plays({})).toBe('')
    expect(plays({ turma: turmaIn('ativa') })).toBe('aluna')
    expect(plays({ turma: turmaIn('ativa'), publicada: false })).toBe('')
    expect(plays({ turma: turmaIn('ativa', false) })).toBe('')
    expect(plays({ turma: turmaIn('encerrada') })).toBe('')
    expect(plays({ alcance: 'plataforma' })).toBe(HERE)
    expect(plays({ alcance: 'plataforma', arquivada: true })).toBe('')
    expect(plays({ alcance: 'plataforma', turma: turmaIn('encerrada') })).toBe('')
    expect(plays({ alcance: 'rede', naRede: true })).toBe(HERE)
    expect(plays({ alcance: 'rede' })).toBe('')
    expect(plays({ naTrilha: true })).toBe(HERE)
    expect(plays({ naTrilha: true, publicada: false })).toBe('')
  })

  it('are seen by who made them, their guardian and staff, annulled by who leads the class', () => {
    const of = (turma: ReturnType<typeof turmaIn> | null) => granted(tentativaPolicy, { usuarioId: 9, turma })
    expect(of(turmaIn('ativa'))).toEqual({
      view: `dona, responsavel, ${STAFF}`,
      play: 'dona',
      annul: LEADERS,
    })
    expect(of(turmaIn('encerrada'))).toEqual({
      view: `dona, responsavel, ${STAFF}`,
      play: 'dona',
      annul: 'administradora',
    })
    for (const turma of [turmaIn('excluida'), null])
      expect(of(turma)).toEqual({
        view: 'dona, responsavel, administradora, visitante',
        play: 'dona',
        annul: 'administradora',
      })
  })

  it('are read in a class by its staff, decided on by who leads it', () => {
    expect(granted(turmaTentativaPolicy, turmaIn('ativa'))).toEqual({
      view: STAFF,
      decide: LEADERS,
      remind: LEADERS,
    })
    expect(granted(turmaTentativaPolicy, turmaIn('encerrada'))).toEqual({
      view: STAFF,
      decide: 'administradora',
      remind: 'administradora',
    })
    expect(granted(turmaTentativaPolicy, turmaIn('excluida')).view).toBe('')
  })
})
