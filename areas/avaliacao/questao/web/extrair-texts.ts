/** Words of taking the questions of a lesson into the bank, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const extrairTexts = defineTexts({
  titulo: { pt: 'Extrair questões', en: 'Extract questions' },
  descricao: {
    pt: (aula: string, versao: number) =>
      `Leve as perguntas de “${aula}” (versão ${versao}) para o banco. A aula fica como está.`,
    en: (aula: string, versao: number) =>
      `Take the questions of “${aula}” (version ${versao}) into the bank. The lesson stays as it is.`,
  },
  semAula: { pt: 'Esta aula não tem questões para você extrair', en: 'This lesson has no questions for you' },
  semAulaTexto: {
    pt: 'Só aulas publicadas, que você escreve ou coordena, dão questões ao banco.',
    en: 'Only published lessons that you write or lead give questions to the bank.',
  },
  semPerguntas: { pt: 'Nenhuma tela desta aula vale nota', en: 'No screen of this lesson is scored' },
  semPerguntasTexto: {
    pt: 'Adicione perguntas no editor, publique e volte aqui.',
    en: 'Add questions in the editor, publish and come back.',
  },
  abrirEditor: { pt: 'Abrir no editor', en: 'Open in the editor' },
  telas: { pt: 'Telas com pergunta', en: 'Screens with a question' },
  todas: {
    pt: (n: number) => plural(n, 'Selecionar a única que pode ir', 'Selecionar as # que podem ir'),
    en: (n: number) => plural(n, 'Select the only one that can go', 'Select all # that can go'),
  },
  nenhumaPode: {
    pt: 'Nenhuma tela pode ir para o banco agora: veja o porquê em cada uma.',
    en: 'No screen can go into the bank now: see why at each.',
  },
  selecionar: { pt: (n: number) => `Tela ${n}`, en: (n: number) => `Screen ${n}` },
  jaEsta: { pt: 'Já está no banco', en: 'Already in the bank' },
  verQuestao: { pt: 'Ver a questão', en: 'See the question' },
  verQuestaoDa: {
    pt: (n: number) => `Ver a questão da tela ${n}`,
    en: (n: number) => `See the question of screen ${n}`,
  },
  naoVai: { pt: 'Não vai para o banco', en: 'Does not go into the bank' },
  motivo_tipo: {
    pt: 'O banco guarda questões objetivas, de múltipla resposta, de verdadeiro ou falso, de associação, de ordenar, de classificar, de lacunas, numéricas, de resposta curta e dissertativas.',
    en: 'The bank keeps multiple choice, multiple answers, true or false, matching, ordering, sorting, gap, numeric, short answer and essay questions.',
  },
  motivo_varias: {
    pt: 'Esta tela traz várias perguntas de uma vez. Coloque cada uma em uma tela própria.',
    en: 'This screen has several questions at once. Put each on a screen of its own.',
  },
  motivo_pacote: {
    pt: 'As perguntas ficam dentro do pacote e não podem ser lidas.',
    en: 'The questions are inside the package and cannot be read.',
  },
  motivo_alternativas: {
    pt: 'Tem mais de cinco alternativas. Deixe até cinco e publique de novo.',
    en: 'It has more than five alternatives. Leave five at most and publish again.',
  },
  motivo_gabarito: {
    pt: 'O gabarito não dá uma resposta única. Confira no editor e publique de novo.',
    en: 'The answer key does not give one answer. Check it in the editor and publish again.',
  },
  dados: { pt: 'Dados das questões', en: 'Data of the questions' },
  dadosTexto: {
    pt: 'Vêm da aula. Mude o que quiser: vale para todas as escolhidas.',
    en: 'They come from the lesson. Change what you like: it holds for all chosen ones.',
  },
  habilidadeDaTela: {
    pt: 'Telas que já têm habilidade ficam com a delas.',
    en: 'Screens that name a skill keep theirs.',
  },
  destino: { pt: 'Para qual banco', en: 'Into which bank' },
  soMeu: { pt: 'Só o meu', en: 'Only mine' },
  soMeuAjuda: { pt: 'Só você vê e usa.', en: 'Only you see and use them.' },
  revisao: {
    pt: 'Entram em revisão: quem coordena aprova antes de os colegas usarem.',
    en: 'They come in for review: whoever leads approves them before colleagues use them.',
  },
  aprovadas: {
    pt: 'Entram aprovadas, prontas para os colegas.',
    en: 'They come in approved, ready for colleagues.',
  },
  extrair: {
    pt: (n: number) => plural(n, 'Extrair uma questão', 'Extrair # questões'),
    en: (n: number) => plural(n, 'Extract one question', 'Extract # questions'),
  },
  escolha: { pt: 'Escolha ao menos uma tela.', en: 'Choose one screen at least.' },
  entraram: {
    pt: (n: number) => plural(n, 'Uma questão entrou no banco.', '# questões entraram no banco.'),
    en: (n: number) => plural(n, 'One question came into the bank.', '# questions came into the bank.'),
  },
  nenhumaEntrou: { pt: 'Nada mudou no banco.', en: 'Nothing changed in the bank.' },
  estavam: {
    pt: (n: number) => plural(n, 'Uma já estava lá.', '# já estavam lá.'),
    en: (n: number) => plural(n, 'One was there already.', '# were there already.'),
  },
  verBanco: { pt: 'Ver no banco', en: 'See in the bank' },
  desfazer: { pt: 'Desfazer', en: 'Undo' },
  desfeito: {
    pt: (n: number) => plural(n, 'Uma questão saiu do banco.', '# questões saíram do banco.'),
    en: (n: number) => plural(n, 'One question left the bank.', '# questions left the bank.'),
  },
  naoDesfeito: {
    pt: 'Não deu para desfazer: as questões mudaram desde então.',
    en: 'It could not be undone: the questions have changed since.',
  },
})
