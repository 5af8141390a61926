/** Questions of the bank as rows of the spreadsheet that `rules-planilha.ts` reads, and what such a row has no cell for. */
import { BLOOM } from '../questao/shapes.ts'
import type { Levada } from '../questao/shapes-levar.ts'
import { tipoDe } from './rules-levar.ts'
import { letraDe, respostaDe } from './rules-papel.ts'
import { blocosDoHtml, emTexto, perdeForma } from './rules-papel-texto.ts'
import { COLUNAS } from './rules-planilha.ts'

/** Columns that stand there only where a question needs them. */
const MAIS = ['título', 'código', 'pontos', 'comando', 'texto com lacunas', 'título do texto-base'] as const
type Coluna = (typeof COLUNAS)[number] | (typeof MAIS)[number]

export interface Linha {
  celulas: ReadonlyMap<string, string>
  perdas: string[]
  /** Why no row holds it. */
  fica: 'figuras' | 'sinais' | 'longa' | null
}

const TIPOS = {
  objetiva: 'objetiva',
  multipla_resposta: 'múltipla resposta',
  verdadeiro_falso: 'verdadeiro ou falso',
  associacao: 'associação',
  numerica: 'numérica',
  dissertativa: 'dissertativa',
  resposta_curta: 'resposta curta',
  lacunas: 'lacunas',
  ordenacao: 'ordenação',
  classificacao: 'classificação',
} as const
const DIFICULDADES = ['muito fácil', 'fácil', 'média', 'difícil', 'muito difícil']

/** Letters of a cell, at most: more are not read. */
const CELULA = 20_000

interface Face {
  texto: string
  imagem?: unknown
}

/** What stands in the columns of the alternatives; null: a sign in them would be read as something else. */
function alternativasDe({ conteudo }: Levada, gabarito: boolean): { faces: Face[]; textos: string[] } | null {
  const pairs = (all: readonly (readonly [Face, string])[]) => ({
    faces: all.map(([face]) => face),
    textos: all.map(([{ texto }, other]) => (gabarito ? `${texto} = ${other}` : texto)),
  })
  if ('alternativas' in conteudo) return plain(conteudo.alternativas)
  if ('afirmacoes' in conteudo) return plain(conteudo.afirmacoes)
  if ('pares' in conteudo) {
    if (conteudo.pares.some(({ a }) => a.texto.includes('='))) return null
    const made = pairs(conteudo.pares.map(({ a, b }) => [a, b.texto]))
    return { ...made, faces: [...made.faces, ...conteudo.pares.map(({ b }) => b)] }
  }
  if ('grupos' in conteudo) {
    const nomes = new Map(conteudo.grupos.map(({ id, nome }) => [id, nome]))
    if (conteudo.itens.some(({ texto }) => texto.includes('='))) return null
    if (conteudo.grupos.some(({ nome }) => nome.includes('|'))) return null
    return pairs(conteudo.itens.map((item) => [item, nomes.get(item.grupo) ?? '']))
  }
  if ('itens' in conteudo) {
    const { itens } = conteudo
    return plain(gabarito ? itens : itens.toSorted((a, b) => a.texto.localeCompare(b.texto, 'pt-BR')))
  }
  return { faces: [], textos: [] }
}

const plain = (faces: readonly Face[]) => ({
  faces: [...faces],
  textos: faces.map(({ texto }) => texto),
})

/** What the column of the key says. */
function corretasDe(questao: Levada): string {
  const { conteudo } = questao
  if ('grupos' in conteudo) return conteudo.grupos.map(({ nome }) => nome).join(' | ')
  if ('pares' in conteudo || 'itens' in conteudo || 'distratores' in conteudo) return ''
  return respostaDe(questao).replaceAll(
    ', ',
    'alternativas' in conteudo || 'afirmacoes' in conteudo ? '; ' : ', ',
  )
}

/** Words that pupils choose among, where the key that pairs them is left out. */
function soltas({ conteudo }: Levada): string {
  const words =
    'pares' in conteudo
      ? conteudo.pares.map(({ b }) => b.texto)
      : 'grupos' in conteudo
        ? conteudo.grupos.map(({ nome }) => nome)
        : []
  const shown = words.toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
  return shown.length === 0 ? '' : `\n\nPara relacionar: ${shown.join('; ')}`
}

const some = (list: readonly unknown[] | false | undefined): boolean =>
  list !== false && (list?.length ?? 0) > 0

/** How answers count, where it is not as it always is. */
export function perdasDoCredito(conteudo: Levada['conteudo']): (readonly [string, boolean])[] {
  const counts = 'pontuacao' in conteudo ? conteudo.pontuacao : undefined
  return [
    ['pede.inteira', counts === 'inteira'],
    [
      'pede.fracoes',
      counts === 'pesos' ||
        some('parciais' in conteudo && conteudo.parciais) ||
        some('outras' in conteudo && conteudo.outras),
    ],
    [
      'pede.unidades',
      some('unidades' in conteudo && conteudo.unidades) ||
        ('sem_unidade' in conteudo && conteudo.sem_unidade !== undefined),
    ],
    ['penalidade', conteudo.penalidade !== undefined],
  ]
}

