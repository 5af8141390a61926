/** What a file asks, as one of the bank's ten types. What has no place is told, or keeps the item out. */
import type { Conteudo } from '../../ensino/aula/shapes-telas.ts'
import type { ConteudoQuestao, TipoQuestao } from '../questao/shapes.ts'
import { Fora, type Mala } from './rules-assentar-nota.ts'
import { toPlano } from './rules-html.ts'
import type {
  Aberta,
  Associacao,
  Classificacao,
  Curta,
  Escolha,
  Lacuna,
  Lacunas,
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
  /** Letters of an open answer, at least. */
  minimo?: number
}

export interface Feita {
  tipo: TipoQuestao
  conteudo: ConteudoQuestao
}

const MAX_OPCOES = 10
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

const whole = (share: number): boolean => share > 0.999_999

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

function shares({ opcoes, multipla }: Escolha, mala: Mala): void {
  const right = opcoes.filter(({ fracao }) => fracao > 0)
  // A wrong one takes away as much as a right one gives, which is how the bank counts too.
  const even = (fracao: number) => Math.abs(fracao + (right[0]?.fracao ?? 0)) < 1e-4
  if (opcoes.some(({ fracao }) => fracao < 0 && !(multipla && (fracao <= -0.999 || even(fracao)))))
    mala.muda('desconto')
  if (!multipla && right.some(({ fracao }) => !whole(fracao))) mala.muda('credito_parcial')
  if (multipla && right.some(({ fracao }) => Math.abs(fracao - (right[0]?.fracao ?? 0)) > 1e-4))
    mala.muda('credito_parcial')
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
  shares(pede, mala)
  if (opcoes.some(({ fixa }) => fixa)) mala.muda('alternativa_fixa')
  const alternativas = opcoes.map(({ html, fracao, retorno }, n) => ({
    id: letra(n),
    ...face(pergunta, html),
    correta: multipla ? fracao > 0 : whole(fracao),
    feedback: mala.dito(retorno, 1_000),
  }))
  return {
    tipo: multipla ? 'multipla_resposta' : 'objetiva',
    conteudo: { ...comum, alternativas, embaralhar },
  }
}

function novaNumerica(
  { respostas, unidades, escala }: Numerica,
  { comum, mala, unidade = '' }: Pergunta,
): Feita {
  const best = respostas.find(({ fracao }) => whole(fracao))
  if (!best) throw new Fora('sem_gabarito')
  const others = respostas.filter((one) => one !== best)
  if (others.some(({ fracao }) => fracao > 0))
    mala.muda('respostas', others.map(({ valor }) => valor).join('; '))
  for (const { retorno, fracao } of others) if (fracao <= 0 && retorno !== '') mala.muda('retorno')
  if (best.retorno !== '')
    comum.feedback_certo = [comum.feedback_certo, mala.dito(best.retorno, 1_000)].filter(Boolean).join(' ')
  const [unit, ...more] = unidades
  if (more.length > 0) mala.muda('unidades', more.map(({ nome }) => nome).join(', '))
  if (escala) mala.muda('sem_lugar', `${escala.min}–${escala.max}`)
  const { valor, tolerancia } = best
  return {
    tipo: 'numerica',
    conteudo: { ...comum, valor, tolerancia, unidade: (unit?.nome ?? unidade).slice(0, 30) },
  }
}

function aceitasDe({ respostas }: Curta, mala: Mala, max: number): string[] {
  const catchAll = respostas.filter(({ texto, fracao }) => !(texto.trim() === '*' && fracao <= 0))
  if (
    catchAll.length < respostas.length &&
    respostas.some(({ texto, retorno }) => texto.trim() === '*' && retorno)
  )
    mala.muda('retorno')
  const right = catchAll.filter(({ fracao }) => whole(fracao)).map(({ texto }) => texto.trim())
  const partly = catchAll.filter(({ fracao }) => fracao > 0 && !whole(fracao))
  if (partly.length > 0) mala.muda('credito_parcial', partly.map(({ texto }) => texto).join('; '))
  const found = [...new Set(right)].filter((texto) => texto !== '')
  if (found.length === 0) throw new Fora('sem_gabarito')
  const long = found.find((texto) => texto.length > max)
  if (long !== undefined || found.length > 20) throw new Fora('longa', long ?? String(found.length))
  return found
}

const quaseDe = ({ quase }: Pergunta) => (quase ? { quase } : {})

