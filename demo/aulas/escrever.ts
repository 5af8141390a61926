/** Short ways to write the screens of the demonstration's lessons. */
import type { Conteudo } from '../../areas/ensino/aula/shapes-telas.ts'
import type { TipoTela } from '../../areas/ensino/aula/shapes-tipos.ts'

export interface TelaDemo {
  tipo: TipoTela
  titulo: string
  conteudo: Conteudo
}

export interface AulaDemo {
  titulo: string
  descricao: string
  /** Its short name in the catalogue. */
  disciplina: string
  /** Codes of school years. */
  periodos: readonly string[]
  habilidades: readonly string[]
  tags: readonly string[]
  visibilidade: 'turma' | 'rede' | 'plataforma'
  navegacao?: 'livre' | 'sequencial'
  tentativas?: number | null
  /** Classes that have it. */
  turmas: readonly string[]
  /** School days since it was given; negative: until it opens. */
  inicio: number
  /** School days until it ends, negative when it is past; absent: it does not. */
  fim?: number
  telas: readonly TelaDemo[]
}

interface Extras {
  dica?: string
  certo?: string
  errado?: string
  peso?: number
  vezes?: 1 | 2 | 3
}

export const comum = (
  enunciado: string,
  { dica = '', certo = '', errado = '', peso = 1, vezes = 2 }: Extras,
) => ({
  enunciado: `<p>${enunciado}</p>`,
  peso,
  tentativas: vezes,
  obrigatoria: true,
  dica,
  feedback_certo: certo,
  feedback_errado: errado,
})

const id = (at: number): string => `p${at + 1}`

const alternativas = (certas: readonly string[], erradas: readonly string[]) =>
  [...certas, ...erradas].map((texto, at) => ({
    id: id(at),
    texto,
    correta: at < certas.length,
    feedback: '',
  }))

export const texto = (titulo: string, html: string): TelaDemo => ({
  tipo: 'texto',
  titulo,
  conteudo: { html },
})

export const escolha = (
  titulo: string,
  enunciado: string,
  [certa, ...erradas]: readonly string[],
  extras: Extras = {},
): TelaDemo => ({
  tipo: 'multipla_escolha',
  titulo,
  conteudo: {
    ...comum(enunciado, extras),
    alternativas: alternativas([certa as string], erradas),
    embaralhar: true,
  },
})

export const respostas = (
  titulo: string,
  enunciado: string,
  certas: readonly string[],
  erradas: readonly string[],
  extras: Extras = {},
): TelaDemo => ({
  tipo: 'multipla_resposta',
  titulo,
  conteudo: { ...comum(enunciado, extras), alternativas: alternativas(certas, erradas), embaralhar: true },
})

export const afirmacoes = (
  titulo: string,
  enunciado: string,
  given: readonly (readonly [texto: string, verdadeira: boolean, feedback?: string])[],
): TelaDemo => ({
  tipo: 'verdadeiro_falso',
  titulo,
  conteudo: {
    ...comum(enunciado, {}),
    afirmacoes: given.map(([frase, verdadeira, feedback = ''], at) => ({
      id: id(at),
      texto: frase,
      verdadeira,
      feedback,
    })),
  },
})

export const numero = (
  titulo: string,
  enunciado: string,
  valor: number,
  { tolerancia = 0, unidade = '', ...extras }: Extras & { tolerancia?: number; unidade?: string } = {},
): TelaDemo => ({
  tipo: 'numerica',
  titulo,
  conteudo: { ...comum(enunciado, extras), valor, tolerancia, unidade },
})

export const curta = (
  titulo: string,
  enunciado: string,
  aceitas: readonly string[],
  extras: Extras = {},
): TelaDemo => ({
  tipo: 'resposta_curta',
  titulo,
  conteudo: { ...comum(enunciado, extras), aceitas: [...aceitas], maiusculas: false },
})

const pares = (given: readonly (readonly [string, string])[]) =>
  given.map(([a, b], at) => ({ id: id(at), a: { texto: a }, b: { texto: b } }))

export const associar = (
  titulo: string,
  enunciado: string,
  given: readonly (readonly [string, string])[],
): TelaDemo => ({
  tipo: 'associar',
  titulo,
  conteudo: { ...comum(enunciado, {}), pares: pares(given) },
})

export const memoria = (
  titulo: string,
  enunciado: string,
  given: readonly (readonly [string, string])[],
): TelaDemo => ({
  tipo: 'memoria',
  titulo,
  conteudo: { ...comum(enunciado, { vezes: 1 }), pares: pares(given) },
})

export const ordenar = (titulo: string, enunciado: string, itens: readonly string[]): TelaDemo => ({
  tipo: 'ordenar',
  titulo,
  conteudo: { ...comum(enunciado, {}), itens: itens.map((frase, at) => ({ id: id(at), texto: frase })) },
})

/** With words to spare they are dragged; without, written. */
export const lacunas = (
  titulo: string,
  enunciado: string,
  frase: string,
  distratores: readonly string[] = [],
): TelaDemo => ({
  tipo: 'lacunas',
  titulo,
  conteudo: {
    ...comum(enunciado, {}),
    texto: frase,
    modo: distratores.length > 0 ? 'arrastar' : 'digitar',
    distratores: [...distratores],
  },
})

