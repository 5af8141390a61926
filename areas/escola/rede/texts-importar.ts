/** Sentences of lists of schools: what is wrong with a file or a line, names of fields. */
import { comArtigo } from '../../../core/texts/artigo.ts'
import { defineTexts, type Language, plural, say } from '../../../core/texts/texts.ts'
import { MAX_NIVEIS } from './rules.ts'
import type { Campo, Falta } from './shapes-importar.ts'

export const importarTexts = defineTexts({
  vazia: {
    pt: 'O arquivo não tem linhas. A primeira linha traz os nomes das colunas; as escolas vêm depois.',
    en: 'The file has no lines. The first line holds the names of the columns; schools come after it.',
  },
  linhas_demais: {
    pt: 'O arquivo tem mais de 6.000 linhas. Divida-o em dois.',
    en: 'The file has more than 6,000 lines. Split it in two.',
  },
  colunas_demais: {
    pt: 'O arquivo tem mais de 60 colunas. Remova as que não fazem falta.',
    en: 'The file has more than 60 columns. Remove those that are not needed.',
  },
  linha_longa: {
    pt: 'Uma linha do arquivo é longa demais. Confira o separador das colunas.',
    en: 'One line of the file is too long. Check what separates the columns.',
  },
  ilegivel: {
    pt: 'Não foi possível ler o arquivo. Salve de novo como CSV, XLSX, ODS ou JSON e envie outra vez.',
    en: 'The file could not be read. Save it again as CSV, XLSX, ODS or JSON and send it once more.',
  },
  pesada: {
    pt: 'O arquivo pede memória ou tempo demais para ser aberto. Salve só a folha com as escolas, como CSV.',
    en: 'The file takes too much memory or time to open. Save only the sheet with the schools, as CSV.',
  },
  json_invalido: {
    pt: 'O arquivo JSON está quebrado: falta uma aspa, uma vírgula ou o fim. Exporte-o de novo e envie outra vez.',
    en: 'The JSON file is broken: a quote, a comma or its end is missing. Export it again and send it once more.',
  },
  json_sem_lista: {
    pt: 'O JSON precisa ser uma lista de escolas, cada uma com campos simples, sem outros dentro.',
    en: 'The JSON must be a list of schools, each with plain fields, with no others inside.',
  },
  semOriginal: {
    pt: 'O arquivo não está mais guardado para ser lido de outro modo. Envie-o de novo.',
    en: 'The file is no longer kept to be read in another way. Send it again.',
  },
  semArquivo: {
    pt: 'Escolha um arquivo CSV, XLSX, ODS ou JSON.',
    en: 'Choose a CSV, XLSX, ODS or JSON file.',
  },
  faltaColuna: {
    pt: 'Falta dizer qual coluna tem o nome da escola.',
    en: 'It is still to be said which column holds the name of the school.',
  },
  colunaRepetida: {
    pt: 'Duas colunas estão com o mesmo campo. Deixe uma delas de fora.',
    en: 'Two columns hold the same field. Leave one of them out.',
  },
  outroPasso: {
    pt: 'Esta lista já está em outro passo. Atualize a página para ver.',
    en: 'This list is at another step already. Reload the page to see.',
  },
  jaGravada: {
    pt: 'Esta lista já foi salva. Para voltar atrás, desfaça.',
    en: 'This list has already been saved. To go back, undo it.',
  },
  haErros: {
    pt: (n: number) =>
      `${plural(n, 'Uma linha espera', '# linhas esperam')} uma correção ou resposta. Resolva, ou deixe de fora o que falta.`,
    en: (n: number) =>
      `${plural(n, 'One line waits', '# lines wait')} for a correction or an answer. Settle it, or leave out what is missing.`,
  },
  nadaAGravar: {
    pt: 'Não há nada a salvar: nenhuma linha cria nem muda uma escola.',
    en: 'There is nothing to save: no line makes or changes a school.',
  },
  contagemMudou: {
    pt: 'A contagem mudou desde que você viu. Confira de novo antes de salvar.',
    en: 'The count changed since you saw it. Check again before saving.',
  },
  errosNovos: {
    pt: (n: number) =>
      `${plural(n, 'Uma linha espera', '# linhas esperam')} uma correção ou resposta que a conferência não pedia: a rede mudou. Nada foi salvo.`,
    en: (n: number) =>
      `${plural(n, 'One line waits', '# lines wait')} for a correction or an answer that the check did not ask for: the network changed. Nothing was saved.`,
  },
  semPermissao: {
    pt: 'Você não pode mais mudar esta rede. Nada foi feito.',
    en: 'You may no longer change this network. Nothing was done.',
  },
  redeComInep: {
    pt: 'A rede que recebe a lista virou escola, e escolas têm turmas, não redes. Nada foi salvo.',
    en: 'The network of this list became a school, and schools hold classes. Nothing was saved.',
  },
  muitasSuperiores: {
    pt: 'A lista cita mais de 200 redes que ainda não existem. Confira se a coluna da rede superior está certa.',
    en: 'The list names more than 200 networks that are not there. Check whether the column of the parent network is the right one.',
  },
  conflito: {
    pt: 'A rede mudou ao mesmo tempo. Nada foi salvo: tente de novo.',
    en: 'The network changed at the same time. Nothing was saved: try again.',
  },
  naoDesfez: {
    pt: 'A rede mudou ao mesmo tempo. Nada foi desfeito: tente de novo.',
    en: 'The network changed at the same time. Nothing was undone: try again.',
  },
  prazoVencido: {
    pt: 'O prazo de 7 dias para desfazer esta lista acabou.',
    en: 'The 7 days in which this list could be undone are over.',
  },
  haMudadas: {
    pt: (n: number) =>
      `${plural(n, 'Uma rede desta lista já está em uso ou mudou', '# redes desta lista já estão em uso ou mudaram')}. Nada foi desfeito.`,
    en: (n: number) =>
      `${plural(n, 'One network of this list is', '# networks of this list are')} in use or changed by now. Nothing was undone.`,
  },
})

