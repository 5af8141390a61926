/** Publishing a screen: what learners get of it, and its key apart (product.md H-04, H-05). */
import type { GabaritoOf } from './rules-pontuar-gabarito.ts'
import { letrasDe } from './rules-pontuar-texto.ts'
import { esconder } from './rules-publicar-caca.ts'
import { creditoDasLacunas, fracoesOf, inteiraOf, medidaOf } from './rules-publicar-credito.ts'
import { cruzar } from './rules-publicar-cruzadinha.ts'
import { lacunasOf } from './rules-publicar-lacunas.ts'
import {
  faceOf,
  feedbacksOf,
  idsOf,
  type Nomeada,
  nomeadas,
  partesOf,
  rotuloOf,
} from './rules-publicar-partes.ts'
import { type Sorte, shuffled, sorteFrom } from './rules-publicar-sorte.ts'
import { ordensErradas } from './rules-sortear.ts'
import type { Conteudo, TelaDe } from './shapes-telas.ts'
import type { ConteudoAluno, Rotulo } from './shapes-telas-aluno.ts'
import type { TipoTela } from './shapes-tipos.ts'

interface Feita<T extends TipoTela> {
  conteudo: ConteudoAluno<T>
  gabarito: GabaritoOf<T>
}

type Fazer = { [K in TipoTela]: (conteudo: Conteudo<K>, sorte: Sorte) => Feita<K> }

export interface Publicada<T extends TipoTela = TipoTela> extends Feita<T> {
  /** 0 where nothing is scored. */
  peso: number
  obrigatoria: boolean
}

type Comum = Conteudo<'resposta_curta'>

const pede = ({ enunciado, dica, tentativas, obrigatoria, tempo, habilidade }: Comum | PedeDe) => ({
  enunciado,
  dica,
  tentativas,
  obrigatoria,
  ...(tempo !== undefined && { tempo }),
  ...(habilidade && { habilidade }),
})
type PedeDe = Omit<Comum, 'aceitas' | 'maiusculas' | 'quase' | 'curingas' | 'parciais'>

const diz = ({ feedback_certo, feedback_errado }: PedeDe) => ({ feedback_certo, feedback_errado })

const igual = <C>(conteudo: C): { conteudo: C; gabarito: null } => ({ conteudo, gabarito: null })

type Alternativas = Conteudo<'multipla_escolha'>['alternativas']
type Alternativa = Alternativas[number]

const certasDe = (alternativas: readonly Nomeada<Alternativa>[]): string[] =>
  idsOf(alternativas, ({ correta }) => correta)

function escolha(conteudo: Conteudo<'multipla_escolha'>, sorte: Sorte) {
  const alternativas = nomeadas(conteudo.alternativas, 'a', conteudo.embaralhar ? sorte : undefined)
  return {
    conteudo: {
      ...pede(conteudo),
      alternativas: partesOf(alternativas),
      ...(conteudo.embaralhar && { embaralhar: true }),
    },
    gabarito: {
      ...diz(conteudo),
      certas: certasDe(alternativas),
      feedbacks: feedbacksOf(alternativas),
      ...fracoesOf(conteudo, alternativas),
      ...inteiraOf(conteudo),
    },
  }
}

interface Pergunta {
  enunciado: string
  alternativas: Alternativas
}

/** Questions of a film or a quiz. */
function perguntas<P extends Pergunta>(given: readonly P[]) {
  const named = nomeadas(given, 'q').map((pergunta) => ({
    ...pergunta,
    alternativas: nomeadas(pergunta.de.alternativas, 'a'),
  }))
  return {
    aluno: named.map(({ id, de, alternativas }) => ({
      ...de,
      id,
      alternativas: partesOf(alternativas),
    })),
    gabarito: named.map(({ id, alternativas }) => ({
      id,
      certas: certasDe(alternativas),
      feedbacks: feedbacksOf(alternativas),
    })),
  }
}

/** Which of `direita` are right for each of `esquerda`: `pairs` told by face, since equal faces can't be told apart. */
function ligacoes<A, B>(
  esquerda: readonly Nomeada<A>[],
  direita: readonly Nomeada<B>[],
  fits: (a: A, b: B) => boolean,
) {
  return esquerda
    .map(({ id, de }) => ({ de: id, para: idsOf(direita, (b) => fits(de, b)) }))
    .filter(({ para }) => para.length > 0)
}

