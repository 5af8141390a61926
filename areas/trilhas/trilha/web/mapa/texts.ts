/** Sentences of the map of a path. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const mapaTexts = defineTexts({
  mapa: { pt: 'Mapa', en: 'Map' },
  lista: { pt: 'Lista', en: 'List' },
  verComo: { pt: 'Ver a trilha como', en: 'Show the path as' },
  musica: { pt: 'Música', en: 'Music' },
  proxima: { pt: 'próximo passo', en: 'next step' },
  destaque: { pt: 'destaque', en: 'highlight' },
  feita: { pt: 'concluída', en: 'done' },
  curso: { pt: 'em andamento', en: 'in progress' },
  aberta: { pt: 'aberta', en: 'open' },
  trava: { pt: 'bloqueada', en: 'locked' },
  data: { pt: 'agendada', en: 'scheduled' },
  de: {
    pt: (n: number, total: number) => `${n} de ${total}`,
    en: (n: number, total: number) => `${n} of ${total}`,
  },
  pontos: {
    pt: (n: number) => plural(n, '1 ponto', '# pontos'),
    en: (n: number) => plural(n, '1 point', '# points'),
  },
  pontosDe: {
    pt: (n: number, total: number) => `${n} de ${plural(total, '1 ponto', '# pontos')}`,
    en: (n: number, total: number) => `${n} of ${plural(total, '1 point', '# points')}`,
  },
  semHabilidades: { pt: 'Nada por aqui ainda', en: 'Nothing here yet' },
})
