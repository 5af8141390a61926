/** The check list of a lesson: what learners would miss, by screen. The editor warns with it, publishing decides with it. */
import { withoutTags } from '../../../core/contract/linear.ts'
import { creditoDaEscolha, semPeso } from './rules-conferir-credito.ts'
import { incorporarDe } from './rules-incorporar.ts'
import { lacunasOf } from './rules-publicar-lacunas.ts'
import { type FiguraDoTexto, figurasDe, RICOS, semLibras } from './rules-tela.ts'
import type { CodigoProblema, Problema } from './shapes.ts'
import type { Conteudo, TelaDe } from './shapes-telas.ts'
import { MAX_TELAS, type TipoTela } from './shapes-tipos.ts'

/** What keeps a lesson from being published; the rest is advice. */
const AVISOS: readonly CodigoProblema[] = [
  ...(['sem_transcricao', 'sem_disciplina', 'opcao_repetida'] as const),
  ...(['credito_sobra', 'credito_marca_tudo'] as const),
]

interface Fault {
  codigo: CodigoProblema
  parte?: string
}
interface Imagem {
  midia: number
  alt: string
  decorativa?: boolean
}
interface Rotulo {
  texto: string
  imagem?: Imagem
}
interface Alternativa extends Rotulo {
  id: string
  correta: boolean
}

const fault = (codigo: CodigoProblema, parte?: string): Fault => ({ codigo, ...(parte && { parte }) })
const when = (holds: boolean, codigo: CodigoProblema, parte?: string): Fault[] =>
  holds ? [fault(codigo, parte)] : []

/** Nothing that a reader would see: no letter, no number, no sign, no formula, no figure. */
const isBlank = (html: string): boolean =>
  !html.includes('data-math="') &&
  !semLibras(html).includes('data-midia="') &&
  withoutTags(html).replace(/&nbsp;|[\s\u00ad\u200b-\u200f\u2060\ufeff]/g, '') === ''

const semAlt = (imagem: Imagem | undefined, parte?: string): Fault[] =>
  when(imagem !== undefined && !imagem.decorativa && imagem.alt.trim() === '', 'sem_alt', parte)

const faceOf = ({ texto, imagem }: Rotulo): string =>
  `${imagem?.midia ?? ''} ${texto.trim().toLocaleLowerCase('pt-BR')}`
const isEmpty = ({ texto, imagem }: Rotulo): boolean => texto.trim() === '' && imagem === undefined

/** Parts that are shown: at least `least`, none empty, pictures described, no two alike. */
function partes(parts: readonly (Rotulo & { id: string })[], least: number): Fault[] {
  const faces = parts.map(faceOf)
  return [
    ...when(parts.length < least, 'poucas_opcoes'),
    ...parts.flatMap((part, at) => [
      ...when(isEmpty(part), 'opcao_vazia', part.id),
      ...semAlt(part.imagem, part.id),
      ...when(!isEmpty(part) && faces.indexOf(faces[at] as string) < at, 'opcao_repetida', part.id),
    ]),
  ]
}

function alternativas(given: readonly Alternativa[], uma: boolean): Fault[] {
  const certas = given.filter(({ correta }) => correta).length
  return [
    ...partes(given, 2),
    ...when(certas === 0, 'sem_gabarito'),
    ...when(uma && certas > 1, 'gabarito_invalido'),
  ]
}

const perguntas = (
  given: readonly { id: string; enunciado: string; alternativas: readonly Alternativa[] }[],
): Fault[] =>
  given.flatMap(({ id, enunciado, alternativas: choices }) => [
    ...when(enunciado.trim() === '', 'sem_enunciado', id),
    ...alternativas(choices, true).map(({ codigo }) => fault(codigo, id)),
  ])

const pares = (given: readonly { id: string; a: Rotulo; b: Rotulo }[], least: number): Fault[] => [
  ...when(given.length < least, 'poucas_opcoes'),
  ...given.flatMap(({ id, a, b }) => [
    ...when(isEmpty(a) || isEmpty(b), 'opcao_vazia', id),
    ...semAlt(a.imagem, id),
    ...semAlt(b.imagem, id),
  ]),
]

