/** What is spoken while things are put in order. */
import { defineTexts } from '../../texts/texts.ts'

export const sortableTexts = defineTexts({
  mover: { pt: (nome: string) => `Mover ${nome}`, en: (nome: string) => `Move ${nome}` },
  moveuPara: {
    pt: (nome: string, n: number, total: number) => `${nome}: lugar ${n} de ${total}`,
    en: (nome: string, n: number, total: number) => `${nome}: place ${n} of ${total}`,
  },
  comoMover: {
    pt: 'Para mover com o teclado: Espaço pega, as setas movem, Espaço solta, Esc cancela.',
    en: 'To move by keyboard: Space picks up, arrows move, Space drops, Escape cancels.',
  },
  pegou: {
    pt: (nome: string, n: number, total: number) => `${nome} está no lugar ${n} de ${total}. Use as setas.`,
    en: (nome: string, n: number, total: number) => `${nome} is at place ${n} of ${total}. Use the arrows.`,
  },
  soltou: {
    pt: (nome: string, n: number) => `${nome} ficou no lugar ${n}.`,
    en: (nome: string, n: number) => `${nome} was dropped at place ${n}.`,
  },
  cancelou: {
    pt: (nome: string) => `${nome} voltou ao seu lugar.`,
    en: (nome: string) => `${nome} is back.`,
  },
})
