/** What the home says to who manages, answers for data or gives support. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const gestaoTexts = defineTexts({
  pedemVoce: {
    pt: (n: number) => plural(n, 'Escola que pede você', 'Escolas que pedem você'),
    en: (n: number) => plural(n, 'A school that needs you', 'Schools that need you'),
  },
  semProfessor: {
    pt: (n: number) => plural(n, '1 turma sem ⟦professor⟧', '# turmas sem ⟦professor⟧'),
    en: (n: number) => plural(n, '1 class without a teacher', '# classes without a teacher'),
  },
  esperam: {
    pt: (n: number) =>
      plural(
        n,
        '1 entrega espera correção há mais de 7 dias',
        '# entregas esperam correção há mais de 7 dias',
      ),
    en: (n: number) =>
      plural(n, '1 submission has waited for over 7 days', '# submissions have waited for over 7 days'),
  },
  pedidos: {
    pt: (n: number) => plural(n, '1 pedido para entrar', '# pedidos para entrar'),
    en: (n: number) => plural(n, '1 request to join', '# requests to join'),
  },
  quieta: { pt: 'nenhuma conversa em 7 dias', en: 'no conversation in 7 days' },
  verTurmas: { pt: 'Ver as turmas', en: 'See the classes' },
  responde: { pt: (nomes: string) => `responde: ${nomes}`, en: (names: string) => `in charge: ${names}` },
  avisar: { pt: 'Avisar a escola', en: 'Write to the school' },
  opcoes: { pt: (nome: string) => `Mais opções: ${nome}`, en: (name: string) => `More options: ${name}` },
  correHoje: { pt: 'O que corre hoje', en: 'What runs today' },
  maisCorre: { pt: (n: number) => plural(n, 'e mais 1', 'e mais #'), en: (n: number) => `and ${n} more` },
  agora: { pt: 'agora', en: 'now' },
  ateAs: { pt: (hora: string) => `até ${hora}`, en: (time: string) => `until ${time}` },
  comeca: { pt: (hora: string) => `começa às ${hora}`, en: (time: string) => `begins at ${time}` },
  sai: {
    pt: (hora: string) => `aviso que sai às ${hora}`,
    en: (time: string) => `announcement that goes out at ${time}`,
  },
  desde: { pt: (quando: string) => `desde ${quando}`, en: (when: string) => `since ${when}` },
  trabalhoSeu: { pt: 'Trabalho seu em andamento', en: 'Your work in progress' },
  feitoDe: { pt: (n: number, de: number) => `${n} de ${de}`, en: (n: number, of: number) => `${n} of ${of}` },
  dentro: {
    pt: (n: number) => plural(n, '1 escola dentro do esperado', '# escolas dentro do esperado'),
    en: (n: number) => plural(n, '1 school as expected', '# schools as expected'),
  },
  eMais: {
    pt: (n: number) => plural(n, 'Mais 1 escola pede você', 'Mais # escolas pedem você'),
    en: (n: number) => plural(n, '1 more school needs you', '# more schools need you'),
  },
  todasDentro: { pt: 'Todas as escolas dentro do esperado', en: 'All schools as expected' },
  todasDentroTexto: {
    pt: 'Turmas sem ⟦professor⟧, correções atrasadas, pedidos parados e escolas quietas aparecem aqui.',
    en: 'Classes without a teacher, late grading, waiting requests and quiet schools show here.',
  },
  prazos: { pt: 'Prazos da lei', en: 'Legal deadlines' },
  exportacao: {
    pt: (nome: string) => `Cópia dos dados de ${nome}`,
    en: (name: string) => `Copy of ${name}’s data`,
  },
  exclusao: {
    pt: (nome: string) => `Exclusão dos dados de ${nome}`,
    en: (name: string) => `Erasure of ${name}’s data`,
  },
  comunicar: {
    pt: (titulo: string) => `Comunicar o incidente: ${titulo}`,
    en: (title: string) => `Report the incident: ${title}`,
  },
  completar: {
    pt: (titulo: string) => `Completar a comunicação: ${titulo}`,
    en: (title: string) => `Complete the report: ${title}`,
  },
  vence: {
    pt: (dia: string, n: number) => `até ${dia}, ${n === 0 ? 'hoje' : plural(n, 'em 1 dia', 'em # dias')}`,
    en: (day: string, n: number) => `by ${day}, ${n === 0 ? 'today' : plural(n, 'in 1 day', 'in # days')}`,
  },
  venceu: { pt: (dia: string) => `o prazo era ${dia}`, en: (day: string) => `it was due on ${day}` },
  esperaVoce: { pt: 'espera a sua decisão', en: 'waits for your decision' },
  emPreparo: { pt: 'em preparo, sem depender de você', en: 'being prepared without you' },
  dias: {
    pt: (n: number) => plural(n, 'dia até o prazo:', 'dias até o prazo:'),
    en: (n: number) => plural(n, 'day until the deadline:', 'days until the deadline:'),
  },
  decidir: { pt: 'Decidir', en: 'Decide' },
  ver: { pt: 'Ver', en: 'See' },
  depois: { pt: 'Depois disso, nenhum prazo correndo.', en: 'After that, no deadline is running.' },
  semPrazos: { pt: 'Nenhum prazo correndo', en: 'No deadline is running' },
  semPrazosTexto: {
    pt: 'Pedidos sobre dados pessoais e incidentes aparecem aqui, com o prazo da lei.',
    en: 'Requests about personal data and incidents show here, with their legal deadline.',
  },
  sessoes: { pt: 'Sessões de suporte abertas', en: 'Open support sessions' },
  semSessoes: { pt: 'Ninguém está vendo como outra pessoa.', en: 'Nobody is looking as somebody else.' },
  sessao: {
    pt: (suporte: string, pessoa: string, ate: string) => `${suporte} vê como ${pessoa} até ${ate}`,
    en: (support: string, person: string, until: string) => `${support} looks as ${person} until ${until}`,
  },
  verComo: { pt: 'Ver como', en: 'View as' },
})
