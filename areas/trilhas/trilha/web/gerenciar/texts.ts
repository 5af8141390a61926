/** The sentences of the authors' list of paths and of their rules, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const trilhasTexts = defineTexts({
  trilhas: { pt: 'Trilhas', en: 'Paths' },
  descricao: {
    pt: 'Caminhos de aprendizagem: aulas em ordem, por eixos e habilidades, com níveis, pontos e certificado.',
    en: 'Ways of learning: lessons in order, by axes and skills, with levels, points and a certificate.',
  },
  certificados: { pt: 'Certificados emitidos', en: 'Certificates issued' },
  regras: { pt: 'Regras das trilhas', en: 'Rules of paths' },
  nova: { pt: 'Nova trilha', en: 'New path' },
  nome: { pt: 'Nome da trilha', en: 'Name of the path' },
  criar: { pt: 'Criar trilha', en: 'Create path' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  listas: { pt: 'Listas de trilhas', en: 'Lists of paths' },
  ativas: { pt: 'Ativas', en: 'Active' },
  arquivadas: { pt: 'Arquivadas', en: 'Archived' },
  excluidas: { pt: 'Excluídas', en: 'Deleted' },
  buscar: { pt: 'Nome ou código da trilha', en: 'Name or code of the path' },
  total: {
    pt: (n: number) => plural(n, '1 trilha', '# trilhas'),
    en: (n: number) => plural(n, '1 path', '# paths'),
  },
  limpar: { pt: 'Limpar a busca', en: 'Clear the search' },
  nenhumaBusca: { pt: 'Nenhuma trilha com estas palavras', en: 'No path with these words' },
  nenhuma: { pt: 'Nenhuma trilha por aqui', en: 'No path here' },
  nenhumaAtiva: {
    pt: 'Crie a primeira: dê um nome, monte os eixos e escolha as aulas.',
    en: 'Create the first: give it a name, build its axes and choose the lessons.',
  },
  nenhumaArquivada: {
    pt: 'Trilhas arquivadas saem das turmas e guardam o que ⟦os alunos⟧ fizeram.',
    en: 'Archived paths leave the classes and keep what the students did.',
  },
  nenhumaExcluida: {
    pt: 'Trilhas excluídas ficam aqui por 30 dias e podem voltar.',
    en: 'Deleted paths stay here for 30 days and may come back.',
  },
  publicada: { pt: 'Publicada', en: 'Published' },
  naoPublicada: { pt: 'Não publicada', en: 'Not published' },
  mudancas: { pt: 'Mudanças não publicadas', en: 'Changes to publish' },
  editando: { pt: (nome: string) => `${nome} está editando`, en: (nome: string) => `${nome} is editing` },
  voce: { pt: 'Você está editando', en: 'You are editing' },
  turmas: {
    pt: (n: number) => plural(n, '1 turma', '# turmas'),
    en: (n: number) => plural(n, '1 class', '# classes'),
  },
  aulas: {
    pt: (n: number) => plural(n, '1 aula', '# aulas'),
    en: (n: number) => plural(n, '1 lesson', '# lessons'),
  },
  codigo: { pt: (codigo: string) => `código ${codigo}`, en: (codigo: string) => `code ${codigo}` },
  de: { pt: (nome: string) => `de ${nome}`, en: (nome: string) => `by ${nome}` },
  mudou: { pt: 'mudou', en: 'changed' },
  voltaAte: {
    pt: (dia: string) => `pode voltar até ${dia}`,
    en: (dia: string) => `may come back until ${dia}`,
  },
  semVolta: { pt: 'não pode mais voltar', en: 'may no longer come back' },
  acoesDe: { pt: (nome: string) => `Ações de ${nome}`, en: (nome: string) => `Actions of ${nome}` },
  editar: { pt: 'Editar', en: 'Edit' },
  ver: { pt: 'Ver', en: 'See' },
  duplicar: { pt: 'Duplicar', en: 'Duplicate' },
  arquivar: { pt: 'Arquivar', en: 'Archive' },
  reativar: { pt: 'Reativar', en: 'Make active again' },
  excluir: { pt: 'Excluir', en: 'Delete' },
  restaurar: { pt: 'Restaurar', en: 'Restore' },
  excluirPergunta: {
    pt: (nome: string) => `Excluir a trilha “${nome}”?`,
    en: (nome: string) => `Delete the path “${nome}”?`,
  },
  excluirTexto: {
    pt: '⟦Os alunos⟧ deixam de vê-la. Por 30 dias ela pode voltar, com tudo o que fizeram; depois, não.',
    en: 'Students no longer see it. For 30 days it may come back, with all they did; after that it may not.',
  },
  excluirTrilha: { pt: 'Excluir trilha', en: 'Delete path' },
  duplicada: {
    pt: 'Trilha duplicada. Esta é a cópia, ainda não publicada.',
    en: 'Path duplicated. This is the copy, not published yet.',
  },
  foiArquivada: { pt: (nome: string) => `“${nome}” arquivada`, en: (nome: string) => `“${nome}” archived` },
  foiReativada: {
    pt: (nome: string) => `“${nome}” está ativa de novo`,
    en: (nome: string) => `“${nome}” is active again`,
  },
  foiExcluida: { pt: (nome: string) => `“${nome}” excluída`, en: (nome: string) => `“${nome}” deleted` },
  foiRestaurada: {
    pt: (nome: string) => `“${nome}” voltou, entre as arquivadas`,
    en: (nome: string) => `“${nome}” is back, among the archived`,
  },
})
