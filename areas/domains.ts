/** The map of the product: its domains from the ground up, in each its areas. Who leans on whom: only on what stands before. */

export const DOMAINS = {
  /** Whose host this is, who comes in, and how people are reached. */
  acesso: [
    'tenant',
    'arquivo',
    'correio',
    'sessao',
    'trabalho',
    'preferencia',
    'notificacao',
    'paginas',
    'provedor',
    'fator',
  ],
  /** People, their accounts and roles, classes, networks. */
  escola: ['turma', 'auditoria', 'cartao', 'conta', 'rede', 'pessoa', 'matricula', 'lote'],
  /** What a class says to each other. */
  conversa: ['forum', 'aovivo', 'enquete'],
  /** What is taught: written, ordered, done, corrected, taken along. */
  ensino: [
    'catalogo',
    'midia',
    'curriculo',
    'aula',
    'playlist',
    'compartilhamento',
    'tentativa',
    'entrega',
    'pacote',
    'descoberta',
  ],
  /** Ways through what is taught, and what they end in. */
  trilhas: ['certificado', 'trilha', 'vitrine'],
  /** Questions, and what is measured with them. */
  avaliacao: ['questao', 'intercambio', 'sugestao', 'avaliacao', 'montagem', 'fase'],
  /** What looks at the whole. */
  gestao: ['relatorio', 'privacidade', 'busca', 'inicio'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Domain = keyof typeof DOMAINS
export type AreaName = (typeof DOMAINS)[Domain][number]

/** Every area, from the ground up. */
export const AREAS: readonly AreaName[] = Object.values(DOMAINS).flat()

const DOMAIN_OF = new Map(
  Object.entries(DOMAINS).flatMap(([domain, areas]) => areas.map((area) => [area as string, domain])),
)

/** `areas/<domain>/<area>`. */
export const folderOf = (area: AreaName): string => `areas/${DOMAIN_OF.get(area)}/${area}`

/** The area that a file is of; undefined: the kernel, a program, a test of the whole. */
export const areaOf = (file: string): string | undefined => /^areas\/[^/]+\/([^/]+)\//.exec(file)?.[1]

/** Whether an area may lean on another. */
export const isBelow = (below: string, area: string): boolean =>
  (AREAS as readonly string[]).indexOf(below) < (AREAS as readonly string[]).indexOf(area)
