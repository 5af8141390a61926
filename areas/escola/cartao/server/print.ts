/** The cards of pupils on paper: name, user name, QR code with its 12 signs below, and what to do with it. */
import { type Brand, originOf } from '../../../../core/server/brand.ts'
import { printCards } from '../../../../core/server/pdf/cards.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { showCodigo } from '../rules.ts'
import { cartaoTexts } from '../texts.ts'

interface CardPerson {
  nome: string
  login: string
  /** The code of the card, as `issueCartoes` gives it. */
  codigo: string
}

interface CardsPlace {
  brand: Pick<Brand, 'nome' | 'principal' | 'dominio'>
  /** `config.publicUrl`. */
  publicUrl: string
  language: Language
  turma: string
  escola: string
}

/** The cards of these people, in this order, as a PDF: tagged, 8 a page, at most 500 at a time. */
export function cardsPdf(people: readonly CardPerson[], place: CardsPlace): Promise<Buffer> {
  const { brand, publicUrl, language, turma, escola } = place
  const t = say(cartaoTexts, language)
  const origin = originOf(brand, publicUrl)
  const foot = t.instrucao(`${origin.replace(/^https?:\/\//, '')}/login`)
  return printCards(
    { title: t.cartoes, language, header: brand.nome },
    people.map(({ nome, login, codigo }) => ({
      nome,
      place: `${turma} · ${escola}`,
      facts: [{ label: t.nomeDeUsuario, value: login }],
      qr: { text: `${origin}/login/cartao#${codigo}`, alt: t.qrDe(nome), caption: showCodigo(codigo) },
      foot,
    })),
  )
}
