/** Sentences about files, shown by the browser before a send and by the server when it refuses one. */
import { defineTexts, plural } from '../texts/texts.ts'

export const filesTexts = defineTexts({
  /** Word for word of section 5 of the specification. */
  tooMany: {
    pt: 'Você atingiu o limite de 5 arquivos por mensagem.',
    en: 'You have reached the limit of 5 files per message.',
  },
  /** Word for word of section 5 of the specification. */
  skipped: {
    pt: 'Arquivos com extensões não permitidas ou com mais de 5MB não serão enviados.',
    en: 'Files with extensions that are not allowed or larger than 5MB will not be sent.',
  },
  emptySkipped: { pt: 'Arquivos vazios não serão enviados.', en: 'Empty files will not be sent.' },
  tooManyOf: {
    pt: (n: number) => plural(n, 'Envie só um arquivo por vez.', 'Envie no máximo # arquivos por vez.'),
    en: (n: number) => plural(n, 'Send one file at a time.', 'Send at most # files at a time.'),
  },
  tooBig: {
    pt: (nome: string, limite: string) => `O arquivo “${nome}” passa do limite de ${limite}.`,
    en: (nome: string, limite: string) => `The file “${nome}” is over the limit of ${limite}.`,
  },
  extension: {
    pt: (nome: string, aceitas: string) =>
      `O arquivo “${nome}” tem uma extensão não permitida. Envie um destes tipos: ${aceitas}.`,
    en: (nome: string, aceitas: string) =>
      `The file “${nome}” has an extension that is not allowed. Send one of these types: ${aceitas}.`,
  },
  heic: {
    pt: (nome: string) =>
      `A foto “${nome}” está no formato HEIC e não pôde ser convertida neste aparelho. Envie uma cópia em JPEG: no iPhone, em Ajustes > Câmera > Formatos, escolha “Mais compatível” e fotografe de novo, ou envie a foto pelo próprio iPhone.`,
    en: (nome: string) =>
      `The photo “${nome}” is in the HEIC format and could not be converted on this device. Send a JPEG copy: on the iPhone, in Settings > Camera > Formats, choose “Most Compatible” and take it again, or send the photo from the iPhone itself.`,
  },
  empty: {
    pt: (nome: string) => `O arquivo “${nome}” está vazio.`,
    en: (nome: string) => `The file “${nome}” is empty.`,
  },
  content: {
    pt: (nome: string) => `O conteúdo do arquivo “${nome}” não corresponde à sua extensão.`,
    en: (nome: string) => `The content of the file “${nome}” does not match its extension.`,
  },
  damaged: {
    pt: (nome: string) => `Não foi possível ler o arquivo “${nome}”: ele parece estar danificado.`,
    en: (nome: string) => `The file “${nome}” could not be read: it seems to be damaged.`,
  },
  macros: {
    pt: (nome: string) => `O arquivo “${nome}” contém macros ou programas. Envie uma cópia sem eles.`,
    en: (nome: string) => `The file “${nome}” contains macros or programs. Send a copy without them.`,
  },
  pixels: {
    pt: (nome: string) => `A imagem “${nome}” é grande demais: use no máximo 40 megapixels.`,
    en: (nome: string) => `The image “${nome}” is too large: use at most 40 megapixels.`,
  },
  inflates: {
    pt: (nome: string) => `O arquivo “${nome}” fica grande demais depois de aberto.`,
    en: (nome: string) => `The file “${nome}” grows too large once opened.`,
  },
  heavy: {
    pt: (nome: string) =>
      `Não foi possível abrir o arquivo “${nome}”: ele pede mais memória ou tempo do que um arquivo pode usar. Envie uma versão menor ou mais simples.`,
    en: (nome: string) =>
      `The file “${nome}” could not be opened: it asks for more memory or time than a file may use. Send a smaller or simpler version.`,
  },
  busy: {
    pt: 'Há muitos arquivos sendo abertos agora. Tente de novo em instantes.',
    en: 'Many files are being opened right now. Try again in a moment.',
  },
  infected: {
    pt: (nome: string) =>
      `O arquivo “${nome}” foi recusado: o antivírus encontrou um vírus nele. Nada foi guardado.`,
    en: (nome: string) =>
      `The file “${nome}” was refused: the virus scanner found a virus in it. Nothing was kept.`,
  },
  scannerAway: {
    pt: 'O antivírus não está respondendo, e sem ele nenhum arquivo é aceito. Tente de novo em alguns minutos.',
    en: 'The virus scanner does not answer, and without it no file is accepted. Try again in a few minutes.',
  },
  interrupted: {
    pt: 'O envio foi interrompido. Tente de novo.',
    en: 'The upload was interrupted. Try again.',
  },
  malformed: {
    pt: 'Não foi possível ler o formulário enviado.',
    en: 'The form that was sent could not be read.',
  },
  notMultipart: {
    pt: 'Envie este formulário como multipart/form-data.',
    en: 'Send this form as multipart/form-data.',
  },
  fieldTooBig: { pt: 'Este campo passa do tamanho permitido.', en: 'This field is over the allowed size.' },
  tooManyFields: { pt: 'O formulário tem campos demais.', en: 'The form has too many fields.' },
  repeatedField: { pt: 'Este campo veio mais de uma vez.', en: 'This field was sent more than once.' },
  noSpace: {
    pt: 'Não há espaço para guardar o arquivo agora. Tente mais tarde.',
    en: 'There is no room to store the file right now. Try again later.',
  },
  storeAway: {
    pt: 'Os arquivos não estão disponíveis agora. Tente de novo em instantes.',
    en: 'Files are not available right now. Try again in a moment.',
  },
  missing: { pt: 'Arquivo não encontrado.', en: 'File not found.' },
})
