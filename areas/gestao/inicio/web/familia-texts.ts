/** What the home of a guardian says: each child's week in sentences, what waits for a word. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const familiaTexts = defineTexts({
  estudou: {
    pt: (nome: string, dias: number, aulas: number) =>
      `${nome} estudou em ${plural(dias, '1 dia', '# dias')} e terminou ${plural(aulas, '1 aula', '# aulas')} nos últimos 7 dias.`,
    en: (name: string, days: number, lessons: number) =>
      `${name} studied on ${plural(days, '1 day', '# days')} and finished ${plural(lessons, '1 lesson', '# lessons')} in the last 7 days.`,
  },
  naoEstudou: {
    pt: (nome: string) => `${nome} ainda não terminou aulas nos últimos 7 dias.`,
    en: (name: string) => `${name} has not finished lessons in the last 7 days yet.`,
  },
  emDia: { pt: 'Está com tudo em dia.', en: 'All caught up.' },
  porFazer: {
    pt: (n: number) => plural(n, 'Tem 1 tarefa para fazer.', 'Tem # tarefas para fazer.'),
    en: (n: number) => plural(n, 'Has 1 task to do.', 'Has # tasks to do.'),
  },
  proxima: {
    pt: (titulo: string, quando: string) => `A próxima é ${titulo}, até ${quando}.`,
    en: (title: string, when: string) => `The next is ${title}, until ${when}.`,
  },
  atrasadas: {
    pt: (n: number) => plural(n, '1 passou do prazo e ainda vale.', '# passaram do prazo e ainda valem.'),
    en: (n: number) => plural(n, '1 is late and still counts.', '# are late and still count.'),
  },
  perdidas: {
    pt: (n: number) => plural(n, '1 fechou sem ser feita.', '# fecharam sem serem feitas.'),
    en: (n: number) => plural(n, '1 closed undone.', '# closed undone.'),
  },
  corrigidas: {
    pt: (n: number) => plural(n, '1 entrega voltou corrigida.', '# entregas voltaram corrigidas.'),
    en: (n: number) => plural(n, '1 submission came back marked.', '# submissions came back marked.'),
  },
  verSemana: { pt: 'Ver a semana', en: 'See the week' },
  semanaDe: { pt: (nome: string) => `Ver a semana de ${nome}`, en: (name: string) => `See ${name}’s week` },
  paraAssinar: { pt: 'Espera a sua palavra', en: 'Waits for your word' },
  depoisDisso: {
    pt: 'Depois disso, nada mais espera por você.',
    en: 'After that, nothing else waits for you.',
  },
  tudoAssinado: { pt: 'Nada para assinar', en: 'Nothing to sign' },
  tudoAssinadoTexto: {
    pt: 'Avisos que pedem ciente e autorizações aparecem aqui, para responder na hora.',
    en: 'Announcements to acknowledge and permissions show here, to be answered on the spot.',
  },
  darCiente: { pt: 'Dar ciente', en: 'Acknowledge' },
  cienteDado: {
    pt: (titulo: string) => `Ciente: ${titulo}`,
    en: (title: string) => `Acknowledged: ${title}`,
  },
  lerAviso: { pt: 'Ler o aviso', en: 'Read the announcement' },
  pedeCiente: { pt: 'aviso que pede ciente', en: 'announcement to acknowledge' },
  autorizar: { pt: 'Autorizar', en: 'Allow' },
  naoAutorizar: { pt: 'Não autorizar', en: 'Don’t allow' },
  autorizado: { pt: (o: string) => `Autorizado: ${o}`, en: (what: string) => `Allowed: ${what}` },
  naoAutorizado: { pt: (o: string) => `Não autorizado: ${o}`, en: (what: string) => `Not allowed: ${what}` },
  autorizacaoDe: {
    pt: (nome: string) => `${nome} · dá para mudar de ideia depois`,
    en: (name: string) => `${name} · you can change your mind later`,
  },
  exclusao: {
    pt: (nome: string) => `Pediram a exclusão dos dados de ${nome}`,
    en: (name: string) => `Somebody asked for ${name}’s data to be erased`,
  },
  verPedido: { pt: 'Ver o pedido', en: 'See the request' },
  mais: { pt: (o: string) => `Mais: ${o}`, en: (what: string) => `More: ${what}` },
})
