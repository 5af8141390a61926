/** Every sentence that the server of lessons says, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const aulaTexts = defineTexts({
  ausente: {
    pt: 'Esta aula não existe mais ou não está aberta para você.',
    en: 'This lesson no longer exists or is not open to you.',
  },
  telaAusente: {
    pt: 'Esta tela não está mais na aula. Alguém pode ter removido.',
    en: 'This screen is no longer in the lesson. Somebody may have removed it.',
  },
  visitante: {
    pt: 'Você está visitando outra plataforma: aqui não dá para escrever aulas em seu nome.',
    en: 'You are visiting another platform: here you cannot write lessons in your own name.',
  },
  tituloVazio: { pt: 'Dê um título à aula.', en: 'Give the lesson a title.' },
  redeFalta: {
    pt: 'Escolha para qual rede ou escola a aula é.',
    en: 'Choose which network or school the lesson is for.',
  },
  redeDeFora: {
    pt: 'Escolha uma rede ou escola da qual você faz parte.',
    en: 'Choose a network or school that you belong to.',
  },
  arquivoAusente: {
    pt: 'Um arquivo desta tela não está entre os que você pode usar. Envie-o de novo.',
    en: 'A file of this screen is not among those you may use. Send it again.',
  },
  capaInvalida: {
    pt: 'A capa precisa ser uma imagem já enviada.',
    en: 'The cover must be an image that was already sent.',
  },
  conflito: {
    pt: 'Outra pessoa mudou os dados desta aula enquanto você editava. Compare antes de salvar.',
    en: 'Somebody else changed the data of this lesson while you were editing. Compare before saving.',
  },
  telaConflito: {
    pt: (nome: string, quando: string) =>
      `${nome} salvou esta tela em ${quando}, enquanto você editava. Compare as duas antes de salvar.`,
    en: (nome: string, quando: string) =>
      `${nome} saved this screen at ${quando}, while you were editing. Compare both before saving.`,
  },
  ordemConflito: {
    pt: 'As telas desta aula mudaram enquanto você ordenava. Confira a ordem e tente de novo.',
    en: 'The screens of this lesson changed while you were ordering. Check the order and try again.',
  },
  telasDemais: {
    pt: 'Uma aula tem no máximo 60 telas. Remova uma tela ou divida a aula em duas.',
    en: 'A lesson has at most 60 screens. Remove one or split the lesson in two.',
  },
  telaDePe: { pt: 'Esta tela já está na aula.', en: 'This screen is already in the lesson.' },
  emRevisao: {
    pt: 'Esta aula está em revisão. Cancele o pedido de revisão para voltar a editar.',
    en: 'This lesson is under review. Withdraw the request to edit it again.',
  },
  arquivada: {
    pt: 'Esta aula está arquivada. Desarquive para voltar a editar.',
    en: 'This lesson is archived. Unarchive it to edit it again.',
  },
  naoEmRevisao: { pt: 'Esta aula não está em revisão.', en: 'This lesson is not under review.' },
  /** `primeiro` as a sentence of its own, without its full stop. */
  incompleta: {
    pt: (n: number, primeiro: string) =>
      `${plural(n, 'Falta resolver um problema', 'Falta resolver # problemas')} antes de publicar. ${primeiro}. Veja a conferência da aula.`,
    en: (n: number, primeiro: string) =>
      `${plural(n, 'One problem must be solved', '# problems must be solved')} before publishing. ${primeiro}. See the check list of the lesson.`,
  },
  naTela: {
    pt: (n: number, problema: string) => `Na tela ${n}: ${problema}`,
    en: (n: number, problema: string) => `On screen ${n}: ${problema}`,
  },
  diga: {
    pt: 'Escreva o que precisa mudar, para que a autora ou o autor saiba.',
    en: 'Write what needs changing, so that the author knows.',
  },
  autorDeFora: {
    pt: 'Escolha só pessoas que escrevem aulas e fazem parte da sua rede.',
    en: 'Choose only people who write lessons and belong to your network.',
  },
  versaoAusente: { pt: 'Esta aula não tem esta versão.', en: 'This lesson has no such version.' },
  versaoSemEscrita: {
    pt: 'Esta versão foi publicada antes de o rascunho ser guardado: dá para ler, mas não para restaurar.',
    en: 'This version was published before drafts were kept: it can be read but not restored.',
  },
  semVolta: {
    pt: 'O rascunho já mudou depois da restauração, e ela não pode mais ser desfeita.',
    en: 'The draft has changed since the restoring, which can no longer be undone.',
  },
  copia: { pt: 'cópia', en: 'copy' },
  publiqueAntes: {
    pt: 'Publique a aula antes de dar a uma turma.',
    en: 'Publish the lesson before assigning it to a class.',
  },
  turmaDesligada: {
    pt: 'As aulas estão desligadas em uma das turmas. Ligue nas configurações da turma.',
    en: 'Lessons are switched off in one of the classes. Switch them on in its settings.',
  },
  turmaEncerrada: {
    pt: 'Esta turma está encerrada: as aulas dela são só para leitura.',
    en: 'This class is closed: its lessons are read-only.',
  },
  vinculoAusente: {
    pt: 'Esta aula não está mais na turma.',
    en: 'This lesson is no longer in the class.',
  },
  vinculoRepetido: {
    pt: 'A turma recebeu esta aula de novo: não há o que desfazer.',
    en: 'The lesson was assigned to the class again: there is nothing to undo.',
  },
  fimPassado: { pt: 'Escolha um fim que ainda não passou.', en: 'Choose an end that is still to come.' },
  fimAntes: { pt: 'O fim precisa vir depois do início.', en: 'The end comes after the start.' },
  fimFalta: {
    pt: 'Para mostrar o gabarito depois do fim, diga quando a aula termina.',
    en: 'To show the answers after the end, say when the lesson ends.',
  },
  privadaDeOutro: {
    pt: 'Esta aula é particular: só quem escreve pode dar a uma turma.',
    en: 'This lesson is private: only its authors may assign it to a class.',
  },
})
