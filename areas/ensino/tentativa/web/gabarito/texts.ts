/** The sentences of mending a wrong key. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const gabaritoTexts = defineTexts({
  aulas: { pt: 'Aulas', en: 'Lessons' },
  titulo: { pt: 'Corrigir o gabarito', en: 'Repair the key' },
  descricao: {
    pt: 'Acerte o gabarito na aula, publique e leve a correção às notas de quem já respondeu.',
    en: 'Mend the key in the lesson, publish, and take the repair to the marks of those who have answered.',
  },
  nada: { pt: 'Nenhuma nota a corrigir', en: 'No marks to repair' },
  nadaTexto: {
    pt: 'Para corrigir um gabarito errado, mude só a resposta certa da tela, publique a aula e volte aqui. Onde a pergunta também mudou, as respostas antigas ficam como estão.',
    en: 'To repair a wrong key, change only the right answer of the screen, publish the lesson and come back. Where the question changed too, old answers stay as they are.',
  },
  editar: { pt: 'Editar aula', en: 'Edit lesson' },
  mudaram: { pt: 'Telas com o gabarito mudado', en: 'Screens whose key changed' },
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
        ? `Whoever did version ${n[0]} was judged by the old key.`
        : `Whoever did versions ${n.join(', ')} was judged by the old key.`,
  },
  motivo: { pt: 'O que estava errado', en: 'What was wrong' },
  motivoAjuda: {
    pt: 'Quem teve a nota corrigida lê isto junto do resultado.',
    en: 'Whoever had a mark repaired reads this with their result.',
  },
  ensaiar: { pt: 'Ver quem muda', en: 'See who changes' },
  ensaiando: { pt: 'Conferindo as notas', en: 'Checking the marks' },
  gravando: { pt: 'Corrigindo as notas', en: 'Repairing the marks' },
  desfazendo: { pt: 'Desfazendo a correção', en: 'Undoing the repair' },
  ensaiado: { pt: 'Conferido', en: 'Checked' },
  gravado: { pt: 'Corrigido', en: 'Repaired' },
  desfeito: {
    pt: 'A correção foi desfeita: as notas voltaram ao que eram.',
    en: 'The repair was undone: the marks are what they were.',
  },
  sobem: {
    pt: (n: number) =>
      n === 0 ? 'Nenhuma nota muda' : plural(n, '1 tentativa sobe de nota', '# tentativas sobem de nota'),
    en: (n: number) =>
      n === 0 ? 'No mark changes' : plural(n, 'The mark of 1 attempt rises', 'The marks of # attempts rise'),
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
        rise > 0 && plural(rise, '1 mark rises', '# marks rise'),
        kept > 0 && plural(kept, '1 would fall and stays', '# would fall and stay'),
      ]
        .filter(Boolean)
        .join(' · '),
  },
  outras: { pt: 'Fora das suas turmas', en: 'Outside your classes' },
  quemMuda: { pt: 'Quem muda de nota', en: 'Whose mark changes' },
  quemMudou: { pt: 'Quem mudou de nota', en: 'Whose mark changed' },
  aluno: { pt: '⟦Aluno⟧', en: 'Pupil' },
  turma: { pt: 'Turma', en: 'Class' },
  de: { pt: 'De', en: 'From' },
  para: { pt: 'Para', en: 'To' },
  motivoDito: { pt: (motivo: string) => `Motivo: ${motivo}.`, en: (why: string) => `Why: ${why}.` },
  consequencias: {
    pt: 'Ninguém perde nota. Pontos, classificação e certificados das trilhas acompanham as notas que sobem, e o que já estava aberto continua aberto. Quem ainda está fazendo a aula passa a ser julgado pelo gabarito novo. Questões abertas e tentativas anuladas não mudam.',
    en: 'Nobody loses marks. Points, rankings and certificates of paths follow the marks that rise, and what was open stays open. Whoever is still doing the lesson is judged by the new key from now on. Open questions and annulled attempts do not change.',
  },
  gravar: { pt: 'Corrigir as notas', en: 'Repair the marks' },
  gravarPergunta: { pt: 'Corrigir as notas agora?', en: 'Repair the marks now?' },
  gravarTexto: {
    pt: (n: number) =>
      n === 0
        ? 'Nenhuma nota muda, e as próximas respostas são julgadas pelo gabarito novo.'
        : `${plural(n, 'Uma nota muda', '# notas mudam')}, e ⟦cada aluno⟧ é avisado da nota antiga e da nova. Dá para desfazer por 7 dias.`,
    en: (n: number) =>
      n === 0
        ? 'No mark changes, and the next answers are judged by the new key.'
        : `${plural(n, 'One mark changes', '# marks change')}, and each pupil is told the old and the new one. It can be undone for 7 days.`,
  },
  feito: {
    pt: (n: number) => `Gabarito corrigido: ${plural(n, '1 nota mudou', '# notas mudaram')}`,
    en: (n: number) => `Key repaired: ${plural(n, '1 mark changed', '# marks changed')}`,
  },
  quando: {
    pt: (por: string, quando: string) => `Por ${por}, ${quando}.`,
    en: (by: string, when: string) => `By ${by}, ${when}.`,
  },
  desfazer: { pt: 'Desfazer a correção', en: 'Undo the repair' },
  desfazerAte: {
    pt: (quando: string) => `Dá para desfazer até ${quando}`,
    en: (when: string) => `It can be undone until ${when}`,
  },
  desfazerPergunta: { pt: 'Desfazer a correção do gabarito?', en: 'Undo the repair of the key?' },
  desfazerTexto: {
    pt: 'As notas que subiram voltam ao que eram, e ⟦cada aluno⟧ é avisado.',
    en: 'The marks that rose go back to what they were, and each pupil is told.',
  },
  historico: {
    pt: (de: string, para: string, quando: string) =>
      `O gabarito foi corrigido em ${quando}: a nota passou de ${de} para ${para}.`,
    en: (from: string, to: string, when: string) =>
      `The key was repaired on ${when}: the mark went from ${from} to ${to}.`,
  },
  historicoDesfeito: { pt: 'Isso foi desfeito.', en: 'That was undone.' },
})
