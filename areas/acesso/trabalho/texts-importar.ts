/** What the screens of every import say, whatever the file brings; an area spreads them into its own and says what differs. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const importacaoTexts = defineTexts({
  linhas: {
    pt: (n: number) => plural(n, 'uma linha', '# linhas'),
    en: (n: number) => plural(n, 'one line', '# lines'),
  },
  etapas: { pt: 'Enviar,Colunas,Conferir,Salvar,Pronto', en: 'Send,Columns,Check,Save,Done' },
  grande: { pt: 'O arquivo tem mais de 20 MB.', en: 'The file has more than 20 MB.' },
  soltar: { pt: 'ou solte aqui', en: 'or drop it here' },
  enviar: { pt: 'Enviar e conferir', en: 'Send and check' },
  enviando: { pt: (n: number) => `Enviando… ${n}%`, en: (n: number) => `Sending… ${n}%` },
  modelo: { pt: 'Baixar modelo', en: 'Download a model' },
  colArquivo: { pt: 'Arquivo', en: 'File' },
  colLinhas: { pt: 'Linhas', en: 'Lines' },
  colPasso: { pt: 'Situação', en: 'Status' },
  colQuando: { pt: 'Enviada', en: 'Sent' },
  passo_colunas: { pt: 'Faltam as colunas', en: 'Columns to be told' },
  passo_conferido: { pt: 'Conferida', en: 'Checked' },
  passo_gravando: { pt: 'Salvando', en: 'Saving' },
  passo_gravado: { pt: 'Salva', en: 'Saved' },
  passo_desfazendo: { pt: 'Desfazendo', en: 'Undoing' },
  passo_desfeito: { pt: 'Desfeita', en: 'Undone' },

  colunasTitulo: { pt: 'O que traz cada coluna?', en: 'What does each column hold?' },
  conferir: { pt: 'Conferir', en: 'Check' },
  mudarColunas: { pt: 'Ver ou mudar as colunas', en: 'See or change the columns' },

  conferirTitulo: { pt: 'Confira antes de salvar', en: 'Check before saving' },
  conferirTexto: { pt: 'Nada foi salvo ainda.', en: 'Nothing has been saved yet.' },
  erro: { pt: 'com erro', en: 'with errors' },
  linha: { pt: 'Linha', en: 'Line' },
  oQueHouve: { pt: 'O que houve', en: 'What happened' },
  nenhumaLinha: { pt: 'Nenhuma linha assim', en: 'No such line' },
  depoisDesfazer: {
    pt: 'Depois de salvar, dá para desfazer por 7 dias.',
    en: 'Once saved, it can be undone for 7 days.',
  },

  desfazerAte: {
    pt: (quando: string) => `Dá para desfazer até ${quando}.`,
    en: (quando: string) => `It can be undone until ${quando}.`,
  },
  eMais: { pt: (n: number) => `e mais ${n}`, en: (n: number) => `and ${n} more` },
})
