/** Sentences of imports and exports: what is wrong with a file or a line, names of fields. */
import { defineTexts, type Language, plural, say } from '../../../core/texts/texts.ts'
import type { Campo, Falta } from './shapes-importar.ts'

export const importarTexts = defineTexts({
  vazia: {
    pt: 'O arquivo não tem linhas. A primeira linha traz os nomes das colunas; as habilidades vêm depois.',
    en: 'The file has no lines. The first line holds the names of the columns; skills come after it.',
  },
  linhas_demais: {
    pt: 'O arquivo tem mais de 10.000 linhas. Divida-o em dois.',
    en: 'The file has more than 10,000 lines. Split it in two.',
  },
  colunas_demais: {
    pt: 'O arquivo tem mais de 40 colunas. Remova as que não fazem falta.',
    en: 'The file has more than 40 columns. Remove those that are not needed.',
  },
  linha_longa: {
    pt: 'Uma linha do arquivo é longa demais. Confira o separador das colunas.',
    en: 'One line of the file is too long. Check what separates the columns.',
  },
  semOriginal: {
    pt: 'O arquivo não está mais guardado para ser lido de outro modo. Envie-o de novo.',
    en: 'The file is no longer kept to be read in another way. Send it again.',
  },
  ilegivel: {
    pt: 'Não foi possível ler o arquivo. Salve de novo como CSV, XLSX, ODS ou JSON e envie outra vez.',
    en: 'The file could not be read. Save it again as CSV, XLSX, ODS or JSON and send it once more.',
  },
  pesada: {
    pt: 'O arquivo pede memória ou tempo demais para ser aberto. Salve só a folha com as habilidades, como CSV.',
    en: 'The file takes too much memory or time to open. Save only the sheet with the skills, as CSV.',
  },
  json_invalido: {
    pt: 'O arquivo JSON está quebrado: falta uma aspa, uma vírgula ou o fim. Exporte-o de novo e envie outra vez.',
    en: 'The JSON file is broken: a quote, a comma or its end is missing. Export it again and send it once more.',
  },
  json_sem_lista: {
    pt: 'O JSON precisa ser uma lista de habilidades, cada uma com campos simples, sem outros dentro.',
    en: 'The JSON must be a list of skills, each with plain fields, with no others inside.',
  },
  referencias_demais: {
    pt: 'As tabelas de nomes têm mais de 5.000 linhas. Envie só as que o arquivo usa.',
    en: 'The tables of names have more than 5,000 lines. Send only those that the file uses.',
  },
  doisArquivos: {
    pt: 'Mais de um arquivo tem habilidades. Envie um por vez, com as tabelas de nomes que ele usa.',
    en: 'More than one file has skills. Send one at a time, with the tables of names that it uses.',
  },
  semArquivo: {
    pt: 'Escolha um arquivo CSV, XLSX, ODS ou JSON.',
    en: 'Choose a CSV, XLSX, ODS or JSON file.',
  },
  faltaColuna: {
    pt: 'Falta dizer qual coluna tem o código, o texto, e o componente ou a categoria.',
    en: 'It is still to be said which column holds the code, the text, and the component or the category.',
  },
  colunaRepetida: {
    pt: 'Duas colunas estão com o mesmo campo. Deixe uma delas de fora.',
    en: 'Two columns hold the same field. Leave one of them out.',
  },
  nomeOcupado: {
    pt: 'Já existe um currículo com este nome que você não pode editar. Escolha outro nome.',
    en: 'There already is a curriculum of this name that you may not edit. Choose another name.',
  },
  outroPasso: {
    pt: 'Esta importação já está em outro passo. Atualize a página para ver.',
    en: 'This import is at another step already. Reload the page to see.',
  },
  jaGravada: {
    pt: 'Esta importação já foi salva. Para voltar atrás, desfaça.',
    en: 'This import has already been saved. To go back, undo it.',
  },
  haErros: {
    pt: (n: number) =>
      `${plural(n, 'Há uma linha com erro.', 'Há # linhas com erro.')} Corrija o arquivo e envie de novo, ou deixe essas linhas de fora.`,
    en: (n: number) =>
      `${plural(n, 'One line has an error.', '# lines have errors.')} Correct the file and send it again, or leave those lines out.`,
  },
  nadaAGravar: {
    pt: 'Não há nada a salvar: o currículo já tem tudo o que o arquivo traz.',
    en: 'There is nothing to save: the curriculum already has all that the file brings.',
  },
  contagemMudou: {
    pt: 'A contagem mudou desde que você viu. Confira de novo antes de salvar.',
    en: 'The count changed since you saw it. Check again before saving.',
  },
  errosNovos: {
    pt: (n: number) =>
      `${plural(n, 'Uma linha ganhou erro', '# linhas ganharam erros')} desde a conferência: o currículo mudou. Nada foi salvo.`,
    en: (n: number) =>
      `${plural(n, 'One line has an error', '# lines have errors')} that the check did not have: the curriculum changed. Nothing was saved.`,
  },
  curriculoSumiu: {
    pt: 'O currículo foi excluído. Nada foi salvo.',
    en: 'The curriculum was removed. Nothing was saved.',
  },
  conflito: {
    pt: 'O currículo mudou ao mesmo tempo. Nada foi salvo: tente de novo.',
    en: 'The curriculum changed at the same time. Nothing was saved: try again.',
  },
  naoDesfez: {
    pt: 'O currículo mudou ao mesmo tempo. Nada foi desfeito: tente de novo.',
    en: 'The curriculum changed at the same time. Nothing was undone: try again.',
  },
  prazoVencido: {
    pt: 'O prazo de 7 dias para desfazer esta importação acabou.',
    en: 'The 7 days in which this import could be undone are over.',
  },
  haMudadas: {
    pt: (n: number) =>
      `${plural(n, 'Um item desta importação mudou ou está em uso', '# itens desta importação mudaram ou estão em uso')} desde então. Nada foi desfeito.`,
    en: (n: number) =>
      `${plural(n, 'One item of this import was changed or is in use', '# items of this import were changed or are in use')} since. Nothing was undone.`,
  },
})

