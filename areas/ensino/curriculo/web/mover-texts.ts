/** The sentences of moving a category into another. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const moverTexts = defineTexts({
  mover: { pt: 'Mover para…', en: 'Move to…' },
  moverUma: { pt: (nome: string) => `Mover “${nome}”`, en: (nome: string) => `Move “${nome}”` },
  moverTexto: {
    pt: 'O que está nela vai junto: habilidades, listas de apoio e as categorias de dentro.',
    en: 'What is in it goes along: skills, supporting lists and the categories within.',
  },
  noCliente: {
    pt: 'Muda só na versão deste cliente: a categoria passa a ser personalizada.',
    en: 'It moves in this client’s version only: the category becomes customized.',
  },
  lugar: { pt: 'Lugar', en: 'Place' },
  primeiro: { pt: 'Em primeiro', en: 'First' },
  depoisDe: { pt: (nome: string) => `Depois de “${nome}”`, en: (nome: string) => `After “${nome}”` },
  guardar: { pt: 'Mover', en: 'Move' },
  moveu: { pt: (nome: string) => `“${nome}” mudou de lugar`, en: (nome: string) => `“${nome}” was moved` },
  voltou: {
    pt: (nome: string) => `“${nome}” voltou ao lugar`,
    en: (nome: string) => `“${nome}” is back in its place`,
  },
})