function novaCurta(pede: Curta, pergunta: Pergunta): Feita {
  const { comum, mala } = pergunta
  const aceitas = aceitasDe(pede, mala, 200)
  if (catchFeedback(pede)) mala.muda('retorno')
  return {
    tipo: 'resposta_curta',
    conteudo: {
      ...comum,
      aceitas,
      maiusculas: pede.maiusculas,
      ...quaseDe(pergunta),
      ...((pede.curingas || pergunta.curingas) && { curingas: true }),
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
function novaJulgada({ esquerda, direita, pares }: Associacao, pergunta: Pergunta): Feita | null {
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
  return { tipo: 'verdadeiro_falso', conteudo: { ...pergunta.comum, afirmacoes: afirmacoes.flat() } }
}

/** Several that go with the same are put into groups: two partners that look alike can't be told apart. */
function asGrupos({ embaralhar, esquerda, direita, pares }: Associacao, told: boolean): Classificacao | null {
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
  return { tipo: 'classificacao', embaralhar, grupos: direita, itens }
}

function novaAssociacao(pede: Associacao, pergunta: Pergunta): Feita {
  const { era } = pergunta
  const grupos = era === 'associacao' ? null : asGrupos(pede, era === 'classificacao')
  const judged = era === '' || era === undefined ? novaJulgada(pede, pergunta) : null
  const other = judged ?? (grupos && novaClassificacao(grupos, pergunta))
  if (other) return other
  const { esquerda, direita, pares } = pede
  const { comum, mala } = pergunta
  if (esquerda.length > MAX_OPCOES) throw new Fora('alternativas_demais', String(esquerda.length))
  const right = pares.filter(({ fracao }) => fracao > 0)
  const made = esquerda.map(({ id, html }, n) => {
    const partners = right.filter(({ de }) => de === id)
    if (partners.length !== 1) throw new Fora(partners.length === 0 ? 'sem_gabarito' : 'pares_varios')
    const b = direita.find((parte) => parte.id === partners[0]?.para)
    return { id: letra(n), a: face(pergunta, html), b: face(pergunta, b?.html ?? '') }
  })
  const loose = direita.filter(({ id }) => !right.some(({ para }) => para === id))
  if (loose.length > 0) mala.muda('distratores', loose.map(({ html }) => html).join('; '))
  return { tipo: 'associacao', conteudo: { ...comum, pares: made } }
}

function novaOrdem({ itens }: Ordem, pergunta: Pergunta): Feita {
  if (itens.length > MAX_OPCOES) throw new Fora('alternativas_demais', String(itens.length))
  const made = itens.map(({ html }, n) => ({ id: letra(n), ...face(pergunta, html) }))
  return { tipo: 'ordenacao', conteudo: { ...pergunta.comum, itens: made } }
}

function novaClassificacao({ grupos, itens }: Classificacao, pergunta: Pergunta): Feita {
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
  return { tipo: 'classificacao', conteudo: { ...comum, grupos: named, itens: made } }
}

/** What one gap takes, the first the one to show. */
function daLacuna(
  { id, pede }: Lacuna,
  arrastar: boolean,
  mala: Mala,
): { certas: string[]; erradas: string[] } {
  if (pede.tipo === 'curta') {
    const certas = aceitasDe(pede, mala, 100)
    const wild = pede.curingas && certas.find((texto) => texto.includes('*'))
    if (wild) throw new Fora('curinga', wild)
    return { certas, erradas: [] }
  }
  if (pede.tipo === 'numerica') {
    const right = pede.respostas.filter(({ fracao }) => whole(fracao))
    if (right.length === 0 || right.some(({ tolerancia }) => tolerancia > 0))
      throw new Fora('lacuna_numero', id)
    const both = right.flatMap(({ valor }) => [String(valor).replace('.', ','), String(valor)])
    return { certas: [...new Set(both)], erradas: [] }
  }
  if (!arrastar) throw new Fora('lacuna_lista', id)
  const said = pede.opcoes.map(({ html, fracao }) => ({ texto: mala.plano(html, 100).texto, fracao }))
  const certas = said.filter(({ fracao }) => whole(fracao)).map(({ texto }) => texto)
  if (certas.length === 0) throw new Fora('sem_gabarito', id)
  return { certas, erradas: said.filter(({ fracao }) => fracao <= 0).map(({ texto }) => texto) }
}

/** Signs that would be taken for the marks of a gap. */
const marked = (texto: string): boolean => /[{}|]/.test(texto)

function novasLacunas({ texto, modo, lacunas }: Lacunas, pergunta: Pergunta): Feita {
  const { comum, mala } = pergunta
  const lists = lacunas.filter(({ pede }) => pede.tipo === 'escolha').length
  if (lists > 0 && lists < lacunas.length) throw new Fora('lacuna_lista')
  const arrastar = modo === 'arrastar' || lists > 0
  if (lists > 0 && modo !== 'arrastar') mala.muda('lista_unica')
  const { texto: words, imagem } = mala.plano(texto, 5_000)
  if (imagem !== undefined) throw new Fora('imagem', mala.imagens[imagem]?.caminho ?? '')
  const wrong: string[] = []
  const all: string[] = []
  const filled = lacunas.reduce((sofar, lacuna) => {
    const { certas, erradas } = daLacuna(lacuna, arrastar, mala)
    if (certas.some(marked)) throw new Fora('lacuna_invalida', certas.join('|'))
    wrong.push(...erradas)
    all.push(...certas)
    return sofar.replace(`{{${lacuna.id}}}`, () => `\u0000${certas.join('|')}\u0001`)
  }, words)
  if (/[{}]{2}/.test(filled)) throw new Fora('lacuna_invalida')
  const [first] = lacunas
  if (lacunas.some(({ peso }) => Math.abs(peso - (first?.peso ?? 0)) > 1e-4)) mala.muda('pesos')
  const distratores = [...new Set(wrong)].filter((one) => one !== '' && !all.includes(one))
  if (distratores.length > 10) throw new Fora('alternativas_demais', String(distratores.length))
  return {
    tipo: 'lacunas',
    conteudo: {
      ...comum,
      texto: filled.replaceAll('\u0000', '{{').replaceAll('\u0001', '}}'),
      modo: arrastar ? 'arrastar' : 'digitar',
      distratores,
      ...quaseDe(pergunta),
    },
  }
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
