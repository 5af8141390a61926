/** One item of QTI 2.0, 2.1, 2.2 or 3.0 as the bank can hold it. */
import { findAll, isTrue, numberOf, sizeOf } from './rules-qti-arvore.ts'
import { type Contexto, refuse } from './rules-qti-contexto.ts'
import {
  asks,
  type Corpo,
  type EmHtml,
  enunciadoOf,
  isEmpty,
  promptOf,
  readCorpo,
  SOLTO,
  withMarks,
} from './rules-qti-corpo.ts'
import { declarationsOf, maxScoreOf, outcomesOf, templateOf } from './rules-qti-declaracao.ts'
import { decodePede } from './rules-qti-decodificar.ts'
import { isLacunas, readLacunas } from './rules-qti-lacunas.ts'
import { FERRAMENTA, plainName, SEM_NOME } from './rules-qti-nome.ts'
import { readChoice, readHottext } from './rules-qti-pede-escolha.ts'
import { readAssociate, readGaps, readMatch, readOrder } from './rules-qti-pede-pares.ts'
import { readHotspot, readSelectPoint } from './rules-qti-pede-ponto.ts'
import { readExtendedText, readSlider, readTextEntry, readUpload } from './rules-qti-pede-texto.ts'
import type { Leitor } from './rules-qti-pontuar.ts'
import { processingOf, type Regras, runRules } from './rules-qti-processar.ts'
import { placeRetornos } from './rules-qti-retorno.ts'
import { readRubrica } from './rules-qti-rubrica.ts'
import { alvosOf, certasOf } from './rules-qti-supor.ts'
import { childOf, childrenOf, isNo, type No } from './rules-xml-no.ts'
import type { ItemLido, Pede } from './shapes-item.ts'

/** Of a declaration, so many values at most. */
const MAX_VALORES = 5000

/** The text that an item refers to, by its address or its name; null: it is not there. */
export type Estimulos = (endereco: string, id: string) => { id: string; titulo: string } | null

interface Lido {
  pede: Pede
  enunciado: string
}

/** What one interaction that stands for itself asks. */
function readOne(leitor: Leitor, interaction: No): Pede {
  switch (interaction.nome) {
    case 'choiceInteraction':
      return readChoice(leitor, interaction)
    case 'hottextInteraction':
      return readHottext(leitor, interaction)
    case 'orderInteraction':
      return readOrder(leitor, interaction)
    case 'associateInteraction':
      return readAssociate(leitor, interaction)
    case 'matchInteraction':
      return readMatch(leitor, interaction)
    case 'textEntryInteraction':
      return readTextEntry(leitor, interaction)
    case 'extendedTextInteraction':
      return readExtendedText(leitor, interaction)
    case 'uploadInteraction':
    case 'drawingInteraction':
      return readUpload(interaction)
    case 'sliderInteraction':
      return readSlider(leitor, interaction)
    case 'hotspotInteraction':
      return readHotspot(leitor, interaction)
    case 'selectPointInteraction':
      return readSelectPoint(leitor, interaction)
    default:
      return refuse('interacao_desconhecida', interaction.nome)
  }
}

/** The text of an interaction that holds it, without the prompt and the pieces. */
function innerText(interaction: No, html: EmHtml): string {
  const besides = new Set(['prompt', 'gapText', 'gapImg'])
  const kept = interaction.filhos.filter((filho) => !isNo(filho) || !besides.has(filho.nome))
  return html(
    kept.flatMap((filho) => (isNo(filho) && filho.atributos.class === SOLTO ? filho.filhos : [filho])),
  ).trim()
}

function readPede(leitor: Leitor, corpo: Corpo, html: EmHtml): Lido {
  const asked = asks(corpo)
  const [interaction] = asked
  const enunciado = () => enunciadoOf(corpo, html)
  if (!interaction) {
    const text = enunciado()
    return isEmpty(text) ? refuse('sem_enunciado') : { pede: { tipo: 'so_texto' }, enunciado: text }
  }
  if (isLacunas(asked, corpo)) return readLacunas(leitor, corpo, html)
  if (asked.length > 1)
    refuse(
      'varias_interacoes',
      asked
        .slice(0, 20)
        .map(({ nome }) => nome)
        .join(', '),
    )
  if (interaction.nome === 'gapMatchInteraction') {
    const gaps = findAll(interaction, new Set(['gap'])).map(({ atributos }) => atributos.identifier ?? '')
    const pede = { ...readGaps(leitor, interaction, gaps), texto: innerText(interaction, html) }
    return { pede, enunciado: enunciado() }
  }
  const pede = readOne(leitor, interaction)
  if (interaction.nome !== 'hottextInteraction') return { pede, enunciado: enunciado() }
  const n = corpo.interacoes.indexOf(interaction)
  const passage = corpo.trechos.map((trecho) =>
    withMarks(trecho, (at) => (at === n ? promptOf(interaction, html) + innerText(interaction, html) : '')),
  )
  return { pede, enunciado: passage.join('').trim() }
}

function regrasOf(item: No): Regras {
  const processing = processingOf(item)
  const respostas = declarationsOf(item)
  for (const { id, corretas, mapa, areas } of respostas.values()) {
    const most = Math.max(corretas.length, mapa?.entradas.length ?? 0, areas?.areas.length ?? 0)
    if (most > MAX_VALORES) refuse('grande_demais', `${id} ${most}`)
  }
  return { processing, modelo: templateOf(processing), respostas, saidas: outcomesOf(item) }
}

