/** A class for screen tests. */
import type { TurmaHeader } from './contract.ts'

export const buildTurma = (part: Partial<TurmaHeader> = {}): TurmaHeader => ({
  id: 3,
  codigo: 'K7M4XPQ',
  nome: '7º A',
  disciplina: 'Língua Portuguesa',
  periodo: '7º ano',
  turno: 'manha',
  tipo: 'regular',
  ano_letivo: 2026,
  status: 'ativa',
  cor: null,
  imagem: null,
  escola: { id: 1, nome: 'E. M. Rio das Garças' },
  papel: 'aluno',
  total_alunos: 28,
  professores: [{ id: 2, nome: 'Rosângela Teixeira' }],
  forum_novos: 0,
  avisos_novos: 0,
  recursos: ['forum', 'avisos'],
  permissoes: { manage: false, viewMembers: true, viewContacts: false, viewForum: true },
  ...part,
})

/** The same class as its teacher sees it. */
export const taughtTurma = (part: Partial<TurmaHeader> = {}): TurmaHeader =>
  buildTurma({
    papel: 'professor',
    permissoes: { manage: true, viewMembers: true, viewContacts: true, viewForum: true },
    ...part,
  })
