/** Sentences of the field that sends a file, and of what shows one. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const midiaWebTexts = defineTexts({
  pacoteVazio: {
    pt: 'Este conteúdo não mostrou nada. Recarregue a página; se continuar assim, avise quem fez a aula.',
    en: 'This content showed nothing. Load the page again; if it stays so, tell whoever made the lesson.',
  },
  pacoteBloqueado: {
    pt: (lugares: string) =>
      `Uma parte deste conteúdo vem de outro endereço (${lugares}) e foi bloqueada, por segurança. O restante funciona.`,
    en: (places: string) =>
      `A part of this content comes from another address (${places}) and was blocked, for safety. The rest works.`,
  },
  escolher: { pt: 'Escolher arquivo', en: 'Choose a file' },
  ouSolte: { pt: 'ou solte o arquivo aqui', en: 'or drop the file here' },
  audio: { pt: 'Áudio', en: 'Audio' },
  video: { pt: 'Vídeo', en: 'Video' },
  transcricao: { pt: 'Transcrição', en: 'Transcript' },
  verEmLibras: { pt: 'Ver em Libras', en: 'Watch in Libras' },
  videoEmLibras: { pt: 'Vídeo em Libras', en: 'Video in Libras' },
  librasNaTela: {
    pt: 'Há um vídeo em Libras: ele aparece na tela.',
    en: 'There is a video in Libras: it shows on a screen.',
  },
  soNaTela: { pt: 'Só na tela: não há transcrição.', en: 'On a screen only: there is no transcript.' },
  lerTranscricao: { pt: 'Ler a transcrição', en: 'Read the transcript' },
  gravar: { pt: 'Gravar', en: 'Record' },
  pararGravacao: { pt: 'Parar', en: 'Stop' },
  gravando: { pt: (tempo: string) => `Gravando: ${tempo}`, en: (tempo: string) => `Recording: ${tempo}` },
  semMicrofone: {
    pt: 'Não foi possível usar o microfone. Permita o uso dele no navegador ou escolha um arquivo de áudio.',
    en: 'The microphone could not be used. Allow it in the browser or choose a sound file.',
  },
  limite: {
    pt: (tipos: string, limite: string) => `${tipos}, até ${limite}.`,
    en: (tipos: string, limite: string) => `${tipos}, up to ${limite}.`,
  },
  limiteVideo: {
    pt: (tipos: string, limite: string, minutos: number) => `${tipos}, até ${limite} e ${minutos} minutos.`,
    en: (tipos: string, limite: string, minutos: number) =>
      `${tipos}, up to ${limite} and ${minutos} minutes.`,
  },
  ampliar: { pt: 'Ampliar a página', en: 'Enlarge the page' },
  saiu: { pt: (n: number) => `${n}% enviado`, en: (n: number) => `${n}% sent` },
  enviando: {
    pt: (nome: string, feito: string, total: string) => `Enviando ${nome}: ${feito} de ${total}`,
    en: (nome: string, feito: string, total: string) => `Sending ${nome}: ${feito} of ${total}`,
  },
  pausado: {
    pt: (feito: string, total: string) => `Envio pausado em ${feito} de ${total}.`,
    en: (feito: string, total: string) => `Upload paused at ${feito} of ${total}.`,
  },
  semRede: {
    pt: 'A conexão caiu. O envio continua de onde parou assim que ela voltar.',
    en: 'The connection was lost. The upload goes on from where it was as soon as it is back.',
  },
  processando: { pt: 'Preparando o arquivo…', en: 'Preparing the file…' },
  pausar: { pt: 'Pausar', en: 'Pause' },
  continuar: { pt: 'Continuar', en: 'Go on' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  trocar: { pt: 'Trocar', en: 'Replace' },
  remover: { pt: 'Remover', en: 'Remove' },
  pronto: { pt: (nome: string) => `${nome} está pronto.`, en: (nome: string) => `${nome} is ready.` },
  continuaDepois: {
    pt: 'Se você fechar esta página, escolha o mesmo arquivo depois: o envio continua de onde parou.',
    en: 'If you close this page, choose the same file later: the upload goes on from where it was.',
  },
  naoAchado: {
    pt: 'Este arquivo não está mais disponível. Escolha outro.',
    en: 'This file is no longer available. Choose another.',
  },
  legendas: { pt: 'Legendas', en: 'Captions' },
  abrir: { pt: 'Abrir o arquivo', en: 'Open the file' },
  pagina: {
    pt: (n: number, total: number) => `Página ${n} de ${total}`,
    en: (n: number, total: number) => `Page ${n} of ${total}`,
  },
  anterior: { pt: 'Página anterior', en: 'Previous page' },
  proxima: { pt: 'Próxima página', en: 'Next page' },
  pdfFalhou: {
    pt: 'Não foi possível mostrar o documento aqui.',
    en: 'The document could not be shown here.',
  },
  carregando: { pt: 'Carregando…', en: 'Loading…' },
  pacote: { pt: 'Atividade', en: 'Activity' },
  livro: { pt: 'Livro', en: 'Book' },
  livroFalhou: {
    pt: 'Não foi possível abrir o livro. Tente de novo quando houver conexão.',
    en: 'The book could not be opened. Try again when there is a connection.',
  },
  sumario: { pt: 'Sumário', en: 'Contents' },
  capitulo: { pt: (n: number) => `Capítulo ${n}`, en: (n: number) => `Chapter ${n}` },
  capituloDe: {
    pt: (n: number, total: number) => `Capítulo ${n} de ${total}`,
    en: (n: number, total: number) => `Chapter ${n} of ${total}`,
  },
  capituloAnterior: { pt: 'Capítulo anterior', en: 'Previous chapter' },
  proximoCapitulo: { pt: 'Próximo capítulo', en: 'Next chapter' },
})
