/**
 * A package of QTI, or its files by themselves: content packages 1.1 to 1.3, Common Cartridge, Canvas's exports, QTI 3.
 * Whatever is handed in, a `Leitura` comes out.
 */

import { PEDACOS_2, readQti2, type Volta } from './rules-qti-2.ts'
import { PEDACOS_12, readQti12 } from './rules-qti-12.ts'
import { makeResolver, type Resolver } from './rules-qti-caminho.ts'
import { addLeitura, emptyLeitura, refusedFile } from './rules-qti-colher.ts'
import type { Estimulos } from './rules-qti-item.ts'
import { type Manifesto, type Recurso, readManifesto, versionsOf } from './rules-qti-manifesto.ts'
import { plainName } from './rules-qti-nome.ts'
import { leftOutOf, refsOf } from './rules-qti-prova.ts'
import { type FalhaXml, readXml, type XmlLido } from './rules-xml.ts'
import type { Aviso, Leitura } from './shapes-item.ts'

const PEDACOS = new Set([...PEDACOS_12, ...PEDACOS_2])
/** What a file of QTI says somewhere. */
const SIGNS =
  /questestinterop|assessmentItem|assessment-item|assessmentTest|assessment-test|assessmentStimulus|assessment-stimulus|assessmentSection|assessment-section/
const KNOWN_VERSIONS = new Set(['1.2', '2.0', '2.1', '2.2', '3.0'])
/** Tests within tests, at most. */
const DEPTH = 10

type Especie = '1.2' | '2' | 'prova' | 'outra'
interface Arquivo extends XmlLido {
  caminho: string
  texto: string
  especie: Especie
}

interface Pacote {
  arquivos: ReadonlyMap<string, Arquivo>
  resolver: Resolver
  estimulos: (de: string) => Estimulos
  leitura: Leitura
  lidos: Set<string>
  volta: ReadonlyMap<string, Recurso>
}

function kindOf({ raiz, pedacos }: XmlLido): Especie {
  const [first] = pedacos
  if (first) return /^<(?:[\w.-]{1,100}:)?item\b/.test(first.fonte) ? '1.2' : '2'
  if (raiz?.nome === 'questestinterop') return '1.2'
  return /^(?:qti-)?assessment-?(?:test|section)$/i.test(raiz?.nome ?? '') ? 'prova' : 'outra'
}

/** A declaration that is badly written tells nothing that is needed: the rest is read without it. */
function parse(caminho: string, texto: string): Arquivo {
  const whole = readXml(texto, PEDACOS)
  const end = /^\s{0,100}<\?xml/.test(texto) ? texto.indexOf('?>') + 2 : 0
  const without =
    whole.falha?.linha === 1 && end > 1 && end < 1000
      ? readXml(' '.repeat(end) + texto.slice(end), PEDACOS)
      : null
  const lido = without?.raiz ? { ...without, falha: { ...(whole.falha as FalhaXml) } } : whole
  return { ...lido, caminho, texto, especie: kindOf(lido) }
}

/** The shallowest. */
function manifestPath(textos: ReadonlyMap<string, string>): string | undefined {
  const named = [...textos.keys()].filter((path) => /(?:^|\/)imsmanifest\.xml$/i.test(path))
  return named.sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))[0]
}

/** Where the shared texts are, by path and by name. */
function stimuliOf(arquivos: Iterable<Arquivo>, resolver: Resolver): (de: string) => Estimulos {
  const byPath = new Map<string, { id: string; titulo: string }>()
  const byId = new Map<string, { id: string; titulo: string }>()
  for (const { caminho, pedacos } of arquivos)
    for (const { no } of pedacos) {
      if (no?.nome !== 'assessmentStimulus' && no?.nome !== 'qti-assessment-stimulus') continue
      const written = no.atributos.identifier ?? ''
      const ours = (no.atributos.toolName ?? no.atributos['tool-name']) !== undefined
      const found = { id: ours ? plainName(written) : written, titulo: no.atributos.title ?? '' }
      byPath.set(caminho, found)
      byId.set(written, found)
    }
  return (de) => (endereco, id) => {
    const destino = endereco === '' ? null : resolver(de, endereco)
    const path =
      destino && (destino.como === 'aqui' || destino.como === 'achado')
        ? byPath.get(destino.caminho)
        : undefined
    return path ?? byId.get(id) ?? null
  }
}

const warn = (leitura: Leitura, codigo: Aviso['codigo'], detalhe: string): void => {
  if (!leitura.avisos.some((one) => one.codigo === codigo && one.detalhe === detalhe))
    leitura.avisos.push({ codigo, detalhe })
}

