/** Access cards of a batch: A4, eight a page, with user name, first-access code and its QR code. */
import { type Brand, originOf } from '../../../core/server/brand.ts'
import { printCards } from '../../../core/server/pdf/cards.ts'
import { type Language, say } from '../../../core/texts/texts.ts'
import { loteTexts } from '../texts.ts'

export interface Card {
  nome: string
  login: string
  codigo: string
  /** Class and school, or that it is a guardian. */
  lugar: string
}

export interface CardsPlace {
  brand: Pick<Brand, 'nome' | 'principal' | 'dominio'>
  publicUrl: string
  language: Language
}

/** The cards, in this order, as a tagged PDF. At most 400 at a time. */
export function cardsPdf(
  cards: readonly Card[],
  { brand, publicUrl, language }: CardsPlace,
): Promise<Buffer> {
  const t = say(loteTexts, language)
  const page = `${originOf(brand, publicUrl)}/usuario/gerar-senha`
  return printCards(
    { title: t.cartoes, language, header: brand.nome },
    cards.map(({ nome, login, codigo, lugar }) => ({
      nome,
      place: lugar,
      facts: [
        { label: t.cartaoUsuario, value: login },
        { label: t.cartaoCodigo, value: codigo },
      ],
      qr: { text: `${page}/${codigo}`, alt: t.cartaoQr(nome) },
      foot: t.cartaoComo(page.replace(/^https?:\/\//, '')),
    })),
  )
}
