/** Sentences of signing in through a provider. */
import { defineTexts } from '../../core/texts/texts.ts'

export const provedorTexts = defineTexts({
  ou: { pt: 'ou entre de outro jeito', en: 'or sign in another way' },
  entrarCom: { pt: (nome: string) => `Entrar com ${nome}`, en: (nome: string) => `Sign in with ${nome}` },
  entrando: { pt: 'Entrando…', en: 'Signing in…' },
  ligando: { pt: 'Voltando à sua conta…', en: 'Going back to your account…' },
  naoEntrou: { pt: 'Não deu para entrar', en: 'We could not sign you in' },
  voltarAEntrar: { pt: 'Voltar para entrar', en: 'Back to signing in' },
  voltarAConta: { pt: 'Voltar à minha conta', en: 'Back to my account' },
  semLink: {
    pt: 'Este endereço está incompleto. Volte à página de entrar e comece de novo.',
    en: 'This address is incomplete. Go back to the sign-in page and start again.',
  },
  outraConta: {
    pt: 'Quem começou a ligar esta conta não é quem está usando agora. Comece de novo.',
    en: 'Whoever began linking this account is not who is using it now. Start again.',
  },
  contas: { pt: 'Entrar com outras contas', en: 'Signing in with other accounts' },
  contasAjuda: {
    pt: 'Contas de outros serviços que abrem esta. Só você liga e retira.',
    en: 'Accounts of other services that open this one. Only you link and remove them.',
  },
  nenhuma: { pt: 'Nenhuma conta ligada ainda.', en: 'No account linked yet.' },
  ligar: { pt: (nome: string) => `Ligar ${nome}`, en: (nome: string) => `Link ${nome}` },
  ligada: { pt: (nome: string) => `Conta ${nome} ligada.`, en: (nome: string) => `${nome} account linked.` },
  ligadaEm: { pt: 'Ligada', en: 'Linked' },
  usadaEm: { pt: 'Usada', en: 'Used' },
  nuncaUsada: { pt: 'Ainda não usada', en: 'Not used yet' },
  retirar: { pt: 'Retirar', en: 'Remove' },
  retirarDe: {
    pt: (nome: string) => `Retirar a conta ${nome}`,
    en: (nome: string) => `Remove the ${nome} account`,
  },
  retirarPergunta: {
    pt: (nome: string) => `Retirar a conta ${nome}?`,
    en: (nome: string) => `Remove the ${nome} account?`,
  },
  retirarAviso: {
    pt: 'Você não entra mais com ela até ligar de novo.',
    en: 'You will not sign in with it until you link it again.',
  },
  retirada: { pt: 'Conta retirada.', en: 'Account removed.' },
})
