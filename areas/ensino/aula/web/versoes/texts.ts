/** The sentences of the history of a lesson. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const versoesTexts = defineTexts({
  aulas: { pt: 'Aulas', en: 'Lessons' },
  versoes: { pt: 'Versões', en: 'Versions' },
  descricao: {
    pt: 'Cada publicação fica guardada. Veja o que mudou e, se quiser, volte a uma versão antiga.',
    en: 'Every publication is kept. See what changed and, if you like, go back to an old version.',
  },
  nenhuma: { pt: 'Esta aula ainda não foi publicada', en: 'This lesson was not published yet' },
  nenhumaTexto: {
    pt: 'A primeira versão aparece aqui quando você publicar a aula.',
    en: 'The first version shows here once you publish the lesson.',
  },
  escrever: { pt: 'Editar aula', en: 'Edit lesson' },
  versaoN: { pt: (n: number) => `Versão ${n}`, en: (n: number) => `Version ${n}` },
  atual: { pt: 'atual', en: 'current' },
  nTelas: {
    pt: (n: number) => plural(n, '1 tela', '# telas'),
    en: (n: number) => plural(n, '1 screen', '# screens'),
  },
  por: {
    pt: (quem: string, quando: string) => `${quem}, ${quando}`,
    en: (quem: string, quando: string) => `${quem}, ${quando}`,
  },
  compararCom: { pt: 'Comparar com', en: 'Compare with' },
  rascunho: { pt: 'Rascunho atual', en: 'The draft as it is now' },
  oQueMudou: {
    pt: (n: number) => `O que mudou desde a versão ${n}`,
    en: (n: number) => `What changed since version ${n}`,
  },
  nadaMudou: { pt: 'Nada mudou.', en: 'Nothing changed.' },
  mudancas: {
    pt: (n: number) => plural(n, '1 mudança', '# mudanças'),
    en: (n: number) => plural(n, '1 change', '# changes'),
  },
  dados: { pt: 'Dados da aula', en: 'Lesson details' },
  igual: { pt: 'igual', en: 'the same' },
  mudou: { pt: 'mudou', en: 'changed' },
  lugar: { pt: 'mudou de lugar', en: 'moved' },
  nova: { pt: 'nova', en: 'new' },
  saiu: { pt: 'saiu', en: 'removed' },
  incerta: { pt: 'sem comparação', en: 'cannot be compared' },
  semEscrita: {
    pt: 'Esta versão foi publicada antes de o rascunho ser guardado: dá para ver quais telas tinha, mas não o que estava escrito nelas.',
    en: 'This version was published before drafts were kept: you can see which screens it had, but not what they said.',
  },
  restaurar: { pt: 'Restaurar como rascunho', en: 'Restore as the draft' },
  restaurarTitulo: {
    pt: (n: number) => `Voltar o rascunho à versão ${n}?`,
    en: (n: number) => `Take the draft back to version ${n}?`,
  },
  restaurarTexto: {
    pt: 'O rascunho atual é trocado pelo que estava escrito nessa versão, e dá para desfazer logo depois. Para ⟦os alunos⟧ nada muda até você publicar.',
    en: 'The draft as it is now is replaced by what that version said, and that can be undone right after. For students nothing changes until you publish.',
  },
  restauracaoDesfeita: {
    pt: 'O rascunho voltou ao que era antes.',
    en: 'The draft is what it was before.',
  },
  restaurada: {
    pt: (n: number) => `O rascunho voltou à versão ${n}. Publique para ⟦os alunos⟧ verem.`,
    en: (n: number) => `The draft is version ${n} again. Publish it for students to see.`,
  },
  titulo: { pt: 'Título', en: 'Title' },
  resumo: { pt: 'Descrição', en: 'Description' },
  navegacao: { pt: 'Ordem das telas', en: 'Order of screens' },
  livre: { pt: 'livre', en: 'free' },
  sequencial: { pt: 'uma depois da outra', en: 'one after the other' },
  tentativas: { pt: 'Tentativas', en: 'Attempts' },
  ilimitadas: { pt: 'sem limite', en: 'unlimited' },
  notaMinima: { pt: 'Nota mínima', en: 'Passing grade' },
  tempo: { pt: 'Tempo', en: 'Time' },
  minutos: {
    pt: (n: number) => plural(n, '1 minuto', '# minutos'),
    en: (n: number) => plural(n, '1 minute', '# minutes'),
  },
})
