/** Why somebody can't decide about an erasure, and who can: said before trying and when refused. */
import { defineTexts } from '../../../core/texts/texts.ts'

/** Names shown before the rest is only counted. */
const SHOWN = 3

const listed = (nomes: readonly string[], and: string, more: (n: number) => string): string => {
  const shown = nomes.slice(0, SHOWN)
  const all = nomes.length > SHOWN ? [...shown, more(nomes.length - SHOWN)] : shown
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1)}` : (all[0] ?? '')
}

export const impedimentoTexts = defineTexts({
  pediu: {
    pt: 'Você abriu este pedido: quem pede não decide, porque a exclusão não tem volta.',
    en: 'You opened this request: whoever asks does not decide, because an erasure cannot be undone.',
  },
  proprio: {
    pt: 'Este pedido é sobre a sua conta: outra pessoa precisa decidir.',
    en: 'This request is about your own account: somebody else has to decide.',
  },
  acima: {
    pt: 'Este pedido é sobre alguém com um papel acima do seu.',
    en: 'This request is about somebody whose role is above yours.',
  },
  casa: {
    pt: 'A própria rede tem quem decida este pedido.',
    en: 'The network itself has people who may decide this request.',
  },
  quem: {
    pt: (nomes: readonly string[]) =>
      nomes.length === 0
        ? 'Aqui não há outra pessoa que possa decidir: peça à administração da plataforma.'
        : nomes.length === 1
          ? `Quem pode decidir: ${nomes[0]}.`
          : `Podem decidir: ${listed(nomes, 'e', (n) => (n === 1 ? 'mais 1 pessoa' : `mais ${n} pessoas`))}.`,
    en: (nomes: readonly string[]) =>
      nomes.length === 0
        ? 'Nobody else here may decide: ask the administration of the platform.'
        : `May decide: ${listed(nomes, 'and', (n) => (n === 1 ? '1 more person' : `${n} more people`))}.`,
  },
})
