/** The sentences of what a class made of a lesson, for its teachers. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const resultadosTexts = defineTexts({
  aulas: { pt: 'Aulas', en: 'Lessons' },
  resultados: { pt: 'Resultados', en: 'Results' },
  descricao: {
    pt: 'Quem já começou, quem terminou e com que nota. De várias tentativas vale a melhor.',
    en: 'Who has begun, who has finished, and with which grade. Of several attempts the best one counts.',
  },
  naoExiste: {
    pt: 'Esta aula não está mais na turma, ou você não acompanha esta turma',
    en: 'This lesson is no longer in the class, or you do not look after this class',
  },
  verAula: { pt: 'Ver a aula', en: 'See the lesson' },
  semAlunos: { pt: '⟦Nenhum aluno⟧ nesta turma', en: 'No students in this class' },
  deTantos: {
    pt: (n: number, total: number) => `${n} de ${total}`,
    en: (n: number, total: number) => `${n} of ${total}`,
  },
  abriram: { pt: 'abriram', en: 'opened it' },
  concluiram: { pt: 'terminaram', en: 'finished' },
  esperam: {
    pt: (n: number) => plural(n, 'espera correção', 'esperam correção'),
    en: (n: number) => plural(n, 'waiting to be graded', 'waiting to be graded'),
  },
  media: { pt: 'nota média', en: 'average grade' },
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  situacao: { pt: 'Situação', en: 'Status' },
  nota: { pt: 'Nota', en: 'Grade' },
  tentativas: { pt: 'Tentativas', en: 'Attempts' },
  tempo: { pt: 'Tempo', en: 'Time' },
  ultima: { pt: 'Última vez', en: 'Last time' },
  nao_comecou: { pt: 'Não começou', en: 'Not started' },
  abriu: { pt: 'Só abriu', en: 'Only opened' },
  em_andamento: { pt: 'Em andamento', en: 'In progress' },
  aguardando: { pt: 'Espera correção', en: 'Waiting to be graded' },
  aprovado: { pt: 'Aprovado', en: 'Passed' },
  reprovado: { pt: 'Abaixo da nota mínima', en: 'Below the passing grade' },
  // attempts of one pupil
  tentativasDe: {
    pt: (nome: string) => `Tentativas de ${nome}`,
    en: (nome: string) => `Attempts of ${nome}`,
  },
  verTentativas: {
    pt: (n: number, nome: string) => `${plural(n, '1 tentativa', '# tentativas')} de ${nome}`,
    en: (n: number, nome: string) => `${plural(n, '1 attempt', '# attempts')} of ${nome}`,
  },
  tentativaN: { pt: (n: number) => `Tentativa ${n}`, en: (n: number) => `Attempt ${n}` },
  iniciada: { pt: 'em andamento', en: 'in progress' },
  concluida: { pt: 'terminada', en: 'finished' },
  aguardando_correcao: { pt: 'espera correção', en: 'waiting to be graded' },
  corrigida: { pt: 'corrigida', en: 'corrected' },
  expirada: { pt: 'o tempo acabou', en: 'time ran out' },
  anulada: { pt: 'anulada', en: 'annulled' },
  recusada: {
    pt: 'chegou fora do prazo: sem nota, e não gastou tentativa',
    en: 'came late: no grade, and no attempt used',
  },
  comNota: { pt: (nota: string) => `nota ${nota}`, en: (nota: string) => `grade ${nota}` },
  semRede: { pt: 'feita sem internet', en: 'done offline' },
  relogio: { pt: 'relógio do aparelho errado', en: 'wrong clock on the device' },
  anular: { pt: 'Anular', en: 'Annul' },
  anularN: { pt: (n: number) => `Anular a tentativa ${n}`, en: (n: number) => `Annul attempt ${n}` },
  anularTexto: {
    pt: 'A tentativa deixa de contar e ⟦o aluno⟧ ganha outra no lugar. Isso não se desfaz.',
    en: 'The attempt no longer counts and the student has another one instead. This cannot be undone.',
  },
  motivo: { pt: 'Motivo', en: 'Reason' },
  motivoAjuda: { pt: 'Fica na auditoria', en: 'Kept in the audit log' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  foiAnulada: {
    pt: (n: number) => `A tentativa ${n} foi anulada.`,
    en: (n: number) => `Attempt ${n} was annulled.`,
  },
  arquivo: { pt: 'resultados-da-aula', en: 'lesson-results' },
})
