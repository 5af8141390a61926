/** The sentences of the supporting lists of a category. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const extraTexts = defineTexts({
  extras: { pt: 'Listas de apoio', en: 'Supporting lists' },
  descricao: {
    pt: 'Temas, descritores ou competências que acompanham as habilidades desta categoria.',
    en: 'Themes, descriptors or competencies that go with the skills of this category.',
  },
  nova: { pt: 'Nova lista', en: 'New list' },
  nome: { pt: 'Nome da lista', en: 'Name of the list' },
  nomeFalta: { pt: 'Escreva um nome.', en: 'Enter a name.' },
  criar: { pt: 'Criar lista', en: 'Create list' },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  corDe: { pt: (nome: string) => `Cor de “${nome}”`, en: (nome: string) => `Color of “${nome}”` },
  mudarCor: { pt: 'Mudar a cor', en: 'Change the color' },
  itens: {
    pt: (n: number) => plural(n, '1 item', '# itens'),
    en: (n: number) => plural(n, '1 item', '# items'),
  },
  itensDe: { pt: (nome: string) => `Itens de “${nome}”`, en: (nome: string) => `Items of “${nome}”` },
  verItens: { pt: 'Ver itens', en: 'See items' },
  fechar: { pt: 'Fechar', en: 'Close' },
  abrirItens: {
    pt: (nome: string) => `Ver itens de “${nome}”`,
    en: (nome: string) => `See items of “${nome}”`,
  },
  fecharItens: {
    pt: (nome: string) => `Fechar itens de “${nome}”`,
    en: (nome: string) => `Close items of “${nome}”`,
  },
  novosItens: { pt: 'Novos itens', en: 'New items' },
  acrescentar: { pt: 'Adicionar', en: 'Add' },
  tirarItem: { pt: (nome: string) => `Remover “${nome}”`, en: (nome: string) => `Remove “${nome}”` },
  tirado: { pt: (nome: string) => `“${nome}” removido da lista`, en: (nome: string) => `“${nome}” removed` },
  novo: { pt: 'adicionado', en: 'added' },
  editado: { pt: 'alterado', en: 'changed' },
  semItens: { pt: 'Ainda sem itens.', en: 'No items yet.' },
  colar: {
    pt: 'Enter adiciona. Cole várias linhas de uma vez: cada linha vira um item.',
    en: 'Enter adds. Paste several lines at once: each line becomes an item.',
  },
  excluir: { pt: 'Excluir lista', en: 'Delete list' },
  excluirPergunta: {
    pt: (nome: string) => `Excluir a lista “${nome}”?`,
    en: (nome: string) => `Delete the list “${nome}”?`,
  },
  excluirTexto: {
    pt: (n: number) => (n === 0 ? 'Ela está vazia.' : plural(n, 'Vai junto 1 item.', 'Vão junto # itens.')),
    en: (n: number) => (n === 0 ? 'It is empty.' : plural(n, '1 item goes with it.', '# items go with it.')),
  },
  excluida: { pt: (nome: string) => `“${nome}” excluída`, en: (nome: string) => `“${nome}” deleted` },
  acoes: { pt: (nome: string) => `Ações de “${nome}”`, en: (nome: string) => `Actions of “${nome}”` },
  vazia: { pt: 'Nenhuma lista ainda', en: 'No list yet' },
  vaziaTexto: {
    pt: 'Crie uma, como “Descritores SAEB” ou “Temas transversais”, e escreva os itens.',
    en: 'Create one, such as “SAEB descriptors” or “Cross-cutting themes”, and write its items.',
  },
  vaziaLer: {
    pt: 'Esta categoria não tem listas de apoio.',
    en: 'This category has no supporting lists.',
  },
})
