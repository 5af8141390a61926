/** What each line of a list of schools would make: held against the network as it is and against the lines before it. */
import { type CampoContato, type Contato, MAX_NIVEIS, readContato, readInep, ufOfInep } from './rules.ts'
import { type Dados, diferencasOf } from './rules-importar-diferenca.ts'
import { type Chaves, chavesOf } from './rules-importar-nome.ts'
import {
  type Campo,
  type Contagem,
  type Decisao,
  type Diferenca,
  type Existentes,
  type Falta,
  MAX_NOME,
  type Situacao,
  type Valores,
} from './shapes-importar.ts'

export interface RedeConhecida extends Dados {
  id: number
  codigo: string
  /** Networks lie in it. */
  subredes: boolean
  /** How many networks lead to it from the top, itself among them. */
  nivel: number
}

export interface Acervo {
  /** Below which the schools go, unless a line says otherwise. */
  raiz: RedeConhecida
  /** What lies below it. */
  redes: readonly RedeConhecida[]
  /** INEP codes of the file that schools elsewhere in the tenant have. */
  inepsFora: ReadonlySet<string>
  /** Networks that lines name and that are not there are made; otherwise their schools go below the root. */
  criarSuperiores: boolean
  existentes: Existentes
}

export interface Linha {
  numero: number
  cortada: boolean
  valores: Valores
  descartada: boolean
  decisao: Decisao | null
}

export interface NovaEscola extends Contato {
  /** Where it goes; of one whose network is yet to be made, where that goes. */
  pai: number
  /** The name of the network that is made for it. */
  superior: string | null
  nome: string
  inep: string | null
}

export interface Plano {
  numero: number
  situacao: Situacao
  faltas: readonly Falta[]
  /** The school that it is, or seems to be. */
  rede: number | null
  /** Of a line that is one: in what it differs. */
  diferencas: readonly Diferenca[]
  /** Of a line that makes one. */
  escola: NovaEscola | null
}

const PARADA = /paralis|extint|inativ|desativ|fechad|encerrad|^[234]$/i

/** A spreadsheet writes whole numbers with decimals, and takes zeros away that stand in front. */
const asCode = (text: string): string => text.replace(/^(\d{7,8})[.,]0+$/, '$1')
const asCep = (text: string): string => asCode(text).replace(/^\d{7}$/, '0$&')

/** Street, number and quarter in one line, as addresses are written. */
function addressOf({ endereco = '', numero = '', bairro = '' }: Valores): string {
  const street = [endereco, endereco && numero].filter(Boolean).join(', ')
  return [street, bairro].filter(Boolean).join(' – ')
}

/** Where it is, as far as that can be read; what can't is left out and told. */
function contatoOf(valores: Valores): { contato: Contato; faltas: Falta[] } {
  const typed: Valores = { ...valores, endereco: addressOf(valores), cep: asCep(valores.cep ?? '') }
  const faltas: Falta[] = []
  const read = (campo: CampoContato): string | null => {
    const text = typed[campo] ?? ''
    const value = text === '' ? null : readContato(campo, text)
    if (text !== '' && value === null)
      faltas.push({ campo, codigo: 'nao_entra', dados: { valor: text.slice(0, 60) } })
    return value
  }
  const contato: Contato = {
    endereco: read('endereco'),
    municipio: read('municipio'),
    uf: read('uf'),
    cep: read('cep'),
    telefone: read('telefone'),
    email: read('email'),
  }
  return { contato, faltas }
}

const push = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const samePlace = (one: string | null, other: string | null): boolean =>
  one === null || other === null || chavesOf(one).chave === chavesOf(other).chave

interface Known {
  byInep: ReadonlyMap<string, RedeConhecida>
  byChave: ReadonlyMap<string, RedeConhecida[]>
  byNua: ReadonlyMap<string, RedeConhecida[]>
  /** What a school may be put into, by name and by code. */
  superiores: ReadonlyMap<string, RedeConhecida[]>
}

function indexOf({ raiz, redes }: Acervo): Known {
  const byInep = new Map<string, RedeConhecida>()
  const byChave = new Map<string, RedeConhecida[]>()
  const byNua = new Map<string, RedeConhecida[]>()
  const superiores = new Map<string, RedeConhecida[]>()
  for (const rede of [raiz, ...redes]) {
    const { chave, nua } = chavesOf(rede.nome)
    push(superiores, chave, rede)
    const code = chavesOf(rede.codigo).chave
    if (code !== chave) push(superiores, code, rede)
    if (rede === raiz) continue
    if (rede.inep !== null) byInep.set(rede.inep, rede)
    push(byChave, chave, rede)
    if (nua !== '') push(byNua, nua, rede)
  }
  return { byInep, byChave, byNua, superiores }
}