export const campoTexts = defineTexts({
  nome: { pt: 'Nome da escola', en: 'Name of the school' },
  inep: { pt: 'Código INEP', en: 'INEP code' },
  endereco: { pt: 'Endereço', en: 'Address' },
  numero: { pt: 'Número', en: 'Number' },
  bairro: { pt: 'Bairro', en: 'Neighborhood' },
  municipio: { pt: 'Município', en: 'City' },
  uf: { pt: 'Estado (UF)', en: 'State' },
  cep: { pt: 'CEP', en: 'Postal code' },
  telefone: { pt: 'Telefone', en: 'Phone' },
  email: { pt: 'E-mail', en: 'Email' },
  superior: { pt: 'Rede superior', en: 'Parent network' },
  situacao: { pt: 'Situação', en: 'State of the school' },
} satisfies Record<Campo, { pt: string; en: string }>)

type Dados = NonNullable<Falta['dados']>
const plain = (pt: string, en: string) => ({ pt: () => pt, en: () => en })
const coded = ({ nome = '', inep }: Dados, word: string) =>
  inep === undefined ? `“${nome}”` : `“${nome}” (${word} ${inep})`

const faltaTexts = defineTexts({
  linha_cortada: plain(
    'O arquivo termina no meio desta linha, ou uma aspa não fecha.',
    'The file ends in the middle of this line, or a quote does not close.',
  ),
  nome_obrigatorio: plain('Falta o nome da escola.', 'The name of the school is missing.'),
  nome_longo: plain('O nome tem mais de 150 letras.', 'The name has more than 150 letters.'),
  inep_invalido: {
    pt: ({ valor = '' }: Dados) =>
      `“${valor}” não é um código INEP: são 8 números, e os dois primeiros são os do estado.`,
    en: ({ valor = '' }: Dados) =>
      `“${valor}” is no INEP code: it has 8 digits, and the first two are those of the state.`,
  },
  inep_outro_estado: {
    pt: ({ uf = '', dita = '' }: Dados) =>
      `O código INEP é de uma escola de ${uf}, e a linha diz ${dita}. Corrija um dos dois.`,
    en: ({ uf = '', dita = '' }: Dados) =>
      `The INEP code is of a school in ${uf}, and the line says ${dita}. Correct one of them.`,
  },
  inep_fora: plain(
    'Uma escola de fora desta rede já tem este código INEP. Confira o código.',
    'A school outside this network has this INEP code already. Check the code.',
  ),
  inep_repetido: {
    pt: ({ linha = '' }: Dados) =>
      `A linha ${linha} tem este código INEP com outro nome. Corrija um dos dois.`,
    en: ({ linha = '' }: Dados) =>
      `Line ${linha} has this INEP code under another name. Correct one of them.`,
  },
  linha_repetida: {
    pt: ({ linha = '' }: Dados) => `É a mesma escola da linha ${linha}.`,
    en: ({ linha = '' }: Dados) => `It is the same school as line ${linha}.`,
  },
  superior_desconhecido: {
    pt: ({ valor = '', rede = '' }: Dados) =>
      `Não há “${valor}” aqui: a escola fica ${comArtigo('em', String(rede))}.`,
    en: ({ valor = '', rede = '' }: Dados) => `There is no “${valor}” here: the school goes into ${rede}.`,
  },
  superior_nova: {
    pt: ({ valor = '', rede = '' }: Dados) =>
      `Fica em “${valor}”, que será criada ${comArtigo('em', String(rede))}.`,
    en: ({ valor = '', rede = '' }: Dados) => `It goes into “${valor}”, which will be made in ${rede}.`,
  },
  superior_repetido: {
    pt: ({ valor = '' }: Dados) => `Há mais de uma rede “${valor}”. Escreva o código da rede certa.`,
    en: ({ valor = '' }: Dados) =>
      `There is more than one network “${valor}”. Write the code of the right one.`,
  },
  superior_escola: {
    pt: ({ valor = '' }: Dados) =>
      `“${valor}” é uma escola, e escolas têm turmas, não redes. Escreva o nome de uma rede.`,
    en: ({ valor = '' }: Dados) =>
      `“${valor}” is a school, and schools hold classes. Write the name of a network.`,
  },
  superior_fundo: plain(
    `A árvore tem no máximo ${MAX_NIVEIS} níveis, e a escola ficaria abaixo deles.`,
    `The tree has at most ${MAX_NIVEIS} levels, and the school would be below them.`,
  ),
  fora_de_atividade: plain(
    'A lista diz que a escola não está em atividade.',
    'The list says that the school does not work any more.',
  ),
  mesmo_inep: {
    pt: (dados: Dados) => `Já está aqui com este código: ${coded(dados, 'INEP')}.`,
    en: (dados: Dados) => `It is here with this code: ${coded(dados, 'INEP')}.`,
  },
  mesmo_nome: {
    pt: (dados: Dados) => `Já está aqui com este nome: ${coded(dados, 'INEP')}.`,
    en: (dados: Dados) => `It is here by this name: ${coded(dados, 'INEP')}.`,
  },
  nome_parecido: {
    pt: (dados: Dados) => `O nome é parecido com ${coded(dados, 'INEP')}. É a mesma escola?`,
    en: (dados: Dados) => `The name is like ${coded(dados, 'INEP')}. Is it the same school?`,
  },
  mesmo_nome_outro_inep: {
    pt: (dados: Dados) => `Já há ${coded(dados, 'INEP')}, com outro código. É a mesma escola?`,
    en: (dados: Dados) => `There is ${coded(dados, 'INEP')}, with another code. Is it the same school?`,
  },
  mesmo_nome_varias: {
    pt: ({ nome = '' }: Dados) => `Já há mais de uma “${nome}” aqui. É uma delas?`,
    en: ({ nome = '' }: Dados) => `There is more than one “${nome}” here. Is it one of them?`,
  },
  sem_inep: plain(
    'Sem código INEP, entra como sub-rede; vira escola quando receber o código.',
    'Without an INEP code it goes in as a sub-network; it becomes a school once it has the code.',
  ),
  nao_entra: {
    pt: ({ valor = '' }: Dados) => `“${valor}” não dá para guardar neste campo, e fica de fora.`,
    en: ({ valor = '' }: Dados) => `“${valor}” can not be kept in this field, and is left out.`,
  },
} satisfies Record<Falta['codigo'], { pt: (dados: Dados) => string; en: (dados: Dados) => string }>)

/** What is wrong, or to be known, as a sentence. */
export const faltaInWords = ({ codigo, dados = {} }: Falta, language: Language): string =>
  say(faltaTexts, language)[codigo](dados)
