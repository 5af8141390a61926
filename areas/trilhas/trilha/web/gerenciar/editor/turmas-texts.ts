/** The sentences of giving a path to classes. */
import { defineTexts, plural } from '../../../../../../core/texts/texts.ts'

export const turmasTexts = defineTexts({
  texto: {
    pt: 'As turmas que seguem a trilha, e quando. Vale na hora; ⟦os alunos⟧ veem depois que a trilha é publicada.',
    en: 'The classes that follow the path, and when. Takes effect right away; students see it once the path is published.',
  },
  nenhuma: { pt: 'Nenhuma turma segue esta trilha ainda.', en: 'No class follows this path yet.' },
  dar: { pt: 'Enviar para turmas', en: 'Send to classes' },
  procurar: { pt: 'Nome da turma ou da escola', en: 'Name of the class or school' },
  achadas: { pt: 'Turmas encontradas', en: 'Classes found' },
  escolhidas: {
    pt: (n: number) => plural(n, '1 turma escolhida', '# turmas escolhidas'),
    en: (n: number) => plural(n, '1 class chosen', '# classes chosen'),
  },
  nenhumaAchada: { pt: 'Nenhuma turma com estas palavras.', en: 'No class with these words.' },
  escolha: { pt: 'Escolha ao menos uma turma', en: 'Choose at least one class' },
  inicio: { pt: 'Início', en: 'Start' },
  inicioAjuda: { pt: 'Vazio: desde já.', en: 'Blank: right away.' },
  fim: { pt: 'Fim', en: 'End' },
  fimAjuda: { pt: 'Vazio: sem fim.', en: 'Blank: no end date.' },
  fimAntes: { pt: 'O fim precisa vir depois do início', en: 'The end must come after the beginning' },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  dadas: {
    pt: (n: number) => plural(n, 'A turma segue a trilha', '# turmas seguem a trilha'),
    en: (n: number) => plural(n, 'The class follows the path', '# classes follow the path'),
  },
  mudar: {
    pt: (nome: string) => `Mudar as datas de ${nome}`,
    en: (nome: string) => `Change the dates of ${nome}`,
  },
  tirar: {
    pt: (nome: string) => `Remover a trilha de ${nome}`,
    en: (nome: string) => `Remove the path from ${nome}`,
  },
  tirada: {
    pt: (nome: string) => `${nome} não segue mais a trilha; o que ⟦os alunos⟧ fizeram fica`,
    en: (nome: string) => `${nome} no longer follows the path; what the students did stays`,
  },
  desde: { pt: 'desde já', en: 'at once' },
  de: { pt: (quando: string) => `de ${quando}`, en: (quando: string) => `from ${quando}` },
  semFim: { pt: 'sem fim', en: 'no end date' },
  ate: { pt: (quando: string) => `até ${quando}`, en: (quando: string) => `until ${quando}` },
  agendado: { pt: 'Agendada', en: 'Scheduled' },
  vigente: { pt: 'Em andamento', en: 'In progress' },
  encerrado: { pt: 'Encerrada', en: 'Over' },
})
