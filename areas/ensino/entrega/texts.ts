/** Sentences of deliveries. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const entregaTexts = defineTexts({
  ausente: {
    pt: 'Esta entrega não existe ou não é sua.',
    en: 'This submission does not exist or is not yours.',
  },
  encerrada: {
    pt: 'A turma foi encerrada: as entregas dela podem ser lidas, mas não mudam mais.',
    en: 'The class is closed: its submissions can be read but change no more.',
  },
  visitante: {
    pt: 'Quem administra outra rede pode ler as entregas, mas não corrigir.',
    en: 'Administrators of another network may read submissions but not grade them.',
  },
  mudou: {
    pt: 'Esta entrega mudou enquanto você olhava. Veja como ela está agora e tente de novo.',
    en: 'This submission changed while you were looking. See how it stands now and try again.',
  },
  naoCorrige: {
    pt: 'Esta entrega ainda não foi enviada ou foi devolvida: não há o que corrigir.',
    en: 'This submission was not sent yet, or was returned: there is nothing to grade.',
  },
  naoDevolve: {
    pt: 'Só se devolve uma entrega que foi enviada.',
    en: 'Only a submission that was sent can be returned.',
  },
  naoReabre: {
    pt: 'Esta entrega já espera pela correção.',
    en: 'This submission is already waiting to be graded.',
  },
  naoReenvia: {
    pt: 'Só se envia de novo uma entrega devolvida.',
    en: 'Only a submission that was returned can be sent again.',
  },
  semNota: {
    pt: 'Dê uma nota de 0 a 10 ou escolha um nível em cada critério.',
    en: 'Give a grade from 0 to 10, or choose a level of every criterion.',
  },
  rubrica: {
    pt: 'Escolha um nível em cada critério da rubrica.',
    en: 'Choose a level of every criterion of the rubric.',
  },
  semComentario: {
    pt: 'Diga o que falta: quem recebe de volta precisa saber o que fazer.',
    en: 'Say what is missing: the student needs to know what to do.',
  },
  vazia: {
    pt: 'Escreva ou anexe alguma coisa antes de enviar.',
    en: 'Write or attach something before sending.',
  },
  semTela: {
    pt: 'Esta tela não pede entrega nesta tentativa.',
    en: 'This screen asks for no submission in this attempt.',
  },
  tentativaFechada: {
    pt: 'Esta tentativa já terminou: não dá mais para anexar.',
    en: 'This attempt has ended: nothing more can be attached.',
  },
  muitos: {
    pt: (n: number) => `Esta tela aceita no máximo ${n} ${n === 1 ? 'arquivo' : 'arquivos'}.`,
    en: (n: number) => `This screen takes at most ${n} ${n === 1 ? 'file' : 'files'}.`,
  },
  arquivoDeFora: {
    pt: 'Um dos arquivos a manter não é desta entrega.',
    en: 'One of the files to keep is not of this submission.',
  },
  propria: {
    pt: 'Ninguém corrige o próprio trabalho.',
    en: 'Nobody grades their own work.',
  },
  marcaFora: {
    pt: 'Uma das marcas não cabe neste trabalho.',
    en: 'One of the highlights does not fit this submission.',
  },
  correcaoMudou: {
    pt: (quem: string) => `${quem} escreveu nesta correção depois de você abrir. Veja o que mudou.`,
    en: (quem: string) => `${quem} wrote in this grading after you opened it. See what changed.`,
  },
  ensaioMudou: {
    pt: 'Alguma nota, a aula ou a lista mudou desde que você viu. Nada foi aplicado: veja de novo antes de confirmar.',
    en: 'A grade, the lesson or the list changed since you looked. Nothing was applied: look again before you confirm.',
  },
  fraseVazia: { pt: 'Escreva a frase a guardar.', en: 'Write the words to keep.' },
  frasesDemais: {
    pt: 'O banco guarda até 200 frases suas. Remova uma antes de guardar outra.',
    en: 'The bank keeps up to 200 of your phrases. Remove one before keeping another.',
  },
  fraseAusente: {
    pt: 'Esta frase não está mais no banco.',
    en: 'These words are no longer in the bank.',
  },
})
