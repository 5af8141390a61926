/** Sentences of the accounts at providers, on the account page. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const contaProvedorTexts = defineTexts({
  outraConta: {
    pt: 'Quem começou a ligar esta conta não é quem está usando agora. Comece de novo.',
    en: 'The person who began linking this account is not the one using it now. Start again.',
  },
  contas: { pt: 'Entrar com outras contas', en: 'Signing in with other accounts' },
  contasAjuda: {
    pt: 'Contas de outros serviços que abrem esta. Só você liga e remove.',
    en: 'Accounts of other services that open this one. Only you link and remove them.',
  },
  nenhuma: { pt: 'Nenhuma conta ligada ainda.', en: 'No account linked yet.' },
  ligar: { pt: (nome: string) => `Ligar ${nome}`, en: (nome: string) => `Link ${nome}` },
  ligada: { pt: (nome: string) => `Conta ${nome} ligada.`, en: (nome: string) => `${nome} account linked.` },
  ligadaEm: { pt: 'Ligada', en: 'Linked' },
  usadaEm: { pt: 'Usada', en: 'Used' },
  nuncaUsada: { pt: 'Ainda não usada', en: 'Not used yet' },
  provar: { pt: (nome: string) => `Confirmar com ${nome}`, en: (nome: string) => `Confirm with ${nome}` },
  provarTexto: {
    pt: 'Você vai até lá, entra de novo e volta para esta página. Depois, repita o que ia fazer em até 10 minutos.',
    en: 'You go there, sign in again and come back to this page. Then repeat what you were doing within 10 minutes.',
  },
  retirar: { pt: 'Remover', en: 'Remove' },
  retirarDe: {
    pt: (nome: string) => `Remover a conta ${nome}`,
    en: (nome: string) => `Remove the ${nome} account`,
  },
  retirarPergunta: {
    pt: (nome: string) => `Remover a conta ${nome}?`,
    en: (nome: string) => `Remove the ${nome} account?`,
  },
  retirarAviso: {
    pt: 'Você não entra mais com ela até ligar de novo.',
    en: 'You will not sign in with it until you link it again.',
  },
  retirada: { pt: 'Conta removida.', en: 'Account removed.' },
})
