/** Sentences of the certificate of a path: what is still missing. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const certificadoTrilhaTexts = defineTexts({
  faltamPontos: {
    pt: (percentual: number, minimo: number) =>
      `O certificado pede ${minimo}% dos pontos da trilha, e você tem ${percentual}%. Falta pouco: continue!`,
    en: (percentual: number, minimo: number) =>
      `The certificate asks for ${minimo}% of the path's points, and you have ${percentual}%. Keep going!`,
  },
  faltamDestaques: {
    pt: (nomes: readonly string[]) =>
      `Você tem os pontos. ${plural(nomes.length, 'Falta a habilidade em destaque', 'Faltam # habilidades em destaque')}: ${nomes.join(', ')}.`,
    en: (nomes: readonly string[]) =>
      `You have the points. ${plural(nomes.length, 'One highlighted skill is missing', '# highlighted skills are missing')}: ${nomes.join(', ')}.`,
  },
})
