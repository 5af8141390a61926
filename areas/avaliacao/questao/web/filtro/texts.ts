/** Sentences of the filters of the bank that a person keeps. */
import { defineTexts } from '../../../../../core/texts/texts.ts'

export const filtroWebTexts = defineTexts({
  salvos: { pt: 'Filtros salvos', en: 'Saved filters' },
  salvar: { pt: 'Salvar filtro', en: 'Save filter' },
  atualizar: {
    pt: (nome: string) => `Atualizar “${nome}”`,
    en: (nome: string) => `Update “${nome}”`,
  },
  atualizado: {
    pt: (nome: string) => `Filtro ${nome} atualizado.`,
    en: (nome: string) => `Filter ${nome} updated.`,
  },
  salvarTitulo: { pt: 'Salvar este filtro', en: 'Save this filter' },
  nome: { pt: 'Nome do filtro', en: 'Name of the filter' },
  nomeExemplo: { pt: 'Fáceis de ciências', en: 'Easy science' },
  abrirCom: { pt: 'Abrir o banco com este filtro', en: 'Open the bank with this filter' },
  naoAbrirCom: { pt: 'Não abrir mais com este filtro', en: 'No longer open with this filter' },
  aoAbrir: { pt: ', ao abrir o banco', en: ', on opening the bank' },
  acoes: {
    pt: (nome: string) => `Ações do filtro ${nome}`,
    en: (nome: string) => `Actions of the filter ${nome}`,
  },
  renomear: { pt: 'Renomear', en: 'Rename' },
  renomearTitulo: { pt: 'Renomear o filtro', en: 'Rename the filter' },
  excluir: { pt: 'Excluir', en: 'Delete' },
  excluido: {
    pt: (nome: string) => `Filtro ${nome} excluído.`,
    en: (nome: string) => `Filter ${nome} deleted.`,
  },
})
