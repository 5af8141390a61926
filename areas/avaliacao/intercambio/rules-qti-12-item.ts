/** One item of QTI 1.2, 1.2.1 or of Common Cartridge, as the bank can hold it. */

import {
  type Leitor12,
  labelsOf,
  readAssociacao12,
  readClassificacao12,
  readEscolha12,
  readGrupo12,
  readOrdem12,
} from './rules-qti-12-escolha.ts'
import { hasBrackets, isInLine, readLacunas12, rightOf } from './rules-qti-12-lacunas.ts'
import {
  fieldsOf,
  labelOf,
  materialOf,
  type Resposta,
  readPresentation,
  renderOf,
} from './rules-qti-12-material.ts'
import { MOSTRADOS, rewarded, rulesOf, runRules12, wantedIn } from './rules-qti-12-regras.ts'
import {
  isNumeric,
  pictureIn,
  readCurta12,
  readFormula12,
  readNumerica12,
  readPonto12,
} from './rules-qti-12-texto.ts'
import { everyOne, findAll, numberOf } from './rules-qti-arvore.ts'
import { type Contexto, refuse } from './rules-qti-contexto.ts'
import { type RetornoLido, withMarks } from './rules-qti-corpo.ts'
import { isBlank } from './rules-qti-html.ts'
import type { SoItem } from './rules-qti-item.ts'
import { DICA, type Executor, placeRetornos } from './rules-qti-retorno.ts'
import { alvosIn } from './rules-qti-supor.ts'
import { childOf, childrenOf, type No } from './rules-xml-no.ts'
import type { Aberta, Pede } from './shapes-item.ts'

/** Fields whose meaning has a place of its own. */
const PLACED = new Set([
  'points_possible',
  'parent_stimulus_item_ident',
  'original_answer_ids',
  'cc_question_category',
])
const POINTS = [
  'points_possible',
  'cc_weighting',
  'qmd_weighting',
  'max_score',
  'qmd_absolutescore_max',
  'maximumscore',
]

const aberta = (forma: Aberta['forma'], maximo: number | null): Aberta => ({
  tipo: 'aberta',
  forma,
  maximo,
  modelo: '',
  criterios: '',
  rubrica: [],
})

interface Lido {
  pede: Pede
  enunciado: string
}

const idsOf = (resposta: Resposta): string =>
  labelsOf(resposta)
    .map(({ atributos }) => atributos.ident ?? '')
    .join(' ')

/** Several responses in which something is chosen. */
function readSeveralLid(leitor: Leitor12, html: string, respostas: readonly Resposta[]): Lido {
  const type = leitor.campos.get('question_type') ?? ''
  const enunciado = withMarks(html, () => '')
  if (/dropdowns|multiple_blanks|rich_fill/.test(type) || (type === '' && hasBrackets(html, respostas)))
    return { pede: readLacunas12(leitor, html, respostas), enunciado: '' }
  const several = respostas.every(({ cardinalidade }) => cardinalidade === 'multiple')
  if (type === 'categorization_question' || (several && type !== 'matching_question'))
    return { pede: readClassificacao12(leitor, respostas), enunciado }
  const [first] = respostas
  const alike = respostas.every((resposta) => first && idsOf(resposta) === idsOf(first))
  const named = respostas.every(({ no }) => childOf(no, 'material') !== null)
  if (type === 'matching_question' || alike || named)
    return { pede: readAssociacao12(leitor, respostas), enunciado }
  return isInLine(html)
    ? { pede: readLacunas12(leitor, html, respostas), enunciado: '' }
    : refuse(
        'varias_interacoes',
        respostas
          .map(({ no }) => no.nome)
          .join(', ')
          .slice(0, 300),
      )
}

function readText(leitor: Leitor12, html: string, resposta: Resposta): Lido {
  const type = leitor.campos.get('question_type') ?? ''
  const profile = leitor.campos.get('cc_profile') ?? ''
  const render = renderOf(resposta)
  const enunciado = withMarks(html, () => labelOf(resposta.no, leitor.contexto)).trim()
  const max = numberOf(render?.atributos.maxchars)
  if (/upload/.test(type)) return { pede: aberta('arquivo', null), enunciado }
  const asked = rewarded(leitor.regras).some(
    ({ condicao }) =>
      wantedIn(condicao, new Set(['varequal', 'varsubstring', 'vargte', 'vargt', 'varlte', 'varlt'])).length >
      0,
  )
  if (/essay/.test(type) || /essay/.test(profile) || (!asked && !/short_answer|numeric|fill_in/.test(type)))
    return { pede: aberta('texto', max), enunciado }
  if (isInLine(html)) return { pede: readLacunas12(leitor, html, [resposta]), enunciado: '' }
  return isNumeric(leitor, resposta)
    ? { pede: readNumerica12(leitor, resposta), enunciado }
    : { pede: readCurta12(leitor, resposta), enunciado }
}

