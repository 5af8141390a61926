/** Sentences of a rubric that changed after works were corrected by it. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const rubricaTexts = defineTexts({
  mudou: {
    pt: 'A rubrica desta aula mudou depois destas entregas',
    en: 'The rubric of this lesson changed after these submissions',
  },
  mudouTexto: {
    pt: (notas: number, esperam: number) =>
      [
        notas > 0 && plural(notas, '1 nota seria outra', '# notas seriam outras'),
        esperam > 0 &&
          plural(
            esperam,
            '1 trabalho ainda se corrige pela rubrica de antes',
            '# trabalhos ainda se corrigem pela rubrica de antes',
          ),
      ]
        .filter(Boolean)
        .join('; ')
        .concat('. Nada muda enquanto você não aplicar.'),
    en: (grades: number, waiting: number) =>
      [
        grades > 0 && plural(grades, '1 grade would be another', '# grades would be others'),
        waiting > 0 &&
          plural(
            waiting,
            '1 submission is still graded by the earlier rubric',
            '# submissions are still graded by the earlier rubric',
          ),
      ]
        .filter(Boolean)
        .join('; ')
        .concat('. Nothing changes until you apply it.'),
  },
  verQuemMuda: { pt: 'Ver quem muda', en: 'See who changes' },
  titulo: { pt: 'Aplicar a rubrica nova', en: 'Apply the new rubric' },
  oQueFaz: {
    pt: 'Os níveis escolhidos continuam os mesmos; as notas passam a valer pelos pontos de agora. Quem muda de nota é avisado.',
    en: 'The chosen levels stay the same; grades then count by the points of now. Whoever gets another grade is told.',
  },
  mudam: {
    pt: (n: number) => plural(n, '1 nota muda', '# notas mudam'),
    en: (n: number) => plural(n, '1 grade changes', '# grades change'),
  },
  deAte: {
    pt: (de: string, para: string) => `${de} → ${para}`,
    en: (de: string, para: string) => `${de} → ${para}`,
  },
  escolher: {
    pt: (n: number) =>
      plural(
        n,
        '1 fica como está: o nível escolhido não existe mais',
        '# ficam como estão: o nível escolhido não existe mais',
      ),
    en: (n: number) =>
      plural(
        n,
        '1 stays as it is: the chosen level no longer exists',
        '# stay as they are: the chosen level no longer exists',
      ),
  },
  iguais: {
    pt: (n: number) => plural(n, '1 nota continua a mesma.', '# notas continuam as mesmas.'),
    en: (n: number) => plural(n, '1 grade stays the same.', '# grades stay the same.'),
  },
  esperam: {
    pt: (n: number) =>
      plural(
        n,
        '1 trabalho que espera será corrigido pela rubrica nova.',
        '# trabalhos que esperam serão corrigidos pela rubrica nova.',
      ),
    en: (n: number) =>
      plural(
        n,
        '1 waiting submission will be graded by the new rubric.',
        '# waiting submissions will be graded by the new rubric.',
      ),
  },
  deixar: { pt: 'Deixar como está', en: 'Leave as it is' },
  aplicar: {
    pt: (n: number) => (n === 0 ? 'Aplicar rubrica' : plural(n, 'Mudar 1 nota', 'Mudar # notas')),
    en: (n: number) => (n === 0 ? 'Apply rubric' : plural(n, 'Change 1 grade', 'Change # grades')),
  },
  aplicada: {
    pt: (n: number) => (n === 0 ? 'Rubrica nova aplicada.' : plural(n, '1 nota mudou.', '# notas mudaram.')),
    en: (n: number) => (n === 0 ? 'New rubric applied.' : plural(n, '1 grade changed.', '# grades changed.')),
  },
})
