/** Sentences of public pages as visitors see them. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const vitrineWebTexts = defineTexts({
  minhasTrilhas: { pt: 'Ver minhas trilhas', en: 'See my paths' },
  horas: {
    pt: (n: number) => plural(n, '1 hora', '# horas'),
    en: (n: number) => plural(n, '1 hour', '# hours'),
  },
  carregando: { pt: 'Abrindo a página…', en: 'Opening the page…' },
  semRede: { pt: 'Nenhuma rede usa este endereço', en: 'No network uses this address' },
  semRedeTexto: {
    pt: 'Confira o endereço com a sua escola.',
    en: 'Check the address with your school.',
  },
  inicio: { pt: 'Ir para o início', en: 'Go to the home page' },
})
