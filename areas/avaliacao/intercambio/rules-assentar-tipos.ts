/** What a file asks, as one of the bank's ten types. What has no place is told, or keeps the item out. */
import type { Conteudo } from '../../ensino/aula/shapes-telas.ts'
import type { ConteudoQuestao, TipoQuestao } from '../questao/shapes.ts'
import { creditoDaEscolha, inteiraDe, medidaDe, pesosDe, whole } from './rules-assentar-credito.ts'
import { aceitasDe, novasLacunas, quaseDe } from './rules-assentar-lacunas.ts'
import { Fora, type Mala } from './rules-assentar-nota.ts'
import { toPlano } from './rules-html.ts'
import { toFracao } from './rules-textos.ts'
import type {
  Aberta,
  Associacao,
  Classificacao,
  Curta,
  Escolha,
  Numerica,
  Ordem,
  Pede,
} from './shapes-item.ts'

type Comum = Omit<Conteudo<'resposta_curta'>, 'aceitas' | 'maiusculas' | 'quase' | 'curingas' | 'parciais'>

/** What the content has beside what is particular to its type; `enunciado` clean, feedback plain. */
export interface Pergunta {
  comum: Comum
  mala: Mala
  /** The statement that stood above what is itself true or false. */
  sobre?: string | null
  quase?: boolean
  /** The file says it beside what is taken. */
  curingas?: boolean
  /** What it was in the bank that it came out of; empty: not told. */
  era?: string
  /** Of a number, where it says none itself. */
  unidade?: string
  /** What a number loses without its unit. */
  sem_unidade?: Conteudo<'numerica'>['sem_unidade']
  /** Letters of an open answer, at least. */
  minimo?: number
}

export interface Feita {
  tipo: TipoQuestao
  conteudo: ConteudoQuestao
}

export const MAX_OPCOES = 10
const MAX_GRUPOS = 6
const MAX_CLASSIFICADOS = 20

/** Of a statement in plain words that is itself true or false; the statement of the question then. */
export const JULGUE = 'Verdadeiro ou falso?'
/** Of a statement with pictures or formulas, which stays above. */
export const ACIMA = 'A afirmação acima é verdadeira.'

/** `a`, `b`, … `j`, `k`. */
const letra = (n: number): string => String.fromCharCode(97 + n)

/** A part's face: its words, and the number of its picture for who brings it along. */
type Face = { texto: string; imagem?: never }
function face({ mala }: Pergunta, html: string, max = 500): Face {
  const { texto, imagem } = mala.plano(html, max)
  return (imagem === undefined ? { texto } : { texto, imagem: { midia: -1 - imagem, alt: '' } }) as Face
}

function novaVf({ opcoes }: Escolha, pergunta: Pergunta): Feita {
  const { comum, mala } = pergunta
  const certa = opcoes[0]?.fracao ?? 0
  const verdadeira = certa > 0
  for (const { id, retorno } of opcoes) {
    const said = mala.dito(retorno, 1_000)
    const right = (id === 'true') === verdadeira
    const field = right ? 'feedback_certo' : 'feedback_errado'
    comum[field] = [comum[field], said].filter(Boolean).join(' ').slice(0, 1_000)
  }
  const plain = /^<p>[^<>]{1,1000}<\/p>$/.exec(comum.enunciado) ?? /^[^<>]{1,1000}$/.exec(comum.enunciado)
  const words = plain && mala.imagens.length === 0 ? mala.plano(comum.enunciado, 1_000).texto : null
  const afirmacoes = [{ id: 'a', texto: words ?? ACIMA, verdadeira, feedback: '' }]
  const above = typeof pergunta.sobre === 'string' ? mala.rico(pergunta.sobre, 20_000) : `<p>${JULGUE}</p>`
  const enunciado = words === null ? comum.enunciado : above
  return { tipo: 'verdadeiro_falso', conteudo: { ...comum, enunciado, afirmacoes } }
}

