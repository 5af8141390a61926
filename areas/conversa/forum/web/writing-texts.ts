/** The sentences of writing: editor, composer, forms of topics and notices, conflicts. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const writingTexts = defineTexts({
  // Toolbar

  // Composer
  escrevaResposta: { pt: 'Escreva uma resposta…', en: 'Write an answer…' },
  escrevaRespostaA: { pt: (nome: string) => `Responda a ${nome}…`, en: (nome: string) => `Answer ${nome}…` },
  suaResposta: { pt: 'Sua resposta', en: 'Your answer' },
  responder: { pt: 'Responder', en: 'Answer' },
  salvar: { pt: 'Salvar', en: 'Save' },
  enviarDeNovo: { pt: 'Enviar de novo', en: 'Send again' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  tentarDeNovo: { pt: 'Tentar de novo', en: 'Try again' },
  escrevaAlgo: { pt: 'Escreva alguma coisa antes de enviar.', en: 'Write something before sending.' },
  naoEnviada: {
    pt: (motivo: string) => `Não foi enviada. ${motivo} O que você escreveu continua aqui.`,
    en: (motivo: string) => `It was not sent. ${motivo} What you wrote is still here.`,
  },
  vaiEsperar: {
    pt: 'Isto parece ter um telefone, um CPF ou outro contato. A mensagem só aparece para a turma depois que ⟦o professor⟧ ler.',
    en: 'This seems to hold a phone number, a CPF or another contact. The message only shows to the class after the teacher has read it.',
  },
  emOutraAba: {
    pt: 'Você escreveu isto também em outra aba. Os dois textos estão guardados neste aparelho: o outro aparece quando você voltar aqui depois de enviar ou descartar este.',
    en: 'You wrote this in another tab as well. Both texts are kept on this device: the other one shows when you come back here after sending or deleting this one.',
  },
  ficouRetida: {
    pt: 'Sua mensagem foi enviada e espera a leitura ⟦do professor⟧.',
    en: 'Your message was sent and waits for the teacher to read it.',
  },
  carregandoEditor: { pt: 'Abrindo o editor', en: 'Opening the editor' },

  // Conflict
  conflito: { pt: 'Este texto mudou enquanto você editava', en: 'This text changed while you were editing' },
  conflitoTexto: {
    pt: 'Compare os dois textos e escolha com qual ficar.',
    en: 'Compare the two texts and choose which one to keep.',
  },
  oSeu: { pt: 'O seu texto', en: 'Your text' },
  oSalvo: { pt: 'O texto salvo', en: 'The saved text' },
  ficarComOMeu: { pt: 'Ficar com o meu', en: 'Keep mine' },
  ficarComOSalvo: { pt: 'Ficar com o salvo', en: 'Keep the saved one' },

  // Topic and notice forms
  novoTopico: { pt: 'Novo tópico', en: 'New topic' },
  palavrasDe: {
    pt: (nome: string) => `Só ${nome} muda estas palavras: foi quem escreveu. O resto você configura aqui.`,
    en: (nome: string) => `Only ${nome} changes these words: they wrote them. The rest you set here.`,
  },
  configurarTopico: { pt: 'Configurar tópico', en: 'Topic settings' },
  configurarAviso: { pt: 'Configurar aviso', en: 'Announcement settings' },
  editarTopico: { pt: 'Editar tópico', en: 'Edit topic' },
  novoAviso: { pt: 'Novo aviso', en: 'New announcement' },
  editarAviso: { pt: 'Editar aviso', en: 'Edit announcement' },
  titulo: { pt: 'Título', en: 'Title' },
  texto: { pt: 'Texto', en: 'Text' },
  tituloVazio: { pt: 'Escreva um título.', en: 'Enter a title.' },
  tituloLongo: { pt: 'Use no máximo 200 letras no título.', en: 'Use at most 200 letters in the title.' },
  textoVazio: { pt: 'Escreva o texto.', en: 'Write the text.' },
  textoLongo: { pt: 'O texto passou do tamanho permitido.', en: 'The text is over the allowed size.' },
  escrevaTopico: { pt: 'O que a turma vai conversar?', en: 'What will the class talk about?' },
  escrevaAvisoAqui: { pt: 'O que a turma precisa saber?', en: 'What does the class need to know?' },
  temas: { pt: 'Temas', en: 'Themes' },
  temasAjuda: {
    pt: 'Até 10, separados por vírgula. Servem para filtrar a lista.',
    en: 'Up to 10, separated by commas. They filter the list.',
  },
  temasDemais: { pt: 'Use no máximo 10 temas.', en: 'Use at most 10 themes.' },
  temaLongo: { pt: 'Cada tema tem no máximo 40 letras.', en: 'Each theme has at most 40 letters.' },
  valeNota: { pt: 'Vale nota', en: 'Graded' },
  valeNotaAjuda: {
    pt: 'A participação de ⟦cada aluno⟧ pode receber nota de 0 a 10.',
    en: 'Each student’s participation can be given a grade from 0 to 10.',
  },
  datas: { pt: 'Datas', en: 'Dates' },
  agendar: { pt: 'Agendar a abertura', en: 'Schedule the opening' },
  agendarAjuda: {
    pt: '⟦Os alunos⟧ só veem a partir da data de início.',
    en: 'Students only see it from the start date on.',
  },
  inicio: { pt: 'Início', en: 'Start' },
  fim: { pt: 'Encerramento', en: 'End' },
  fimAjuda: { pt: 'Sem data, fica aberto.', en: 'Without a date it stays open.' },
  inicioFalta: { pt: 'Escolha quando abre.', en: 'Choose when it opens.' },
  fimAntes: { pt: 'O encerramento precisa vir depois do início.', en: 'The end comes after the start.' },
  participacao: { pt: 'Participação', en: 'Participation' },
  permitirAnexos: { pt: 'Permitir anexos nas respostas', en: 'Allow attachments in answers' },
  apenasLeitura: { pt: 'Só leitura, sem respostas', en: 'Read-only, no answers' },
  ocultar: { pt: 'Ocultar ⟦dos alunos⟧ por enquanto', en: 'Hide from students for now' },
  fixado: { pt: 'Fixar no topo', en: 'Pin to the top' },
  avisar: { pt: 'Quem é avisado', en: 'Who is told' },
  notificarProfessores: { pt: '⟦Professores⟧, a cada resposta', en: 'Teachers, at each answer' },
  notificarAbertura: { pt: '⟦Alunos⟧, quando abrir', en: 'Students, when it opens' },
  notificarInteracoes: { pt: '⟦Alunos⟧, a cada resposta', en: 'Students, at each answer' },
  publicarTopico: { pt: 'Publicar tópico', en: 'Post topic' },
  publicarAviso: { pt: 'Publicar aviso', en: 'Post announcement' },
  salvarMudancas: { pt: 'Salvar mudanças', en: 'Save changes' },
  topicoPublicado: { pt: 'Tópico publicado.', en: 'Topic posted.' },
  topicoAgendado: { pt: 'Tópico agendado.', en: 'Topic scheduled.' },
  avisoPublicado: { pt: 'Aviso publicado.', en: 'Announcement posted.' },
  enviarTambem: { pt: 'Enviar também para', en: 'Send to these too' },
  avisosPublicados: {
    pt: (turmas: number) => `Aviso publicado em ${turmas} turmas.`,
    en: (turmas: number) => `Announcement posted to ${turmas} classes.`,
  },
  avisosAgendados: {
    pt: (turmas: number) => `Aviso agendado em ${turmas} turmas.`,
    en: (turmas: number) => `Announcement scheduled in ${turmas} classes.`,
  },
  avisoAgendado: { pt: 'Aviso agendado.', en: 'Announcement scheduled.' },
  salvo: { pt: 'Mudanças salvas.', en: 'Changes saved.' },
  topicoRetido: {
    pt: 'Seu tópico foi enviado e espera a leitura ⟦do professor⟧.',
    en: 'Your topic was sent and waits for the teacher to read it.',
  },
  soFamilias: { pt: 'Só para as famílias', en: 'Only for families' },
  soFamiliasAjuda: {
    pt: 'Os responsáveis leem e são avisados. ⟦Os alunos⟧ não veem este aviso.',
    en: 'Guardians read it and are told. Students do not see this announcement.',
  },
  pedeCiente: { pt: 'Pedir ciente', en: 'Ask to acknowledge' },
  pedeCienteAjuda: {
    pt: 'Cada pessoa confirma que leu, e você vê quem falta.',
    en: 'Each person confirms having read it, and you see who is missing.',
  },
  urgente: { pt: 'Urgente', en: 'Urgent' },
  urgenteAjuda: { pt: 'Avisa todos na hora.', en: 'Tells everybody at once.' },
  enviandoArquivos: { pt: 'Enviando os arquivos', en: 'Sending the files' },
  destaque: { pt: 'Destaque', en: 'Emphasis' },
  maisOpcoes: { pt: 'Mais opções', en: 'More options' },
})
