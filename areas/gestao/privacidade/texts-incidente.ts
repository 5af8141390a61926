/** Sentences of the register of incidents and of the retention that a network chooses. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const incidenteTexts = defineTexts({
  intro: {
    pt: 'Um incidente com dados pessoais é comunicado à ANPD e às pessoas em 3 dias úteis e completado em mais 20. O registro fica 5 anos.',
    en: 'An incident with personal data is communicated to the authority and the people within 3 business days and completed within 20 more. The register is kept for 5 years.',
  },
  novo: { pt: 'Registrar incidente', en: 'Enter an incident' },
  nenhum: { pt: 'Nenhum incidente registrado', en: 'No incident entered' },
  nenhumTexto: {
    pt: 'Quando algo acontecer, registre aqui: o relatório é montado com o que a auditoria guardou.',
    en: 'When something happens, enter it here: the report is made from what the audit log kept.',
  },
  listaDe: { pt: 'Registro de incidentes', en: 'Register of incidents' },
  semIncidente: { pt: 'Incidente não encontrado', en: 'Incident not found' },
  numero: { pt: (id: number) => `Incidente nº ${id}`, en: (id: number) => `Incident no. ${id}` },
  soube: {
    pt: (data: string) => `A rede soube em ${data}`,
    en: (data: string) => `The network learned of it on ${data}`,
  },
  entreDatas: {
    pt: (inicio: string, fim: string) => `${inicio} a ${fim}`,
    en: (inicio: string, fim: string) => `${inicio} to ${fim}`,
  },
  comunicadoNoDia: {
    pt: (data: string) => `Comunicado em ${data}`,
    en: (data: string) => `Communicated on ${data}`,
  },
  completadoNoDia: {
    pt: (data: string) => `Completado em ${data}`,
    en: (data: string) => `Completed on ${data}`,
  },
  comunicacao: { pt: 'Comunicação à ANPD e às pessoas', en: 'Communication to the authority and the people' },
  complemento: { pt: 'Comunicação completa', en: 'Complete communication' },
  auditoria: { pt: 'O que a auditoria diz', en: 'What the audit log tells' },
  auditoriaAjuda: {
    pt: 'Contado de novo a cada vez que o incidente é salvo.',
    en: 'Counted again whenever the incident is saved.',
  },
  vezes: { pt: (n: number) => `${n}×`, en: (n: number) => `${n}×` },
  nada: { pt: 'Nada', en: 'Nothing' },
  contar: { pt: 'O que contar à ANPD', en: 'What to tell the authority' },
  pdf: { pt: 'Relatório em PDF', en: 'Report as PDF' },
  csv: { pt: 'Planilha (CSV)', en: 'Sheet (CSV)' },
  semNada: {
    pt: 'A auditoria nada guarda deste período. O incidente pode ser registrado mesmo assim.',
    en: 'The log holds nothing of this period. The incident may be entered all the same.',
  },
  titulo: { pt: 'O que houve, em poucas palavras', en: 'What happened, in a few words' },
  descricao: { pt: 'Descrição', en: 'Description' },
  descricaoAjuda: {
    pt: 'Como aconteceu, que riscos traz, quem pode ser afetado. Sem nomes de pessoas.',
    en: 'How it happened, which risks it brings, who may be affected. Without names of people.',
  },
  medidas: { pt: 'Medidas tomadas', en: 'Measures taken' },
  medidasAjuda: {
    pt: 'O que protegia os dados e o que foi feito depois.',
    en: 'What protected the data, and what was done afterwards.',
  },
  ciencia: { pt: 'Quando a rede soube', en: 'When the network learned of it' },
  recorte: { pt: 'Que parte da auditoria', en: 'Which part of the log' },
  inicio: { pt: 'De', en: 'From' },
  fim: { pt: 'Até', en: 'To' },
  entidade: { pt: 'Só um tipo de registro (opcional)', en: 'One kind of thing only (optional)' },
  entidadeAjuda: {
    pt: 'Como a auditoria chama: usuario, lote, laudo…',
    en: 'As the log names it: usuario, lote, laudo…',
  },
  quemSo: {
    pt: 'Só os atos de uma conta, pelo número (opcional)',
    en: "One account's acts only, by its number (optional)",
  },
  calcular: { pt: 'Ver o que a auditoria diz', en: 'See what the log tells' },
  registrar: { pt: 'Registrar', en: 'Enter' },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  comunicadoEm: { pt: 'Comunicado à ANPD em', en: 'Communicated to the authority on' },
  completadoEm: { pt: 'Comunicação completada em', en: 'Communication completed on' },
  comunicarAte: {
    pt: (data: string) => `Comunicar até ${data}`,
    en: (data: string) => `Communicate by ${data}`,
  },
  completarAte: {
    pt: (data: string) => `Completar até ${data}`,
    en: (data: string) => `Complete by ${data}`,
  },
  atrasado: { pt: (data: string) => `Prazo venceu em ${data}`, en: (data: string) => `Due since ${data}` },
  pessoas: {
    pt: (n: number) => plural(n, '1 pessoa afetada', '# pessoas afetadas'),
    en: (n: number) => plural(n, '1 person affected', '# people affected'),
  },
  criancas: {
    pt: (n: number) => plural(n, '1 criança ou adolescente', '# crianças ou adolescentes'),
    en: (n: number) => plural(n, '1 child or adolescent', '# children or adolescents'),
  },
  relevante: {
    pt: 'Há dados de crianças ou adolescentes: o incidente é sempre relevante e deve ser comunicado.',
    en: 'Data of children or adolescents are touched: the incident is always relevant and must be communicated.',
  },
  exportadas: {
    pt: (n: number) => plural(n, '1 linha saiu em arquivo', '# linhas saíram em arquivos'),
    en: (n: number) => plural(n, '1 row left in a file', '# rows left in files'),
  },
  linhas: {
    pt: (n: number) => plural(n, '1 ato na auditoria', '# atos na auditoria'),
    en: (n: number) => plural(n, '1 act in the log', '# acts in the log'),
  },
  campos: { pt: 'Campos', en: 'Fields' },
  quem: { pt: 'Quem fez', en: 'Who did it' },
  atos: { pt: 'O que foi feito', en: 'What was done' },
  sistema: {
    pt: 'o próprio sistema ou alguém sem conta',
    en: 'the system itself or somebody without an account',
  },
  periodo: { pt: 'Período', en: 'Period' },
  prazos: { pt: 'Prazos', en: 'Deadlines' },
  relatorio: { pt: 'Relatório de incidente de segurança', en: 'Report of a security incident' },
  coluna: { pt: 'Item', en: 'Item' },
  valor: { pt: 'Valor', en: 'Value' },
  semPeriodo: {
    pt: 'O fim do período deve vir depois do início, e nenhum dos dois no futuro.',
    en: 'The period must end after it begins, and lie in the past.',
  },
  registrado: { pt: 'Incidente registrado.', en: 'Incident entered.' },
  salvo: { pt: 'Incidente salvo.', en: 'Incident saved.' },

  // Retention
  mudarPrazo: { pt: 'Mudar prazo', en: 'Change' },
  mudarDe: {
    pt: (dado: string) => `Por quanto tempo fica: ${dado}`,
    en: (dado: string) => `How long it stays: ${dado}`,
  },
  dias: { pt: 'Dias', en: 'Days' },
  limites: {
    pt: (minimo: string, maximo: string, padrao: string) =>
      `De ${minimo} a ${maximo} dias; o padrão é ${padrao}.`,
    en: (minimo: string, maximo: string, padrao: string) =>
      `From ${minimo} to ${maximo} days; usually ${padrao}.`,
  },
  sairiam: {
    pt: (n: number) =>
      plural(n, 'A próxima limpeza excluiria 1 linha.', 'A próxima limpeza excluiria # linhas.'),
    en: (n: number) =>
      plural(n, 'The next clearing would delete 1 row.', 'The next clearing would delete # rows.'),
  },
  foraDosLimites: {
    pt: (minimo: number, maximo: number) => `Escolha de ${minimo} a ${maximo} dias.`,
    en: (minimo: number, maximo: number) => `Choose from ${minimo} to ${maximo} days.`,
  },
  desfazer: { pt: 'Voltar ao padrão', en: 'Back to the usual' },
  escolhidoPor: {
    pt: (dias: string, quem: string, data: string) => `${dias} por escolha de ${quem} em ${data}`,
    en: (dias: string, quem: string, data: string) => `${dias}, chosen by ${quem} on ${data}`,
  },
  costume: { pt: (prazo: string) => `O padrão: ${prazo}`, en: (prazo: string) => `Usually: ${prazo}` },
  tantosDias: {
    pt: (n: number) => plural(n, '1 dia', '# dias'),
    en: (n: number) => plural(n, '1 day', '# days'),
  },
  prazoSalvo: { pt: 'Prazo salvo.', en: 'Saved.' },
})
