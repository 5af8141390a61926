/** What a person reads when a call fails and the server said nothing readable. */
import { defineTexts } from '../../texts/texts.ts'

export const clientTexts = defineTexts({
  semConexao: {
    pt: 'Sem conexão. Confira a internet e tente de novo.',
    en: 'No connection. Check the internet and try again.',
  },
  tempoEsgotado: {
    pt: 'O servidor demorou demais para responder. Tente de novo.',
    en: 'The server took too long to answer. Try again.',
  },
  falhou: {
    pt: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
    en: 'Something went wrong on our side. Try again in a moment.',
  },
})
