/** The sentences of mending a wrong key. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const gabaritoTexts = defineTexts({
  aulas: { pt: 'Aulas', en: 'Lessons' },
  titulo: { pt: 'Corrigir o gabarito', en: 'Fix the answer key' },
  descricao: {
    pt: 'Acerte o gabarito na aula, publique e leve a correção às notas de quem já respondeu.',
    en: 'Correct the answer key in the lesson, publish, and apply the fix to the grades of those who have already answered.',
  },
  nada: { pt: 'Nenhuma nota a corrigir', en: 'No grades to fix' },
  nadaTexto: {
    pt: 'Para corrigir um gabarito errado, mude só a resposta certa da tela, publique a aula e volte aqui. Onde a pergunta também mudou, as respostas antigas ficam como estão.',
    en: 'To fix a wrong answer key, change only the right answer of the screen, publish the lesson and come back. Where the question changed too, old answers stay as they are.',
  },
  deOutros: {
    pt: 'Quem publica esta aula corrige o gabarito dela',
    en: 'Whoever publishes this lesson fixes its answer key',
  },
  pecaA: {
    pt: (nomes: readonly string[]) =>
      `Mude a resposta certa no rascunho, envie a aula para revisão e peça a correção a ${new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(nomes)}.`,
    en: (names: readonly string[]) =>
      `Change the right answer in the draft, send the lesson for review and ask ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)} for the fix.`,
  },
  pecaAdministracao: {
    pt: 'Mude a resposta certa no rascunho, envie a aula para revisão e peça a correção a quem administra a plataforma.',
    en: 'Change the right answer in the draft, send the lesson for review and ask those who administer the platform for the fix.',
  },
  editar: { pt: 'Editar aula', en: 'Edit lesson' },
  mudaram: { pt: 'Telas com o gabarito alterado', en: 'Screens whose answer key changed' },
  tela: {
    pt: (ordem: number, titulo: string) => (titulo ? `Tela ${ordem}: ${titulo}` : `Tela ${ordem}`),
    en: (order: number, title: string) => (title ? `Screen ${order}: ${title}` : `Screen ${order}`),
  },
  versoes: {
    pt: (n: readonly number[]) =>
      n.length === 1
        ? `Quem fez a versão ${n[0]} foi julgado pelo gabarito antigo.`
        : `Quem fez as versões ${n.join(', ')} foi julgado pelo gabarito antigo.`,
    en: (n: readonly number[]) =>
      n.length === 1
        ? `Anyone who did version ${n[0]} was graded by the old answer key.`
        : `Anyone who did versions ${n.join(', ')} was graded by the old answer key.`,
  },
  motivo: { pt: 'O que estava errado', en: 'What was wrong' },
  motivoAjuda: {
    pt: 'Quem teve a nota corrigida lê isto junto do resultado.',
    en: 'Anyone whose grade was fixed reads this with their result.',
  },
  ensaiar: { pt: 'Ver quem muda', en: 'See who changes' },
  ensaiando: { pt: 'Conferindo as notas', en: 'Checking the grades' },
  gravando: { pt: 'Corrigindo as notas', en: 'Fixing the grades' },
  desfazendo: { pt: 'Desfazendo a correção', en: 'Undoing the fix' },
  ensaiado: { pt: 'Conferido', en: 'Checked' },
  gravado: { pt: 'Corrigido', en: 'Fixed' },
  desfeito: {
    pt: 'A correção foi desfeita: as notas voltaram ao que eram.',
    en: 'The fix was undone: the grades are what they were.',
  },
  sobem: {
    pt: (n: number) =>
      n === 0 ? 'Nenhuma nota muda' : plural(n, '1 tentativa sobe de nota', '# tentativas sobem de nota'),
    en: (n: number) =>
      n === 0
        ? 'No grade changes'
        : plural(n, 'The grade of 1 attempt rises', 'The grades of # attempts rise'),
  },
  contagem: {
    pt: (sobem: number, mantidas: number) =>
      [
        sobem > 0 && plural(sobem, '1 nota sobe', '# notas sobem'),
        mantidas > 0 && plural(mantidas, '1 cairia e fica como está', '# cairiam e ficam como estão'),
      ]
        .filter(Boolean)
        .join(' · '),
    en: (rise: number, kept: number) =>
      [
        rise > 0 && plural(rise, '1 grade rises', '# grades rise'),
        kept > 0 && plural(kept, '1 would fall and stays', '# would fall and stay'),
      ]
        .filter(Boolean)
        .join(' · '),
  },
  outras: { pt: 'Fora das suas turmas', en: 'Outside your classes' },
  quemMuda: { pt: 'Quem muda de nota', en: 'Whose grade changes' },
  quemMudou: { pt: 'Quem mudou de nota', en: 'Whose grade changed' },
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  turma: { pt: 'Turma', en: 'Class' },
  de: { pt: 'De', en: 'From' },
  para: { pt: 'Para', en: 'To' },
  motivoDito: { pt: (motivo: string) => `Motivo: ${motivo}.`, en: (why: string) => `Why: ${why}.` },
  consequencias: {
    pt: 'Ninguém perde nota. Pontos, classificação e certificados das trilhas acompanham as notas que sobem, e o que já estava aberto continua aberto. Quem ainda está fazendo a aula passa a ser julgado pelo gabarito novo. Questões abertas e tentativas anuladas não mudam.',
    en: 'Nobody’s grade goes down. Points, rankings and certificates of paths follow the grades that rise, and what was open stays open. Anyone who is still doing the lesson is graded by the new answer key from now on. Open questions and annulled attempts do not change.',
  },
  gravar: { pt: 'Corrigir as notas', en: 'Fix the grades' },
  gravarPergunta: { pt: 'Corrigir as notas agora?', en: 'Fix the grades now?' },
  gravarTexto: {
    pt: (n: number) =>
      n === 0
        ? 'Nenhuma nota muda, e as próximas respostas são julgadas pelo gabarito novo.'
        : `${plural(n, 'Uma nota muda', '# notas mudam')}, e ⟦cada aluno⟧ é avisado da nota antiga e da nova. Dá para desfazer por 7 dias.`,
    en: (n: number) =>
      n === 0
        ? 'No grade changes, and the next answers are graded by the new answer key.'
        : `${plural(n, 'One grade changes', '# grades change')}, and each student is told the old and the new one. It can be undone for 7 days.`,
  },
  feito: {
    pt: (n: number) => `Gabarito corrigido: ${plural(n, '1 nota mudou', '# notas mudaram')}`,
    en: (n: number) => `Answer key fixed: ${plural(n, '1 grade changed', '# grades changed')}`,
  },
  quando: {
    pt: (por: string, quando: string) => `Por ${por}, ${quando}.`,
    en: (by: string, when: string) => `By ${by}, ${when}.`,
  },
  desfazer: { pt: 'Desfazer a correção', en: 'Undo the fix' },
  desfazerAte: {
    pt: (quando: string) => `Dá para desfazer até ${quando}`,
    en: (when: string) => `It can be undone until ${when}`,
  },
  desfazerPergunta: { pt: 'Desfazer a correção do gabarito?', en: 'Undo the fix to the answer key?' },
  desfazerTexto: {
    pt: 'As notas que subiram voltam ao que eram, e ⟦cada aluno⟧ é avisado.',
    en: 'The grades that rose go back to what they were, and each student is told.',
  },
  historico: {
    pt: (de: string, para: string, quando: string) =>
      `O gabarito foi corrigido em ${quando}: a nota passou de ${de} para ${para}.`,
    en: (from: string, to: string, when: string) =>
      `The answer key was fixed on ${when}: the grade went from ${from} to ${to}.`,
  },
  historicoDesfeito: { pt: 'Isso foi desfeito.', en: 'That was undone.' },
})