type Found = { situacao: 'igual' | 'duvida'; rede: RedeConhecida; falta: Falta } | undefined

/** The school of the network that a new one is, or may be. */
function findSame({ chave, nua }: Chaves, { inep, municipio }: NovaEscola, known: Known): Found {
  if (inep !== null) {
    const rede = known.byInep.get(inep)
    if (rede) return { situacao: 'igual', rede, falta: toldOf('inep', 'mesmo_inep', rede) }
  }
  const near = (list: readonly RedeConhecida[] = []) =>
    list.filter((rede) => samePlace(rede.municipio, municipio))
  const same = near(known.byChave.get(chave))
  const fits = same.filter((rede) => rede.inep === null || inep === null)
  const [first, second] = fits
  if (first && !second) return { situacao: 'igual', rede: first, falta: toldOf('nome', 'mesmo_nome', first) }
  if (first) return { situacao: 'duvida', rede: first, falta: toldOf('nome', 'mesmo_nome_varias', first) }
  if (same[0])
    return { situacao: 'duvida', rede: same[0], falta: toldOf('nome', 'mesmo_nome_outro_inep', same[0]) }
  const [like] = near(known.byNua.get(nua)).filter((rede) => rede.inep === null || inep === null)
  return like && { situacao: 'duvida', rede: like, falta: toldOf('nome', 'nome_parecido', like) }
}

const toldOf = (campo: Campo, codigo: Falta['codigo'], { nome, inep }: RedeConhecida): Falta => ({
  campo,
  codigo,
  dados: { nome, ...(inep !== null && { inep }) },
})

interface Superior {
  rede: RedeConhecida
  /** It is to be made, below `rede`. */
  nova: string | null
  fault?: Falta
  note?: Falta
}

/** The network that a line says it belongs to. One that is not there is made, or the root takes its place. */
function superiorOf(text: string, { raiz, criarSuperiores }: Acervo, { superiores }: Known): Superior {
  const told = (codigo: Falta['codigo']): Falta => ({
    campo: 'superior',
    codigo,
    dados: { valor: text.slice(0, 60), rede: raiz.nome },
  })
  const below = (rede: RedeConhecida, nova: string | null, note?: Falta): Superior => {
    const nivel = rede.nivel + (nova === null ? 1 : 2)
    return { rede, nova, ...(note && { note }), ...(nivel > MAX_NIVEIS && { fault: told('superior_fundo') }) }
  }
  if (text === '') return below(raiz, null)
  const named = superiores.get(chavesOf(text).chave) ?? []
  const [first, second] = named.filter(({ inep }) => inep === null)
  if (second) return { rede: raiz, nova: null, fault: told('superior_repetido') }
  if (first) return below(first, null)
  if (named.length > 0) return { rede: raiz, nova: null, fault: told('superior_escola') }
  if (!criarSuperiores) return below(raiz, null, told('superior_desconhecido'))
  if (text.length > MAX_NOME) return { rede: raiz, nova: null, fault: told('nome_longo') }
  return below(raiz, text, told('superior_nova'))
}

interface Read {
  escola: NovaEscola
  chaves: Chaves
  /** What can't be so. */
  faults: Falta[]
  /** What is to be known. */
  notes: Falta[]
}

function readLinha({ valores, cortada }: Linha, acervo: Acervo, known: Known): Read {
  const faults: Falta[] = []
  const { nome = '', superior = '' } = valores
  if (cortada) faults.push({ campo: 'nome', codigo: 'linha_cortada' })
  if (nome === '') faults.push({ campo: 'nome', codigo: 'nome_obrigatorio' })
  if (nome.length > MAX_NOME) faults.push({ campo: 'nome', codigo: 'nome_longo' })
  const typed = asCode(valores.inep ?? '')
  const inep = typed === '' ? null : readInep(typed)
  const { contato, faltas: notes } = contatoOf(valores)
  if (typed !== '' && inep === null)
    faults.push({ campo: 'inep', codigo: 'inep_invalido', dados: { valor: typed.slice(0, 60) } })
  const uf = inep === null ? undefined : ufOfInep(inep)
  if (uf && contato.uf !== null && contato.uf !== uf)
    faults.push({ campo: 'inep', codigo: 'inep_outro_estado', dados: { uf, dita: contato.uf } })
  if (inep !== null && acervo.inepsFora.has(inep)) faults.push({ campo: 'inep', codigo: 'inep_fora' })
  if (typed === '') notes.unshift({ campo: 'inep', codigo: 'sem_inep' })
  const { rede, nova, fault, note } = superiorOf(superior, acervo, known)
  if (fault) faults.push(fault)
  if (note) notes.unshift(note)
  const escola = { ...contato, nome, inep, pai: rede.id, superior: nova }
  return { escola, chaves: chavesOf(nome), faults, notes }
}

