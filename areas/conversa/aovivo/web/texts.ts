/** The sentences of the screens of live lessons, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const aovivoWebTexts = defineTexts({
  aulas: { pt: 'Aulas ao vivo', en: 'Live lessons' },
  descricao: {
    pt: 'Encontros por vídeo, com lembrete 15 minutos antes e presença contada aqui.',
    en: 'Meetings by video, with a reminder 15 minutes before and attendance counted here.',
  },
  nova: { pt: 'Nova aula ao vivo', en: 'New live lesson' },
  presenca: { pt: 'Presença', en: 'Attendance' },
  agendaNoCelular: { pt: 'Agenda no celular', en: 'Calendar on the phone' },
  proximas: { pt: 'Agora e em breve', en: 'Now and next' },
  anteriores: { pt: 'Anteriores', en: 'Past' },
  quais: { pt: 'Quais aulas', en: 'Which lessons' },
  nenhumaProxima: { pt: 'Nenhuma aula ao vivo marcada', en: 'No live lesson planned' },
  nenhumaProximaGerir: {
    pt: 'Marque uma aula com o link do Meet, do Zoom, do Jitsi ou de onde preferir: a turma é avisada.',
    en: 'Plan a lesson with a link to Meet, Zoom, Jitsi or wherever you prefer: the class is told.',
  },
  nenhumaProximaLer: {
    pt: 'Quando ⟦o professor⟧ marcar uma aula, ela aparece aqui.',
    en: 'When the teacher plans a lesson it shows here.',
  },
  nenhumaAnterior: { pt: 'Nenhuma aula ao vivo aconteceu ainda', en: 'No live lesson has taken place yet' },

  agendada: { pt: 'Agendada', en: 'Planned' },
  ao_vivo: { pt: 'Ao vivo agora', en: 'Live now' },
  encerrada: { pt: 'Encerrada', en: 'Over' },
  cancelada: { pt: 'Cancelada', en: 'Canceled' },
  meet: { pt: 'Google Meet', en: 'Google Meet' },
  zoom: { pt: 'Zoom', en: 'Zoom' },
  jitsi: { pt: 'Jitsi', en: 'Jitsi' },
  bbb: { pt: 'BigBlueButton', en: 'BigBlueButton' },
  link: { pt: 'Outro link', en: 'Other link' },
  seraGravada: { pt: 'Será gravada', en: 'Will be recorded' },
  salaEspera: { pt: 'Sala de espera', en: 'Waiting room' },
  das: {
    pt: (de: string, ate: string) => `${de} às ${ate}`,
    en: (de: string, ate: string) => `${de} to ${ate}`,
  },
  minutos: { pt: (n: number) => `${n} min`, en: (n: number) => `${n} min` },
  todaSemana: {
    pt: (dias: string) => `Toda semana: ${dias}`,
    en: (dias: string) => `Every week: ${dias}`,
  },
  motivo: { pt: (texto: string) => `Motivo: ${texto}`, en: (texto: string) => `Reason: ${texto}` },
  verGravacao: { pt: 'Ver a gravação', en: 'See the recording' },
  gravacaoAte: { pt: (dia: string) => `até ${dia}`, en: (dia: string) => `until ${dia}` },

  entrar: { pt: 'Entrar na aula', en: 'Join the lesson' },
  verAula: { pt: 'Ver a aula', en: 'See the lesson' },
  abrirPagina: { pt: 'Abrir a sala', en: 'Open the room' },
  comecar: { pt: 'Começar agora', en: 'Begin now' },
  encerrar: { pt: 'Encerrar aula', en: 'End the lesson' },
  editar: { pt: 'Editar', en: 'Edit' },
  cancelarAula: { pt: 'Cancelar aula', en: 'Cancel the lesson' },
  retomar: { pt: 'Retomar aula', en: 'Take the cancellation back' },
  excluir: { pt: 'Excluir', en: 'Delete' },
  baixarAgenda: { pt: 'Adicionar à agenda (.ics)', en: 'Add to a calendar (.ics)' },
  gravacao: { pt: 'Gravação', en: 'Recording' },
  maisAcoes: { pt: 'Mais ações', en: 'More actions' },
  maisAcoesDe: {
    pt: (t: string) => `Mais ações com “${t}”`,
    en: (t: string) => `More actions with “${t}”`,
  },

  comecou: { pt: 'A aula começou', en: 'The lesson has begun' },
  encerrouAula: { pt: 'Aula encerrada', en: 'Lesson ended' },
  canceladas: {
    pt: (n: number) =>
      plural(n, 'Aula cancelada; a turma foi avisada', '# aulas canceladas; a turma foi avisada'),
    en: (n: number) =>
      plural(n, 'Lesson canceled; the class was told', '# lessons canceled; the class was told'),
  },
  retomadas: {
    pt: (n: number) => plural(n, 'Aula retomada', '# aulas retomadas'),
    en: (n: number) => plural(n, 'Lesson restored', '# lessons restored'),
  },
  removidas: {
    pt: (n: number) => plural(n, 'Aula excluída', '# aulas excluídas'),
    en: (n: number) => plural(n, 'Lesson deleted', '# lessons deleted'),
  },
  criadas: {
    pt: (n: number) =>
      plural(n, 'Aula marcada; a turma foi avisada', '# aulas marcadas; a turma foi avisada'),
    en: (n: number) =>
      plural(n, 'Lesson planned; the class was told', '# lessons planned; the class was told'),
  },
  salvas: {
    pt: (n: number) => plural(n, 'Aula salva', '# aulas salvas'),
    en: (n: number) => plural(n, 'Lesson saved', '# lessons saved'),
  },
  gravacaoSalva: { pt: 'Gravação salva', en: 'Recording saved' },
  gravacaoRetirada: { pt: 'Gravação removida', en: 'Recording removed' },

  cancelarTitulo: {
    pt: (t: string) => `Cancelar a aula “${t}”`,
    en: (t: string) => `Cancel the lesson “${t}”`,
  },
  palavraATurma: { pt: 'Uma palavra para a turma', en: 'A word to the class' },
  palavraAjuda: { pt: 'Vai na notificação, como “Reunião de pais”.', en: 'Goes with the notification.' },
  excluirTitulo: {
    pt: (t: string) => `Excluir a aula “${t}”?`,
    en: (t: string) => `Delete the lesson “${t}”?`,
  },
  excluirTexto: {
    pt: 'A aula some da lista e das agendas, e a turma é avisada de que ela não vai acontecer.',
    en: 'The lesson leaves the list and the calendars, and the class is told that it will not take place.',
  },
  gravacaoTitulo: { pt: (t: string) => `Gravação de “${t}”`, en: (t: string) => `Recording of “${t}”` },
  gravacaoLink: { pt: 'Link da gravação', en: 'Link to the recording' },
  gravacaoExpira: { pt: 'Mostrar à turma até', en: 'Show to the class until' },
  salvar: { pt: 'Salvar', en: 'Save' },
  retirar: { pt: 'Remover', en: 'Remove' },
  voltar: { pt: 'Voltar', en: 'Back' },
  alcance: { pt: 'Vale para', en: 'Applies to' },
  soEsta: { pt: 'Só esta aula', en: 'This lesson only' },
  estaESeguintes: { pt: 'Esta e as seguintes da série', en: 'This one and those that follow' },

  // The form.
  novaTitulo: { pt: 'Nova aula ao vivo', en: 'New live lesson' },
  editarTitulo: { pt: 'Editar aula ao vivo', en: 'Edit the live lesson' },
  titulo: { pt: 'Título', en: 'Title' },
  dia: { pt: 'Dia', en: 'Day' },
  hora: { pt: 'Início', en: 'Start' },
  horario: { pt: (hora: string) => `Pelo ${hora}.`, en: (hora: string) => `In ${hora}.` },
  duracao: { pt: 'Duração em minutos', en: 'Length in minutes' },
  provedor: { pt: 'Onde acontece', en: 'Where it takes place' },
  url: { pt: 'Link da sala', en: 'Link to the room' },
  urlAjuda: {
    pt: 'Só quem é da turma recebe, e só perto da hora.',
    en: 'Only the class receives it, and only when it is nearly time.',
  },
  salaEsperaAjuda: {
    pt: 'A turma só recebe o link quando a aula começa.',
    en: 'The class receives the link only when the lesson begins.',
  },
  gravar: { pt: 'A aula será gravada', en: 'The lesson will be recorded' },
  gravarAjuda: {
    pt: 'A turma vê este aviso antes de entrar.',
    en: 'The class sees this before joining.',
  },
  repetir: { pt: 'Repetir toda semana', en: 'Repeat every week' },
  diasSemana: { pt: 'Nos dias', en: 'On' },
  ateQuando: { pt: 'Até quando', en: 'Until when' },
  ateDia: { pt: 'Até o dia', en: 'Until the day' },
  vezes: { pt: 'Número de aulas', en: 'Number of lessons' },
  porData: { pt: 'Até uma data', en: 'Until a date' },
  porVezes: { pt: 'Um número de vezes', en: 'A number of times' },
  marcar: { pt: 'Marcar aula', en: 'Plan the lesson' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  faltaTitulo: { pt: 'Dê um título à aula.', en: 'Give the lesson a title.' },
  faltaInicio: {
    pt: 'Diga o dia e a hora em que a aula começa.',
    en: 'Say on which day and when it begins.',
  },
  foraDaDuracao: { pt: 'A aula dura de 5 a 480 minutos.', en: 'A lesson takes 5 to 480 minutes.' },
  naoSalvou: {
    pt: (por: string) => `Não deu para salvar. ${por}`,
    en: (por: string) => `It was not saved. ${por}`,
  },

  // The room.
  sala: { pt: 'Sala', en: 'Room' },
  naoEncontrada: { pt: 'Esta aula não existe mais', en: 'This lesson no longer exists' },
  verAulas: { pt: 'Ver as aulas ao vivo', en: 'See the live lessons' },
  abreLogo: {
    pt: 'O link da sala aparece aqui 15 minutos antes. Pode deixar esta página aberta.',
    en: 'The link to the room shows here 15 minutes before. You may leave this page open.',
  },
  abreQuandoComecar: {
    pt: 'Você está na sala de espera: o link aparece aqui quando a aula começar.',
    en: 'You are in the waiting room: the link shows here when the lesson begins.',
  },
  semSala: {
    pt: 'Responsáveis acompanham o horário; a sala é só da turma.',
    en: 'Guardians follow the schedule; the room is the class’s alone.',
  },
  abreAoLado: {
    pt: 'A sala abre em outra aba. Deixe esta página aberta: é ela que conta a sua presença.',
    en: 'The room opens in another tab. Leave this page open: it is what counts your attendance.',
  },
  abreAoLadoSimples: { pt: 'A sala abre em outra aba.', en: 'The room opens in another tab.' },
  mostrarAqui: { pt: 'Mostrar a sala aqui', en: 'Show the room here' },
  contando: { pt: 'Sua presença está sendo contada', en: 'Your attendance is being counted' },
  semConexao: {
    pt: 'Sem conexão agora. O que faltou contar é enviado quando ela voltar.',
    en: 'No connection now. What is missing is sent when it is back.',
  },
  terminou: { pt: 'Esta aula terminou', en: 'This lesson is over' },
  foiCancelada: { pt: 'Esta aula foi cancelada', en: 'This lesson was canceled' },
  quadro: { pt: 'Sala da aula ao vivo', en: 'Room of the live lesson' },

  // The next one, on the class's home.
  proximaAula: { pt: 'Próxima aula ao vivo', en: 'Next live lesson' },

  // Calendars.
  agendas: { pt: 'Agenda no celular', en: 'Calendar on the phone' },
  agendasTexto: {
    pt: 'Um endereço secreto que o Google Agenda, o iPhone ou o Outlook acompanham: as aulas de todas as suas turmas aparecem lá e se atualizam sozinhas. Não compartilhe: quem tem o endereço vê os seus horários.',
    en: 'A secret address that Google Calendar, the iPhone or Outlook follow: the lessons of all your classes show there and update themselves. Do not share it: whoever has the address sees your schedule.',
  },
  nomeAgenda: { pt: 'Nome da agenda', en: 'Name of the calendar' },
  nomeAgendaAjuda: {
    pt: 'Para você reconhecer, como “Meu celular”.',
    en: 'For you to recognize, like “My phone”.',
  },
  criarEndereco: { pt: 'Criar endereço', en: 'Make an address' },
  enderecoNovo: {
    pt: 'Copie agora: este endereço não aparece de novo.',
    en: 'Copy it now: this address is not shown again.',
  },
  copiar: { pt: 'Copiar endereço', en: 'Copy the address' },
  copiado: { pt: 'Endereço copiado', en: 'Address copied' },
  criadaEm: { pt: (dia: string) => `criado em ${dia}`, en: (dia: string) => `made on ${dia}` },
  encerrarEndereco: { pt: 'Encerrar', en: 'End' },
  encerrarEsteEndereco: {
    pt: (n: string) => `Encerrar o endereço ${n}`,
    en: (n: string) => `End the address ${n}`,
  },
  enderecoEncerrado: { pt: 'Endereço encerrado', en: 'Address ended' },

  // The report.
  relatorio: { pt: 'Presença nas aulas ao vivo', en: 'Attendance of live lessons' },
  relatorioTexto: {
    pt: 'Conta quem deixou a página da aula aberta, minuto a minuto, do começo ao fim da aula.',
    en: 'Counts who kept the page of the lesson open, minute by minute, from its beginning to its end.',
  },
  resumo: {
    pt: (vieram: number, esperadas: number) => `${vieram} de ${esperadas} presenças esperadas`,
    en: (vieram: number, esperadas: number) => `${vieram} of ${esperadas} expected attendances`,
  },
  de: { pt: 'De', en: 'From' },
  ate: { pt: 'Até', en: 'Until' },
  aula: { pt: 'Aula', en: 'Lesson' },
  todas: { pt: 'todas', en: 'all' },
  soPresentes: { pt: 'Só quem esteve', en: 'Only who came' },
  imprimir: { pt: 'Imprimir', en: 'Print' },
  csv: { pt: 'CSV', en: 'CSV' },
  xlsx: { pt: 'Excel (XLSX)', en: 'Excel (XLSX)' },
  ninguem: { pt: 'Nenhuma aula ao vivo neste período', en: 'No live lesson in this period' },
  ninguemTexto: {
    pt: 'Escolha outro período ou remova os filtros.',
    en: 'Choose another period or take the filters away.',
  },
  semPermissao: {
    pt: 'Só a equipe da turma vê a presença.',
    en: 'Only the staff of the class sees attendance.',
  },
})
