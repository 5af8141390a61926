/** What the screen of the garden says. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const canteiroTexts = defineTexts({
  horta: { pt: 'Horta da turma', en: 'Class garden' },
  buscar: { pt: 'Buscar canteiro', en: 'Search beds' },
  nome: { pt: 'Canteiro', en: 'Bed' },
  plantado: { pt: 'Plantado em', en: 'Planted on' },
  total: {
    pt: (n: number) => plural(n, 'canteiro', 'canteiros'),
    en: (n: number) => plural(n, 'bed', 'beds'),
  },
  vazia: { pt: 'A horta ainda não tem canteiros', en: 'The garden has no beds yet' },
  nenhum: { pt: 'Nenhum canteiro com esse nome', en: 'No bed of that name' },
  limpar: { pt: 'Mostrar todos', en: 'Show all' },
})
