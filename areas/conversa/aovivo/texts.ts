/** Sentences of live lessons that the server says too; those of the screens are in `web/texts.ts`. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const aovivoTexts = defineTexts({
  // What may not be done now.
  cedo: {
    pt: 'Ainda falta mais de uma hora. Para começar antes, mude o horário da aula.',
    en: 'It is more than an hour away. To begin sooner, change the time of the lesson.',
  },
  comecou: { pt: 'A aula já começou.', en: 'The lesson has already begun.' },
  naoComecou: { pt: 'A aula ainda não começou.', en: 'The lesson has not begun yet.' },
  terminou: { pt: 'A aula já terminou.', en: 'The lesson is over.' },
  cancelada: { pt: 'A aula foi cancelada.', en: 'The lesson was canceled.' },
  naoCancelada: { pt: 'A aula não está cancelada.', en: 'The lesson is not canceled.' },
  outroMudou: {
    pt: 'Outra pessoa mudou esta aula agora há pouco. Abra de novo para ver como ficou.',
    en: 'Somebody else has just changed this lesson. Open it again to see how it stands.',
  },
  turmaEncerrada: {
    pt: 'A turma está encerrada: as aulas ao vivo dela só podem ser consultadas.',
    en: 'The class is closed: its live lessons can only be read.',
  },

  // Dates.
  noPassado: { pt: 'Escolha um horário que ainda não passou.', en: 'Choose a time that has not passed yet.' },
  longe: { pt: 'Escolha uma data dentro de dois anos.', en: 'Choose a date within two years.' },
  inicioCorrendo: {
    pt: 'A aula já começou: o início não muda mais. Para ganhar tempo, aumente a duração.',
    en: 'The lesson has begun: its start no longer changes. To gain time, make it longer.',
  },
  fimPassado: {
    pt: 'Com essa duração a aula já teria terminado.',
    en: 'With that length the lesson would be over already.',
  },

  // Repetition.
  semFim: {
    pt: 'Diga até quando a aula se repete: uma data ou um número de vezes.',
    en: 'Say until when the lesson repeats: a date or a number of times.',
  },
  doisFins: {
    pt: 'Escolha um fim só para a repetição: a data ou o número de vezes.',
    en: 'Choose one end for the repetition: the date or the number of times.',
  },
  semDias: {
    pt: 'Escolha pelo menos um dia da semana.',
    en: 'Choose at least one day of the week.',
  },
  muitas: {
    pt: 'Uma série tem no máximo 60 aulas. Escolha um fim mais perto.',
    en: 'A series has at most 60 lessons. Choose a nearer end.',
  },
  nenhuma: {
    pt: 'Nenhum dia escolhido cai entre o início e o fim da repetição.',
    en: 'None of the chosen days falls between the start and the end of the repetition.',
  },
  dataInvalida: { pt: 'Essa data não existe.', en: 'That date does not exist.' },

  // The room's address.
  invalido: {
    pt: 'Cole o endereço inteiro da sala, como https://meet.google.com/abc-defg-hij.',
    en: 'Paste the whole address of the room, like https://meet.google.com/abc-defg-hij.',
  },
  semHttps: {
    pt: 'O endereço da sala precisa começar com https://.',
    en: 'The address of the room must begin with https://.',
  },
  comSenha: {
    pt: 'Remova o usuário e a senha do endereço: todos da turma o recebem.',
    en: 'Remove the username and password from the address: the whole class receives it.',
  },
  foraDoMeet: {
    pt: 'Uma sala do Google Meet fica em meet.google.com. Confira o endereço ou escolha “Outro link”.',
    en: 'A Google Meet room is at meet.google.com. Check the address or choose “Other link”.',
  },
  foraDoZoom: {
    pt: 'Uma sala do Zoom fica em zoom.us. Confira o endereço ou escolha “Outro link”.',
    en: 'A Zoom room is at zoom.us. Check the address or choose “Other link”.',
  },
  expiraPassado: {
    pt: 'Escolha uma data que ainda não passou.',
    en: 'Choose a date that has not passed yet.',
  },

  // Report and calendar.
  periodoTrocado: {
    pt: 'O fim do período vem antes do início.',
    en: 'The end of the period comes before its start.',
  },
  muitasLinhas: {
    pt: 'São mais de 20.000 linhas. Escolha um período menor.',
    en: 'There are more than 20,000 rows. Choose a shorter period.',
  },
  muitasAgendas: {
    pt: 'Você já tem cinco endereços de agenda. Encerre um deles para criar outro.',
    en: 'You already have five calendar addresses. End one of them to make another.',
  },
  visitante: {
    pt: 'Quem visita de outra rede não marca aulas nem cria agendas aqui.',
    en: 'A visitor from another network plans no lessons and makes no calendars here.',
  },

  // Columns of the report's file.
  presencas: { pt: 'Presença', en: 'Attendance' },
  data: { pt: 'Data', en: 'Date' },
  titulo: { pt: 'Título', en: 'Title' },
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  entrou: { pt: 'Entrou', en: 'Came in' },
  saiu: { pt: 'Saiu', en: 'Left' },
  minutos: { pt: 'Minutos', en: 'Minutes' },
  percentual: { pt: '%', en: '%' },

  // Calendar.
  aulaAoVivo: { pt: 'Aula ao vivo', en: 'Live lesson' },
  minhaAgenda: { pt: 'Aulas ao vivo', en: 'Live lessons' },
  serieNaTurma: {
    pt: (turma: string) => `Aula ao vivo da turma ${turma}`,
    en: (turma: string) => `Live lesson of the class ${turma}`,
  },
})
