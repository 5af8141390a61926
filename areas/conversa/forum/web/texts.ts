/** Every sentence of the forum's screens, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const forumTexts = defineTexts({
  forum: { pt: 'Fórum', en: 'Forum' },
  forumDescricao: {
    pt: 'Conversas da turma. Os tópicos fixados vêm primeiro.',
    en: 'Conversations of the class. Pinned topics come first.',
  },
  novoTopico: { pt: 'Novo tópico', en: 'New topic' },
  buscarTopico: { pt: 'Buscar por título ou texto', en: 'Search title or text' },
  situacao: { pt: 'Situação', en: 'Status' },
  todas: { pt: 'todas', en: 'all' },
  abertos: { pt: 'Abertos', en: 'Open' },
  agendados: { pt: 'Agendados', en: 'Scheduled' },
  encerrados: { pt: 'Encerrados', en: 'Closed' },
  tema: { pt: 'Tema', en: 'Theme' },
  todos: { pt: 'todos', en: 'all' },
  ordem: { pt: 'Ordem', en: 'Order' },
  maisNovos: { pt: 'mais novos', en: 'newest' },
  ultimaInteracao: { pt: 'Última interação', en: 'Last activity' },
  porTitulo: { pt: 'Título', en: 'Title' },
  maisCurtidos: { pt: 'Mais curtidos', en: 'Most liked' },
  favoritos: { pt: 'Favoritos', en: 'Favorites' },
  naoLidos: { pt: 'Com novidade', en: 'With news' },
  lixeira: { pt: 'Lixeira', en: 'Trash' },
  nenhumTopico: { pt: 'Nenhuma conversa por aqui ainda', en: 'No conversations here yet' },
  nenhumTopicoTexto: {
    pt: 'Abra um tópico com uma pergunta e a turma responde.',
    en: 'Open a topic with a question and the class answers.',
  },
  nenhumTopicoLeitura: {
    pt: 'Quando alguém abrir um tópico, ele aparece aqui.',
    en: 'When someone opens a topic, it shows up here.',
  },
  nadaComFiltros: { pt: 'Nada por aqui com estes filtros', en: 'Nothing here with these filters' },
  limparFiltros: { pt: 'Limpar filtros', en: 'Clear filters' },
  respostas: {
    pt: (n: number) => (n === 0 ? 'Nenhuma resposta' : plural(n, '1 resposta', '# respostas')),
    en: (n: number) => (n === 0 ? 'No answers' : plural(n, '1 answer', '# answers')),
  },
  respostasDe: {
    pt: (n: number, pessoas: number) =>
      n === 0
        ? 'Nenhuma resposta ainda'
        : `${plural(n, '1 resposta', '# respostas')} de ${plural(pessoas, '1 pessoa', '# pessoas')}`,
    en: (n: number, pessoas: number) =>
      n === 0
        ? 'No answers yet'
        : `${plural(n, '1 answer', '# answers')} from ${plural(pessoas, '1 person', '# people')}`,
  },
  curtidas: {
    pt: (n: number) => plural(n, '1 curtida', '# curtidas'),
    en: (n: number) => plural(n, '1 like', '# likes'),
  },
  ultima: { pt: 'última', en: 'last' },
  novas: {
    pt: (n: number) => (n >= 100 ? '99+ novas' : plural(n, '1 nova', '# novas')),
    en: (n: number) => (n >= 100 ? '99+ new' : plural(n, '1 new', '# new')),
  },
  nova: { pt: 'Nova', en: 'New' },
  novo: { pt: 'Novo', en: 'New' },

  // States of a topic
  aberto: { pt: 'Aberto', en: 'Open' },
  abertoAte: { pt: (data: string) => `Aberto até ${data}`, en: (data: string) => `Open until ${data}` },
  agendadoPara: {
    pt: (data: string) => `Agendado para ${data}`,
    en: (data: string) => `Scheduled for ${data}`,
  },
  agendado: { pt: 'Agendado', en: 'Scheduled' },
  encerrado: { pt: 'Encerrado', en: 'Closed' },
  encerradoEm: { pt: (data: string) => `Encerrado em ${data}`, en: (data: string) => `Closed on ${data}` },
  avaliativo: { pt: 'Avaliativo', en: 'Graded' },
  bloqueado: { pt: 'Bloqueado', en: 'Blocked' },
  apenasLeitura: { pt: 'Só leitura', en: 'Read-only' },
  oculto: { pt: 'Oculto', en: 'Hidden' },
  fixado: { pt: 'Fixado', en: 'Pinned' },
  soFamilias: { pt: 'Só famílias', en: 'Families only' },
  urgente: { pt: 'Urgente', en: 'Urgent' },
  naLixeira: { pt: 'Na lixeira', en: 'In the trash' },
  emAnalise: { pt: 'Em análise', en: 'Under review' },
  motivoBloqueado: {
    pt: 'Este tópico está bloqueado: dá para ler, mas ninguém responde nem curte.',
    en: 'This topic is blocked: it can be read, but nobody answers or likes.',
  },
  motivoLeitura: {
    pt: 'Este tópico é só para leitura e não recebe respostas.',
    en: 'This topic is for reading only and takes no answers.',
  },
  motivoEncerrado: {
    pt: (data: string) => `Este tópico foi encerrado em ${data} e não recebe mais respostas.`,
    en: (data: string) => `This topic was closed on ${data} and is no longer accepting answers.`,
  },
  motivoEncerradoSemData: {
    pt: 'Este tópico foi encerrado e não recebe mais respostas.',
    en: 'This topic was closed and is no longer accepting answers.',
  },
  motivoAgendado: {
    pt: (data: string) => `⟦Os alunos⟧ passam a ver este tópico em ${data}.`,
    en: (data: string) => `Students will see this topic from ${data}.`,
  },
  motivoAgendadoSemData: {
    pt: 'Este tópico ainda não abriu.',
    en: 'This topic has not opened yet.',
  },
  motivoOculto: {
    pt: 'Este tópico está oculto: ⟦os alunos⟧ não o veem.',
    en: 'This topic is hidden: students do not see it.',
  },
  motivoRetido: {
    pt: 'Só você e ⟦os professores⟧ veem este tópico até ele ser liberado.',
    en: 'Only you and the teachers see this topic until it is released.',
  },
  motivoSemPermissao: { pt: 'Você pode ler este tópico.', en: 'You may read this topic.' },
  motivoLixeira: {
    pt: 'Este tópico está na lixeira. Só quem cuida da turma o vê.',
    en: 'This topic is in the trash. Only those who run the class see it.',
  },

  // Topic page
  topicoFora: { pt: 'Este tópico não está aqui', en: 'This topic is not here' },
  topicoForaTexto: {
    pt: 'Ele pode ter sido removido, ou ainda não abriu para você.',
    en: 'It may have been removed, or has not opened for you yet.',
  },
  verForum: { pt: 'Ver o fórum', en: 'See the forum' },
  favoritar: { pt: 'Favoritar', en: 'Add to favorites' },
  desfavoritar: { pt: 'Remover dos favoritos', en: 'Remove from favorites' },
  configurarTopico: { pt: 'Configurar tópico', en: 'Topic settings' },
  devolver: { pt: 'Devolver com motivo', en: 'Give back with a reason' },
  devolverTitulo: {
    pt: (nome: string) => `Devolver a mensagem de ${nome}?`,
    en: (nome: string) => `Give the message of ${nome} back?`,
  },
  devolvida: {
    pt: 'A mensagem voltou para quem a escreveu, com o motivo.',
    en: 'The message went back to its author, with the reason.',
  },
  devolvidaTitulo: { pt: 'Devolvida', en: 'Returned' },
  devolvido: { pt: 'Devolvido', en: 'Returned' },
  devolvidaEspera: {
    pt: 'Quem escreveu pode mudar e enviar de novo; a turma não vê.',
    en: 'Its author may change it and send it again; the class does not see it.',
  },
  devolvidaParaMim: {
    pt: 'Devolvida para você mudar',
    en: 'Returned for you to change',
  },
  devolvidaSoVoce: {
    pt: 'A turma não vê. Mude o que foi pedido e envie de novo: ela volta para o mesmo lugar.',
    en: 'The class does not see it. Change what was asked and send it again: it goes back to its place.',
  },
  devolvidaFechada: {
    pt: 'Este tópico não recebe mensagens agora, por isso não dá para enviar de novo.',
    en: 'This topic takes no messages now, so it cannot be sent again.',
  },
  motivoDito: { pt: (motivo: string) => `Motivo: ${motivo}`, en: (motivo: string) => `Reason: ${motivo}` },
  semMotivo: {
    pt: 'O motivo não foi escrito: pergunte a quem cuida da turma.',
    en: 'No reason was written: ask those who run the class.',
  },
  mudarEEnviar: { pt: 'Mudar e enviar de novo', en: 'Change and send again' },
  voltouParaModerar: {
    pt: (motivo: string) => `Foi devolvida e voltou alterada: espera a sua leitura. ${motivo}`,
    en: (motivo: string) => `It was returned and came back changed: it needs your review. ${motivo}`,
  },
  devolverAcao: { pt: 'Devolver mensagem', en: 'Give message back' },
  devolverAjuda: {
    pt: 'Por exemplo: reescreva sem falar do colega.',
    en: 'For example: write it again without naming your classmate.',
  },
  editarTopico: { pt: 'Editar tópico', en: 'Edit topic' },
  bloquear: { pt: 'Bloquear respostas', en: 'Block answers' },
  desbloquear: { pt: 'Desbloquear', en: 'Unblock' },
  tornarLeitura: { pt: 'Tornar só leitura', en: 'Make read-only' },
  aceitarRespostas: { pt: 'Aceitar respostas', en: 'Accept answers' },
  ocultar: { pt: 'Ocultar ⟦dos alunos⟧', en: 'Hide from students' },
  mostrar: { pt: 'Mostrar ⟦aos alunos⟧', en: 'Show to students' },
  fixar: { pt: 'Fixar no topo', en: 'Pin to the top' },
  desafixar: { pt: 'Desafixar', en: 'Unpin' },
  removerTopico: { pt: 'Remover tópico', en: 'Remove topic' },
  topicoRemovido: { pt: 'O tópico foi para a lixeira.', en: 'The topic is in the trash.' },
  restaurar: { pt: 'Restaurar', en: 'Restore' },
  avaliarTopico: { pt: 'Avaliar participação', en: 'Grade participation' },
  editado: { pt: 'editado', en: 'edited' },
  ordenarRespostas: { pt: 'Ordem das respostas', en: 'Order of answers' },
  antigas: { pt: 'Mais antigas primeiro', en: 'Oldest first' },
  recentes: { pt: 'Mais recentes primeiro', en: 'Newest first' },
  maisCurtidas: { pt: 'Mais curtidas primeiro', en: 'Most liked first' },
  semRespostas: { pt: 'Ninguém respondeu ainda', en: 'Nobody has answered yet' },
  semRespostasConvite: {
    pt: 'Escreva a primeira resposta: quem vier depois continua a conversa.',
    en: 'Write the first answer: whoever comes next goes on from there.',
  },
  semRespostasLeitura: {
    pt: 'Quando alguém responder, a conversa aparece aqui.',
    en: 'When someone answers, the conversation shows up here.',
  },
  verMaisRespostas: {
    pt: (n: number) => plural(n, 'Ver mais 1 resposta', 'Ver mais # respostas'),
    en: (n: number) => plural(n, 'Show 1 more answer', 'Show # more answers'),
  },
  carregarMais: { pt: 'Carregar mais', en: 'Load more' },
  mensagensNovas: {
    pt: (n: number) => plural(n, '1 mensagem nova', '# mensagens novas'),
    en: (n: number) => plural(n, '1 new message', '# new messages'),
  },
  participantes: { pt: 'Quem está na conversa', en: 'Who is in the conversation' },
  professoresDaTurma: { pt: '⟦Professores⟧', en: 'Teachers' },
  temas: { pt: 'Temas', en: 'Themes' },
  suaNota: { pt: 'Sua nota', en: 'Your grade' },
  semNotaAinda: {
    pt: 'Este tópico vale nota. A sua aparece aqui quando for publicada.',
    en: 'This topic is graded. Your grade shows up here once it is published.',
  },
  devolutiva: { pt: 'Devolutiva', en: 'Feedback' },

  // Messages
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  professor: { pt: '⟦Docente⟧', en: 'Teacher' },
  coordenador: { pt: 'Coordenação', en: 'Coordination' },
  gestor: { pt: 'Gestão', en: 'Management' },
  administrador: { pt: 'Administração', en: 'Administration' },
  responsavel: { pt: 'Responsável', en: 'Guardian' },
  curtir: {
    pt: (n: number) => (n === 0 ? 'Curtir' : `Curtir, ${plural(n, '1 curtida', '# curtidas')}`),
    en: (n: number) => (n === 0 ? 'Like' : `Like, ${plural(n, '1 like', '# likes')}`),
  },
  votarMais: { pt: 'Votar a favor', en: 'Vote up' },
  votarMenos: { pt: 'Votar contra', en: 'Vote down' },
  votos: {
    pt: (n: number) => plural(n, 'saldo de 1 voto', 'saldo de # votos'),
    en: (n: number) => plural(n, 'balance of 1 vote', 'balance of # votes'),
  },
  responder: { pt: 'Responder', en: 'Answer' },
  responderA: { pt: (nome: string) => `Responder a ${nome}`, en: (nome: string) => `Answer ${nome}` },
  emRespostaA: { pt: (nome: string) => `em resposta a ${nome}`, en: (nome: string) => `answering ${nome}` },
  darNota: { pt: 'Dar nota', en: 'Give a grade' },
  nota: { pt: (nota: string) => `Nota ${nota}`, en: (nota: string) => `Grade ${nota}` },
  maisAcoes: { pt: 'Mais ações', en: 'More actions' },
  maisAcoesDe: {
    pt: (nome: string) => `Mais ações para a mensagem de ${nome}`,
    en: (nome: string) => `More actions for the message by ${nome}`,
  },
  editar: { pt: 'Editar', en: 'Edit' },
  editarMensagem: { pt: 'Editar mensagem', en: 'Edit message' },
  remover: { pt: 'Remover', en: 'Remove' },
  copiarElo: { pt: 'Copiar endereço', en: 'Copy address' },
  eloCopiado: { pt: 'Endereço copiado.', en: 'Address copied.' },
  mensagemRemovida: { pt: 'Mensagem removida.', en: 'Message removed.' },
  placeRemovida: { pt: 'Esta mensagem foi removida.', en: 'This message was removed.' },
  placeOculta: { pt: 'Esta mensagem foi ocultada.', en: 'This message was hidden.' },
  oculta: { pt: 'Oculta', en: 'Hidden' },
  verVersoes: { pt: 'Ver edições', en: 'See edits' },
  versoes: { pt: 'Edições desta mensagem', en: 'Edits of this message' },
  versaoDe: {
    pt: (nome: string, quando: string) => `${nome}, ${quando}`,
    en: (nome: string, quando: string) => `${nome}, ${quando}`,
  },
  semVersoes: { pt: 'Não há versões anteriores.', en: 'There are no earlier versions.' },
  retidaParaMim: {
    pt: 'Só você e ⟦os professores⟧ veem esta mensagem até ela ser liberada.',
    en: 'Only you and the teachers see this message until it is released.',
  },
  retidaParaModerar: {
    pt: 'Esta mensagem espera a sua leitura: ela parece ter um telefone, um CPF ou outro contato.',
    en: 'This message needs your review: it seems to hold a phone number, a CPF or another contact.',
  },
  liberar: { pt: 'Liberar', en: 'Release' },
  recusar: { pt: 'Recusar', en: 'Refuse' },
  liberada: { pt: 'A mensagem já aparece para a turma.', en: 'The message now shows to the class.' },
  recusarTitulo: {
    pt: (nome: string) => `Recusar a mensagem de ${nome}?`,
    en: (nome: string) => `Refuse the message by ${nome}?`,
  },
  recusarTexto: {
    pt: 'A turma deixa de ver a mensagem. Quem a escreveu recebe o motivo e pode mudar e enviar de novo.',
    en: 'The class no longer sees the message. Its author is told why, and may change it and send it again.',
  },
  recusarAcao: { pt: 'Recusar mensagem', en: 'Refuse message' },
  motivo: { pt: 'Motivo', en: 'Reason' },
  motivoAjuda: {
    pt: 'Por exemplo: não publique números de telefone.',
    en: 'For example: do not post phone numbers.',
  },
  retidas: {
    pt: (n: number) => plural(n, '1 mensagem espera a sua leitura', '# mensagens esperam a sua leitura'),
    en: (n: number) => plural(n, '1 message needs your review', '# messages need your review'),
  },
  retidasTexto: {
    pt: 'Parece haver um telefone, um CPF ou outro contato, ou voltou alterada depois de devolvida. A turma ainda não vê.',
    en: 'There seems to be a phone number, a CPF or another contact, or it came back changed after it was returned. The class does not see it yet.',
  },
  verRetidas: { pt: 'Ler agora', en: 'Read now' },
  fecharRetidas: { pt: 'Voltar aos tópicos', en: 'Back to the topics' },
  parece: {
    pt: (o: string) => `parece ter ${o}`,
    en: (o: string) => `seems to hold ${o}`,
  },
  cpf: { pt: 'um CPF', en: 'a CPF' },
  telefone: { pt: 'um telefone', en: 'a phone number' },
  contato: { pt: 'um e-mail ou um @perfil', en: 'an email or an @account' },
  naoDeu: { pt: 'Não deu certo. Tente de novo.', en: 'It did not work. Try again.' },

  // Attachments
  imagem: { pt: (nome: string) => `Imagem ${nome}`, en: (nome: string) => `Picture ${nome}` },
  abrirImagem: { pt: (nome: string) => `Abrir imagem ${nome}`, en: (nome: string) => `Open picture ${nome}` },
})