function novaEscolha(pede: Escolha, pergunta: Pergunta): Feita {
  const { comum, mala } = pergunta
  const { opcoes, multipla, embaralhar } = pede
  const told = pergunta.era === 'verdadeiro_falso' && opcoes.map(({ id }) => id).join() === 'true,false'
  if (pede.vf || told) return novaVf(pede, pergunta)
  if (opcoes.length > MAX_OPCOES) throw new Fora('alternativas_demais', String(opcoes.length))
  const full = opcoes.filter(({ fracao }) => whole(fracao)).length
  if (!multipla && full > 1) throw new Fora('dois_gabaritos')
  if (!multipla && full === 0) throw new Fora('sem_gabarito')
  const { pontuacao, fracoes, certas } = creditoDaEscolha(pede, mala)
  if (opcoes.some(({ fixa }) => fixa)) mala.muda('alternativa_fixa')
  const alternativas = opcoes.map(({ html, retorno }, n) => ({
    id: letra(n),
    ...face(pergunta, html),
    correta: certas[n] ?? false,
    feedback: mala.dito(retorno, 1_000),
    ...(fracoes && { fracao: fracoes[n] ?? 0 }),
  }))
  return {
    tipo: multipla ? 'multipla_resposta' : 'objetiva',
    conteudo: { ...comum, alternativas, embaralhar, ...(pontuacao && { pontuacao }) },
  }
}

function novaNumerica(pede: Numerica, { comum, mala, unidade = '', sem_unidade }: Pergunta): Feita {
  const medida = medidaDe(pede, unidade, mala)
  if (!medida) throw new Fora('sem_gabarito')
  const best = pede.respostas.find(({ fracao }) => whole(fracao))
  if (best && best.retorno !== '')
    comum.feedback_certo = [comum.feedback_certo, mala.dito(best.retorno, 1_000)].filter(Boolean).join(' ')
  const { escala } = pede
  if (escala) mala.muda('sem_lugar', `${escala.min}–${escala.max}`)
  return { tipo: 'numerica', conteudo: { ...comum, ...medida, ...(sem_unidade && { sem_unidade }) } }
}

function novaCurta(pede: Curta, pergunta: Pergunta): Feita {
  const { comum, mala } = pergunta
  const { certas: aceitas, parciais } = aceitasDe(pede, mala, 200)
  if (catchFeedback(pede)) mala.muda('retorno')
  return {
    tipo: 'resposta_curta',
    conteudo: {
      ...comum,
      aceitas,
      maiusculas: pede.maiusculas,
      ...quaseDe(pergunta),
      ...((pede.curingas || pergunta.curingas) && { curingas: true }),
      ...(parciais.length > 0 && { parciais }),
    },
  }
}

const catchFeedback = ({ respostas }: Curta): boolean =>
  respostas.some(({ texto, retorno }) => retorno !== '' && texto.trim() !== '*')

/** The words for what is true and what is not, as files have them. */
const VERDADE: readonly [RegExp, boolean][] = [
  [/^(?:verdadeiro|true|v)$/i, true],
  [/^(?:falso|false|f)$/i, false],
]
export const verdadeOf = (html: string): boolean | undefined =>
  VERDADE.find(([pattern]) => pattern.test(toPlano(html).texto))?.[1]

