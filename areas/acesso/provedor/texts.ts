/** Sentences of signing in through a provider. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const provedorTexts = defineTexts({
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
})
