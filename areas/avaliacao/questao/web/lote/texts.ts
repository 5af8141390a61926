/** Sentences of changing many questions at once. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const loteWebTexts = defineTexts({
  escolher: { pt: (codigo: string) => `Selecionar ${codigo}`, en: (codigo: string) => `Select ${codigo}` },
  daPagina: {
    pt: (n: number) => plural(n, 'Selecionar a questão desta página', 'Selecionar as # desta página'),
    en: (n: number) => plural(n, 'Select the question of this page', 'Select the # of this page'),
  },
  escolhidas: {
    pt: (n: number) => plural(n, 'Uma selecionada', '# selecionadas'),
    en: (n: number) => plural(n, 'One selected', '# selected'),
  },
  ate: {
    pt: (n: number) => `Selecione até ${n} por vez.`,
    en: (n: number) => `Select up to ${n} at a time.`,
  },
  todasDaBusca: {
    pt: (n: string) => `Selecionar todas as ${n} que a busca encontra`,
    en: (n: string) => `Select all ${n} that the search finds`,
  },
  todasDaLista: {
    pt: (n: string) => `Selecionar todas as ${n} da lista`,
    en: (n: string) => `Select all ${n} on the list`,
  },
  achadas: {
    pt: (n: string, most: number) => `São ${n} questões, e dá para selecionar até ${most} por vez.`,
    en: (n: string, most: number) => `There are ${n} questions; you can select up to ${most} at a time.`,
  },
  maisQueCabem: {
    pt: (n: string, most: number) => `São mais de ${n} questões, e dá para selecionar até ${most} por vez.`,
    en: (n: string, most: number) =>
      `There are more than ${n} questions; you can select up to ${most} at a time.`,
  },
  primeiras: {
    pt: (n: number) => `Selecionar as ${n} primeiras`,
    en: (n: number) => `Select the first ${n}`,
  },
  exportar: { pt: 'Exportar', en: 'Export' },
  acoes: { pt: 'Ações com as selecionadas', en: 'Actions on the selected' },
  mais: { pt: 'Mais ações', en: 'More actions' },
  limpar: { pt: 'Limpar seleção', en: 'Clear selection' },
  arquivar: { pt: 'Arquivar', en: 'Archive' },
  trazer: { pt: 'Trazer de volta', en: 'Bring back' },
  favoritar: { pt: 'Adicionar às favoritas', en: 'Add to favorites' },
  desfavoritar: { pt: 'Remover das favoritas', en: 'Remove from favorites' },
  mudar: { pt: 'Mudar dados', en: 'Change details' },
  mudarTitulo: {
    pt: (n: number) => plural(n, 'Mudar dados da questão', 'Mudar dados de # questões'),
    en: (n: number) => plural(n, 'Change details of the question', 'Change details of # questions'),
  },
  mudarTexto: {
    pt: 'Só muda o que você preencher aqui.',
    en: 'Only what you fill in here changes.',
  },
  salvar: { pt: 'Salvar mudanças', en: 'Save changes' },
  naoMudar: { pt: 'Não mudar', en: 'Do not change' },
  trocarHabilidades: { pt: 'Trocar as habilidades por estas', en: 'Replace the skills with these' },
  tagsMais: { pt: 'Tags para adicionar', en: 'Tags to add' },
  tagsMenos: { pt: 'Tags para remover', en: 'Tags to remove' },
  enviar: { pt: 'Enviar para o banco de uma rede', en: 'Send to the bank of a network' },
  enviarTitulo: {
    pt: (n: number) => plural(n, 'Enviar a questão', 'Enviar # questões'),
    en: (n: number) => plural(n, 'Send the question', 'Send # questions'),
  },
  enviarTexto: {
    pt: 'Vão rascunhos e questões que ainda não estão no banco de nenhuma rede.',
    en: 'Drafts go, and questions that stand in no network bank yet.',
  },
  rede: { pt: 'Rede ou escola', en: 'Network or school' },
  comRevisao: { pt: 'As questões passam por revisão ali.', en: 'The questions are reviewed there.' },
  semRevisao: { pt: 'As questões entram aprovadas.', en: 'The questions go in approved.' },
  enviarAgora: { pt: 'Enviar', en: 'Send' },
  nada: { pt: 'Nada precisou mudar.', en: 'Nothing had to change.' },
  mudaram: {
    pt: (n: number) => plural(n, 'Uma questão mudou.', '# questões mudaram.'),
    en: (n: number) => plural(n, 'One question changed.', '# questions changed.'),
  },
  arquivaram: {
    pt: (n: number) => plural(n, 'Uma questão arquivada.', '# questões arquivadas.'),
    en: (n: number) => plural(n, 'One question archived.', '# questions archived.'),
  },
  voltaram: {
    pt: (n: number) => plural(n, 'Uma questão voltou.', '# questões voltaram.'),
    en: (n: number) => plural(n, 'One question is back.', '# questions are back.'),
  },
  desfeito: {
    pt: (n: number) =>
      plural(n, 'Uma questão voltou a ser como era.', '# questões voltaram a ser como eram.'),
    en: (n: number) => plural(n, 'One question is as it was.', '# questions are as they were.'),
  },
  mantidas: {
    pt: (n: number) =>
      plural(n, 'Uma ficou: outra pessoa a mudou depois.', '# ficaram: outra pessoa as mudou depois.'),
    en: (n: number) =>
      plural(n, 'One stays: somebody changed it since.', '# stay: somebody changed them since.'),
  },
})
