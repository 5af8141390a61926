/** The sentences of a child's home: few, and each read aloud. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const criancaTexts = defineTexts({
  coisas: {
    pt: (n: number) => (n === 0 ? 'Tudo feito!' : plural(n, 'Hoje é 1 coisa.', 'Hoje são # coisas.')),
    en: (n: number) => (n === 0 ? 'All done!' : plural(n, 'One thing today.', '# things today.')),
  },
  oi: { pt: (nome: string) => `Oi, ${nome}!`, en: (name: string) => `Hi, ${name}!` },
  trocarBicho: {
    pt: (bicho: string) => `Trocar de bicho: agora é ${bicho}`,
    en: (animal: string) => `Choose another animal: now ${animal}`,
  },
  qualBicho: { pt: 'Qual bicho você quer ser?', en: 'Which animal do you want to be?' },
  comecar: { pt: 'Começar', en: 'Start' },
  continuar: { pt: 'Continuar', en: 'Go on' },
  mais: { pt: 'Mais para fazer', en: 'More to do' },
  pedras: { pt: 'Suas pedras da semana', en: 'Your stones of the week' },
  ganhou: {
    pt: (n: number) => plural(n, 'Você tem 1 pedra.', 'Você tem # pedras.'),
    en: (n: number) => plural(n, 'You have 1 stone.', 'You have # stones.'),
  },
  verTudo: { pt: 'Ver a turma', en: 'See the class' },
  comum: { pt: 'Usar a tela comum', en: 'Use the usual screen' },
})
