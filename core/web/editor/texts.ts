/** The sentences of the field of rich text. */
import { defineTexts } from '../../texts/texts.ts'

export const editorTexts = defineTexts({
  formatacao: { pt: 'Formatação', en: 'Formatting' },
  negrito: { pt: 'Negrito', en: 'Bold' },
  italico: { pt: 'Itálico', en: 'Italic' },
  lista: { pt: 'Lista', en: 'List' },
  citacao: { pt: 'Citação', en: 'Quote' },
  elo: { pt: 'Link', en: 'Link' },
  imagem: { pt: 'Imagem', en: 'Picture' },
  formula: { pt: 'Fórmula', en: 'Formula' },
  enderecoElo: { pt: 'Endereço do link', en: 'Address of the link' },
  aplicar: { pt: 'Aplicar', en: 'Apply' },
  tirarElo: { pt: 'Remover link', en: 'Remove link' },
  enderecoInvalido: {
    pt: 'Escreva um endereço como https://exemplo.org.',
    en: 'Enter an address such as https://example.org.',
  },
  formulaLatex: { pt: 'Fórmula em LaTeX', en: 'Formula in LaTeX' },
  formulaExemplo: { pt: 'por exemplo \\frac{1}{2}', en: 'for example \\frac{1}{2}' },
  inserir: { pt: 'Inserir', en: 'Insert' },
  subscrito: { pt: 'Subscrito', en: 'Subscript' },
  sobrescrito: { pt: 'Sobrescrito', en: 'Superscript' },
  sublinhado: { pt: 'Sublinhado', en: 'Underline' },
  titulo: { pt: 'Título', en: 'Heading' },
  tabela: { pt: 'Tabela', en: 'Table' },
  novaLinha: { pt: 'Linha abaixo', en: 'Row below' },
  novaColuna: { pt: 'Coluna à direita', en: 'Column to the right' },
  tirarLinha: { pt: 'Remover linha', en: 'Remove the row' },
  tirarColuna: { pt: 'Remover coluna', en: 'Remove the column' },
  tirarTabela: { pt: 'Remover tabela', en: 'Remove the table' },
  figura: { pt: 'Imagem, som ou vídeo', en: 'Picture, sound or video' },
  figuraAjuda: {
    pt: 'Use o botão “Imagem, som ou vídeo”, ou arraste os arquivos para o texto.',
    en: 'Use the “Picture, sound or video” button, or drag the files into the text.',
  },
  listaNumerada: { pt: 'Lista numerada', en: 'Numbered list' },
})