/** What no cell holds. */
function perdasDe(questao: Levada): string[] {
  const { conteudo, comando, texto_base, analises, idioma, licenca, tri } = questao
  const ricos = [conteudo.enunciado, comando, texto_base?.html ?? '']
  const parts =
    'alternativas' in conteudo ? conteudo.alternativas : 'afirmacoes' in conteudo ? conteudo.afirmacoes : []
  const faces = alternativasDe(questao, true)?.faces ?? []
  const lost: readonly (readonly [string, boolean])[] = [
    ['planilha.forma', ricos.some((html) => perdeForma(blocosDoHtml(html)))],
    ['midia', ricos.some((html) => html.includes('<figure ')) || faces.some(({ imagem }) => imagem)],
    ['papel.retorno', parts.some(({ feedback }) => feedback !== '')],
    ['retorno.certo', conteudo.feedback_certo !== ''],
    ['retorno.errado', conteudo.feedback_errado !== ''],
    ['dicas', conteudo.dica !== ''],
    ['dados.analises', analises.length > 0],
    ['dados.idioma', idioma !== 'pt'],
    ['dados.licenca', (licenca ?? '') !== ''],
    ['dados.tri', tri !== null],
    ['dados.tentativas', conteudo.tentativas !== 1],
    ['dados.opcional', !conteudo.obrigatoria],
    ['dados.tempo', conteudo.tempo !== undefined],
    ['dados.quase', 'quase' in conteudo && conteudo.quase === true],
    ['pede.embaralhar', 'embaralhar' in conteudo && !conteudo.embaralhar],
    ['pede.maiusculas', 'maiusculas' in conteudo && conteudo.maiusculas],
    ['pede.curingas', 'curingas' in conteudo && conteudo.curingas === true],
    ...perdasDoCredito(conteudo),
    ['pede.rubrica', 'rubrica' in conteudo && conteudo.rubrica.length > 0],
    ['pede.maximo', 'maximo' in conteudo && conteudo.maximo !== 2_000],
    ['dados.minimo', 'minimo' in conteudo && conteudo.minimo > 0],
    ['planilha.arrastar', 'distratores' in conteudo && conteudo.modo === 'arrastar'],
  ]
  return lost.flatMap(([campo, is]) => (is ? [campo] : []))
}

const virgula = (n: number): string => String(n).replace('.', ',')

/** `codigo`: what it is called in files. */
export function linhaDe(questao: Levada, { gabarito, codigo }: { gabarito: boolean; codigo: string }): Linha {
  const { tipo, conteudo, bloom, dificuldade, texto_base } = questao
  const alternativas = alternativasDe(questao, gabarito)
  const gaps = 'distratores' in conteudo ? conteudo.texto : ''
  const enunciado = emTexto(blocosDoHtml(conteudo.enunciado))
  const celulas: Partial<Record<Coluna, string>> = {
    tipo: tipo === 'associacao' && tipoDe(questao) !== '' ? 'associação de pares' : TIPOS[tipo],
    enunciado: gabarito ? enunciado : `${enunciado}${soltas(questao)}`,
    corretas: gabarito ? corretasDe(questao) : '',
    disciplina: questao.disciplina ?? '',
    ano: questao.periodo ?? '',
    habilidade: questao.habilidades.join('; '),
    dificuldade: dificuldade === null ? '' : (DIFICULDADES[dificuldade - 1] ?? ''),
    bloom: bloom === null ? '' : (BLOOM[bloom - 1] ?? ''),
    explicação: gabarito ? questao.explicacao : '',
    fonte: questao.fonte,
    autoria: questao.autoria,
    tags: questao.tags.join('; '),
    'texto-base': texto_base ? emTexto(blocosDoHtml(texto_base.html)) : '',
    'título do texto-base': texto_base?.titulo ?? '',
    título: questao.titulo,
    código: codigo,
    pontos: conteudo.peso === 1 ? '' : virgula(conteudo.peso),
    comando: emTexto(blocosDoHtml(questao.comando)),
    'texto com lacunas': gabarito ? gaps : gaps.replaceAll(/\{\{[^{}]{0,500}\}\}/g, '______'),
  }
  const all = new Map<string, string>(Object.entries(celulas))
  for (const [at, texto] of (alternativas?.textos ?? []).entries())
    all.set(`alternativa ${letraDe(at)}`, texto)
  const bare = alternativas?.faces.some(({ texto }) => texto.trim() === '')
  const parted = 'aceitas' in conteudo && conteudo.aceitas.some((one) => one.includes('|'))
  const fica = [...all.values()].some(({ length }) => length > CELULA)
    ? 'longa'
    : bare
      ? 'figuras'
      : alternativas === null || parted
        ? 'sinais'
        : null
  return { celulas: all, perdas: perdasDe(questao), fica }
}

/** The columns of the model in their order, more alternatives behind its own, and those of the rest that say something. */
export function folhaDe(linhas: readonly Linha[]): { titles: string[]; rows: string[][] } {
  const said = new Set(
    linhas.flatMap(({ celulas }) => [...celulas].flatMap(([nome, valor]) => (valor === '' ? [] : [nome]))),
  )
  const letters = [...said].filter((nome) => nome.startsWith('alternativa ')).sort()
  const own: readonly string[] = COLUNAS
  const [last] = own.filter((nome) => nome.startsWith('alternativa ')).slice(-1)
  const titles = own.flatMap((nome) =>
    nome === last ? [nome, ...letters.filter((one) => !own.includes(one))] : [nome],
  )
  const all = [...titles, ...MAIS.filter((nome) => said.has(nome))]
  return { titles: all, rows: linhas.map(({ celulas }) => all.map((nome) => celulas.get(nome) ?? '')) }
}
