/** The types of screens (product.md H-05), and what each is: light enough for every page. */

export const MAX_TELAS = 60

export const CONTEUDOS = [
  'texto',
  'imagem',
  'galeria',
  'video',
  'audio',
  'pdf',
  'link',
  'incorporar',
  'h5p',
  'scorm',
] as const
export const OBJETIVAS = [
  'multipla_escolha',
  'multipla_resposta',
  'verdadeiro_falso',
  'numerica',
  'resposta_curta',
] as const
export const MANIPULACOES = [
  'associar',
  'ordenar',
  'lacunas',
  'arrastar_imagem',
  'ponto_imagem',
  'classificar',
] as const
export const JOGOS = ['memoria', 'caca_palavras', 'cruzadinha', 'quiz_relampago'] as const
export const ABERTAS = ['dissertativa', 'gravacao', 'envio_arquivo', 'desenho'] as const
export const COLETAS = ['enquete', 'autoavaliacao'] as const
export const TIPOS_TELA = [
  ...CONTEUDOS,
  ...OBJETIVAS,
  ...MANIPULACOES,
  ...JOGOS,
  ...ABERTAS,
  ...COLETAS,
] as const
export type TipoTela = (typeof TIPOS_TELA)[number]

const among =
  (types: readonly TipoTela[]) =>
  (tipo: TipoTela): boolean =>
    types.includes(tipo)

/** Waits for a teacher. */
export const isAberta = among(ABERTAS)
export const isJogo = among(JOGOS)
/** Scored by what the package tells of itself, which nobody can compute again (A8). */
export const isDeclarada = among(['h5p', 'scorm'])
/** The server scores the answer by itself. */
export const isAutomatica = among([...OBJETIVAS, ...MANIPULACOES, ...JOGOS, 'video', 'h5p', 'scorm'])
