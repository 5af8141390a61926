/** The sentences of the fields of the catalogue, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const catalogoWebTexts = defineTexts({
  disciplina: { pt: 'Disciplina', en: 'Subject' },
  daDisciplina: { pt: 'Buscar na disciplina', en: 'Search in the subject' },
  todas: { pt: 'Todas', en: 'All' },
  foraDeUso: { pt: 'fora de uso', en: 'out of use' },
  escolha: { pt: 'Escolha', en: 'Choose' },
  periodos: { pt: 'Anos escolares', en: 'Grade levels' },
  habilidades: { pt: 'Habilidades', en: 'Skills' },
  buscarHabilidade: { pt: 'Código ou palavras: EF07MA08, frações', en: 'Code or words: EF07MA08, fractions' },
  habilidadesAjuda: {
    pt: (max: number) =>
      max === 1 ? 'Busque na matriz e marque uma.' : `Busque na matriz e marque até ${max}.`,
    en: (max: number) =>
      max === 1 ? 'Search the matrix and select one.' : `Search the matrix and select up to ${max}.`,
  },
  escolhidas: { pt: 'Escolhidas', en: 'Chosen' },
  tirar: {
    pt: (nome: string) => `Remover ${nome}`,
    en: (nome: string) => `Remove ${nome}`,
  },
  achadas: {
    pt: (n: number, mostradas: number) =>
      n > mostradas
        ? `Mostrando ${mostradas} de ${plural(n, '1 habilidade', '# habilidades')}. Escreva mais para achar as outras.`
        : plural(n, '1 habilidade', '# habilidades'),
    en: (n: number, mostradas: number) =>
      n > mostradas
        ? `Showing ${mostradas} of ${plural(n, '1 skill', '# skills')}. Write more to find the others.`
        : plural(n, '1 skill', '# skills'),
  },
  nenhuma: { pt: 'Nenhuma habilidade com estas palavras.', en: 'No skill with these words.' },
  naoCarregou: { pt: 'A busca falhou. Tente de novo.', en: 'The search failed. Try again.' },
  resultados: { pt: 'Habilidades encontradas', en: 'Skills found' },
  tags: { pt: 'Tags', en: 'Tags' },
  tagsAjuda: {
    pt: (n: number, max: number) => `Enter ou vírgula adiciona. ${n} de ${max}.`,
    en: (n: number, max: number) => `Enter or comma adds one. ${n} of ${max}.`,
  },
  tagEntrou: { pt: (nome: string) => `${nome} adicionada`, en: (nome: string) => `${nome} added` },
  tagSaiu: { pt: (nome: string) => `${nome} removida`, en: (nome: string) => `${nome} removed` },
})