function readOne(leitor: Leitor12, html: string, resposta: Resposta, presentation: No): Lido {
  const type = leitor.campos.get('question_type') ?? ''
  const enunciado = withMarks(html, () => labelOf(resposta.no, leitor.contexto)).trim()
  switch (resposta.tipo) {
    case 'lid': {
      const ordered = resposta.cardinalidade === 'ordered' || type === 'ordering_question'
      if (ordered) return { pede: readOrdem12(leitor, resposta), enunciado }
      if (type === 'matching_question')
        return { pede: readAssociacao12(leitor, [resposta]), enunciado: withMarks(html, () => '') }
      if (/dropdowns|multiple_blanks/.test(type))
        return { pede: readLacunas12(leitor, html, [resposta]), enunciado: '' }
      return { pede: readEscolha12(leitor, resposta), enunciado }
    }
    case 'grp':
      return { pede: readGrupo12(leitor, resposta), enunciado }
    case 'xy': {
      const picture = pictureIn(presentation)
      const image = picture ? materialOf({ ...picture, filhos: [picture] }, leitor.contexto) : ''
      const address = /src="([^"]{1,4000000})"/.exec(image)?.[1] ?? null
      return {
        pede: readPonto12(leitor, resposta, address?.replaceAll('&amp;', '&') ?? null),
        enunciado: image === '' ? enunciado : enunciado.replace(image, ''),
      }
    }
    case 'outra':
      return refuse('interacao_desconhecida', resposta.no.nome)
    default:
      return readText(leitor, html, resposta)
  }
}

function readPede(leitor: Leitor12, item: No): Lido & { respostas: Resposta[] } {
  const presentation = childOf(item, 'presentation')
  const { html, respostas } = readPresentation(presentation, leitor.contexto)
  const [calculated] = everyOne(item, 'calculated')
  const type = leitor.campos.get('question_type') ?? ''
  const bare = withMarks(html, () => '').trim()
  if (calculated) return { pede: readFormula12(leitor, calculated), enunciado: bare, respostas }
  const [first] = respostas
  if (!first || !presentation) {
    if (/upload/.test(type)) return { pede: aberta('arquivo', null), enunciado: bare, respostas }
    if (/essay/.test(type)) return { pede: aberta('texto', null), enunciado: bare, respostas }
    if (/_question$/.test(type) && type !== 'text_only_question') refuse('interacao_desconhecida', type)
    return isBlank(bare)
      ? refuse('sem_enunciado')
      : { pede: { tipo: 'so_texto' }, enunciado: bare, respostas }
  }
  if (respostas.length === 1) return { ...readOne(leitor, html, first, presentation), respostas }
  if (respostas.every(({ tipo }) => tipo === 'lid'))
    return { ...readSeveralLid(leitor, html, respostas), respostas }
  if (respostas.every(({ tipo }) => tipo === 'str' || tipo === 'num' || tipo === 'lid'))
    return { pede: readLacunas12(leitor, html, respostas), enunciado: '', respostas }
  return refuse(
    'varias_interacoes',
    respostas
      .map(({ no }) => no.nome)
      .join(', ')
      .slice(0, 300),
  )
}

/** What is given when all is right, by response. */
function certasOf(pede: Pede, respostas: readonly Resposta[]): Map<string, string[]> {
  const [first] = respostas
  const ident = first?.ident ?? ''
  switch (pede.tipo) {
    case 'escolha':
      return new Map([
        [
          ident,
          pede.multipla
            ? pede.opcoes.filter(({ fracao }) => fracao > 0).map(({ id }) => id)
            : [rightOf(pede)],
        ],
      ])
    case 'curta':
    case 'numerica':
      return new Map([[ident, [rightOf(pede)]]])
    case 'ordem':
      return new Map([[ident, pede.itens.map(({ id }) => id)]])
    case 'associacao':
      return new Map(pede.pares.map(({ de, para }) => [de, [para]]))
    case 'classificacao':
      return new Map(
        pede.grupos.map(({ id }) => [
          id,
          pede.itens.filter(({ grupo }) => grupo === id).map((one) => one.id),
        ]),
      )
    case 'lacunas':
      return new Map(pede.lacunas.map((lacuna, n) => [respostas[n]?.ident ?? '', [rightOf(lacuna.pede)]]))
    default:
      return new Map()
  }
}

