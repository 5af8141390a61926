/** Access cards of a batch: A4, eight a page, with user name, first-access code and its QR code; a PDF for each class. */

import { Readable } from 'node:stream'
import { trimmed } from '../../../../core/contract/linear.ts'
import { type Brand, originOf } from '../../../../core/server/brand.ts'
import { type ZipEntry, zipOf } from '../../../../core/server/files/zip-writer.ts'
import { printCards } from '../../../../core/server/pdf/cards.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { loteTexts } from '../texts.ts'
import type { CardRow } from './queries-card.ts'

interface CardsPlace {
  brand: Pick<Brand, 'nome' | 'principal' | 'dominio'>
  publicUrl: string
  language: Language
}

/** A document takes memory with each card: six pages hold a class, and more are a second document. */
const CARDS_OF_ONE = 48

/** What opens the account on the card: the link of its QR code, and the words for who types. */
type CodeOf = (usuarioId: number) => { link: string; palavras: string }

interface Document {
  /** Of its entry in the zip: school, class. */
  name: string
  people: CardRow[]
}

/** A word of a file name: what no file system takes, or reads as a folder, is a hyphen. */
const worded = (said: string): string =>
  trimmed(said.replace(/[\\/:*?"<>|\p{C}]/gu, '-'), /[.\s]/).slice(0, 80) || '-'

/** The people of one class after the other, as `listCards` has them, cut where a document is full. */
function documentsOf(rows: readonly CardRow[], language: Language): Document[] {
  const t = say(loteTexts, language)
  const names = new Map<string, number>()
  const documents: Document[] = []
  let placed: string | undefined
  for (const row of rows) {
    const { escola, turma, responsavel } = row
    const name =
      escola && turma ? `${worded(escola)}/${worded(turma)}` : responsavel ? t.responsaveis : t.outrasPessoas
    const last = documents.at(-1)
    if (last && placed === name && last.people.length < CARDS_OF_ONE) {
      last.people.push(row)
      continue
    }
    placed = name
    const before = names.get(name) ?? 0
    names.set(name, before + 1)
    documents.push({ name: `${name}${before === 0 ? '' : ` (${before + 1})`}.pdf`, people: [row] })
  }
  return documents
}

function cardsPdf(
  people: readonly CardRow[],
  codeOf: CodeOf,
  { brand, publicUrl, language }: CardsPlace,
): Promise<Buffer> {
  const t = say(loteTexts, language)
  const page = `${originOf(brand, publicUrl)}/usuario/gerar-senha`
  return printCards(
    { title: t.cartoes, language, header: brand.nome },
    people.map(({ id, nome, login, turma, escola, responsavel }) => {
      const { link, palavras } = codeOf(id)
      return {
        nome,
        place: [turma, escola].filter(Boolean).join(' · ') || (responsavel ? t.responsavel : ''),
        facts: [
          { label: t.cartaoUsuario, value: login },
          { label: t.cartaoCodigo, value: palavras.replaceAll('-', ' '), large: true },
        ],
        qr: { text: `${page}/${link}`, alt: t.cartaoQr(nome) },
        foot: t.cartaoComo(page.replace(/^https?:\/\//, '')),
      }
    }),
  )
}

/**
 * The cards as one PDF when a document holds them, or a zip with a folder for each school and a PDF for each class: set
 * one after the other while the zip is read, so that only one is ever in memory. `told` hears how many are done.
 */
export async function packCards(
  rows: readonly CardRow[],
  codeOf: CodeOf,
  place: CardsPlace,
  told: (feito: number) => Promise<void>,
) {
  const documents = documentsOf(rows, place.language)
  const [only, ...others] = documents
  if (only && others.length === 0) {
    const content = await cardsPdf(only.people, codeOf, place)
    return { tipo: 'application/pdf', extensao: '.pdf', content }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    let feito = 0
    for (const { name, people } of documents) {
      await told(feito)
      yield { name, content: await cardsPdf(people, codeOf, place) }
      feito += people.length
    }
  }
  const content = Readable.from(zipOf(entries(), new Date()))
  return { tipo: 'application/zip', extensao: '.zip', content }
}
