/** Sentences of the screen that takes questions out. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const exportarTexts = defineTexts({
  banco: { pt: 'Banco de questões', en: 'Question bank' },
  titulo: { pt: 'Exportar questões', en: 'Export questions' },
  texto: {
    pt: 'Leve questões para o papel, o Moodle, o Canvas ou outro programa. Antes de baixar, veja o que cada formato comporta.',
    en: 'Take questions to paper, Moodle, Canvas or another program. Before you download, see what each format can hold.',
  },
  formato: { pt: 'Formato', en: 'Format' },
  pdf: { pt: 'PDF (para imprimir)', en: 'PDF (to print)' },
  pdfAjuda: {
    pt: 'Folhas A4 com espaço para nome, turma e data. Disciplina, habilidades, dificuldade e etiquetas não aparecem.',
    en: 'A4 sheets with room for name, class and date. Subject, skills, difficulty and tags do not appear.',
  },
  docx: { pt: 'Word (para mudar à mão)', en: 'Word (to change by hand)' },
  docxAjuda: {
    pt: 'Documento do Word que a importação também lê. Disciplina, habilidades, dificuldade e etiquetas não aparecem.',
    en: 'Word document that the import reads too. Subject, skills, difficulty and tags do not appear.',
  },
  xlsx: { pt: 'Planilha (Excel)', en: 'Spreadsheet (Excel)' },
  xlsxAjuda: {
    pt: 'Uma questão em cada linha, no modelo que a importação lê. Sem imagens.',
    en: 'One question in each row, in the model that the import reads. Without pictures.',
  },
  moodle_xml: { pt: 'Moodle XML', en: 'Moodle XML' },
  moodle_xmlAjuda: {
    pt: 'Um arquivo só, com as imagens dentro. Para o Moodle e programas que leem dele.',
    en: 'A single file with the pictures in it. For Moodle and programs that read its files.',
  },
  gift: { pt: 'GIFT (texto simples)', en: 'GIFT (plain text)' },
  giftAjuda: {
    pt: 'Texto que dá para ler e mudar em qualquer editor. Sem imagens.',
    en: 'Text that any editor can read and change. Without pictures.',
  },
  qti_22: { pt: 'QTI 2.2 (pacote)', en: 'QTI 2.2 (package)' },
  qti_22Ajuda: {
    pt: 'Pacote ZIP com as imagens. Para o Canvas, o TAO e outros programas de avaliação.',
    en: 'ZIP package with the pictures. For Canvas, TAO and other assessment programs.',
  },
  qti_30: { pt: 'QTI 3.0 (pacote)', en: 'QTI 3.0 (package)' },
  qti_30Ajuda: {
    pt: 'Pacote ZIP com as imagens, na versão mais nova do padrão.',
    en: 'ZIP package with the pictures, in the latest version of the standard.',
  },
  gabarito: { pt: 'Gabarito', en: 'Answer key' },
  comGabarito: { pt: 'Com gabarito', en: 'With the key' },
  semGabarito: { pt: 'Sem gabarito', en: 'Without the key' },
  sempreComGabarito: {
    pt: 'Este formato sempre leva o gabarito.',
    en: 'This format always holds the answer key.',
  },
  resultado: { pt: 'O que vai no arquivo', en: 'What goes into the file' },
  inteiras: {
    pt: (n: number) => plural(n, 'vai inteira', 'vão inteiras'),
    en: (n: number) => plural(n, 'goes whole', 'go whole'),
  },
  perdem: {
    pt: (n: number) => plural(n, 'perde alguma coisa', 'perdem alguma coisa'),
    en: (n: number) => plural(n, 'loses something', 'lose something'),
  },
  ficam: {
    pt: (n: number) => plural(n, 'não vai', 'não vão'),
    en: (n: number) => plural(n, 'does not go', 'do not go'),
  },
  ausentes: {
    pt: (n: number) =>
      plural(
        n,
        'Uma questão escolhida não está mais ao seu alcance e fica de fora.',
        '# questões escolhidas não estão mais ao seu alcance e ficam de fora.',
      ),
    en: (n: number) =>
      plural(
        n,
        'One chosen question is no longer yours to see and stays out.',
        '# chosen questions are no longer yours to see and stay out.',
      ),
  },
  perdasTitulo: { pt: 'O que se perde', en: 'What is lost' },
  guardadosTitulo: {
    pt: 'O que outros programas não mostram, mas volta se o arquivo voltar para cá',
    en: 'What other programs do not show, but is there again if the file comes back here',
  },
  ficamTitulo: { pt: 'O que não vai, e por quê', en: 'What does not go, and why' },
  em: {
    pt: (texto: string, n: number) => `${texto} (${plural(n, 'uma questão', '# questões')})`,
    en: (texto: string, n: number) => `${texto} (${plural(n, 'one question', '# questions')})`,
  },
  eMais: {
    pt: (n: number) => plural(n, 'E mais uma.', 'E mais #.'),
    en: (n: number) => plural(n, 'And one more.', 'And # more.'),
  },
  semTexto: { pt: 'Sem título', en: 'Untitled' },
  baixar: {
    pt: (n: number) => plural(n, 'Baixar uma questão', 'Baixar # questões'),
    en: (n: number) => plural(n, 'Download one question', 'Download # questions'),
  },
  fazendo: { pt: 'Fazendo o arquivo', en: 'Making the file' },
  baixado: {
    pt: (nome: string) => `Arquivo baixado: ${nome}`,
    en: (nome: string) => `Downloaded: ${nome}`,
  },
})
