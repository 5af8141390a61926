/** Sentences of privacy: requests, options, consents, the guardian's page, the office that answers. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'
import { tempoTexts } from './texts-tempo.ts'

export const privacidadeTexts = defineTexts({
  // The card of the account
  titulo: { pt: 'Privacidade e dados', en: 'Privacy and data' },
  tituloDe: { pt: (nome: string) => `Privacidade de ${nome}`, en: (nome: string) => `Privacy of ${nome}` },
  oQueGuardamos: { pt: 'O que guardamos e por quê', en: 'What we keep, and why' },
  ...tempoTexts,

  // Options
  mostrar: { pt: 'O que os outros veem', en: 'What others see' },
  perfil_visivel: { pt: 'Mostrar o perfil à turma', en: 'Show the profile to the class' },
  foto_visivel: { pt: 'Mostrar a foto à turma', en: 'Show the photo to the class' },
  protetor: {
    pt: 'Fica desligado até alguém ligar: é a opção mais protetora.',
    en: 'It stays off until somebody turns it on: the most protective setting.',
  },
  soResponsavel: {
    pt: 'Você pode desligar; para ligar, peça a quem responde por você.',
    en: 'You may turn it off; to turn it on, ask your guardian.',
  },

  // Consents
  consentimentos: { pt: 'Autorizações', en: 'Consents' },
  consentimentosAjuda: {
    pt: 'Nenhuma é necessária para estudar aqui. Dá para retirar quando quiser.',
    en: 'None is needed to study here. Each can be withdrawn at any time.',
  },
  uso_de_imagem: {
    pt: 'Usar imagem e voz em publicações da escola',
    en: 'Use of image and voice in publications of the school',
  },
  divulgacao_de_trabalhos: {
    pt: 'Publicar trabalhos com o nome em mostras e concursos',
    en: 'Publishing works with the name in exhibitions and contests',
  },
  pesquisa: {
    pt: 'Participar de pesquisas educacionais com dados sem nome',
    en: 'Taking part in educational research with data without names',
  },
  autorizado: {
    pt: (data: string, quem: string) => `Autorizado em ${data} ${quem}`,
    en: (data: string, quem: string) => `Allowed on ${data} ${quem}`,
  },
  recusado: {
    pt: (data: string, quem: string) => `Não autorizado em ${data} ${quem}`,
    en: (data: string, quem: string) => `Refused on ${data} ${quem}`,
  },
  retirado: {
    pt: (data: string, quem: string) => `Retirado em ${data} ${quem}`,
    en: (data: string, quem: string) => `Withdrawn on ${data} ${quem}`,
  },
  porPessoa: { pt: 'pela própria pessoa', en: 'by the person' },
  porResponsavel: { pt: 'por quem responde por ela', en: 'by a guardian' },
  nuncaAutorizado: { pt: 'Não autorizado', en: 'Not allowed' },
  autorizar: { pt: 'Autorizar', en: 'Allow' },
  retirar: { pt: 'Retirar', en: 'Withdraw' },

  // Requests
  pedidos: { pt: 'Pedidos sobre os dados', en: 'Requests about the data' },
  pedirCopia: { pt: 'Pedir cópia dos dados', en: 'Ask for a copy of the data' },
  pedirExclusao: { pt: 'Pedir exclusão', en: 'Ask for erasure' },
  exportacao: { pt: 'Cópia dos dados', en: 'Copy of the data' },
  exclusao: { pt: 'Exclusão dos dados', en: 'Erasure of the data' },
  semPedidos: { pt: 'Nenhum pedido até agora.', en: 'No requests so far.' },
  confirmarExclusao: {
    pt: (nome: string) => `Pedir a exclusão dos dados de ${nome}?`,
    en: (nome: string) => `Ask for the erasure of the data of ${nome}?`,
  },
  confirmarExclusaoTexto: {
    pt: 'A escola responde em até 15 dias. Se aprovar, há mais 15 dias para desfazer; depois, nome, mensagens, arquivos e acesso são excluídos para sempre. Notas e presenças ficam no registro escolar, sem nome.',
    en: 'The school answers within 15 days. If it approves, there are 15 more days to undo; then name, messages, files and access are erased for good. Grades and attendance stay in the school record, without a name.',
  },
  pedidoFeito: { pt: 'Pedido registrado.', en: 'Request recorded.' },
  pedidoCancelado: { pt: 'Pedido cancelado.', en: 'Request canceled.' },
  pedidoConfirmado: { pt: 'Pedido confirmado.', en: 'Request confirmed.' },
  preparando: { pt: 'Preparando a cópia', en: 'Making the copy' },
  baixar: { pt: 'Baixar a cópia', en: 'Download the copy' },
  valeAte: {
    pt: (data: string, tamanho: string) => `Vale até ${data} · ${tamanho}`,
    en: (data: string, tamanho: string) => `Good until ${data} · ${tamanho}`,
  },
  cancelarPedido: { pt: 'Cancelar pedido', en: 'Cancel request' },
  desfazer: { pt: 'Desfazer a exclusão', en: 'Undo the erasure' },
  confirmarPedido: { pt: 'Confirmar como responsável', en: 'Confirm as guardian' },
  confirmado: { pt: 'Confirmado por responsável', en: 'Confirmed by a guardian' },
  semConfirmacao: { pt: 'Sem confirmação de responsável', en: 'Not confirmed by a guardian' },
  respostaAte: {
    pt: (data: string) => `Resposta até ${data}`,
    en: (data: string) => `Answer by ${data}`,
  },
  apagaEm: {
    pt: (data: string) => `Será excluído em ${data}; até lá dá para desfazer`,
    en: (data: string) => `Will be erased on ${data}; until then it can be undone`,
  },
  resposta: { pt: (texto: string) => `Resposta: ${texto}`, en: (texto: string) => `Answer: ${texto}` },
  pendente: { pt: 'Recebido', en: 'Received' },
  levantando: { pt: 'Levantando os dados', en: 'Looking up the data' },
  aguardando_aprovacao: { pt: 'Aguarda decisão', en: 'Awaits a decision' },
  aprovada: { pt: 'Aprovado', en: 'Approved' },
  processando: { pt: 'Em andamento', en: 'In progress' },
  concluida: { pt: 'Concluído', en: 'Done' },
  cancelada: { pt: 'Cancelado', en: 'Canceled' },
  recusada: { pt: 'Recusado', en: 'Refused' },

  // The guardian's page
  responsaveis: { pt: 'Acompanhar', en: 'Follow' },
  responsaveisTexto: {
    pt: 'A semana de quem você responde: turmas, avisos, notas, adultos em contato e tempo de uso.',
    en: 'The week of those in your care: classes, announcements, grades, adults in contact and time of use.',
  },
  semCriancas: {
    pt: 'Ninguém está ligado à sua conta',
    en: 'Nobody is linked to your account',
  },
  semCriancasTexto: {
    pt: 'A secretaria da escola liga a conta de quem responde à de ⟦cada aluno⟧.',
    en: "The school office links a guardian's account to each student's.",
  },
  verSemana: { pt: 'Ver a semana', en: 'See the week' },
  semTurma: { pt: 'Sem turma agora', en: 'In no class now' },
  semanaDe: { pt: (nome: string) => `A semana de ${nome}`, en: (nome: string) => `The week of ${nome}` },
  semanaTexto: {
    pt: 'Você vê resumos, não as conversas: o fórum é da turma.',
    en: 'You see summaries, not conversations: the forum belongs to the class.',
  },
  turmas: { pt: 'Turmas', en: 'Classes' },
  mensagens: {
    pt: (n: number) => plural(n, '1 mensagem no fórum em 7 dias', '# mensagens no fórum em 7 dias'),
    en: (n: number) => plural(n, '1 forum message in 7 days', '# forum messages in 7 days'),
  },
  avisos: { pt: 'Avisos dos últimos 30 dias', en: 'Announcements of the last 30 days' },
  semAvisos: { pt: 'Nenhum aviso neste mês.', en: 'No announcements this month.' },
  ciente: { pt: 'Deu ciente', en: 'Acknowledged' },
  semCiente: { pt: 'Falta dar ciente', en: 'Not acknowledged yet' },
  notas: { pt: 'Notas publicadas nos últimos 30 dias', en: 'Grades published in the last 30 days' },
  semNotas: { pt: 'Nenhuma nota publicada neste mês.', en: 'No grades published this month.' },
  contatos: { pt: 'Adultos em contato', en: 'Adults in contact' },
  contatosTexto: {
    pt: 'Quem ensina nas turmas e pode escrever para elas.',
    en: 'Those who teach the classes and may write to them.',
  },
  semContatos: { pt: 'Nenhum adulto nas turmas agora.', en: 'No adults in the classes now.' },
  uso: { pt: 'Tempo de uso', en: 'Time of use' },
  usoTotal: {
    pt: (texto: string) => `${texto} nos últimos 7 dias`,
    en: (texto: string) => `${texto} in the last 7 days`,
  },
  minutos: { pt: (n: number) => `${n} min`, en: (n: number) => `${n} min` },
  horas: {
    pt: (h: number, m: number) => (m === 0 ? `${h} h` : `${h} h ${m} min`),
    en: (h: number, m: number) => (m === 0 ? `${h} h` : `${h} h ${m} min`),
  },
  usoAviso: {
    pt: 'A contagem é avisada a quem usa e arredonda para 5 minutos.',
    en: 'Anyone who uses it is told of the count, which rounds to 5 minutes.',
  },

  // The office that answers
  atendimento: { pt: 'Privacidade', en: 'Privacy' },
  atendimentoTexto: {
    pt: 'Pedidos de titulares, com prazo legal de 15 dias, incidentes, prazos de guarda e autorizações.',
    en: 'Requests by data subjects, due within 15 days by law, incidents, retention and consents.',
  },
  abaPedidos: { pt: 'Pedidos', en: 'Requests' },
  abaIncidentes: { pt: 'Incidentes', en: 'Incidents' },
  abaPrazos: { pt: 'Prazos de guarda', en: 'Retention' },
  abaConsentimentos: { pt: 'Autorizações', en: 'Consents' },
  abaOpcoes: { pt: 'Opções da rede', en: 'Options of the network' },
  abas: { pt: 'Partes da privacidade', en: 'Parts of privacy' },
  soAbertos: { pt: 'Em andamento', en: 'In progress' },
  todos: { pt: 'Todos', en: 'All' },
  quais: { pt: 'Quais pedidos', en: 'Which requests' },
  quantos: {
    pt: (n: number) => plural(n, '1 pedido', '# pedidos'),
    en: (n: number) => plural(n, '1 request', '# requests'),
  },
  atrasados: {
    pt: (n: number) => plural(n, '1 passou do prazo', '# passaram do prazo'),
    en: (n: number) => plural(n, '1 is overdue', '# are overdue'),
  },
  semAtendimento: { pt: 'Nenhum pedido aqui', en: 'No requests here' },
  semAtendimentoTexto: {
    pt: 'Quando alguém pedir cópia ou exclusão dos dados, o pedido aparece aqui com o prazo.',
    en: 'When somebody asks for a copy or erasure of their data, the request shows here with its deadline.',
  },
  faltam: {
    pt: (n: number) => (n === 0 ? 'Vence hoje' : plural(n, 'Falta 1 dia', 'Faltam # dias')),
    en: (n: number) => (n === 0 ? 'Due today' : plural(n, '1 day left', '# days left')),
  },
  passou: {
    pt: (n: number) => plural(n, 'Atrasado há 1 dia', 'Atrasado há # dias'),
    en: (n: number) => plural(n, '1 day overdue', '# days overdue'),
  },
  pedidoPor: {
    pt: (via: string) =>
      via === 'pessoa'
        ? 'Pedido pela própria pessoa'
        : via === 'responsavel'
          ? 'Pedido por responsável'
          : 'Pedido pela escola',
    en: (via: string) =>
      via === 'pessoa'
        ? 'Asked by the person'
        : via === 'responsavel'
          ? 'Asked by a guardian'
          : 'Asked by the school',
  },
  alcance: {
    pt: (linhas: number, tabelas: number) =>
      `Alcança ${plural(linhas, '1 registro', '# registros')} de ${plural(tabelas, '1 tipo', '# tipos')}`,
    en: (linhas: number, tabelas: number) =>
      `Reaches ${plural(linhas, '1 record', '# records')} of ${plural(tabelas, '1 kind', '# kinds')}`,
  },
  decidir: { pt: 'Decidir', en: 'Decide' },
  decidirSobre: {
    pt: (nome: string) => `Decidir sobre a exclusão de ${nome}`,
    en: (nome: string) => `Decide on the erasure of ${nome}`,
  },
  motivoDecisao: { pt: 'Motivo da decisão', en: 'Reason for the decision' },
  motivoAjuda: {
    pt: 'Quem pediu lê este texto, e ele fica no registro.',
    en: 'The person who asked reads this text, and it stays in the record.',
  },
  aprovar: { pt: 'Aprovar exclusão', en: 'Approve erasure' },
  recusar: { pt: 'Recusar', en: 'Refuse' },
  decidido: { pt: 'Decisão registrada.', en: 'Decision recorded.' },
  guarda: { pt: 'Sob guarda legal', en: 'Under legal hold' },
  guardar: { pt: 'Colocar sob guarda legal', en: 'Put under legal hold' },
  guardarDe: {
    pt: (nome: string) => `Colocar os dados de ${nome} sob guarda legal`,
    en: (nome: string) => `Put the data of ${nome} under legal hold`,
  },
  liberar: { pt: 'Liberar da guarda', en: 'Lift the hold' },
  liberarDe: {
    pt: (nome: string) => `Liberar os dados de ${nome} da guarda legal`,
    en: (nome: string) => `Lift the legal hold on the data of ${nome}`,
  },
  motivoGuarda: { pt: 'Por quê', en: 'Why' },
  guardaAjuda: {
    pt: 'Enquanto durar, nada desta pessoa é excluído. Fica no registro de auditoria.',
    en: 'While it lasts nothing of this person is erased. It is kept in the audit log.',
  },
  guardaMudou: { pt: 'Guarda legal registrada.', en: 'Legal hold recorded.' },
  novoPedido: { pt: 'Abrir pedido', en: 'Open a request' },
  novoPedidoDe: { pt: 'Abrir pedido em nome de uma pessoa', en: 'Open a request on behalf of a person' },
  conta: { pt: 'Usuário ou e-mail', en: 'Username or email' },
  tipo: { pt: 'O que foi pedido', en: 'What was asked' },
  motivo: { pt: 'Como o pedido chegou', en: 'How the request came' },
  outraDecide: {
    pt: 'Você abre o pedido e outra pessoa decide: a exclusão não tem volta.',
    en: 'You open the request and somebody else decides: an erasure cannot be undone.',
  },
  soATitular: {
    pt: 'A cópia fica pronta na conta da pessoa: só ela, ou quem responde por ela, a recebe.',
    en: "The copy will be in the person's account: only they, or their guardian, receive it.",
  },
  abrir: { pt: 'Abrir pedido', en: 'Open request' },
  prazosTexto: {
    pt: 'O que cada tipo de dado é, por quanto tempo fica e o que acontece quando a pessoa é excluída. A limpeza roda de hora em hora.',
    en: 'What each kind of data is, how long it stays and what happens when the person is erased. Clearing runs every hour.',
  },
  colDado: { pt: 'Dado', en: 'Data' },
  colTabela: { pt: 'Tabela', en: 'Table' },
  colPrazo: { pt: 'Até quando', en: 'How long' },
  colExclusao: { pt: 'Na exclusão', en: 'On erasure' },
  colCopia: { pt: 'Na cópia', en: 'In the copy' },
  apagar: { pt: 'Exclui', en: 'Erased' },
  anonimizar: { pt: 'Remove o nome e os textos', en: 'Name and texts removed' },
  manter: { pt: 'Fica sem nome', en: 'Stays without a name' },
  sim: { pt: 'Sim', en: 'Yes' },
  nao: { pt: 'Não', en: 'No' },
  colFinalidade: { pt: 'Finalidade', en: 'Purpose' },
  colVigentes: { pt: 'Vigentes', en: 'Active' },
  colRetirados: { pt: 'Retiradas', en: 'Withdrawn' },
  apagados: {
    pt: (n: number) => plural(n, 'pessoa excluída', 'pessoas excluídas'),
    en: (n: number) => plural(n, 'person erased', 'people erased'),
  },
  guardas: {
    pt: (n: number) => plural(n, 'pessoa sob guarda legal', 'pessoas sob guarda legal'),
    en: (n: number) => plural(n, 'person under legal hold', 'people under legal hold'),
  },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
})
