/** The sentences of looking at a draft as a pupil. */
import { defineTexts } from '../../../../../core/texts/texts.ts'

export const previaTexts = defineTexts({
  aulas: { pt: 'Aulas', en: 'Lessons' },
  telas: { pt: 'Telas', en: 'Screens' },
  tela: { pt: (n: number) => `Tela ${n}`, en: (n: number) => `Screen ${n}` },
  telasDe: {
    pt: (n: number, total: number) => `${n} de ${total} telas, como ⟦o aluno⟧ as vê`,
    en: (n: number, total: number) => `${n} of ${total} screens, as students see them`,
  },
  imprimir: { pt: 'Imprimir', en: 'Print' },
  naoAbriu: { pt: 'A aula não abriu', en: 'The lesson could not be opened' },
  semTelas: { pt: 'Nenhuma tela para mostrar ainda', en: 'No screen to show yet' },
  fim: { pt: 'Fim da prévia', en: 'End of the preview' },
  nota: {
    pt: (nota: string) => `Com estas respostas a nota seria ${nota}. Nada foi guardado.`,
    en: (nota: string) => `With these answers the grade would be ${nota}. Nothing was kept.`,
  },
  semNota: {
    pt: 'Esta aula não dá nota. Nada foi guardado.',
    en: 'This lesson has no grade. Nothing was kept.',
  },
  deNovo: { pt: 'Ver de novo', en: 'See again' },
  voltar: { pt: 'Voltar a editar', en: 'Back to editing' },
})