/** Words for the cells of a game: two letters at least, each once. */
function palavras(
  given: readonly { id: string; palavra: string; pista: string }[],
  comPista: boolean,
): Fault[] {
  const cells = given.map(({ palavra }) =>
    palavra
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toUpperCase(),
  )
  return [
    ...when(given.length < 2, 'poucas_opcoes'),
    ...given.flatMap(({ id, pista }, at) => [
      ...when((cells[at] as string).length < 2, 'opcao_vazia', id),
      ...when(comPista && pista.trim() === '', 'sem_enunciado', id),
      ...when(
        (cells[at] as string).length > 1 && cells.indexOf(cells[at] as string) < at,
        'gabarito_invalido',
        id,
      ),
    ]),
  ]
}

const isWeb = (url: string): boolean => /^https?:\/\/[^\s/]/i.test(url.trim()) && URL.canParse(url.trim())

type Conferir = { [K in TipoTela]: (conteudo: Conteudo<K>) => Fault[] }

const CONFERIR: Conferir = {
  texto: ({ html }) => when(isBlank(html), 'tela_vazia'),
  imagem: ({ imagem }) => [...when(!imagem, 'sem_midia'), ...semAlt(imagem)],
  galeria: ({ itens }) => [
    ...when(itens.length === 0, 'sem_midia'),
    ...itens.flatMap(({ id, imagem }) => semAlt(imagem, id)),
  ],
  video: ({ midia, legendas, transcricao, perguntas: asked }) => [
    ...when(midia === undefined, 'sem_midia'),
    ...when(midia !== undefined && legendas === undefined && isBlank(transcricao), 'sem_legendas'),
    ...perguntas(asked),
  ],
  audio: ({ midia, transcricao }) => [
    ...when(midia === undefined, 'sem_midia'),
    ...when(midia !== undefined && isBlank(transcricao), 'sem_transcricao'),
  ],
  pdf: ({ midia }) => when(midia === undefined, 'sem_midia'),
  // A book needs no address, but one that is written must be right.
  link: ({ url, midia }) => when(!isWeb(url) && (midia === undefined || url !== ''), 'link_invalido'),
  incorporar: ({ url }) => [
    ...when(!isWeb(url), 'link_invalido'),
    ...when(isWeb(url) && incorporarDe(url) === null, 'incorporar_negado'),
  ],
  h5p: ({ midia }) => when(midia === undefined, 'sem_midia'),
  scorm: ({ midia }) => when(midia === undefined, 'sem_midia'),
  multipla_escolha: (conteudo) => [
    ...alternativas(conteudo.alternativas, true),
    ...creditoDaEscolha(conteudo, true).map((codigo) => fault(codigo)),
  ],
  multipla_resposta: (conteudo) => [
    ...alternativas(conteudo.alternativas, false),
    ...creditoDaEscolha(conteudo, false).map((codigo) => fault(codigo)),
  ],
  verdadeiro_falso: ({ afirmacoes }) => partes(afirmacoes, 1),
  numerica: ({ valor, unidade, unidades = [], sem_unidade }) => [
    ...when(valor === undefined, 'sem_gabarito'),
    ...when((unidades.length > 0 || sem_unidade !== undefined) && unidade.trim() === '', 'sem_unidade'),
  ],
  resposta_curta: ({ aceitas }) =>
    when(
      aceitas.every((aceita) => aceita.trim() === ''),
      'sem_gabarito',
    ),
  associar: (conteudo) => [
    ...pares(conteudo.pares, 2),
    ...when(
      semPeso(
        conteudo,
        conteudo.pares.map(({ fracao }) => fracao ?? 1),
      ),
      'credito_sem_total',
    ),
  ],
  ordenar: ({ itens }) => partes(itens, 2),
  lacunas: ({ texto, ...conteudo }) => [
    ...when(texto.trim() === '', 'tela_vazia'),
    ...when(texto.trim() !== '' && lacunasOf(texto).aceitas.length === 0, 'sem_gabarito'),
    ...when(semPeso(conteudo, conteudo.pesos ?? [1]), 'credito_sem_total'),
  ],
  arrastar_imagem: ({ imagem, alvos, pecas }) => [
    ...when(!imagem, 'sem_midia'),
    ...semAlt(imagem),
    ...alvos.flatMap(({ id, rotulo }) => when(rotulo.trim() === '', 'sem_alt', id)),
    ...when(alvos.length === 0, 'poucas_opcoes'),
    ...partes(pecas, 1).filter(({ codigo }) => codigo !== 'opcao_repetida'),
    ...when(
      pecas.length > 0 && !pecas.some(({ alvo }) => alvos.some(({ id }) => id === alvo)),
      'sem_gabarito',
    ),
  ],
  ponto_imagem: ({ imagem, areas }) => [
    ...when(!imagem, 'sem_midia'),
    ...semAlt(imagem),
    ...when(areas.length === 0, 'sem_gabarito'),
  ],
  classificar: ({ grupos, itens }) => [
    ...when(grupos.length < 2, 'poucas_opcoes'),
    ...grupos.flatMap(({ id, nome }) => when(nome.trim() === '', 'opcao_vazia', id)),
    ...partes(itens, 2),
    ...itens.flatMap(({ id, grupo }) => when(!grupos.some((one) => one.id === grupo), 'sem_gabarito', id)),
  ],
  memoria: ({ pares: given }) => pares(given, 2),
  caca_palavras: ({ palavras: given }) => palavras(given, false),
  cruzadinha: ({ palavras: given }) => palavras(given, true),
  quiz_relampago: ({ perguntas: given }) => [
    ...when(given.length === 0, 'poucas_opcoes'),
    ...perguntas(given),
  ],
  dissertativa: ({ minimo, maximo }) => when(minimo > maximo, 'gabarito_invalido'),
  gravacao: () => [],
  envio_arquivo: () => [],
  desenho: ({ fundo }) => semAlt(fundo),
  enquete: ({ opcoes }) => partes(opcoes, 2),
  autoavaliacao: ({ itens }) => partes(itens, 1),
}

