/** The sentences of the facts of a lesson. */
import { defineTexts } from '../../../../../core/texts/texts.ts'

export const fatosTexts = defineTexts({
  autores: { pt: 'Quem escreve', en: 'Authors' },
  dados: { pt: 'Dados da aula', en: 'Lesson details' },
  titulo: { pt: 'Título', en: 'Title' },
  descricao: { pt: 'Descrição', en: 'Description' },
  capa: { pt: 'Capa', en: 'Cover' },
  paraQuem: { pt: 'Para quem', en: 'For whom' },
  visibilidade: { pt: 'Quem pode usar', en: 'Who may use it' },
  visibilidadeAjuda: {
    pt: '⟦Alunos⟧ só veem aulas publicadas e dadas à turma, ou abertas na rede.',
    en: 'Students only see published lessons assigned to their class or opened to the network.',
  },
  privada: { pt: 'Só quem escreve', en: 'Its authors' },
  turma: { pt: 'As turmas a que for dada', en: 'The classes it is assigned to' },
  rede: { pt: 'Uma rede ou escola', en: 'A network or school' },
  plataforma: { pt: 'Toda a plataforma', en: 'The whole platform' },
  redeQual: { pt: 'Rede ou escola', en: 'Network or school' },
  escolha: { pt: 'Escolha', en: 'Choose' },
  regras: { pt: 'Regras', en: 'Rules' },
  navegacao: { pt: 'Ordem das telas', en: 'Order of the screens' },
  livre: { pt: '⟦O aluno⟧ vai e volta', en: 'Students go back and forth' },
  sequencial: { pt: 'Uma depois da outra', en: 'One after the other' },
  tentativas: { pt: 'Tentativas', en: 'Attempts' },
  ilimitadas: { pt: 'Sem limite', en: 'No limit' },
  notaMinima: { pt: 'Nota mínima', en: 'Passing grade' },
  tempoLimite: { pt: 'Tempo, em minutos', en: 'Time, in minutes' },
  semLimite: { pt: 'sem limite', en: 'no limit' },
  offline: { pt: 'Pode ser feita sem internet', en: 'May be done without a network' },
})