export const campoTexts = defineTexts({
  codigo: { pt: 'Código', en: 'Code' },
  texto: { pt: 'Texto da habilidade', en: 'Text of the skill' },
  componente: { pt: 'Componente curricular', en: 'Component' },
  categoria: { pt: 'Categoria', en: 'Category' },
  nivel: { pt: 'Nível (dentro da categoria)', en: 'Level (inside the category)' },
  tema: { pt: 'Tema (dentro da categoria)', en: 'Theme (inside the category)' },
  anos: { pt: 'Anos escolares', en: 'Grade levels' },
  vigencia: { pt: 'Vigência', en: 'Active' },
  descritor_saeb: { pt: 'Descritor SAEB', en: 'SAEB descriptor' },
  bncc_codigo: { pt: 'Código da BNCC', en: 'BNCC code' },
} satisfies Record<Campo, { pt: string; en: string }>)

type Dados = NonNullable<Falta['dados']>
const maximum = (pt: string, en: string) => ({
  pt: ({ maximo = '' }: Dados) => pt.replace('#', Number(maximo).toLocaleString('pt-BR')),
  en: ({ maximo = '' }: Dados) => en.replace('#', Number(maximo).toLocaleString('en-US')),
})

const faltaTexts = defineTexts({
  codigo_obrigatorio: { pt: () => 'Falta o código.', en: () => 'The code is missing.' },
  codigo_longo: maximum('O código tem mais de # letras.', 'The code has more than # letters.'),
  codigo_repetido: {
    pt: ({ linha = '' }: Dados) => `Este código já está na linha ${linha}.`,
    en: ({ linha = '' }: Dados) => `This code already stands on line ${linha}.`,
  },
  texto_obrigatorio: { pt: () => 'Falta o texto da habilidade.', en: () => 'The text is missing.' },
  texto_longo: maximum('O texto tem mais de # letras.', 'The text has more than # letters.'),
  componente_desconhecido: {
    pt: ({ valor = '' }: Dados) =>
      `O componente “${valor}” não é uma disciplina daqui. Envie junto a tabela de componentes, ou cadastre a disciplina.`,
    en: ({ valor = '' }: Dados) =>
      `The component “${valor}” is not a subject here. Send the table of components along, or create the subject.`,
  },
  categoria_obrigatoria: {
    pt: () => 'Falta dizer a que componente ou categoria pertence.',
    en: () => 'Its component or category is missing.',
  },
  categoria_longa: maximum(
    'O nome da categoria tem mais de # letras.',
    'The name of the category has more than # letters.',
  ),
  categorias_demais: maximum(
    'Um currículo tem no máximo # categorias.',
    'A curriculum has at most # categories.',
  ),
  categoria_cheia: maximum('Uma categoria tem no máximo # habilidades.', 'A category has at most # skills.'),
  ano_invalido: {
    pt: ({ valor = '' }: Dados) => `“${valor}” não é um ano escolar. Escreva, por exemplo, 6 ou 6 | 7.`,
    en: ({ valor = '' }: Dados) => `“${valor}” is not a grade level. Write, for example, 6 or 6 | 7.`,
  },
  vigencia_invalida: {
    pt: ({ valor = '' }: Dados) => `“${valor}” não diz se está vigente. Escreva vigente ou revogada.`,
    en: ({ valor = '' }: Dados) =>
      `“${valor}” does not say whether it is in force. Write vigente or revogada.`,
  },
  valor_longo: maximum('Tem mais de # letras.', 'It has more than # letters.'),
  linha_cortada: {
    pt: () => 'O arquivo termina no meio desta linha, ou uma aspa não fecha.',
    en: () => 'The file ends in the middle of this line, or a quote does not close.',
  },
} satisfies Record<Falta['codigo'], { pt: (dados: Dados) => string; en: (dados: Dados) => string }>)

/** What is wrong, as a sentence. */
export const faltaInWords = ({ codigo, dados = {} }: Falta, language: Language): string =>
  say(faltaTexts, language)[codigo](dados)