function readArquivo(pacote: Pacote, arquivo: Arquivo, caminho: string[]): void {
  const { leitura, lidos, resolver } = pacote
  if (lidos.has(arquivo.caminho)) return
  lidos.add(arquivo.caminho)
  const { falha, pedacos, texto } = arquivo
  if (falha && pedacos.length === 0) {
    leitura.recusados.push(refusedFile(arquivo.caminho, texto, falha))
    return
  }
  if (falha && falha.motivo !== 'cortado')
    warn(leitura, 'consertado', `${arquivo.caminho}, linha ${falha.linha}: ${falha.detalhe}`)
  if (arquivo.especie === '1.2') {
    addLeitura(leitura, readQti12(arquivo.caminho, arquivo, resolver))
    return
  }
  const said = pacote.volta.get(arquivo.caminho)
  const volta: Volta = {
    categoria: said?.categoria ?? caminho,
    tags: said?.tags ?? [],
    dados: said?.dados ?? {},
  }
  const own = readQti2(arquivo.caminho, arquivo, resolver, pacote.estimulos(arquivo.caminho), volta)
  for (const item of own.itens) if (item.titulo === '' && said) item.titulo = said.titulo
  addLeitura(leitura, own)
}

/** The file that an address leads to; told where there is none. */
function follow(pacote: Pacote, de: string, href: string): Arquivo | null {
  const destino = pacote.resolver(de, href)
  if (destino.como === 'fora') {
    const lugar = { arquivo: de, linha: null, item: null }
    pacote.leitura.recusados.push({
      lugar,
      titulo: '',
      motivo: 'fora_do_arquivo',
      detalhe: href,
      fonte: href,
    })
    return null
  }
  const found = destino.como === 'alheio' ? undefined : pacote.arquivos.get(destino.caminho)
  if (!found) warn(pacote.leitura, 'arquivo_ausente', destino.como === 'alheio' ? href : destino.caminho)
  return found ?? null
}

function readProva(pacote: Pacote, prova: Arquivo, acima: string[], depth = 0): void {
  const { leitura, lidos } = pacote
  if (lidos.has(prova.caminho) || depth > DEPTH) return
  lidos.add(prova.caminho)
  if (!prova.raiz || prova.falha) {
    if (prova.falha) leitura.recusados.push(refusedFile(prova.caminho, prova.texto, prova.falha))
    return
  }
  for (const nome of leftOutOf(prova.raiz)) warn(leitura, 'sem_lugar', nome)
  for (const { href, caminho, secao } of refsOf(prova.raiz, acima)) {
    const found = follow(pacote, prova.caminho, href)
    if (!found) continue
    if (secao || found.especie === 'prova') readProva(pacote, found, caminho, depth + 1)
    else readArquivo(pacote, found, caminho)
  }
}

const isQti = (tipo: string): boolean => /^imsqti|qti/i.test(tipo)

/** The file of a resource; Canvas keeps the whole of a cartridge's assessment in another. */
function fileOf(
  pacote: Pacote,
  manifest: string,
  recurso: Recurso,
  recursos: ReadonlyMap<string, Recurso>,
): Arquivo | null {
  for (const id of recurso.depende) {
    const other = recursos.get(id)
    const whole = [other?.href ?? '', ...(other?.arquivos ?? [])].find((href) => /\.xml\.qti$/i.test(href))
    if (whole) return follow(pacote, manifest, whole)
  }
  const address =
    recurso.href || recurso.arquivos.find((href) => /\.(?:xml|qti)$/i.test(href)) || recurso.arquivos[0]
  return address ? follow(pacote, manifest, address) : null
}

function readResources(pacote: Pacote, manifest: string, manifesto: Manifesto): void {
  const { leitura, lidos } = pacote
  const byId = new Map(manifesto.recursos.map((recurso) => [recurso.id, recurso]))
  const files = manifesto.recursos.flatMap((recurso) => {
    const version = /xmlv(\d)p(\d)/i.exec(recurso.tipo)
    if (!isQti(recurso.tipo)) return []
    if (version && /^imsqti/i.test(recurso.tipo) && !KNOWN_VERSIONS.has(`${version[1]}.${version[2]}`)) {
      const lugar = { arquivo: recurso.href || manifest, linha: null, item: recurso.id }
      leitura.recusados.push({
        lugar,
        titulo: recurso.titulo,
        motivo: 'versao',
        detalhe: recurso.tipo,
        fonte: recurso.tipo,
      })
      return []
    }
    const found = fileOf(pacote, manifest, recurso, byId)
    return found ? [{ recurso, found }] : []
  })
  const above = manifesto.titulo === '' ? [] : [manifesto.titulo]
  for (const { found } of files) if (found.especie === 'prova') readProva(pacote, found, [])
  for (const { found } of files) if (found.especie !== 'prova') readArquivo(pacote, found, above)
  // Banks and whole assessments that no resource of QTI leads to.
  for (const arquivo of pacote.arquivos.values())
    if (/\.xml\.qti$/i.test(arquivo.caminho)) readArquivo(pacote, arquivo, above)
  const looked = leitura.itens.length + leitura.recusados.length + lidos.size > 0
  for (const arquivo of pacote.arquivos.values()) {
    if (lidos.has(arquivo.caminho) || arquivo.especie === 'outra') continue
    if (looked) warn(leitura, 'sem_lugar', arquivo.caminho)
    else if (arquivo.especie === 'prova') readProva(pacote, arquivo, [])
    else readArquivo(pacote, arquivo, above)
  }
}

