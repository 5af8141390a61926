/** What the arrows and the fields that are changed in their place say. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const ordemTexts = defineTexts({
  subir: { pt: (nome: string) => `Subir “${nome}”`, en: (nome: string) => `Move “${nome}” up` },
  descer: { pt: (nome: string) => `Descer “${nome}”`, en: (nome: string) => `Move “${nome}” down` },
  mudar: { pt: (nome: string) => `Renomear “${nome}”`, en: (nome: string) => `Rename “${nome}”` },
  novoNome: { pt: (nome: string) => `Novo nome de “${nome}”`, en: (nome: string) => `New name of “${nome}”` },
  guardar: { pt: 'Salvar o nome', en: 'Keep the name' },
  deixar: { pt: 'Deixar como estava', en: 'Leave it as it was' },
})
