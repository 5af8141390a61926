/**
 * From a question of the bank to one that files tell: the way back of `rules-assentar.ts`. What other programs have no field
 * for goes as what is known of the item (`dados`) or stands in its statement, in a block of its own.
 */
import { type Falta, faltasDe } from '../questao/rules-conferir.ts'
import { BLOOM } from '../questao/shapes.ts'
import type { Levada } from '../questao/shapes-levar.ts'
import { verdadeOf } from './rules-assentar-tipos.ts'
import { newItem } from './rules-item.ts'
import { dobrar } from './rules-levar-dobra.ts'
import { type Caminhos, type Papel, ricoParaFora } from './rules-levar-texto.ts'
import { levarConteudo } from './rules-levar-tipos.ts'
import { escapeXml } from './rules-xml-no.ts'
import type { ItemLido, Perda } from './shapes-item.ts'

export interface Bagagem {
  /** Begins the names of questions and texts: no other bank says the same. */
  banco: string
  caminhos: Caminhos
}

export interface Levadas {
  itens: ItemLido[]
  /** Of which question each item is; -1: a text that questions ask about. */
  de: number[]
  perdas: Perda[]
  /** By their place among those that were to go. */
  fora: { questao: number; falta: Falta }[]
}

/** What a question is called in files: the same whenever it goes out. */
const inicioDaChave = (banco: string): string => `turmalina-${banco}-`
export const chaveDaQuestao = (banco: string, id: number): string => `${inicioDaChave(banco)}${id}`
const chaveDoTexto = (banco: string, id: number): string => `${inicioDaChave(banco)}t${id}`

/** The number of the question of this bank that a name is of; null: the name is none of this bank's. */
export function numeroDaChave(banco: string, chave: string): number | null {
  const inicio = inicioDaChave(banco)
  const rest = chave.startsWith(inicio) ? chave.slice(inicio.length) : ''
  return /^[1-9]\d{0,14}$/.test(rest) ? Number(rest) : null
}

/** The parts that alternatives' analyses speak of, by their place. */
function analisesDe({ analises, conteudo }: Levada): string {
  const partes = 'alternativas' in conteudo ? conteudo.alternativas.map(({ id }) => id) : []
  const said = analises.map(({ parte, analise, hipotese_erro }) => [
    partes.indexOf(parte) + 1,
    analise,
    hipotese_erro,
  ])
  return said.length === 0 ? '' : JSON.stringify(said)
}

/** What a draft lacks that no format does without. */
const IMPEDEM: ReadonlySet<Falta> = new Set([
  'sem_enunciado',
  'sem_gabarito',
  'gabarito_invalido',
  'poucas_opcoes',
])

/** Why it can not go; undefined: it can. */
export const impedimento = ({ tipo, conteudo, comando }: Levada): Falta | undefined =>
  faltasDe(tipo, conteudo, comando).find((one) => IMPEDEM.has(one))

const flag = (on: boolean): string => (on ? 'sim' : '')

/** What it is, where files tell of pairs and it would be taken for something else. */
export function tipoDe(questao: Levada): string {
  if (questao.tipo === 'classificacao') return questao.tipo
  if (questao.tipo !== 'associacao') return ''
  const { pares } = questao.conteudo
  const alike = new Set(pares.map(({ b }) => b.texto)).size < pares.length
  return alike || pares.every(({ b }) => verdadeOf(escapeXml(b.texto)) !== undefined) ? questao.tipo : ''
}

/** As Moodle tells it. */
function semUnidade({ conteudo }: Levada): Record<string, string> {
  const lost = 'sem_unidade' in conteudo ? conteudo.sem_unidade : undefined
  if (!lost) return {}
  const type = lost.de === 'resposta' ? '1' : '2'
  return { unitgradingtype: type, unitpenalty: String(lost.desconto), showunits: '0' }
}

