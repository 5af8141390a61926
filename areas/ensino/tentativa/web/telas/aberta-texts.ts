/** The sentences of open screens: recordings, files, drawings. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const abertaTexts = defineTexts({
  gravar: { pt: 'Gravar', en: 'Record' },
  parar: { pt: 'Parar', en: 'Stop' },
  gravarDeNovo: { pt: 'Gravar de novo', en: 'Record again' },
  gravando: { pt: 'Gravando', en: 'Recording' },
  gravou: { pt: 'Gravação pronta. Ouça antes de responder.', en: 'Recorded. Listen before you answer.' },
  ate: {
    pt: (n: number) => plural(n, 'Até 1 segundo.', 'Até # segundos.'),
    en: (n: number) => plural(n, 'Up to 1 second.', 'Up to # seconds.'),
  },
  nivel: { pt: 'Volume da voz', en: 'Level of the voice' },
  suaGravacao: { pt: 'Sua gravação', en: 'Your recording' },
  semMicrofone: {
    pt: 'O microfone não está disponível. Permita o uso dele no navegador, ou envie um arquivo de áudio.',
    en: 'There is no microphone. Allow it in the browser, or send a sound file.',
  },
  enviarAudio: { pt: 'Enviar um arquivo de áudio', en: 'Send a sound file' },
  jaGuardado: {
    pt: 'O seu trabalho já está guardado. Você pode trocar enquanto a aula não termina.',
    en: 'Your work is kept. You may change it until the lesson ends.',
  },
  vaiDepois: {
    pt: 'O seu trabalho está guardado neste aparelho e vai sozinho quando a conexão voltar.',
    en: 'Your work is kept on this device and leaves by itself when the connection is back.',
  },
  naoAceito: {
    pt: (porque: string) =>
      `O seu trabalho não foi aceito: ${porque} Ele continua aqui: troque e responda de novo.`,
    en: (why: string) => `Your work was not accepted: ${why} It is still here: change it and answer again.`,
  },
  semEspacoAqui: {
    pt: 'Não há espaço neste aparelho para guardar o seu trabalho. Responda antes de fechar esta página.',
    en: 'There is no room on this device to keep your work. Answer before you close this page.',
  },
  escolherArquivos: {
    pt: (n: number) => plural(n, 'Escolher um arquivo', 'Escolher até # arquivos'),
    en: (n: number) => plural(n, 'Choose a file', 'Choose up to # files'),
  },
  tirar: { pt: (nome: string) => `Remover ${nome}`, en: (name: string) => `Remove ${name}` },
  arquivos: { pt: 'Arquivos', en: 'Files' },
  soPrevia: { pt: 'Na prévia nada é guardado.', en: 'Nothing is kept in a preview.' },
  prancha: {
    pt: 'Área de desenho. Sem mouse ou toque, descreva o desenho no campo abaixo.',
    en: 'Drawing area. Without mouse or touch, describe the drawing in the field below.',
  },
  cor: { pt: 'Cor do traço', en: 'Color of the line' },
  preto: { pt: 'Preto', en: 'Black' },
  azul: { pt: 'Azul', en: 'Blue' },
  vermelho: { pt: 'Vermelho', en: 'Red' },
  verde: { pt: 'Verde', en: 'Green' },
  amarelo: { pt: 'Amarelo', en: 'Yellow' },
  desfazer: { pt: 'Desfazer', en: 'Undo' },
  limpar: { pt: 'Limpar tudo', en: 'Clear all' },
  descricao: { pt: 'Ou descreva o que você desenharia', en: 'Or describe what you would draw' },
  rubrica: { pt: 'Como será avaliado', en: 'How it will be graded' },
})