/** Statements that each go with true or with false. */
function novaJulgada({ esquerda, direita, pares, ...pede }: Associacao, pergunta: Pergunta): Feita | null {
  const said = new Map(direita.map(({ id, html }) => [id, verdadeOf(html)]))
  const known = [...said.values()]
  if (known.length !== 2 || !known.includes(true) || !known.includes(false)) return null
  if (esquerda.some(({ html }) => toPlano(html).imagens.length > 0)) return null
  const afirmacoes = esquerda.map(({ id, html }, n) => {
    const { texto, imagem } = pergunta.mala.plano(html, 1_000)
    const own = pares.filter(({ de, fracao }) => de === id && fracao > 0)
    const verdadeira = own.length === 1 ? said.get(own[0]?.para ?? '') : undefined
    return imagem === undefined && verdadeira !== undefined
      ? [{ id: letra(n), texto, verdadeira, feedback: '' }]
      : []
  })
  if (afirmacoes.some(({ length }) => length === 0) || afirmacoes.length > MAX_OPCOES) return null
  if (pesosDe(pares.map(({ fracao }) => fracao))) pergunta.mala.muda('pesos')
  const conteudo = { ...pergunta.comum, afirmacoes: afirmacoes.flat(), ...inteiraDe(pede) }
  return { tipo: 'verdadeiro_falso', conteudo }
}

/** Several that go with the same are put into groups: two partners that look alike can't be told apart. */
function asGrupos(
  { embaralhar, esquerda, direita, pares, inteira }: Associacao,
  told: boolean,
): Classificacao | null {
  const right = pares.filter(({ fracao }) => fracao > 0)
  const shared = direita.some(({ id }) => right.filter(({ para }) => para === id).length > 1)
  const one = esquerda.every(({ id }) => right.filter(({ de }) => de === id).length === 1)
  const plain = direita.every(
    ({ html }) => toPlano(html).imagens.length === 0 && toPlano(html).texto.length <= 100,
  )
  if (!(shared || told) || !one || !plain || direita.length < 2 || direita.length > MAX_GRUPOS) return null
  const itens = esquerda.map((item) => ({
    ...item,
    grupo: right.find(({ de }) => de === item.id)?.para ?? null,
  }))
  return { tipo: 'classificacao', embaralhar, grupos: direita, itens, ...(inteira && { inteira }) }
}

function novaAssociacao(pede: Associacao, pergunta: Pergunta): Feita {
  const { era } = pergunta
  const grupos = era === 'associacao' ? null : asGrupos(pede, era === 'classificacao')
  const judged = era === '' || era === undefined ? novaJulgada(pede, pergunta) : null
  const uneven = pesosDe(pede.pares.flatMap(({ fracao }) => (fracao > 0 ? [fracao] : [])))
  if (grupos && !judged && uneven) pergunta.mala.muda('pesos')
  const other = judged ?? (grupos && novaClassificacao(grupos, pergunta))
  if (other) return other
  const { esquerda, direita, pares } = pede
  const { comum, mala } = pergunta
  if (esquerda.length > MAX_OPCOES) throw new Fora('alternativas_demais', String(esquerda.length))
  const right = pares.filter(({ fracao }) => fracao > 0)
  const made = esquerda.map(({ id, html }, n) => {
    const partners = right.filter(({ de }) => de === id)
    if (partners.length !== 1) throw new Fora(partners.length === 0 ? 'sem_gabarito' : 'pares_varios')
    const [{ para = '', fracao = 0 } = {}] = partners
    const b = direita.find((parte) => parte.id === para)
    const sides = { a: face(pergunta, html), b: face(pergunta, b?.html ?? '') }
    return { id: letra(n), ...sides, ...(uneven && { fracao: toFracao(Math.min(1, fracao)) }) }
  })
  if (pares.some(({ fracao }) => fracao < 0)) mala.muda('desconto')
  const loose = direita.filter(({ id }) => !right.some(({ para }) => para === id))
  if (loose.length > 0) mala.muda('distratores', loose.map(({ html }) => html).join('; '))
  const counts = uneven ? { pontuacao: 'pesos' as const } : inteiraDe(pede)
  return { tipo: 'associacao', conteudo: { ...comum, pares: made, ...counts } }
}

