/** How the animals are called that children are shown as. */
import { defineTexts } from '../../texts/texts.ts'

export const animalTexts = defineTexts({
  capivara: { pt: 'capivara', en: 'capybara' },
  onca: { pt: 'onça', en: 'jaguar' },
  tucano: { pt: 'tucano', en: 'toucan' },
  arara: { pt: 'arara', en: 'macaw' },
  tatu: { pt: 'tatu', en: 'armadillo' },
  preguica: { pt: 'preguiça', en: 'sloth' },
  boto: { pt: 'boto', en: 'river dolphin' },
  mico: { pt: 'mico', en: 'tamarin' },
})