function alvosOf(pede: Pede, respostas: readonly Resposta[]) {
  const own =
    pede.tipo === 'lacunas'
      ? pede.lacunas.flatMap((lacuna, n) => alvosIn(lacuna.pede, respostas[n]?.ident ?? '', ''))
      : alvosIn(pede, respostas[0]?.ident ?? '', '')
  return own.map((alvo) => ({
    ...alvo,
    nome: alvo.apelido === '' ? '' : `${alvo.apelido}_fb`,
    apelido: alvo.apelido === '' ? '' : `fb_${alvo.apelido}`,
  }))
}

/** Hints stand within feedbacks, and so do solutions. */
function feedbacksOf(item: No, contexto: Contexto): RetornoLido[] {
  const said = (no: No, saida: string, id: string): RetornoLido => ({
    id,
    saida,
    esconde: false,
    html: materialOf(no, contexto).trim(),
    opcao: null,
  })
  return childrenOf(item, 'itemfeedback').flatMap((no) => {
    const id = no.atributos.ident ?? ''
    const shown = {
      ...no,
      filhos: no.filhos.filter(
        (filho) => typeof filho !== 'string' && !/^(?:hint|solution)$/.test(filho.nome),
      ),
    }
    const hints = findAll(no, new Set(['hintmaterial'])).map((hint) => said(hint, DICA, id))
    const solutions = findAll(no, new Set(['solutionmaterial'])).map((one) =>
      said(one, MOSTRADOS, 'solution'),
    )
    return [said(shown, MOSTRADOS, id), ...hints, ...solutions]
  })
}

/** The text above an item: its name within the file, and its title. */
type Titulos = ReadonlyMap<string, string>

function baseOf(campos: ReadonlyMap<string, string>, contexto: Contexto, titulos: Titulos): SoItem['base'] {
  const id = campos.get('parent_stimulus_item_ident')
  if (!id) return null
  if (!titulos.has(id)) contexto.diz('arquivo_ausente', `parent_stimulus_item_ident ${id}`)
  return { id, titulo: titulos.get(id) ?? '', html: '' }
}

const LEFT_OUT = ['objectives', 'itemcontrol', 'itemprecondition', 'itempostcondition', 'duration']

/** Throws `Recusa`. */
export function readItem12(item: No, contexto: Contexto, titulos: Titulos): SoItem {
  const campos = fieldsOf(item)
  const cardinalities = new Map(
    findAll(
      item,
      new Set(['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp']),
    ).map((no) => [
      no.atributos.ident ?? '',
      /^(?:multiple|ordered)$/i.test(no.atributos.rcardinality ?? ''),
    ]),
  )
  const regras = rulesOf(item, cardinalities)
  const leitor: Leitor12 = { contexto, regras, campos }
  const { pede, enunciado, respostas } = readPede(leitor, item)
  const executor: Executor = { run: (dadas) => runRules12(regras, dadas), size: regras.size }
  const placed = placeRetornos(
    feedbacksOf(item, contexto),
    alvosOf(pede, respostas),
    executor,
    certasOf(pede, respostas),
    contexto,
  )
  for (const nome of LEFT_OUT) if (childOf(item, nome)) contexto.diz('sem_lugar', nome)
  const rubrics = [...childrenOf(item, 'rubric'), ...childrenOf(item, 'itemrubric')].map((no) =>
    materialOf(no, contexto).trim(),
  )
  if (pede.tipo === 'aberta') pede.criterios = rubrics.join('')
  else if (rubrics.length > 0) contexto.diz('sem_lugar', 'rubric')
  const points = POINTS.map((nome) => numberOf(campos.get(nome))).find((value) => value !== null)
  const declared = regras.maximo !== null && regras.maximo > 0 && regras.maximo !== 100 ? regras.maximo : null
  const { instructions } = item.atributos
  const dados = Object.fromEntries([...campos].filter(([nome, value]) => value !== '' && !PLACED.has(nome)))
  return {
    id: item.atributos.ident || null,
    titulo: item.atributos.title ?? '',
    enunciado,
    pede,
    base: baseOf(campos, contexto, titulos),
    ...placed,
    pontos: points ?? declared,
    penalidade: null,
    dados: instructions ? { ...dados, instructions } : dados,
  }
}

export const categoryIn = (item: No): string => fieldsOf(item).get('cc_question_category') ?? ''
