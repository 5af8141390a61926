/** The sentences of the sheet of a path itself. */
import { defineTexts } from '../../../../../../core/texts/texts.ts'

export const dadosTexts = defineTexts({
  nome: { pt: 'Nome da trilha', en: 'Name of the path' },
  descricaoAjuda: { pt: '⟦Os alunos⟧ leem antes de começar.', en: 'Students read it before they begin.' },
  regra: { pt: 'Regra', en: 'Rule' },
  regraAjuda: {
    pt: 'Diz como se chamam as partes e como os pontos contam.',
    en: 'Says what the parts are called and how points count.',
  },
  regraPadrao: { pt: 'Regra padrão', en: 'Standard rule' },
  verRegras: { pt: 'Ver e criar regras', en: 'See and make rules' },
  rede: { pt: 'Rede', en: 'Network' },
  redeAjuda: {
    pt: 'Quem cuida da rede também pode editar. Vale na hora.',
    en: 'Those who lead the network may edit too. Takes effect right away.',
  },
  semRede: { pt: 'Só minha', en: 'Only mine' },
  carga: { pt: 'Carga horária', en: 'Workload' },
  cargaAjuda: { pt: 'Horas, para o certificado.', en: 'Hours, for the certificate.' },
  cargaErro: { pt: 'Escreva horas inteiras, de 1 a 2.000', en: 'Enter whole hours, from 1 to 2,000' },
  cenario: { pt: 'Cenário do mapa', en: 'Scenery of the map' },
  musica: { pt: 'Música', en: 'Song' },
  musicaAjuda: {
    pt: 'Começa desligada: ⟦cada aluno⟧ liga se quiser.',
    en: 'It begins turned off: each student turns it on if they like.',
  },
  semMusica: { pt: 'Sem música', en: 'No song' },
  ouvir: { pt: (nome: string) => `Ouvir ${nome}`, en: (nome: string) => `Listen to ${nome}` },
  parar: { pt: (nome: string) => `Parar ${nome}`, en: (nome: string) => `Stop ${nome}` },
  certificadoAjuda: {
    pt: 'Recebe o certificado quem alcança os pontos da regra.',
    en: 'Anyone who reaches the points of the rule gets the certificate.',
  },
})
