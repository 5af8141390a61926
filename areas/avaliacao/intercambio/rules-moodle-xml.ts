/** Moodle XML, from before 2010 to this day: each question for itself, files inside handed out beside. */
import { devolver } from './rules-guardar.ts'
import { aviso, isRecusa, newItem, newLeitura, recusa, refuse, settle, toCategoria } from './rules-item.ts'
import { AJUSTES, GUARDA } from './rules-moodle-nomes.ts'
import { type Coleta, plainText, readTexto } from './rules-moodle-textos.ts'
import { TIPOS } from './rules-moodle-tipos.ts'
import { toFracao, toNumber } from './rules-textos.ts'
import { type Pedaco, readXml } from './rules-xml.ts'
import { childOf, childrenOf, isNo, type No, textOf } from './rules-xml-no.ts'
import type { ArquivoDentro, Leitura, Lugar } from './shapes-item.ts'

/** Forms of an essay that the form of the item says already. */
const FORMAS = new Set(['editor', 'noinline'])

/** Read elsewhere, or of no consequence to what is asked. */
const READ = new Set([
  ...['name', 'questiontext', 'generalfeedback', 'defaultgrade', 'penalty', 'hidden', 'idnumber', 'tags'],
  ...['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback', 'shownumcorrect', 'hint', 'answer'],
  ...['single', 'shuffleanswers', 'usecase', 'units', 'subquestion', 'graderinfo', 'responsetemplate'],
  ...[GUARDA, 'dragbox', 'selectoption', 'image', 'image_base64', 'file', 'coursetags'],
])

/** Before 2010 a picture stood beside the text. */
function oldImage(no: No, pasta: string, arquivos: ArquivoDentro[]): string {
  const base64 = textOf(childOf(no, 'image_base64')).replaceAll(/\s/g, '')
  if (base64 === '') return ''
  const nome =
    textOf(childOf(no, 'image'))
      .trim()
      .split('/')
      .at(-1)
      ?.replaceAll(/[^\w.-]/g, '_') || 'imagem'
  const caminho = `${pasta}/${nome}`
  arquivos.push({ caminho, base64 })
  return `<p><img src="arquivo:${caminho}" alt=""></p>`
}

function tagsOf(no: No): string[] {
  const tags = childOf(no, 'tags')
  return (tags ? childrenOf(tags, 'tag') : []).map(plainText).filter((tag) => tag !== '')
}

function dadosOf(no: No, coleta: Coleta): Record<string, string> {
  const dados: Record<string, string> = {}
  for (const child of no.filhos.filter(isNo)) {
    const valor = textOf(child).trim()
    if ((AJUSTES as readonly string[]).includes(child.nome)) {
      if (valor !== '' && !FORMAS.has(valor)) dados[child.nome] = valor
    } else if (!READ.has(child.nome)) coleta.avisos.push(aviso('sem_lugar', `<${child.nome}>`))
  }
  return dados
}

const numberIn = (no: No, nome: string): number | null => {
  const child = childOf(no, nome)
  return child ? toNumber(textOf(child)) : null
}

interface Onde {
  leitura: Leitura
  lugar: Lugar
  fonte: string
  pasta: string
  categoria: string[]
  consertos: string[]
}

function readQuestion({ leitura, lugar, fonte, pasta, categoria, consertos }: Onde, no: No): void {
  const titulo = plainText(childOf(no, 'name'))
  const tipo = no.atributos.type?.trim() ?? ''
  const read = Object.hasOwn(TIPOS, tipo) ? TIPOS[tipo] : undefined
  if (!read) {
    refuse(leitura, lugar, titulo, recusa('interacao_desconhecida', tipo), fonte)
    return
  }
  const coleta: Coleta = { pasta, arquivos: [], avisos: consertos.map((one) => aviso('consertado', one)) }
  const image = oldImage(no, pasta, coleta.arquivos)
  const enunciado = readTexto(coleta, childOf(no, 'questiontext')) + image
  const asked = read(no, coleta, enunciado)
  if (isRecusa(asked)) {
    refuse(leitura, lugar, titulo, asked, fonte)
    return
  }
  const [penalidade, pontos] = [numberIn(no, 'penalty'), numberIn(no, 'defaultgrade') ?? asked.pontos ?? null]
  const text = (nome: string) => readTexto(coleta, childOf(no, nome))
  const before = leitura.itens.length
  const item = newItem(lugar, fonte, {
    id: plainText(childOf(no, 'idnumber')) || null,
    titulo,
    enunciado: asked.pede.tipo === 'lacunas' ? '' : enunciado,
    pede: asked.pede,
    retorno: {
      geral: text('generalfeedback'),
      certo: text('correctfeedback'),
      errado: asked.errado ?? text('incorrectfeedback'),
      parcial: text('partiallycorrectfeedback'),
    },
    dicas: childrenOf(no, 'hint').map((hint) => readTexto(coleta, hint)),
    pontos,
    penalidade: penalidade === null ? null : toFracao(penalidade),
    tags: tagsOf(no),
    categoria,
    dados: dadosOf(no, coleta),
    avisos: coleta.avisos,
  })
  settle(leitura, devolver(item, textOf(childOf(no, GUARDA))))
  if (leitura.itens.length > before) leitura.arquivos?.push(...coleta.arquivos)
}

/** The name that a question gives itself, where it can't be read as a whole. */
const nameIn = (fonte: string): string =>
  /<name[^>]{0,200}>\s{0,200}<text[^>]{0,200}>([^<]{1,200})/.exec(fonte.slice(0, 2000))?.[1]?.trim() ?? ''

function readCategoria(leitura: Leitura, no: No, pasta: string): string[] {
  const caminho = toCategoria(plainText(childOf(no, 'category')))
  const coleta: Coleta = { pasta, arquivos: [], avisos: [] }
  leitura.categorias.push({ caminho, descricao: readTexto(coleta, childOf(no, 'info')) })
  leitura.arquivos?.push(...coleta.arquivos)
  return caminho
}

/** What a file of Moodle XML says. */
export function readMoodleXml(texto: string, arquivo: string): Leitura {
  const leitura: Leitura = { ...newLeitura(), arquivos: [] }
  const { pedacos, falha, raiz } = readXml(texto, new Set(['question']))
  let categoria: string[] = []
  for (const [n, { no, linha, fonte, falha: broken, consertos }] of pedacos.entries()) {
    const lugar: Lugar = { arquivo, linha, item: no ? itemOf(no) : nameIn(fonte) || null }
    if (broken) {
      const where = { ...lugar, linha: broken.linha }
      refuse(leitura, where, nameIn(fonte), recusa(broken.motivo, broken.detalhe), fonte)
    } else if (no?.atributos.type === 'category') categoria = readCategoria(leitura, no, String(n + 1))
    else if (no) readQuestion({ leitura, lugar, fonte, pasta: String(n + 1), categoria, consertos }, no)
  }
  const toldAlready =
    falha?.motivo === 'cortado' && pedacos.some((um: Pedaco) => um.falha?.motivo === 'cortado')
  if (falha && !toldAlready)
    refuse(leitura, { arquivo, linha: falha.linha, item: null }, '', recusa(falha.motivo, falha.detalhe), '')
  else if (raiz && raiz.nome !== 'quiz' && pedacos.length === 0)
    refuse(
      leitura,
      { arquivo, linha: raiz.linha, item: null },
      '',
      recusa('mal_formado', `<${raiz.nome}>`),
      '',
    )
  return leitura
}

const itemOf = (no: No): string | null =>
  plainText(childOf(no, 'name')) || plainText(childOf(no, 'idnumber')) || null
