/** As whom each stands before a class, and who goes again by themselves. */
import { describe, expect, it } from 'vitest'
import { leavesAlone, quemEntra } from './rules-entrada.ts'

const nobody = { funcoes: [], redes: [], turmas: [], dependentes: [] } as const
const aluno = { id: 1, papel: 'aluno' } as const

describe('before a class', () => {
  it.each([
    ['sem papel', nobody],
    ['aluno', { ...nobody, turmas: [aluno] }],
    ['aluno', { ...nobody, turmas: [aluno], dependentes: [9] }],
    ['responsavel', { ...nobody, dependentes: [9] }],
    ['responsavel', { ...nobody, turmas: [{ id: 2, papel: 'responsavel' as const }], dependentes: [9] }],
    ['equipe', { ...nobody, turmas: [{ id: 2, papel: 'professor' as const }] }],
    ['equipe', { ...nobody, turmas: [aluno, { id: 2, papel: 'professor' as const }] }],
    ['equipe', { ...nobody, redes: [{ id: 1, papel: 'coordenador' as const, funcao: 'leitura' as const }] }],
    ['equipe', { ...nobody, funcoes: ['autor'] }],
  ] as const)('%s: %j', (quem, actor) => expect(quemEntra(actor)).toBe(quem))

  it('who came by themselves goes so, and who has another role; whom the school put in asks it', () => {
    const pupil = { ...nobody, turmas: [aluno] }
    expect([leavesAlone(pupil, true), leavesAlone(pupil, false)]).toEqual([true, false])
    expect(leavesAlone({ ...pupil, funcoes: ['autor'] }, false)).toBe(true)
    expect(leavesAlone({ ...pupil, dependentes: [9] }, false)).toBe(true)
  })
})
