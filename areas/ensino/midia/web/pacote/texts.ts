/** What stands around the parts of a package, inside its frame. */
import { defineTexts } from '../../../../../core/texts/texts.ts'

export const pacoteTexts = defineTexts({
  sumario: { pt: 'Sumário', en: 'Contents' },
  anterior: { pt: 'Anterior', en: 'Previous' },
  proxima: { pt: 'Próxima', en: 'Next' },
  parte: { pt: (n: number, de: number) => `${n} de ${de}`, en: (n: number, of: number) => `${n} of ${of}` },
  concluida: { pt: 'concluída', en: 'done' },
  semTitulo: { pt: (n: number) => `Parte ${n}`, en: (n: number) => `Part ${n}` },
})
