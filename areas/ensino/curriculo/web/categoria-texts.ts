/** The sentences of the categories of a curriculum. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const categoriaTexts = defineTexts({
  categorias: { pt: 'Categorias', en: 'Categories' },
  descricao: {
    pt: 'Componentes, áreas ou eixos em que as habilidades se dividem. Arraste para mudar a ordem.',
    en: 'Components, areas or strands that the skills are divided into. Drag to change their order.',
  },
  descricaoLer: {
    pt: 'Componentes, áreas ou eixos em que as habilidades se dividem.',
    en: 'Components, areas or strands that the skills are divided into.',
  },
  nova: { pt: 'Nova categoria', en: 'New category' },
  vazia: { pt: 'Nenhuma categoria ainda', en: 'No category yet' },
  vaziaTexto: {
    pt: 'Crie a primeira, como “Língua Portuguesa”, e adicione a ela as habilidades. Ou importe o currículo inteiro de uma planilha.',
    en: 'Create the first one, such as “Portuguese”, and put its skills in. Or import the whole curriculum from a spreadsheet.',
  },
  vaziaLer: {
    pt: 'Quem cuida deste currículo ainda não criou categorias.',
    en: 'Those in charge of this curriculum have not created any categories yet.',
  },
  habilidades: {
    pt: (n: number) => plural(n, '1 habilidade', '# habilidades'),
    en: (n: number) => plural(n, '1 skill', '# skills'),
  },
  extras: { pt: 'Listas de apoio', en: 'Supporting lists' },
  nExtras: {
    pt: (n: number) => plural(n, '1 lista de apoio', '# listas de apoio'),
    en: (n: number) => plural(n, '1 supporting list', '# supporting lists'),
  },
  disciplinaAjuda: {
    pt: 'De qual disciplina são as habilidades; serve aos filtros de aulas e questões.',
    en: 'Which subject its skills are of; filters of lessons and questions use it.',
  },
  dentroDe: { pt: 'Dentro de', en: 'Within' },
  noComeco: { pt: 'Nenhuma: no primeiro nível', en: 'None: at the first level' },
  nome: { pt: 'Nome da categoria', en: 'Name of the category' },
  nomeFalta: { pt: 'Escreva um nome.', en: 'Enter a name.' },
  sigla: { pt: 'Sigla', en: 'Short name' },
  siglaAjuda: {
    pt: 'Até 10 letras, como LP. Aparece onde o nome inteiro não cabe.',
    en: 'Up to 10 letters, such as LP. Shown where the whole name does not fit.',
  },
  siglaCor: { pt: 'Sigla e cor', en: 'Short name and color' },
  criar: { pt: 'Criar categoria', en: 'Create category' },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  acoes: { pt: (nome: string) => `Ações de “${nome}”`, en: (nome: string) => `Actions of “${nome}”` },
  excluir: { pt: 'Excluir categoria', en: 'Delete category' },
  excluirPergunta: {
    pt: (nome: string) => `Excluir a categoria “${nome}”?`,
    en: (nome: string) => `Delete the category “${nome}”?`,
  },
  excluirTexto: {
    pt: (n: number) =>
      n === 0
        ? 'Ela não tem habilidades. As listas de apoio vão junto.'
        : `${plural(n, 'Vai junto 1 habilidade', 'Vão junto # habilidades')}, e as listas de apoio. Aulas e questões que as citam continuam existindo.`,
    en: (n: number) =>
      n === 0
        ? 'It has no skills. Its supporting lists go with it.'
        : `${plural(n, '1 skill goes', '# skills go')} with it, and its supporting lists. Lessons and questions that name them stay.`,
  },
  excluida: { pt: (nome: string) => `“${nome}” excluída`, en: (nome: string) => `“${nome}” deleted` },
  salva: { pt: 'Categoria salva', en: 'Category saved' },
  naoExiste: {
    pt: 'Esta categoria não existe mais, ou não é para você.',
    en: 'This category no longer exists or is not open to you.',
  },
  verCategorias: { pt: 'Ver categorias', en: 'See categories' },
})
