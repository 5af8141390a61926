/** Sentences of the desk to correct at. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const mesaTexts = defineTexts({
  mesa: { pt: 'Mesa de correção', en: 'Grading desk' },
  todasAulas: { pt: 'Todas as aulas', en: 'All lessons' },
  voltar: { pt: 'Voltar às entregas', en: 'Back to submissions' },
  voltarTopico: { pt: 'Voltar ao tópico', en: 'Back to the topic' },
  falas: {
    pt: (n: number) => plural(n, '# mensagem', '# mensagens'),
    en: (n: number) => plural(n, '# message', '# messages'),
  },
  oTopico: { pt: 'O tópico', en: 'The topic' },
  semFalas: {
    pt: 'As mensagens desta pessoa foram removidas do tópico.',
    en: "This person's messages were removed from the topic.",
  },
  respondeTopico: { pt: 'Em resposta ao tópico', en: 'In reply to the topic' },
  responde: {
    pt: (quem: string) => `Em resposta a ${quem}`,
    en: (quem: string) => `In reply to ${quem}`,
  },
  propriaFala: { pt: 'si, acima', en: 'their own, above' },
  outraPessoa: { pt: 'outra pessoa', en: 'somebody else' },
  falaRemovida: { pt: '(mensagem removida)', en: '(message removed)' },
  oculta: { pt: 'oculta para a turma', en: 'hidden from the class' },
  filaVaziaForum: {
    pt: 'Quem participou deste tópico já tem nota. Quem participar daqui em diante aparece nesta mesa.',
    en: 'Everyone who took part has a grade. Those who take part from now on show on this desk.',
  },
  andamento: {
    pt: (feitas: number, todas: number) => `${feitas} de ${plural(todas, '# corrigida', '# corrigidas')}`,
    en: (feitas: number, todas: number) => `${feitas} of ${todas} graded`,
  },
  curto: {
    pt: (feitas: number, todas: number) => `${feitas} de ${todas}`,
    en: (feitas: number, todas: number) => `${feitas} of ${todas}`,
  },
  faltam: {
    pt: (minutos: number) => `uns ${minutos} min para o fim`,
    en: (minutos: number) => `about ${minutos} min to go`,
  },
  semNomes: { pt: 'Sem nomes', en: 'Hide names' },
  comNomes: { pt: 'Com nomes', en: 'Show names' },
  trabalhoN: { pt: (n: number) => `Trabalho ${n}`, en: (n: number) => `Submission ${n}` },
  teclas: { pt: 'Teclas da mesa', en: 'Keys of the desk' },
  fila: { pt: 'Fila', en: 'Queue' },
  buscar: { pt: 'Buscar na fila', en: 'Search the queue' },
  ninguem: { pt: 'Ninguém com este nome na fila.', en: 'No one by that name in the queue.' },
  paraCorrigir: { pt: 'Para corrigir', en: 'To grade' },
  prontas: { pt: 'Prontas, ainda não enviadas', en: 'Ready, not sent yet' },
  porQuestao: { pt: 'Por questão', en: 'By question' },
  porAluno: { pt: 'Por ⟦aluno⟧', en: 'By student' },
  ordem: { pt: 'Ordem da fila', en: 'Order of the queue' },
  refez: { pt: 'refez', en: 'redone' },
  voltaParaRefazer: { pt: 'para refazer', en: 'to redo' },
  arquivos: {
    pt: (n: number) => plural(n, '# arquivo', '# arquivos'),
    en: (n: number) => plural(n, '# file', '# files'),
  },
  somente: {
    pt: (n: number) => `A mesa mostra as ${n} mais antigas. As outras entram quando estas forem enviadas.`,
    en: (n: number) => `The desk shows the ${n} oldest. The others come in once these are sent.`,
  },
  vez: { pt: (n: number) => `${n}ª versão`, en: (n: number) => `version ${n}` },
  palavras: {
    pt: (n: number) => plural(n, '# palavra', '# palavras'),
    en: (n: number) => plural(n, '# word', '# words'),
  },
  pedido: { pt: 'O pedido', en: 'The task' },
  ouvir: { pt: 'Ouvir o texto', en: 'Listen to the text' },
  parar: { pt: 'Parar de ouvir', en: 'Stop listening' },
  semTexto: { pt: 'Sem texto: só arquivos.', en: 'No text: files only.' },
  nada: {
    pt: 'Este trabalho veio sem texto e sem arquivos.',
    en: 'This submission has no text and no files.',
  },
  comentarTrecho: { pt: 'Comentar o trecho', en: 'Comment on the passage' },
  comentarImagem: { pt: 'Comentar a imagem', en: 'Comment on the picture' },
  comentarArquivo: { pt: 'Comentar o arquivo', en: 'Comment on the file' },
  comentarAqui: {
    pt: (tempo: string) => `Comentar em ${tempo}`,
    en: (tempo: string) => `Comment at ${tempo}`,
  },
  comentarios: { pt: 'Comentários no trabalho', en: 'Comments in the submission' },
  comentarioN: { pt: (n: number) => `Comentário ${n}`, en: (n: number) => `Comment ${n}` },
  irAoTrecho: { pt: (n: number) => `Ir ao comentário ${n}`, en: (n: number) => `Go to comment ${n}` },
  tipo: { pt: 'Tipo do comentário', en: 'Kind of comment' },
  tipos: {
    pt: (tipo: string) => ({ elogio: 'Elogio', pergunta: 'Pergunta', lingua: 'Língua' })[tipo] ?? tipo,
    en: (tipo: string) => ({ elogio: 'Praise', pergunta: 'Question', lingua: 'Language' })[tipo] ?? tipo,
  },
  removerComentario: {
    pt: (n: number) => `Remover o comentário ${n}`,
    en: (n: number) => `Remove comment ${n}`,
  },
  comentarioRemovido: { pt: 'Comentário removido.', en: 'Comment removed.' },
  guardarNoBanco: { pt: 'Guardar no banco', en: 'Keep in the bank' },
  semNada: { pt: '(sem palavras)', en: '(no words)' },
  ampliar: { pt: 'Ampliar', en: 'Zoom in' },
  reduzir: { pt: 'Reduzir', en: 'Zoom out' },
  girar: { pt: 'Girar', en: 'Turn' },
  caneta: { pt: 'Caneta', en: 'Pen' },
  canetaAjuda: {
    pt: 'Desenhe sobre a imagem para marcar. Um toque marca um ponto.',
    en: 'Draw on the picture to highlight. A tap highlights a point.',
  },
  imagemDe: {
    pt: (nome: string) => `Imagem enviada: ${nome}`,
    en: (nome: string) => `Picture sent: ${nome}`,
  },
  naoMostra: {
    pt: (nome: string) => `Não deu para mostrar “${nome}”. Nota e comentários continuam valendo.`,
    en: (nome: string) => `“${nome}” can't be shown. The grade and the comments still count.`,
  },
  abrirArquivo: { pt: 'Abrir o arquivo', en: 'Open the file' },
  rubrica: { pt: 'Rubrica', en: 'Rubric' },
  nota: { pt: 'Nota, de 0 a 10', en: 'Grade, 0 to 10' },
  notaInvalida: {
    pt: 'Escreva um número de 0 a 10, como 7,5.',
    en: 'Enter a number from 0 to 10, such as 7.5.',
  },
  de: { pt: (max: string) => `de ${max}`, en: (max: string) => `of ${max}` },
  faltaCriterio: {
    pt: (n: number) => (n === 1 ? 'falta 1 critério' : `faltam ${n} critérios`),
    en: (n: number) => (n === 1 ? '1 criterion to go' : `${n} criteria to go`),
  },
  tudoMarcado: { pt: 'tudo marcado', en: 'all chosen' },
  faltaNota: { pt: 'falta a nota', en: 'the grade is missing' },
  faltaPalavras: {
    pt: 'Diga o que falta: quem recebe de volta precisa saber o que fazer.',
    en: 'Say what is missing: the student needs to know what to do.',
  },
  paraRefazer: { pt: 'Vai voltar para refazer', en: 'Will go back to be redone' },
  criterioDe: {
    pt: (n: number, todos: number) => `Critério ${n} de ${todos}`,
    en: (n: number, todos: number) => `Criterion ${n} of ${todos}`,
  },
  deslize: { pt: 'deslize para trocar', en: 'swipe to change' },
  comentario: { pt: 'Comentário geral', en: 'General comment' },
  banco: { pt: 'Banco de comentários', en: 'Comment bank' },
  bancoVazio: {
    pt: 'Guarde aqui o que você escreve sempre: no comentário, escolha “Guardar no banco”.',
    en: 'Keep here what you often write: in the comment, choose “Keep in the bank”.',
  },
  vezes: {
    pt: (n: number) => plural(n, '# vez', '# vezes'),
    en: (n: number) => (n === 1 ? 'once' : `${n} times`),
  },
  verTodas: { pt: (n: number) => `Ver as ${n}`, en: (n: number) => `See all ${n}` },
  verMenos: { pt: 'Ver menos', en: 'See fewer' },
  compartilhar: { pt: 'Compartilhar com a escola', en: 'Share with the school' },
  deixarDeCompartilhar: { pt: 'Deixar de compartilhar', en: 'Stop sharing' },
  removerFrase: { pt: 'Remover do banco', en: 'Remove from the bank' },
  acoesDaFrase: { pt: (texto: string) => `Ações: ${texto}`, en: (texto: string) => `Actions: ${texto}` },
  fraseGuardada: { pt: 'Guardada no banco.', en: 'Kept in the bank.' },
  fraseRemovida: { pt: 'Removida do banco.', en: 'Removed from the bank.' },
  pular: { pt: 'Pular', en: 'Skip' },
  salvarProxima: { pt: 'Salvar e próxima', en: 'Save and next' },
  mais: { pt: 'Mais ações', en: 'More actions' },
  pedirRefazer: { pt: 'Pedir para refazer', en: 'Ask to redo' },
  naoPedirRefazer: { pt: 'Dar nota em vez de refazer', en: 'Grade instead of redoing' },
  mandar: {
    pt: (n: number) => `Enviar ${plural(n, '# correção', '# correções')}`,
    en: (n: number) => `Send ${plural(n, '# grading', '# gradings')}`,
  },
  mandadas: {
    pt: (n: number) => (n === 1 ? 'Correção enviada.' : `${n} correções enviadas.`),
    en: (n: number) => (n === 1 ? 'Grading sent.' : `${n} gradings sent.`),
  },
  ficaram: {
    pt: (n: number) =>
      n === 1
        ? '1 ficou: o trabalho mudou, ou a tentativa foi anulada.'
        : `${n} ficaram: os trabalhos mudaram, ou as tentativas foram anuladas.`,
    en: (n: number) =>
      n === 1
        ? '1 stayed: the submission changed, or the attempt was annulled.'
        : `${n} stayed: the submissions changed, or the attempts were annulled.`,
  },
  tudoPronto: { pt: 'Tudo corrigido', en: 'All graded' },
  tudoProntoTexto: {
    pt: (n: number) =>
      n === 1
        ? 'Falta só enviar: até lá ninguém vê a nota, e você pode mudar.'
        : `Falta só enviar as ${n}: até lá ninguém vê as notas, e você pode mudar.`,
    en: (n: number) =>
      n === 1
        ? 'It only has to be sent: until then nobody sees the grade, and you can change it.'
        : `The ${n} only have to be sent: until then nobody sees the grades, and you can change them.`,
  },
  filaVazia: { pt: 'Nada espera por você aqui', en: 'Nothing waits for you here' },
  filaVaziaTexto: {
    pt: 'Quando alguém enviar um trabalho, ele aparece nesta mesa. Bom descanso!',
    en: 'When a submission arrives it shows on this desk. Enjoy your break!',
  },
  conflito: {
    pt: (quem: string) => `${quem} também escreveu nesta correção`,
    en: (quem: string) => `${quem} wrote in this grading too`,
  },
  conflitoTexto: {
    pt: (nota: string) => `Nota de lá: ${nota}. Nada do que você escreveu se perdeu: escolha qual fica.`,
    en: (nota: string) => `Their grade: ${nota}. Nothing you wrote is lost: choose which one stays.`,
  },
  semNota: { pt: 'ainda sem nota', en: 'no grade yet' },
  ficarMinha: { pt: 'Ficar com a minha', en: 'Keep mine' },
  ficarOutra: { pt: (quem: string) => `Usar a de ${quem}`, en: (quem: string) => `Use ${quem}'s` },
  tentarDeNovo: { pt: 'Tentar de novo', en: 'Try again' },
  soLeitura: {
    pt: 'Esta turma foi encerrada: os trabalhos podem ser lidos, mas não mudam mais.',
    en: 'This class is closed: submissions can be read but change no more.',
  },
  teclasTexto: {
    pt: 'Cada tecla tem o seu botão. Enquanto você escreve, só as combinações com Ctrl valem.',
    en: 'Every key has its button. While you type, only combinations with Ctrl work.',
  },
  usarTeclas: { pt: 'Usar teclas de uma letra só', en: 'Use single keys' },
  tNivel: { pt: 'escolhe o nível do critério', en: 'chooses the level of the criterion' },
  tNota: { pt: 'vai ao campo da nota', en: 'goes to the grade' },
  tCriterio: { pt: 'muda de critério', en: 'changes the criterion' },
  tFrase: { pt: 'escolhe a frase do texto', en: 'chooses the sentence of the text' },
  tComenta: { pt: 'comenta o que está escolhido', en: 'comments on what is chosen' },
  tBanco: { pt: 'usa a frase do banco', en: 'uses the phrase of the bank' },
  tTrabalho: { pt: 'trabalho anterior e seguinte', en: 'previous and next submission' },
  tGeral: { pt: 'vai ao comentário geral', en: 'goes to the general comment' },
  tPula: { pt: 'pula este trabalho', en: 'skips this submission' },
  tSalva: { pt: 'salva e abre a próxima', en: 'saves and opens the next' },
  antes: {
    pt: (n: number) => plural(n, 'O que foi dito antes', 'O que foi dito antes (#)'),
    en: (n: number) => plural(n, 'What was said before', 'What was said before (#)'),
  },
  envioN: { pt: (n: number) => `${n}º envio`, en: (n: number) => `Submission ${n}` },
  escritoAqui: { pt: 'você escreveu e não enviou', en: 'you wrote it and did not send it' },
  naoEnviado: {
    pt: (quem: string) => `${quem} escreveu e não enviou`,
    en: (quem: string) => `${quem} wrote it and did not send it`,
  },
  usarDeNovo: { pt: 'Usar de novo', en: 'Use again' },
  descartarAntiga: {
    pt: 'Remover o que escrevi sobre o envio anterior',
    en: 'Remove what I wrote about the earlier submission',
  },
  usado: {
    pt: 'O que foi escrito antes está na correção.',
    en: 'What was written before is in the grading.',
  },
  usadoSemLugar: {
    pt: (n: number) =>
      plural(
        n,
        'Usado. 1 comentário ficou de fora: o trecho mudou.',
        'Usado. # comentários ficaram de fora: os trechos mudaram.',
      ),
    en: (n: number) =>
      plural(
        n,
        'Used. 1 comment was left out: its words changed.',
        'Used. # comments were left out: their words changed.',
      ),
  },
  tAntes: {
    pt: 'mostra o que foi dito do envio anterior',
    en: 'shows what was said of the earlier submission',
  },
  tUsa: { pt: 'usa de novo o que foi escrito nele', en: 'uses again what was written about it' },
  tBusca: { pt: 'busca na fila', en: 'searches the queue' },
  tAjuda: { pt: 'abre esta lista', en: 'opens this list' },
})