export function classificar(
  titulo: string,
  enunciado: string,
  given: Readonly<Record<string, readonly string[]>>,
): TelaDemo {
  const grupos = Object.keys(given).map((nome, at) => ({ id: `g${at + 1}`, nome }))
  const itens = grupos.flatMap((grupo) =>
    (given[grupo.nome] ?? []).map((frase) => ({ texto: frase, grupo: grupo.id })),
  )
  return {
    tipo: 'classificar',
    titulo,
    conteudo: { ...comum(enunciado, {}), grupos, itens: itens.map((item, at) => ({ id: id(at), ...item })) },
  }
}

const palavras = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).map(([palavra, pista], at) => ({ id: id(at), palavra, pista }))

export const cacaPalavras = (
  titulo: string,
  enunciado: string,
  given: Readonly<Record<string, string>>,
): TelaDemo => ({
  tipo: 'caca_palavras',
  titulo,
  conteudo: { ...comum(enunciado, { vezes: 1 }), palavras: palavras(given), diagonais: false },
})

export const cruzadinha = (
  titulo: string,
  enunciado: string,
  given: Readonly<Record<string, string>>,
): TelaDemo => ({
  tipo: 'cruzadinha',
  titulo,
  conteudo: { ...comum(enunciado, { vezes: 1 }), palavras: palavras(given) },
})

/** Each question with its right answer first. */
export const quiz = (
  titulo: string,
  enunciado: string,
  segundos: number,
  given: readonly (readonly string[])[],
): TelaDemo => ({
  tipo: 'quiz_relampago',
  titulo,
  conteudo: {
    ...comum(enunciado, { vezes: 1 }),
    segundos,
    perguntas: given.map(([pergunta = '', certa = '', ...erradas], at) => {
      // The right answer stands in another place each time.
      const all = alternativas([certa], erradas)
      return {
        id: `q${at + 1}`,
        enunciado: pergunta,
        alternativas: [...all.slice(at % all.length), ...all.slice(0, at % all.length)],
      }
    }),
  },
})

const NIVEIS = ['Ainda não', 'Em parte', 'Sim'] as const

/** Each criterion in three steps: 0, half, all of its points. */
const rubrica = (given: Readonly<Record<string, number>>) =>
  Object.entries(given).map(([criterio, pontos], at) => ({
    id: `c${at + 1}`,
    criterio,
    niveis: NIVEIS.map((nome, step) => ({ nome, descricao: '', pontos: (pontos * step) / 2 })),
  }))

export const dissertativa = (
  titulo: string,
  enunciado: string,
  criterios: Readonly<Record<string, number>>,
): TelaDemo => ({
  tipo: 'dissertativa',
  titulo,
  conteudo: {
    ...comum(enunciado, { vezes: 1 }),
    rubrica: rubrica(criterios),
    minimo: 0,
    maximo: 2_000,
  },
})

export const gravacao = (
  titulo: string,
  enunciado: string,
  segundos: number,
  criterios: Readonly<Record<string, number>>,
): TelaDemo => ({
  tipo: 'gravacao',
  titulo,
  conteudo: { ...comum(enunciado, { vezes: 1 }), rubrica: rubrica(criterios), segundos },
})

export const arquivo = (
  titulo: string,
  enunciado: string,
  criterios: Readonly<Record<string, number>>,
): TelaDemo => ({
  tipo: 'envio_arquivo',
  titulo,
  conteudo: { ...comum(enunciado, { vezes: 1 }), rubrica: rubrica(criterios), arquivos: 2 },
})

export const desenho = (
  titulo: string,
  enunciado: string,
  criterios: Readonly<Record<string, number>>,
): TelaDemo => ({
  tipo: 'desenho',
  titulo,
  conteudo: { ...comum(enunciado, { vezes: 1 }), rubrica: rubrica(criterios) },
})

export const enquete = (titulo: string, enunciado: string, opcoes: readonly string[]): TelaDemo => ({
  tipo: 'enquete',
  titulo,
  conteudo: {
    enunciado: `<p>${enunciado}</p>`,
    obrigatoria: false,
    opcoes: opcoes.map((frase, at) => ({ id: id(at), texto: frase })),
    multipla: false,
  },
})

export const autoavaliacao = (titulo: string, enunciado: string, itens: readonly string[]): TelaDemo => ({
  tipo: 'autoavaliacao',
  titulo,
  conteudo: {
    enunciado: `<p>${enunciado}</p>`,
    obrigatoria: false,
    itens: itens.map((frase, at) => ({ id: id(at), texto: frase })),
    passos: 5,
  },
})

export const link = (titulo: string, url: string, descricao: string): TelaDemo => ({
  tipo: 'link',
  titulo,
  conteudo: { url, titulo, descricao },
})

export const incorporar = (titulo: string, url: string): TelaDemo => ({
  tipo: 'incorporar',
  titulo,
  conteudo: { url, titulo },
})