const FAZER: Fazer = {
  texto: igual,
  imagem: igual,
  galeria: igual,
  audio: igual,
  pdf: igual,
  link: igual,
  incorporar: igual,
  h5p: ({ peso, ...conteudo }) => igual(conteudo),
  scorm: ({ peso, ...conteudo }) => igual(conteudo),
  video: ({ peso, perguntas: given, ...conteudo }) => {
    const { aluno, gabarito } = perguntas(given)
    return {
      conteudo: { ...conteudo, perguntas: aluno },
      gabarito: aluno.length > 0 ? { perguntas: gabarito } : null,
    }
  },
  multipla_escolha: escolha,
  multipla_resposta: escolha,
  verdadeiro_falso: (conteudo) => {
    const afirmacoes = nomeadas(conteudo.afirmacoes, 'a')
    return {
      conteudo: { ...pede(conteudo), afirmacoes: partesOf(afirmacoes) },
      gabarito: {
        ...diz(conteudo),
        verdadeiras: idsOf(afirmacoes, ({ verdadeira }) => verdadeira),
        falsas: idsOf(afirmacoes, ({ verdadeira }) => !verdadeira),
        feedbacks: feedbacksOf(afirmacoes),
        ...inteiraOf(conteudo),
      },
    }
  },
  numerica: (conteudo) => {
    const { valor, unidade, unidades = [], sem_unidade } = conteudo
    const shown = sem_unidade
      ? { unidade: '', pede_unidade: true as const }
      : { unidade, ...(unidades.length > 0 && { unidades: unidades.map(({ nome }) => nome) }) }
    return {
      conteudo: { ...pede(conteudo), ...shown },
      gabarito: valor === undefined ? null : { ...diz(conteudo), valor, ...medidaOf(conteudo) },
    }
  },
  resposta_curta: (conteudo) => ({
    conteudo: pede(conteudo),
    gabarito: {
      ...diz(conteudo),
      aceitas: conteudo.aceitas,
      maiusculas: conteudo.maiusculas,
      ...(conteudo.quase && { quase: true }),
      ...(conteudo.curingas && { curingas: true }),
      ...(conteudo.parciais?.length && { parciais: conteudo.parciais }),
    },
  }),
  associar: (conteudo, sorte) => {
    const { pares } = conteudo
    const esquerda = nomeadas(pares, 'e', sorte)
    const direita = nomeadas(pares, 'd', sorte)
    const right = new Set(pares.map(({ a, b }) => `${faceOf(a)}\n${faceOf(b)}`))
    return {
      conteudo: {
        ...pede(conteudo),
        esquerda: esquerda.map(({ id, de }) => ({ id, ...rotuloOf(de.a) })),
        direita: direita.map(({ id, de }) => ({ id, ...rotuloOf(de.b) })),
      },
      gabarito: {
        ...diz(conteudo),
        ligacoes: ligacoes(esquerda, direita, ({ a }, { b }) => right.has(`${faceOf(a)}\n${faceOf(b)}`)),
        ...inteiraOf(conteudo),
        ...(conteudo.pontuacao === 'pesos' && {
          pesos: Object.fromEntries(esquerda.map(({ id, de }) => [id, de.fracao ?? 1 / pares.length])),
        }),
      },
    }
  },
  ordenar: (conteudo, sorte) => {
    const itens = nomeadas(conteudo.itens, 'i', sorte)
    const faces = conteudo.itens.map(faceOf)
    const ordens = ordensErradas(
      itens.map(({ de }) => faces.indexOf(faceOf(de))),
      `${sorte()}`,
    )
    return {
      conteudo: { ...pede(conteudo), itens: partesOf(itens), ordens },
      gabarito: {
        ...diz(conteudo),
        ordem: conteudo.itens.map((item) => ({
          id: itens.find(({ de }) => de === item)?.id as string,
          classe: faces.indexOf(faceOf(item)),
        })),
        ...inteiraOf(conteudo),
      },
    }
  },
  lacunas: (conteudo, sorte) => {
    const { partes, aceitas } = lacunasOf(conteudo.texto)
    const banco = [...aceitas.map(([first]) => first as string), ...conteudo.distratores]
    return {
      conteudo: {
        ...pede(conteudo),
        partes,
        modo: conteudo.modo,
        banco: conteudo.modo === 'arrastar' ? shuffled(banco, sorte) : [],
      },
      gabarito: {
        ...diz(conteudo),
        aceitas,
        ...(conteudo.quase && { quase: true }),
        ...creditoDasLacunas(conteudo, aceitas.length),
        ...inteiraOf(conteudo),
      },
    }
  },
  arrastar_imagem: (conteudo, sorte) => {
    const alvos = nomeadas(conteudo.alvos, 't')
    const pecas = nomeadas(conteudo.pecas, 'p', sorte)
    const right = new Set(conteudo.pecas.map((peca) => `${faceOf(peca)}\n${peca.alvo ?? ''}`))
    return {
      conteudo: {
        ...pede(conteudo),
        ...(conteudo.imagem && { imagem: conteudo.imagem }),
        alvos: alvos.map(({ id, de }) => ({ ...de, id })),
        pecas: partesOf(pecas),
      },
      gabarito: {
        ...diz(conteudo),
        ligacoes: ligacoes(pecas, alvos, (peca, alvo) => right.has(`${faceOf(peca)}\n${alvo.id}`)),
      },
    }
  },
  ponto_imagem: (conteudo) => ({
    conteudo: {
      ...pede(conteudo),
      ...(conteudo.imagem && { imagem: conteudo.imagem }),
      marcar: conteudo.areas.length,
    },
    gabarito: { ...diz(conteudo), areas: conteudo.areas.map(({ id: _, ...area }) => area) },
  }),
  classificar: (conteudo, sorte) => {
    const grupos = nomeadas(conteudo.grupos, 'g')
    const itens = nomeadas(conteudo.itens, 'i', sorte)
    return {
      conteudo: {
        ...pede(conteudo),
        grupos: grupos.map(({ id, de }) => ({ id, nome: de.nome })),
        itens: partesOf(itens),
      },
      gabarito: {
        ...diz(conteudo),
        ligacoes: ligacoes(itens, grupos, ({ grupo }, { id }) => grupo === id),
        ...inteiraOf(conteudo),
      },
    }
  },
  memoria: (conteudo, sorte) => {
    const pares = nomeadas(conteudo.pares, 'p', sorte)
    const faces = pares.flatMap(({ id: par, de }) => [de.a, de.b].map((face: Rotulo) => ({ par, face })))
    return {
      conteudo: {
        ...pede(conteudo),
        cartas: nomeadas(faces, 'c', sorte).map(({ id, de }) => ({ id, par: de.par, ...rotuloOf(de.face) })),
      },
      gabarito: { ...diz(conteudo), pares: pares.map(({ id }) => id) },
    }
  },
  caca_palavras: (conteudo, sorte) => {
    const { grade, palavras } = esconder(emCelas(conteudo.palavras), conteudo.diagonais, sorte)
    const named = nomeadas(palavras, 'w')
    return {
      conteudo: {
        ...pede(conteudo),
        grade,
        palavras: named.map(({ id, de }) => ({
          id,
          pista: de.pista || de.palavra,
          tamanho: de.letras.length,
        })),
      },
      gabarito: {
        ...diz(conteudo),
        grade,
        palavras: named.map(({ id, de }) => ({ id, palavra: de.letras, de: de.de, ate: de.ate })),
      },
    }
  },
  cruzadinha: (conteudo) => {
    const { palavras, ...tamanho } = cruzar(emCelas(conteudo.palavras))
    const named = nomeadas(palavras, 'w')
    const cells = [...new Set(palavras.map(({ linha, coluna }) => `${linha},${coluna}`))]
    return {
      conteudo: {
        ...pede(conteudo),
        ...tamanho,
        palavras: named.map(({ id, de: { letras, pista, direcao, linha, coluna } }) => ({
          id,
          numero: cells.indexOf(`${linha},${coluna}`) + 1,
          direcao,
          linha,
          coluna,
          tamanho: letras.length,
          pista,
        })),
      },
      gabarito: { ...diz(conteudo), palavras: named.map(({ id, de }) => ({ id, palavra: de.letras })) },
    }
  },
  quiz_relampago: (conteudo) => {
    const { aluno, gabarito } = perguntas(conteudo.perguntas)
    return {
      conteudo: { ...pede(conteudo), segundos: conteudo.segundos, perguntas: aluno },
      gabarito: { ...diz(conteudo), perguntas: gabarito },
    }
  },
  dissertativa: ({ rubrica, minimo, maximo, ...conteudo }) =>
    igual({ ...pede(conteudo), rubrica, minimo, maximo }),
  gravacao: ({ rubrica, segundos, ...conteudo }) => igual({ ...pede(conteudo), rubrica, segundos }),
  envio_arquivo: ({ rubrica, arquivos, ...conteudo }) => igual({ ...pede(conteudo), rubrica, arquivos }),
  desenho: ({ rubrica, fundo, ...conteudo }) =>
    igual({ ...pede(conteudo), rubrica, ...(fundo && { fundo }) }),
  enquete: igual,
  autoavaliacao: igual,
}

