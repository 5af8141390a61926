/** The sentences of the screens of notices to a network. */
import { comArtigo } from '../../../../core/texts/artigo.ts'
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const avisoRedeTexts = defineTexts({
  titulo: { pt: 'Avisos da rede', en: 'Announcements of the network' },
  descricao: {
    pt: (rede: string) => `Recados para todas as turmas ${comArtigo('de', rede)} e do que está abaixo.`,
    en: (rede: string) => `Messages to every class of ${rede} and of what lies below.`,
  },
  novo: { pt: 'Novo aviso', en: 'New announcement' },
  novoPara: {
    pt: (rede: string) => `Novo aviso ${comArtigo('para', rede)}`,
    en: (rede: string) => `New announcement to ${rede}`,
  },
  buscar: { pt: 'Buscar pelo título', en: 'Search by title' },
  nenhum: { pt: 'Nenhum aviso enviado por aqui', en: 'No announcement sent from here yet' },
  nenhumTexto: {
    pt: 'Um aviso da rede aparece em cada turma, e você vê quem ainda não leu.',
    en: 'An announcement of the network shows in each class, and you see who has not read it.',
  },
  nadaEncontrado: { pt: 'Nenhum aviso com esse título', en: 'No announcement with this title' },
  fora: { pt: 'Este aviso não está aqui', en: 'This announcement is not here' },
  foraTexto: {
    pt: 'Ele pode ter sido removido, ou é de uma rede que você não acompanha.',
    en: 'It may have been removed, or is of a network that is not yours.',
  },
  verAvisos: { pt: 'Ver os avisos', en: 'See the announcements' },
  redeFora: { pt: 'Esta rede não está aqui', en: 'This network is not here' },
  redeForaTexto: {
    pt: 'Confira o endereço, ou volte para o início.',
    en: 'Check the address, or go back home.',
  },
  voltar: { pt: 'Voltar para o início', en: 'Back home' },

  escreva: { pt: 'O que a rede precisa saber?', en: 'What does the network need to know?' },
  tituloVazio: { pt: 'Escreva um título.', en: 'Enter a title.' },
  textoVazio: { pt: 'Escreva o texto.', en: 'Write the text.' },
  textoLongo: {
    pt: 'O texto ficou longo demais: use no máximo 20.000 letras.',
    en: 'The text is too long: use at most 20,000 letters.',
  },
  paraQuem: { pt: 'Para quem', en: 'For whom' },
  escolhaAlguem: { pt: 'Escolha ao menos um grupo de pessoas.', en: 'Choose at least one group of people.' },
  aluno: { pt: '⟦Alunos⟧', en: 'Students' },
  responsavel: { pt: 'Responsáveis', en: 'Guardians' },
  professor: { pt: '⟦Professores⟧', en: 'Teachers' },
  contando: { pt: 'contando as pessoas…', en: 'counting people…' },
  contandoAlcance: {
    pt: 'Contando a quantas turmas e pessoas chega…',
    en: 'Counting the classes and people it reaches…',
  },
  alcance: {
    pt: (pessoas: string, turmas: number) =>
      `Vai aparecer em ${plural(turmas, '# turma', '# turmas')} e chegar a ${pessoas}.`,
    en: (pessoas: string, turmas: number) =>
      `It will show in ${plural(turmas, '# class', '# classes')} and reach ${pessoas}.`,
  },
  pessoas: {
    pt: (n: number) => plural(n, '# pessoa', '# pessoas'),
    en: (n: number) => plural(n, '# person', '# people'),
  },
  turmas: {
    pt: (n: number) => plural(n, '# turma', '# turmas'),
    en: (n: number) => plural(n, '# class', '# classes'),
  },
  semTurmas: {
    pt: 'Nenhuma turma ativa desta rede tem avisos: não há a quem enviar.',
    en: 'No active class of this network has announcements: there is nobody to send to.',
  },
  comoAparece: { pt: 'Como aparece', en: 'How it shows' },
  pedirCiente: { pt: 'Pedir ciente', en: 'Ask to acknowledge' },
  pedirCienteAjuda: {
    pt: 'Cada pessoa confirma que leu, e você vê quem falta.',
    en: 'Each person confirms having read it, and you see who is missing.',
  },
  urgente: { pt: 'Urgente', en: 'Urgent' },
  urgenteAjuda: {
    pt: 'Sai na hora, mesmo à noite. Use só quando não pode esperar.',
    en: 'Leaves at once, even at night. Only for what cannot wait.',
  },
  fixar: { pt: 'Fixar no topo', en: 'Pin to the top' },
  quando: { pt: 'Quando', en: 'When' },
  inicio: { pt: 'Publicar em', en: 'Publish on' },
  inicioAjuda: { pt: 'Sem data, sai agora.', en: 'Without a date it leaves now.' },
  fim: { pt: 'Sai do ar em', en: 'Taken down on' },
  fimAjuda: { pt: 'Sem data, fica no ar.', en: 'Without a date it stays.' },
  publicar: { pt: 'Publicar aviso', en: 'Publish announcement' },
  agendar: { pt: 'Agendar aviso', en: 'Schedule announcement' },
  editar: { pt: 'Editar', en: 'Edit' },
  editarTitulo: { pt: 'Editar o aviso', en: 'Edit the announcement' },
  salvar: { pt: 'Salvar mudanças', en: 'Save changes' },
  salvo: { pt: 'Aviso alterado em todas as turmas.', en: 'Announcement changed in all classes.' },
  publicado: {
    pt: 'Aviso publicado. As pessoas estão sendo avisadas.',
    en: 'Announcement published. People are being told.',
  },
  agendadoOk: { pt: 'Aviso agendado.', en: 'Announcement scheduled.' },
  confirmarSem: { pt: 'Enviar este aviso?', en: 'Send this announcement?' },
  confirmar: {
    pt: (n: number) => plural(n, 'Enviar para # pessoa?', 'Enviar para # pessoas?'),
    en: (n: number) => plural(n, 'Send to # person?', 'Send to # people?'),
  },
  confirmarTexto: {
    pt: 'Cada pessoa recebe uma notificação só, mesmo em várias turmas.',
    en: 'Each person is notified once, even in several classes.',
  },

  agendado: { pt: 'Agendado', en: 'Scheduled' },
  noAr: { pt: 'No ar', en: 'Published' },
  encerrado: { pt: 'Encerrado', en: 'Ended' },
  fixado: { pt: 'Fixado', en: 'Pinned' },
  comCiente: { pt: 'Pede ciente', en: 'Asks to acknowledge' },
  por: { pt: (nome: string) => `por ${nome}`, en: (nome: string) => `by ${nome}` },

  avisando: { pt: 'Avisando as pessoas', en: 'Telling people' },
  quemLeu: { pt: 'Quem leu', en: 'Who has read it' },
  leram: {
    pt: (n: number, total: number) => `${n} de ${total} ${n === 1 ? 'leu' : 'leram'}`,
    en: (n: number, total: number) => `${n} of ${total} read it`,
  },
  deramCiente: {
    pt: (n: number, total: number) => `${n} de ${total} ${n === 1 ? 'deu' : 'deram'} ciente`,
    en: (n: number, total: number) => `${n} of ${total} acknowledged`,
  },
  lembrar: {
    pt: (n: number) => plural(n, 'Lembrar # pessoa', 'Lembrar # pessoas'),
    en: (n: number) => plural(n, 'Remind # person', 'Remind # people'),
  },
  lembrando: { pt: 'Lembrando quem falta', en: 'Reminding who is missing' },
  lembradoEm: {
    pt: (quando: string) => `Quem faltava foi lembrado em ${quando}.`,
    en: (quando: string) => `Those who were missing were reminded on ${quando}.`,
  },
  remover: { pt: 'Remover de todas as turmas', en: 'Remove from all classes' },
  removerTitulo: { pt: 'Remover este aviso?', en: 'Remove this announcement?' },
  removerTexto: {
    pt: (n: number) => `Ele some de ${plural(n, '# turma', '# turmas')}. Não dá para desfazer.`,
    en: (n: number) => `It goes from ${plural(n, '# class', '# classes')}. This cannot be undone.`,
  },
  removido: { pt: 'Aviso removido.', en: 'Announcement removed.' },
  porEscola: { pt: 'Por escola', en: 'By school' },
  escola: { pt: 'Escola', en: 'School' },
  todasEscolas: { pt: 'Todas', en: 'All' },
  faltam: { pt: 'Faltam', en: 'Missing' },
  leramColuna: { pt: 'Leram', en: 'Have read' },
  cientes: { pt: 'Ciente', en: 'Acknowledged' },
  destinatarios: { pt: 'Pessoas', en: 'People' },
  nome: { pt: 'Nome', en: 'Name' },
  papel: { pt: 'Quem é', en: 'Role' },
  situacao: { pt: 'Situação', en: 'Status' },
  lido: { pt: 'Leram', en: 'Have read' },
  nao_lido: { pt: 'Não leram', en: 'Have not read' },
  ciente: { pt: 'Com ciente', en: 'Acknowledged' },
  sem_ciente: { pt: 'Sem ciente', en: 'Not acknowledged' },
  buscarPessoa: { pt: 'Buscar pessoa', en: 'Search people' },
  aindaNaoLeu: { pt: 'Ainda não leu', en: 'Has not read it yet' },
  leuEm: { pt: (quando: string) => `Leu em ${quando}`, en: (quando: string) => `Read on ${quando}` },
  cienteEm: {
    pt: (quando: string) => `Deu ciente em ${quando}`,
    en: (quando: string) => `Acknowledged on ${quando}`,
  },
  umAluno: { pt: '⟦Aluno⟧', en: 'Student' },
  umResponsavel: { pt: 'Responsável', en: 'Guardian' },
  umProfessor: { pt: '⟦Professor⟧', en: 'Teacher' },
  ninguem: { pt: 'Ninguém com estes filtros', en: 'Nobody matches these filters' },
})
