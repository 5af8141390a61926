/** What the network says on every page, the public ones too: apart from the sentences of who is signed in. */
import { defineTexts } from '../../core/texts/texts.ts'

export const networkTexts = defineTexts({
  sessaoTerminou: {
    pt: 'Sua sessão terminou. Entre de novo para continuar.',
    en: 'Your session has ended. Sign in again to go on.',
  },
})
