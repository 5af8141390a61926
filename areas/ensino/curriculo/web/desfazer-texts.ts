/** What is said of removals that were taken back. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const desfazerTexts = defineTexts({
  desfeito: { pt: 'Voltou como estava', en: 'Back as it was' },
  remocoes: { pt: 'Removidos há pouco', en: 'Removed lately' },
  remocoesTexto: {
    pt: 'O que foi removido pode voltar por 30 dias.',
    en: 'What was removed can come back for 30 days.',
  },
  devolver: { pt: 'Trazer de volta', en: 'Bring back' },
  devolverUm: {
    pt: (nome: string) => `Trazer de volta “${nome}”`,
    en: (nome: string) => `Bring back “${nome}”`,
  },
  ate: { pt: (dia: string) => `até ${dia}`, en: (dia: string) => `until ${dia}` },
  curriculo: { pt: 'currículo', en: 'curriculum' },
  categoria: { pt: 'categoria', en: 'category' },
  habilidade: { pt: 'habilidades', en: 'skills' },
  extra: { pt: 'lista de apoio', en: 'supporting list' },
  item: { pt: 'itens de lista', en: 'items of a list' },
  personalizacao: { pt: 'versão de cliente', en: 'version of a client' },
  importacao: { pt: 'importação', en: 'import' },
  coisas: {
    pt: (n: number) => plural(n, '1 coisa', '# coisas'),
    en: (n: number) => plural(n, '1 thing', '# things'),
  },
})
