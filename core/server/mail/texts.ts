/** Sentences that every mail carries, and those for when one can't be sent. */
import { comArtigo } from '../../texts/artigo.ts'
import { defineTexts } from '../../texts/texts.ts'

export const mailTexts = defineTexts({
  copyLink: {
    pt: 'Se o botão não funcionar, copie este endereço no navegador:',
    en: 'If the button does not work, copy this address into your browser:',
  },
  footer: {
    pt: (tenant: string) => `Mensagem automática ${comArtigo('de', tenant)}. Não é preciso responder.`,
    en: (tenant: string) => `Automatic message from ${tenant}. There is no need to answer.`,
  },
  refuse: { pt: 'Não quero mais receber e-mails assim', en: 'Stop sending me emails like this' },
  invalid: { pt: 'Esta mensagem não pode ser enviada.', en: 'This message can’t be sent.' },
  refused: {
    pt: 'O endereço de e-mail não aceita mensagens.',
    en: 'The email address does not accept messages.',
  },
  away: {
    pt: 'O correio não está disponível agora. Tente de novo em instantes.',
    en: 'Email is not available right now. Try again in a moment.',
  },
})
