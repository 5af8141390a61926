/** Sentences about files of lessons that the server says. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const midiaTexts = defineTexts({
  arquivoQue: { pt: 'Escolha um arquivo.', en: 'Choose a file.' },
  longo: {
    pt: (nome: string, minutos: number) =>
      `O vídeo “${nome}” é longo demais: use no máximo ${minutos} minutos. Você pode dividi-lo em partes.`,
    en: (nome: string, minutos: number) =>
      `The video “${nome}” is too long: use at most ${minutos} minutes. You can split it into parts.`,
  },
  legenda: {
    pt: (nome: string) =>
      `O arquivo “${nome}” não é uma legenda WebVTT válida: ela começa com WEBVTT e tem pelo menos uma fala com início e fim.`,
    en: (nome: string) =>
      `The file “${nome}” is not a valid WebVTT caption file: it starts with WEBVTT and has at least one cue with a start and an end.`,
  },
  semManifesto: {
    pt: (nome: string) =>
      `O pacote “${nome}” não tem o arquivo imsmanifest.xml (SCORM) nem h5p.json (H5P) na primeira pasta.`,
    en: (nome: string) =>
      `The package “${nome}” has neither imsmanifest.xml (SCORM) nor h5p.json (H5P) in its first folder.`,
  },
  manifesto: {
    pt: (nome: string) => `O manifesto do pacote “${nome}” não pôde ser lido. Exporte o pacote de novo.`,
    en: (nome: string) =>
      `The manifest of the package “${nome}” could not be read. Export the package again.`,
  },
  semEntrada: {
    pt: (nome: string) => `O pacote “${nome}” indica uma página inicial que não existe dentro dele.`,
    en: (nome: string) => `The package “${nome}” names a starting page that is not inside it.`,
  },
  manifestoDe: {
    pt: (nome: string, arquivo: string) =>
      `O arquivo “${arquivo}” do pacote “${nome}” não pôde ser lido. Exporte o pacote de novo.`,
    en: (nome: string, arquivo: string) =>
      `The file “${arquivo}” of the package “${nome}” could not be read. Export the package again.`,
  },
  semArquivo: {
    pt: (nome: string, arquivo: string) =>
      `O pacote H5P “${nome}” não traz o arquivo “${arquivo}”, de que precisa. Exporte-o com as bibliotecas incluídas.`,
    en: (nome: string, arquivo: string) =>
      `The H5P package “${nome}” does not bring the file “${arquivo}”, which it needs. Export it with its libraries.`,
  },
  semCapitulos: {
    pt: (nome: string) =>
      `O livro “${nome}” não tem capítulos que possam ser lidos. Veja se ele não é protegido contra cópia.`,
    en: (nome: string) => `The book “${nome}” has no chapters that can be read. See that it is not locked.`,
  },
  caminho: {
    pt: (nome: string) => `O pacote “${nome}” tem arquivos com nomes ou ligações que não são aceitos.`,
    en: (nome: string) => `The package “${nome}” has files with names or links that are not accepted.`,
  },
  incompleto: {
    pt: 'O envio não pôde ser concluído. Envie o arquivo de novo.',
    en: 'The upload could not be completed. Send the file again.',
  },
  emUso: {
    pt: 'Este arquivo está em uso em uma aula. Troque-o na aula antes de excluir.',
    en: 'A lesson is using this file. Replace it in the lesson before deleting it.',
  },
  cheio: {
    pt: 'Você tem envios demais não terminados. Conclua ou cancele um deles.',
    en: 'You have too many unfinished uploads. Finish or cancel one of them.',
  },
})
