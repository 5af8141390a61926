/** Items gathered from the pieces of a file: what can't come in is named, and no other is lost for it. */
import type { Resolver } from './rules-qti-caminho.ts'
import { type Contexto, makeContexto, Recusa } from './rules-qti-contexto.ts'
import { escapeText, isBlank } from './rules-qti-html.ts'
import type { SoItem } from './rules-qti-item.ts'
import type { FalhaXml, Pedaco } from './rules-xml.ts'
import type { No } from './rules-xml-no.ts'
import type { ItemLido, ItemRecusado, Leitura, MotivoItem } from './shapes-item.ts'

export const emptyLeitura = (): Leitura => ({ itens: [], recusados: [], categorias: [], avisos: [] })

const TITLE = /\stitle\s{0,5}=\s{0,5}["']/
const IDENT = /\sident(?:ifier)?\s{0,5}=\s{0,5}["']/

/** What an attribute says, of an item that could not be read. */
function attributeIn(fonte: string, pattern: RegExp): string {
  const begin = fonte.slice(0, 2000)
  const found = pattern.exec(begin)
  if (!found) return ''
  const from = found.index + found[0].length
  const end = begin.indexOf(begin[from - 1] ?? '"', from)
  return end < 0 ? '' : begin.slice(from, end)
}

const told = (falha: FalhaXml): string => [`linha ${falha.linha}`, falha.detalhe].filter(Boolean).join(': ')

export function refusedFile(arquivo: string, fonte: string, falha: FalhaXml): ItemRecusado {
  return {
    lugar: { arquivo, linha: falha.linha, item: null },
    titulo: '',
    motivo: falha.motivo,
    detalhe: told(falha),
    fonte,
  }
}

/** Where nothing is asked but by the title, the title asks. */
function withStem(so: SoItem, contexto: Contexto): SoItem {
  const bare = so.pede.tipo === 'lacunas' || so.pede.tipo === 'so_texto'
  if (bare || !isBlank(so.enunciado) || so.base !== null) return so
  if (so.titulo.trim() === '') throw new Recusa('sem_enunciado', '')
  contexto.diz('consertado', 'enunciado = title')
  return { ...so, enunciado: `<p>${escapeText(so.titulo)}</p>` }
}

interface Arredores {
  arquivo: string
  resolver: Resolver
  categoria: string[]
  tags?: string[]
}

/** One piece, read by `read`, into `leitura`. Never throws. */
export function gather(
  leitura: Leitura,
  pedaco: Pedaco,
  { arquivo, resolver, categoria, tags = [] }: Arredores,
  read: (no: No, contexto: Contexto) => SoItem,
): void {
  const { no, falha, linha, fonte, consertos } = pedaco
  const titulo = no?.atributos.title ?? attributeIn(fonte, TITLE)
  const item = no?.atributos.identifier ?? no?.atributos.ident ?? attributeIn(fonte, IDENT)
  const lugar = { arquivo, linha, item: item || titulo || null }
  const refuse = (motivo: MotivoItem, detalhe: string): void => {
    leitura.recusados.push({ lugar, titulo, motivo, detalhe, fonte })
  }
  if (!no) {
    if (falha) refuse(falha.motivo, told(falha))
    return
  }
  const contexto = makeContexto(arquivo, resolver)
  for (const conserto of consertos) contexto.diz('consertado', conserto)
  try {
    const so = withStem(read(no, contexto), contexto)
    const lido: ItemLido = { lugar, ...so, tags, categoria, avisos: contexto.avisos, fonte }
    leitura.itens.push(lido)
  } catch (error) {
    if (error instanceof Recusa) refuse(error.motivo, error.detalhe)
    else refuse('mal_formado', error instanceof Error ? error.message.slice(0, 300) : '')
  }
}

export function addLeitura(to: Leitura, from: Leitura): void {
  for (const item of from.itens) to.itens.push(item)
  for (const item of from.recusados) to.recusados.push(item)
  for (const item of from.categorias) to.categorias.push(item)
  for (const aviso of from.avisos)
    if (!to.avisos.some(({ codigo, detalhe }) => codigo === aviso.codigo && detalhe === aviso.detalhe))
      to.avisos.push(aviso)
}