interface Escrita {
  palavra: string
  pista: string
}

/** Each word once, as it stands in cells; what has no two letters is left out. */
function emCelas(palavras: readonly Escrita[]): (Escrita & { letras: string })[] {
  const seen = new Map<string, Escrita & { letras: string }>()
  for (const { palavra, pista } of palavras) {
    const letras = letrasDe(palavra)
    if (letras.length > 1 && !seen.has(letras)) seen.set(letras, { palavra, pista, letras })
  }
  return [...seen.values()]
}

/** What is shown, played without a mark, or collected. */
const SEM_NOTA: readonly TipoTela[] = [
  'texto',
  'imagem',
  'galeria',
  'audio',
  'pdf',
  'link',
  'incorporar',
  'enquete',
  'autoavaliacao',
]

function pesoOf(tela: TelaDe): number {
  if (SEM_NOTA.includes(tela.tipo)) return 0
  if (tela.tipo === 'video' && tela.conteudo.perguntas.length === 0) return 0
  return (tela.conteudo as { peso: number }).peso
}

/**
 * The same screen and seed give the same result. Who knows the seed can tell the key from the order of the parts: it
 * must be one that cannot be guessed, new for each screen of each version, and is kept nowhere.
 */
export function publicar<T extends TipoTela>(
  tela: { tipo: T; conteudo: Conteudo<T> },
  seed: string,
): Publicada<T> {
  const fazer = FAZER[tela.tipo] as (conteudo: Conteudo<T>, sorte: Sorte) => Feita<T>
  return {
    ...fazer(tela.conteudo, sorteFrom(seed)),
    peso: pesoOf(tela as TelaDe),
    obrigatoria: 'obrigatoria' in tela.conteudo && tela.conteudo.obrigatoria,
  }
}