function pointsOf({ regras, ganho }: Leitor): number | null {
  return maxScoreOf(regras.saidas) ?? regras.saidas.get('SCORE')?.maximo ?? ganho.pontos
}

function dadosOf({ atributos }: No, ours: boolean): Record<string, string> {
  const { label, adaptive, timeDependent } = atributos
  const language = atributos['xml:lang'] ?? atributos.lang
  const dados: Record<string, string> = {}
  if (language) dados.language = language
  if (label && !ours) dados.label = label
  if (isTrue(adaptive)) dados.adaptive = 'true'
  if (isTrue(timeDependent)) dados.timeDependent = 'true'
  return dados
}

/** What is known of an item but where it stands and how it is placed. */
export type SoItem = Omit<ItemLido, 'lugar' | 'fonte' | 'avisos' | 'tags' | 'categoria'>

/** `item` under the names of version 2. Throws `Recusa`. */
export function readItem(item: No, contexto: Contexto, estimulos: Estimulos): SoItem {
  const ours = item.atributos.toolName === FERRAMENTA
  const plain = (name: string) => (ours ? plainName(name) : name)
  for (const nome of ['templateProcessing', 'templateDeclaration'])
    if (childOf(item, nome)) refuse('interacao_desconhecida', nome)
  const regras = regrasOf(item)
  const { corpo, html } = readCorpo(childOf(item, 'itemBody'), contexto)
  const leitor: Leitor = { contexto, regras, html, ganho: { pontos: null } }
  const { pede, enunciado } = readPede(leitor, corpo, html)
  for (const no of childrenOf(item, 'modalFeedback')) {
    const title = no.atributos.title ? `<p><strong>${html([no.atributos.title])}</strong></p>` : ''
    corpo.retornos.push({
      id: no.atributos.identifier ?? '',
      saida: no.atributos.outcomeIdentifier ?? '',
      esconde: no.atributos.showHide === 'hide',
      html: title + html(no.filhos).trim(),
      opcao: null,
    })
  }
  if (isTrue(item.atributos.adaptive)) contexto.diz('sem_lugar', 'adaptive')
  for (const nome of ['stylesheet', 'catalogInfo', 'companionMaterialsInfo', 'contextDeclaration'])
    if (childOf(item, nome)) contexto.diz('sem_lugar', nome)
  const executor = {
    run: (dadas: ReadonlyMap<string, string[]>) => runRules(regras, dadas),
    size: regras.processing ? sizeOf(regras.processing) : 1,
  }
  const certas = certasOf(pede, asks(corpo), regras)
  const placed = placeRetornos(corpo.retornos, alvosOf(pede, asks(corpo)), executor, certas, contexto)
  if (pede.tipo === 'aberta') Object.assign(pede, readRubrica(corpo.criterios, ours))
  else for (const _ of corpo.criterios) contexto.diz('sem_lugar', 'rubricBlock')
  const ref = childOf(item, 'assessmentStimulusRef')
  const identifier = item.atributos.identifier ?? ''
  const penalidade = numberOf(regras.saidas.get('PENALTY')?.padrao[0])
  return {
    id: identifier === '' || (ours && identifier.startsWith(SEM_NOME)) ? null : plain(identifier),
    titulo: item.atributos.title ?? '',
    enunciado,
    pede: ours ? decodePede(pede) : pede,
    base: ref ? stimulusOf(ref, contexto, estimulos, plain) : corpo.base && { id: null, ...corpo.base },
    ...placed,
    pontos: pointsOf(leitor),
    penalidade,
    dados: dadosOf(item, ours),
  }
}

function stimulusOf(
  { atributos }: No,
  contexto: Contexto,
  estimulos: Estimulos,
  plain: (name: string) => string,
): ItemLido['base'] {
  const found = estimulos(atributos.href ?? '', atributos.identifier ?? '')
  if (!found)
    contexto.diz('arquivo_ausente', atributos.href ?? atributos.identifier ?? 'assessmentStimulusRef')
  const id = found?.id ?? plain(atributos.identifier ?? '')
  return { id, titulo: atributos.title ?? found?.titulo ?? '', html: '' }
}

/** A text that several items share. */
export function readStimulus(stimulus: No, contexto: Contexto): SoItem {
  const ours = stimulus.atributos.toolName === FERRAMENTA
  const { corpo, html } = readCorpo(childOf(stimulus, 'stimulusBody'), contexto)
  const enunciado = enunciadoOf(corpo, html)
  if (isEmpty(enunciado)) refuse('sem_enunciado')
  const identifier = stimulus.atributos.identifier ?? ''
  return {
    id:
      identifier === '' || (ours && identifier.startsWith(SEM_NOME))
        ? null
        : ours
          ? plainName(identifier)
          : identifier,
    titulo: stimulus.atributos.title ?? '',
    enunciado,
    pede: { tipo: 'so_texto' },
    base: null,
    retorno: { geral: '', certo: '', errado: '', parcial: '' },
    dicas: [],
    pontos: null,
    penalidade: null,
    dados: dadosOf(stimulus, ours),
  }
}
