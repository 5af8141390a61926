/** The sentences of moving the end of a lesson in a class. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const prazoTexts = defineTexts({
  titulo: {
    pt: (n: number) =>
      n === 0
        ? 'Ninguém entregou ainda'
        : plural(n, '1 ⟦aluno⟧ já entregou: fica como está', '# ⟦alunos⟧ já entregaram: fica como está'),
    en: (n: number) =>
      n === 0
        ? 'Nobody has turned it in yet'
        : plural(
            n,
            '1 student has turned it in: it stays as it is',
            '# students have turned it in: it stays as it is',
          ),
  },
  quem: { pt: 'Ver quem entregou', en: 'See who turned it in' },
  nota: { pt: (nota: string) => `nota ${nota}`, en: (grade: string) => `grade ${grade}` },
  correndo: {
    pt: (n: number) =>
      plural(
        n,
        '1 tentativa em andamento passa a ter este fim.',
        '# tentativas em andamento passam a ter este fim.',
      ),
    en: (n: number) =>
      plural(n, '1 attempt in progress gets this end.', '# attempts in progress get this end.'),
  },
  esperam: {
    pt: (n: number) =>
      plural(
        n,
        '1 trabalho que chegou atrasado cabe neste fim: decida nos resultados da aula.',
        '# trabalhos que chegaram atrasados cabem neste fim: decida nos resultados da aula.',
      ),
    en: (n: number) =>
      plural(
        n,
        '1 piece of work that came late fits this end: decide in the results of the lesson.',
        '# pieces of work that came late fit this end: decide in the results of the lesson.',
      ),
  },
  deixam: {
    pt: (n: number, nomes: string) =>
      `${plural(n, '1 entrega marcada como atrasada ficaria no prazo', '# entregas marcadas como atrasadas ficariam no prazo')}: ${nomes}.`,
    en: (n: number, names: string) =>
      `${plural(n, '1 submission marked as late would be in time', '# submissions marked as late would be in time')}: ${names}.`,
  },
  passam: {
    pt: (n: number, nomes: string) =>
      `${plural(n, '1 entrega feita no prazo ficaria atrasada', '# entregas feitas no prazo ficariam atrasadas')}: ${nomes}.`,
    en: (n: number, names: string) =>
      `${plural(n, '1 submission made in time would be late', '# submissions made in time would be late')}: ${names}.`,
  },
  novoFim: { pt: 'Marcar os atrasos pelo novo fim', en: 'Mark what is late by the new end' },
  novoFimAjuda: {
    pt: 'Sem isso, o que já foi entregue continua como está',
    en: 'Without this what was turned in stays as it is',
  },
})
