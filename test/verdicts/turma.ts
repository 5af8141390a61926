/** Verdicts of the calls of classes. The class is the one of the pupil and the teacher. */
import type { Row, Table } from './table.ts'

/** Whoever is in the class or answers for it from above; for everyone else it does not exist. */
const seesTurma: Row = {
  input: ({ tenant }) => ({ params: { turma: tenant.turma } }),
  otherwise: 404,
  verdicts: {
    aluno: 'ok',
    responsavel: 'ok',
    professor: 'ok',
    coordenador: 'ok',
    'gestor leitura': 'ok',
    'gestor escrita': 'ok',
    'administrador tenant': 'ok',
    'administrador plataforma': 'ok',
  },
}

export const turmaVerdicts: Table = {
  'turma.listAtivas': { otherwise: 'ok' },
  'turma.listDesativadas': { otherwise: 'ok' },
  'turma.find': seesTurma,
  'turma.members': seesTurma,
  'turma.mural': seesTurma,
  'turma.home': { otherwise: 'ok' },
}
