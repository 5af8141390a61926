/** The sentences of transfers, passports and their report. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const transferirTexts = defineTexts({
  transferir: { pt: 'Transferir', en: 'Transfer' },
  transferirQuem: { pt: (nome: string) => `Transferir ${nome}`, en: (nome: string) => `Transfer ${nome}` },
  paraOnde: { pt: 'Para onde', en: 'Where to' },
  naRede: { pt: 'Outra turma', en: 'Another class' },
  fora: { pt: 'Fora da rede', en: 'Outside the network' },
  buscarTurma: { pt: 'Buscar turma, escola ou código', en: 'Search class, school or code' },
  destinos: { pt: 'Turma de destino', en: 'Destination class' },
  semDestino: { pt: 'Nenhuma turma sua com essa busca.', en: 'No class of yours with this search.' },
  vagas: {
    pt: (n: number) => (n === 0 ? 'cheia' : plural(n, '1 vaga', '# vagas')),
    en: (n: number) => (n === 0 ? 'full' : plural(n, '1 place', '# places')),
  },
  motivo: { pt: 'Motivo', en: 'Reason' },
  escola: { pt: 'Nome da escola', en: 'Name of the school' },
  oQueAcontece: {
    pt: 'O registro desta turma fica guardado no passaporte, e quem ensina é avisado. Dá para desfazer por 15 dias.',
    en: 'The record of this class is kept in the passport, and the teachers are told. It can be undone for 15 days.',
  },
  transferido: {
    pt: (nome: string) => `${nome} foi transferido`,
    en: (nome: string) => `${nome} was transferred`,
  },
  desfeita: { pt: (nome: string) => `${nome} está de volta`, en: (nome: string) => `${nome} is back` },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },

  passaporte: { pt: 'Passaporte do estudante', en: "Pupil's passport" },
  passaporteDe: {
    pt: (nome: string) => `Passaporte de ${nome}`,
    en: (nome: string) => `Passport of ${nome}`,
  },
  passaporteTexto: {
    pt: (dia: string) => `O registro da turma de origem como estava em ${dia}. Não muda mais.`,
    en: (dia: string) =>
      `The record of the class of origin as it was on ${dia}. It does not change any more.`,
  },
  imprimir: { pt: 'Imprimir', en: 'Print' },
  desfeitaEm: {
    pt: (dia: string) => `Esta transferência foi desfeita em ${dia}.`,
    en: (dia: string) => `This transfer was undone on ${dia}.`,
  },
  de: { pt: 'Origem', en: 'From' },
  ate: { pt: 'Destino', en: 'To' },
  turma: { pt: 'Turma', en: 'Class' },
  codigo: { pt: 'Código', en: 'Code' },
  disciplina: { pt: 'Disciplina', en: 'Subject' },
  ano: { pt: 'Ano', en: 'Year' },
  matricula: { pt: 'Matrícula', en: 'Enrolment' },
  entrada: { pt: 'Entrada', en: 'Arrival' },
  saida: { pt: 'Saída', en: 'Departure' },
  chamada: { pt: 'Número de chamada', en: 'Roll number' },
  forum: { pt: 'Participação no fórum', en: 'Participation in the forum' },
  topicos: { pt: 'Tópicos abertos', en: 'Topics opened' },
  respostas: { pt: 'Respostas', en: 'Answers' },
  curtidas: { pt: 'Curtidas recebidas', en: 'Likes received' },
  notas: { pt: 'Notas publicadas', en: 'Published marks' },
  nota: { pt: 'Nota', en: 'Mark' },
  topico: { pt: 'Tópico', en: 'Topic' },
  media: { pt: 'Média', en: 'Average' },
  semNotas: { pt: 'Nenhuma nota foi publicada nesta turma.', en: 'No mark was published in this class.' },
  habilidades: { pt: 'Progresso por habilidade', en: 'Progress by skill' },
  transferidoPor: {
    pt: (quem: string, dia: string) => `Transferência feita por ${quem} em ${dia}`,
    en: (quem: string, dia: string) => `Transfer made by ${quem} on ${dia}`,
  },
  voltar: { pt: 'Voltar aos integrantes', en: 'Back to the members' },

  relatorio: { pt: 'Transferências', en: 'Transfers' },
  relatorioTexto: {
    pt: 'Quem chegou a esta turma e quem saiu dela por transferência, e o que levou.',
    en: 'Who came to this class and who left it by transfer, and what they took along.',
  },
  desde: { pt: 'De', en: 'From' },
  para: { pt: 'Até', en: 'Until' },
  limpar: { pt: 'Limpar o período', en: 'Clear the period' },
  nenhuma: { pt: 'Nenhuma transferência', en: 'No transfers' },
  nenhumaTexto: {
    pt: 'Quando um estudante chegar ou sair por transferência, aparece aqui.',
    en: 'When a pupil arrives or leaves by transfer, it shows up here.',
  },
  nenhumaNoPeriodo: { pt: 'Nenhuma transferência neste período', en: 'No transfers in this period' },
  ra: { pt: 'RA', en: 'Register no.' },
  sairam: { pt: (n: number) => plural(n, 'saiu da turma', 'saíram da turma'), en: () => 'left the class' },
  chegaram: {
    pt: (n: number) => plural(n, 'chegou à turma', 'chegaram à turma'),
    en: () => 'came to the class',
  },
  foramDesfeitas: { pt: (n: number) => plural(n, 'foi desfeita', 'foram desfeitas'), en: () => 'undone' },
})