function novaOrdem({ itens, ...pede }: Ordem, pergunta: Pergunta): Feita {
  if (itens.length > MAX_OPCOES) throw new Fora('alternativas_demais', String(itens.length))
  const made = itens.map(({ html }, n) => ({ id: letra(n), ...face(pergunta, html) }))
  return { tipo: 'ordenacao', conteudo: { ...pergunta.comum, itens: made, ...inteiraDe(pede) } }
}

function novaClassificacao({ grupos, itens, ...pede }: Classificacao, pergunta: Pergunta): Feita {
  const { comum, mala } = pergunta
  if (grupos.length > MAX_GRUPOS) throw new Fora('alternativas_demais', String(grupos.length))
  if (itens.length > MAX_CLASSIFICADOS) throw new Fora('alternativas_demais', String(itens.length))
  const ids = new Map(grupos.map(({ id }, n) => [id, `g${letra(n)}`]))
  const made = itens.map(({ html, grupo }, n) => {
    const id = ids.get(grupo ?? '')
    if (id === undefined) throw new Fora('sem_grupo', html)
    return { id: letra(n), ...face(pergunta, html), grupo: id }
  })
  const named = grupos.map(({ id, html }) => {
    const { texto, imagem } = mala.plano(html, 100)
    if (imagem !== undefined) throw new Fora('imagem', mala.imagens[imagem]?.caminho ?? '')
    return { id: ids.get(id) as string, nome: texto }
  })
  return { tipo: 'classificacao', conteudo: { ...comum, grupos: named, itens: made, ...inteiraDe(pede) } }
}

function novaAberta(pede: Aberta, { comum, mala, minimo = 0 }: Pergunta): Feita {
  if (pede.forma !== 'texto') throw new Fora('resposta_arquivo', pede.forma)
  if (pede.modelo !== '') mala.muda('modelo')
  if (pede.criterios !== '') mala.muda('criterios')
  if (pede.palavras !== undefined) mala.muda('sem_lugar', `${pede.palavras} palavras`)
  const rubrica = pede.rubrica.slice(0, 10).map(({ criterio, niveis }, n) => ({
    id: letra(n),
    criterio: criterio.slice(0, 200),
    niveis: niveis.map(({ nome, descricao, pontos }) => ({
      nome: nome.slice(0, 100),
      descricao: descricao.slice(0, 500),
      pontos,
    })),
  }))
  const fits = pede.rubrica.every(
    ({ criterio, niveis }) =>
      criterio.length <= 200 &&
      niveis.length >= 2 &&
      niveis.length <= 6 &&
      niveis.every(
        ({ nome, descricao, pontos }) =>
          pontos >= 0 && pontos <= 10 && nome.length <= 100 && descricao.length <= 500,
      ),
  )
  if (!fits || pede.rubrica.length > 10) mala.muda('criterios')
  const maximo = Math.min(20_000, Math.max(1, pede.maximo ?? 2_000))
  return {
    tipo: 'dissertativa',
    conteudo: { ...comum, rubrica: fits ? rubrica : [], minimo: Math.min(minimo, maximo), maximo },
  }
}

type Fazer = { [K in Pede['tipo']]: (pede: Extract<Pede, { tipo: K }>, pergunta: Pergunta) => Feita }
const never = (codigo: 'formula_sorteada' | 'ponto_na_imagem' | 'so_texto') => (): never => {
  throw new Fora(codigo)
}

const FAZER: Fazer = {
  escolha: novaEscolha,
  numerica: novaNumerica,
  curta: novaCurta,
  associacao: novaAssociacao,
  ordem: novaOrdem,
  classificacao: novaClassificacao,
  lacunas: novasLacunas,
  aberta: novaAberta,
  formula: never('formula_sorteada'),
  ponto: never('ponto_na_imagem'),
  so_texto: never('so_texto'),
}

/** @throws Fora */
export const fazer = (pede: Pede, pergunta: Pergunta): Feita =>
  (FAZER[pede.tipo] as (pede: Pede, pergunta: Pergunta) => Feita)(pede, pergunta)
