/** The sentences of the clients that use a curriculum. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const vinculoTexts = defineTexts({
  vinculos: { pt: 'Vínculos', en: 'Links' },
  descricao: {
    pt: 'Os clientes que usam este currículo. A mudança vale na hora.',
    en: 'The clients that use this curriculum. A change holds at once.',
  },
  buscar: { pt: 'Nome do cliente', en: 'Name of the client' },
  usa: { pt: 'Usa este currículo', en: 'Uses this curriculum' },
  naoUsa: { pt: 'Não usa', en: 'Not in use' },
  clientes: { pt: 'Clientes', en: 'Clients' },
  usaNome: {
    pt: (nome: string) => `${nome} usa este currículo`,
    en: (nome: string) => `${nome} uses this curriculum`,
  },
  ligado: {
    pt: (nome: string) => `${nome} passa a usar este currículo`,
    en: (nome: string) => `${nome} now uses this curriculum`,
  },
  desligado: {
    pt: (nome: string) => `${nome} deixa de usar este currículo`,
    en: (nome: string) => `${nome} no longer uses this curriculum`,
  },
  nenhum: { pt: 'Nenhum cliente ainda', en: 'No client yet' },
  nenhumTexto: {
    pt: 'Cadastre clientes na administração; depois ligue aqui os que usam este currículo.',
    en: 'Register clients in the administration; then link those that use this curriculum.',
  },
  naoAchamos: { pt: 'Nenhum cliente com este nome', en: 'No client with this name' },
  limpar: { pt: 'Limpar a busca', en: 'Clear the search' },
  escolhaTexto: {
    pt: 'Os vínculos são de um currículo: abra um da lista.',
    en: 'Links belong to a curriculum: open one from the list.',
  },
  vincularTexto: { pt: 'Nenhum currículo para vincular ainda.', en: 'No curriculum to link yet.' },
})
