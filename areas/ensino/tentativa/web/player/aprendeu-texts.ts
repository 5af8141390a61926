/** The sentences of what a lesson taught, and of what comes after it. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const aprendeuTexts = defineTexts({
  aprendeu: { pt: 'O que você aprendeu', en: 'What you learned' },
  aprendendo: { pt: 'O que você está aprendendo', en: 'What you are learning' },
  acendeu: {
    pt: (n: number, nome: string) =>
      `${plural(n, 'Uma faceta acendeu', '# facetas acenderam')} na pedra ${nome}.`,
    en: (n: number, name: string) =>
      `${plural(n, 'One facet lit up', '# facets lit up')} on the stone ${name}.`,
  },
  completa: {
    pt: (nome: string) => `A pedra ${nome} está completa.`,
    en: (name: string) => `The stone ${name} is complete.`,
  },
  acesas: {
    pt: (n: number, nome: string) =>
      `A pedra ${nome} tem ${plural(n, '1 faceta acesa', '# facetas acesas')} de 6.`,
    en: (n: number, name: string) => `The stone ${name} has ${plural(n, '1 facet', '# facets')} of 6 lit.`,
  },
  aSeguir: { pt: (nome: string) => `A seguir: ${nome}`, en: (name: string) => `Next: ${name}` },
  proxima: { pt: 'Próxima aula', en: 'Next lesson' },
  seguirTrilha: { pt: 'Seguir na trilha', en: 'On along the path' },
  refazer: { pt: 'Refazer o que errei', en: 'Redo what I got wrong' },
  refazerTexto: {
    pt: (n: number) =>
      plural(
        n,
        'Uma tela você ainda está aprendendo. Dá para refazer agora, sem mudar a nota.',
        '# telas você ainda está aprendendo. Dá para refazer agora, sem mudar a nota.',
      ),
    en: (n: number) =>
      plural(
        n,
        'One screen you are still learning. You may redo it now: the grade stays.',
        '# screens you are still learning. You may redo them now: the grade stays.',
      ),
  },
  refeitas: {
    pt: (n: number) =>
      plural(
        n,
        'A tela que faltava saiu. A nota da aula continua a mesma.',
        'As # telas que faltavam saíram. A nota da aula continua a mesma.',
      ),
    en: (n: number) =>
      plural(
        n,
        'The screen that was missing is right now. The grade of the lesson stays.',
        'The # screens that were missing are right now. The grade of the lesson stays.',
      ),
  },
  refez: { pt: 'Agora você acertou tudo!', en: 'Now you got everything right!' },
})
