/** The sentences of the doors alone: their frame, the ruler of preferences. */
import { defineTexts } from '../../texts/texts.ts'

export const doorsTexts = defineTexts({
  pularFormulario: { pt: 'Pular para o formulário', en: 'Skip to the form' },
  proximoContraste: {
    pt: (nome: string) => `Contraste: ${nome}. Mudar`,
    en: (nome: string) => `Contrast: ${nome}. Change`,
  },
  mudarIdioma: { pt: 'PT: português. Switch to English', en: 'EN: English. Mudar para português' },
})