/** Lines that were read before, by what makes two of them the same school. */
interface Before {
  ineps: Map<string, { numero: number; chave: string }>
  nomes: Map<string, { numero: number; inep: string | null; municipio: string | null }[]>
}

/** A name in its network. */
const placed = ({ pai, superior }: NovaEscola, chave: string): string =>
  [pai, superior === null ? '' : chavesOf(superior).chave, chave].join('|')

/** A line before it that is the same school, or that has its INEP code under another name. */
function repeated({ escola, chaves: { chave } }: Read, before: Before): Falta | undefined {
  const { inep, municipio } = escola
  const coded = inep === null ? undefined : before.ineps.get(inep)
  if (coded)
    return {
      campo: 'inep',
      codigo: coded.chave === chave ? 'linha_repetida' : 'inep_repetido',
      dados: { linha: coded.numero },
    }
  const named = before.nomes
    .get(placed(escola, chave))
    ?.find((one) => (one.inep === null || inep === null) && samePlace(one.municipio, municipio))
  return named && { campo: 'nome', codigo: 'linha_repetida', dados: { linha: named.numero } }
}

export function planLinhas(linhas: readonly Linha[], acervo: Acervo): Plano[] {
  const known = indexOf(acervo)
  const before: Before = { ineps: new Map(), nomes: new Map() }
  /** Schools that a line before is already: one line changes each. */
  const met = new Set<RedeConhecida>()
  return linhas.map((linha): Plano => {
    const { numero, decisao, valores } = linha
    const plan = (situacao: Situacao, faltas: readonly Falta[]): Plano => ({
      numero,
      situacao,
      faltas,
      rede: null,
      diferencas: [],
      escola: null,
    })
    if (linha.descartada) return plan('ignorar', [])
    if (PARADA.test(valores.situacao ?? '') && decisao !== 'nova')
      return plan('ignorar', [{ campo: 'situacao', codigo: 'fora_de_atividade' }])
    const read = readLinha(linha, acervo, known)
    if (read.faults.length > 0) return plan('erro', read.faults)
    const { escola, chaves, notes } = read
    const twice = repeated(read, before)
    if (twice?.codigo === 'inep_repetido') return plan('erro', [twice])
    if (twice && (twice.campo === 'inep' || decisao !== 'nova')) return plan('ignorar', [twice])
    if (escola.inep !== null) before.ineps.set(escola.inep, { numero, chave: chaves.chave })
    push(before.nomes, placed(escola, chaves.chave), { numero, ...escola })
    const same = findSame(chaves, escola, known)
    if (same && (same.falta.codigo === 'mesmo_inep' || decisao !== 'nova')) {
      const { rede, falta } = same
      const seems = { ...plan('duvida', [falta]), rede: rede.id }
      if (same.situacao === 'duvida' && decisao !== 'mesma') return seems
      const diferencas = met.has(rede) ? [] : diferencasOf(escola, rede, acervo.existentes)
      met.add(rede)
      const situacao = diferencas.some(({ muda }) => muda) ? 'atualizar' : 'igual'
      return { ...seems, situacao, diferencas }
    }
    return { ...plan('criar', notes), escola }
  })
}

export function countPlanos(planos: readonly Plano[]): Contagem {
  const contagem: Contagem = { criar: 0, atualizar: 0, igual: 0, duvida: 0, ignorar: 0, erro: 0 }
  for (const { situacao } of planos) contagem[situacao] += 1
  return contagem
}

/** The networks that lines name and that are not there, each once, as the first line writes it. */
export function superioresOf(planos: readonly Plano[]): string[] {
  const names = new Map<string, string>()
  for (const { faltas } of planos)
    for (const { codigo, dados } of faltas)
      if (codigo === 'superior_desconhecido' || codigo === 'superior_nova') {
        const name = String(dados?.valor ?? '')
        const { chave } = chavesOf(name)
        if (!names.has(chave)) names.set(chave, name)
      }
  return [...names.values()]
}

/** Lines that wait for a person: nothing is recorded while there are any, unless they are left out. */
export const openOf = ({ erro = 0, duvida = 0 }: Partial<Contagem>): number => erro + duvida