/** Who is by now there is not missing. */
function settle(leitura: Leitura): void {
  const texts = new Map(leitura.itens.map((item) => [item.id ?? '', item]))
  const there = (aviso: Aviso): boolean => {
    const [, id = ''] =
      /^(?:bankentry_item|itemref|parent_stimulus_item_ident) (.{1,500})$/.exec(aviso.detalhe) ?? []
    return aviso.codigo === 'arquivo_ausente' && id !== '' && texts.has(id)
  }
  leitura.avisos = leitura.avisos.filter((aviso) => !there(aviso))
  for (const item of leitura.itens) {
    item.avisos = item.avisos.filter((aviso) => !there(aviso))
    const base = item.base?.id ? texts.get(item.base.id) : undefined
    if (base && item.base && item.base.titulo === '') item.base.titulo = base.titulo
  }
  const known = new Set(leitura.categorias.map(({ caminho }) => JSON.stringify(caminho)))
  for (const { categoria } of leitura.itens) {
    const key = JSON.stringify(categoria)
    if (categoria.length === 0 || known.has(key)) continue
    known.add(key)
    leitura.categorias.push({ caminho: categoria, descricao: '' })
  }
}

/**
 * `textos`: the files that are text, by their path in the package; `outros`: the paths of the rest. What is no XML of QTI
 * is left to others.
 */
export function readPacoteQti(textos: ReadonlyMap<string, string>, outros: Iterable<string> = []): Leitura {
  const leitura = emptyLeitura()
  const resolver = makeResolver(new Set([...textos.keys(), ...outros]))
  const manifest = manifestPath(textos)
  const arquivos = new Map<string, Arquivo>()
  for (const [caminho, texto] of textos)
    if (caminho !== manifest && texto.includes('<') && SIGNS.test(texto))
      arquivos.set(caminho, parse(caminho, texto))
  const said = manifest === undefined ? null : readXml(textos.get(manifest) ?? '', new Set())
  const manifesto = said?.raiz?.nome === 'manifest' && !said.falha ? readManifesto(said.raiz) : null
  const volta = new Map<string, Recurso>()
  for (const recurso of manifesto?.recursos ?? []) {
    const destino = resolver(manifest ?? '', recurso.href || (recurso.arquivos[0] ?? ''))
    if (destino.como === 'aqui') volta.set(destino.caminho, recurso)
  }
  const estimulos = stimuliOf(arquivos.values(), resolver)
  const pacote: Pacote = { arquivos, resolver, estimulos, leitura, lidos: new Set(), volta }
  if (manifest !== undefined && said?.falha)
    leitura.recusados.push(refusedFile(manifest, textos.get(manifest) ?? '', said.falha))
  if (manifest !== undefined && manifesto) {
    if (manifesto.titulo !== '')
      leitura.categorias.push({ caminho: [manifesto.titulo], descricao: manifesto.descricao })
    readResources(pacote, manifest, manifesto)
    if (leitura.itens.length + leitura.recusados.length + pacote.lidos.size === 0)
      leitura.recusados.push({
        lugar: { arquivo: manifest, linha: null, item: null },
        titulo: manifesto.titulo,
        motivo: 'versao',
        detalhe: [manifesto.esquema.trim(), ...versionsOf(manifesto)].filter(Boolean).join(', '),
        fonte: textos.get(manifest) ?? '',
      })
  } else {
    for (const arquivo of arquivos.values()) if (arquivo.especie === 'prova') readProva(pacote, arquivo, [])
    for (const arquivo of arquivos.values())
      if (arquivo.especie !== 'prova' && (arquivo.especie !== 'outra' || arquivo.falha))
        readArquivo(pacote, arquivo, [])
  }
  settle(leitura)
  return leitura
}
