/** Whose hour a field holds. */
import { defineTexts } from '../../texts/texts.ts'

export const momentTexts = defineTexts({
  pelo: { pt: (hora: string) => `Pelo ${hora}.`, en: (hora: string) => `In ${hora}.` },
})