/** What is known of it beside what is asked, where it is not as it always is. */
function dadosDe(questao: Levada): Record<string, string> {
  const { conteudo, tri, bloom, dificuldade, idioma } = questao
  const all: Readonly<Record<string, string>> = {
    tipo: tipoDe(questao),
    idioma: idioma === 'pt' ? '' : idioma,
    dificuldade: dificuldade === null ? '' : String(dificuldade),
    fonte: questao.fonte,
    autoria: questao.autoria,
    licenca: questao.licenca,
    disciplina: questao.disciplina ?? '',
    periodo: questao.periodo ?? '',
    habilidades: questao.habilidades.join(' '),
    bloom: bloom === null ? '' : (BLOOM[bloom - 1] ?? ''),
    tri: tri ? [tri.a, tri.b, tri.c].join(' ') : '',
    analises: analisesDe(questao),
    tentativas: conteudo.tentativas === 1 ? '' : String(conteudo.tentativas),
    opcional: flag(!conteudo.obrigatoria),
    tempo: conteudo.tempo === undefined ? '' : String(conteudo.tempo),
    quase: flag('quase' in conteudo && conteudo.quase === true),
    ...semUnidade(questao),
    minimo: 'minimo' in conteudo && conteudo.minimo > 0 ? String(conteudo.minimo) : '',
  }
  return Object.fromEntries(Object.entries(all).filter(([, valor]) => valor.trim() !== ''))
}

function levarUma(questao: Levada, { banco }: Bagagem, papel: Papel): ItemLido {
  const { conteudo, titulo, tags, explicacao, comando, texto_base } = questao
  const { enunciado, pede } = levarConteudo(questao, papel)
  const said = (text: string) => escapeXml(text)
  return newItem({ arquivo: '', linha: null, item: null }, '', {
    id: chaveDaQuestao(banco, questao.id),
    titulo,
    enunciado: enunciado + dobrar('comando', ricoParaFora(comando, papel)),
    pede,
    base: texto_base && {
      id: chaveDoTexto(banco, texto_base.id),
      titulo: texto_base.titulo,
      html: ricoParaFora(texto_base.html, papel),
    },
    retorno: {
      geral: said(explicacao),
      certo: said(conteudo.feedback_certo),
      errado: said(conteudo.feedback_errado),
      parcial: '',
    },
    dicas: conteudo.dica === '' ? [] : [said(conteudo.dica)],
    // Of gaps Moodle counts as many points as there are, where none are told.
    pontos: conteudo.peso === 1 && questao.tipo !== 'lacunas' ? null : conteudo.peso,
    penalidade: conteudo.penalidade ?? null,
    tags,
    dados: dadosDe(questao),
  })
}

/** Questions as items, in their order. `soltos`: texts that they ask about are items of their own, before the first of each. */
export function levar(
  questoes: readonly Levada[],
  bagagem: Bagagem,
  { soltos }: { soltos: boolean },
): Levadas {
  const made: Levadas = { itens: [], de: [], perdas: [], fora: [] }
  const texts = new Set<string>()
  for (const [n, questao] of questoes.entries()) {
    const falta = impedimento(questao)
    if (falta !== undefined) {
      made.fora.push({ questao: n, falta })
      continue
    }
    const lost = new Map<string, string>()
    const papel: Papel = {
      caminhos: bagagem.caminhos,
      perde: (campo, detalhe = '') => void lost.set(campo, detalhe),
    }
    const item = levarUma(questao, bagagem, papel)
    const { base } = item
    if (base?.id && soltos && !texts.has(base.id)) {
      texts.add(base.id)
      made.itens.push(textItem(base.id, base))
      made.de.push(-1)
    }
    const at = made.itens.length
    made.itens.push(
      base && soltos ? { ...item, base: { ...base, titulo: '', html: '' } } : comTexto(item, soltos),
    )
    made.de.push(n)
    made.perdas.push(...[...lost].map(([campo, detalhe]) => ({ item: at, campo, detalhe })))
  }
  return made
}

const textItem = (id: string, { titulo, html }: { titulo: string; html: string }): ItemLido =>
  newItem({ arquivo: '', linha: null, item: null }, '', {
    id,
    titulo,
    enunciado: html,
    pede: { tipo: 'so_texto' },
  })

/** The text that it asks about in the statement itself; a statement above gaps in the text of these. */
function comTexto(item: ItemLido, soltos: boolean): ItemLido {
  const { base, pede, enunciado } = item
  if (soltos) return item
  const above = base ? dobrar('base', base.html, base.titulo) : ''
  if (pede.tipo !== 'lacunas') return { ...item, base: null, enunciado: above + enunciado }
  const texto = above + dobrar('enunciado', enunciado) + pede.texto
  return { ...item, base: null, enunciado: '', pede: { ...pede, texto } }
}
