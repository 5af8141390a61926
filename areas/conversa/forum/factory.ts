/** Topics and messages as rows, for tests and for demonstration data: only what a test cares about need be said. */

export interface TopicoDraft {
  tipo: 'forum' | 'aviso'
  titulo: string
  /** Rich text. */
  conteudo: string
  temas: string[]
  status: '0' | '1'
  agendar: boolean
  inicio: Date | null
  fim: Date | null
  avaliativo: boolean
  apenasLeitura: boolean
  bloqueado: boolean
  permitirAnexos: boolean
  fixado: boolean
  urgente: boolean
  pedeCiente: boolean
}

let count = 0

/** A plain open forum topic with a title of its own. */
export const buildTopico = (given: Partial<TopicoDraft> = {}): TopicoDraft => {
  count += 1
  return {
    tipo: 'forum',
    titulo: `Tópico ${count}`,
    conteudo: '<p>O que vocês acham?</p>',
    temas: [],
    status: '1',
    agendar: false,
    inicio: null,
    fim: null,
    avaliativo: false,
    apenasLeitura: false,
    bloqueado: false,
    permitirAnexos: true,
    fixado: false,
    urgente: false,
    pedeCiente: false,
    ...given,
  }
}
