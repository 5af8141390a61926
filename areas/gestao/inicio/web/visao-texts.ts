/** What the overview of a manager says; apart from the other sentences, since only managers load it. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const visaoTexts = defineTexts({
  emNumeros: { pt: 'A rede em números', en: 'The network in figures' },
  nEscolas: {
    pt: (n: number) => plural(n, 'escola', 'escolas'),
    en: (n: number) => plural(n, 'school', 'schools'),
  },
  nTurmas: {
    pt: (n: number) => plural(n, 'turma ativa', 'turmas ativas'),
    en: (n: number) => plural(n, 'active class', 'active classes'),
  },
  nAlunos: {
    pt: (n: number) => plural(n, '⟦aluno⟧', '⟦alunos⟧'),
    en: (n: number) => plural(n, 'student', 'students'),
  },
  nProfessores: {
    pt: (n: number) => plural(n, '⟦professor⟧', '⟦professores⟧'),
    en: (n: number) => plural(n, 'teacher', 'teachers'),
  },
  nQuietas: {
    pt: (n: number) => plural(n, 'escola sem conversa em 7 dias', 'escolas sem conversa em 7 dias'),
    en: (n: number) =>
      plural(n, 'school with no conversation in 7 days', 'schools with no conversation in 7 days'),
  },
  precisaDeAtencao: { pt: 'Precisa de atenção', en: 'Needs attention' },
  deTantas: {
    pt: (n: number, total: string) => `${n} de ${total} turmas`,
    en: (n: number, total: string) => `${n} of ${total} classes`,
  },
  semProfessor: { pt: 'Sem ⟦professor⟧', en: 'No teacher' },
  pedidosParaEntrar: {
    pt: (n: number) => plural(n, '1 pedido para entrar', '# pedidos para entrar'),
    en: (n: number) => plural(n, '1 request to join', '# requests to join'),
  },
})
