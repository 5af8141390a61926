/** The sentences of screens that show something: pictures, films, sounds, documents, links, packages. */
import { defineTexts } from '../../../../../core/texts/texts.ts'

export const conteudoTexts = defineTexts({
  anterior: { pt: 'Imagem anterior', en: 'Previous picture' },
  proxima: { pt: 'Próxima imagem', en: 'Next picture' },
  imagemDe: {
    pt: (n: number, total: number) => `Imagem ${n} de ${total}`,
    en: (n: number, total: number) => `Picture ${n} of ${total}`,
  },
  semMidia: {
    pt: 'Este arquivo não está disponível agora. Você pode continuar a aula.',
    en: 'This file is not available now. You may go on with the lesson.',
  },
  legendas: { pt: 'Legendas', en: 'Captions' },
  capitulos: { pt: 'Capítulos', en: 'Chapters' },
  transcricao: { pt: 'Ler a transcrição', en: 'Read the transcript' },
  perguntaNoVideo: {
    pt: (n: number, total: number) => `Pergunta ${n} de ${total} do vídeo`,
    en: (n: number, total: number) => `Question ${n} of ${total} of the video`,
  },
  continuarVideo: { pt: 'Continuar o vídeo', en: 'Go on with the video' },
  perguntasDoVideo: { pt: 'Perguntas do vídeo', en: 'Questions of the video' },
  responderSemVer: { pt: 'Responder sem assistir', en: 'Answer without watching' },
  abrirLink: { pt: 'Abrir o link', en: 'Open the link' },
  novaAba: { pt: '(em outra aba)', en: '(in another tab)' },
  incorporado: { pt: 'Conteúdo de outro site', en: 'Content of another site' },
  deOutroSite: {
    pt: (site: string) => `Este conteúdo vem de ${site}.`,
    en: (site: string) => `This content comes from ${site}.`,
  },
  mostrarAqui: { pt: 'Mostrar aqui', en: 'Show it here' },
  pacote: { pt: 'Atividade', en: 'Activity' },
})