/** What a figure of a text lacks: its words, and of a sound or a film what is said in it, as screens of their own ask. */
function naFigura(figura: FiguraDoTexto): Fault[] {
  const { tipo, transcricao, legendas, libras } = figura
  if (libras) return []
  const silent = transcricao.trim() === ''
  return [
    ...semAlt(figura),
    ...when(tipo === 'audio' && silent, 'sem_transcricao'),
    ...when(tipo === 'video' && silent && legendas === undefined, 'sem_legendas'),
  ]
}

/** What figures of a text lack, each once for each. */
export const faltasDasFiguras = (html: string): CodigoProblema[] =>
  figurasDe(html).flatMap((figura) => naFigura(figura).map(({ codigo }) => codigo))

/** Figures within the texts are described, as any other. */
const figuras = (conteudo: object): Fault[] =>
  Object.entries(conteudo).flatMap(([name, html]) =>
    RICOS.has(name) && typeof html === 'string' ? figurasDe(html).flatMap(naFigura) : [],
  )

/** Games say by themselves what to do. */
const SEM_PERGUNTA: readonly TipoTela[] = ['memoria', 'caca_palavras', 'cruzadinha', 'quiz_relampago']

/** What one screen lacks. */
export function conferirTela(tela: TelaDe & { id: number }): Problema[] {
  const { id, tipo, conteudo } = tela
  const check = CONFERIR[tipo] as (conteudo: Conteudo) => Fault[]
  const silent = 'enunciado' in conteudo && !SEM_PERGUNTA.includes(tipo) && isBlank(conteudo.enunciado)
  return [...when(silent, 'sem_enunciado'), ...figuras(conteudo), ...check(conteudo)].map(
    ({ codigo, parte = null }) => ({
      codigo,
      bloqueia: !AVISOS.includes(codigo),
      tela: id,
      parte,
    }),
  )
}

/** What a lesson lacks: of the whole first, then screen by screen in their order. */
export function conferir(
  aula: { disciplina: unknown },
  telas: readonly (TelaDe & { id: number })[],
): Problema[] {
  const whole: Fault[] = [
    ...when(telas.length === 0, 'sem_telas'),
    ...when(telas.length > MAX_TELAS, 'telas_demais'),
    ...when(aula.disciplina === null, 'sem_disciplina'),
  ]
  return [
    ...whole.map(({ codigo }) => ({
      codigo,
      bloqueia: !AVISOS.includes(codigo),
      tela: null,
      parte: null,
    })),
    ...telas.flatMap(conferirTela),
  ]
}
