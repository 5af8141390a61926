/** What each type of question of Moodle XML asks. */

import { table } from '../../../core/contract/table.ts'
import { guardMarks, readLacunas, shareOut } from './rules-cloze.ts'
import { isRecusa, newAssociacao, newCurta, newVf, type Recusa, recusa } from './rules-item.ts'
import { type Coleta, plainText, rawText, readTexto } from './rules-moodle-textos.ts'
import { toFracao, toNumber } from './rules-textos.ts'
import { childOf, childrenOf, escapeXml, type No, textOf } from './rules-xml-no.ts'
import type { Lacuna, Opcao, Pede, RespostaNumerica } from './shapes-item.ts'

export interface Lida {
  pede: Pede
  /** To whoever is wrong, where the type has its own place for it. */
  errado?: string
  pontos?: number
}

type Tipo = (no: No, coleta: Coleta, enunciado: string) => Lida | Recusa

const isTrue = (no: No, nome: string, otherwise: boolean): boolean => {
  const child = childOf(no, nome)
  return child ? ['1', 'true', ''].includes(textOf(child).trim().toLowerCase()) : otherwise
}

/** A share told in percent. */
function fracaoOf(no: No): number | Recusa {
  const said = no.atributos.fraction ?? '0'
  const value = said.trim() === '' ? 0 : toNumber(said)
  return value === null || Math.abs(value) > 1000
    ? recusa('numero_invalido', said.slice(0, 80))
    : toFracao(value / 100)
}

interface Resposta {
  no: No
  fracao: number
  retorno: string
}

function answersOf(no: No, coleta: Coleta): Resposta[] | Recusa {
  const all: Resposta[] = []
  for (const answer of childrenOf(no, 'answer')) {
    const fracao = fracaoOf(answer)
    if (typeof fracao !== 'number') return fracao
    all.push({ no: answer, fracao, retorno: readTexto(coleta, childOf(answer, 'feedback')) })
  }
  return all
}

const readEscolha: Tipo = (no, coleta) => {
  const answers = answersOf(no, coleta)
  if (isRecusa(answers)) return answers
  const opcoes = answers.map(({ no: answer, ...rest }, n) => ({
    id: String(n + 1),
    html: readTexto(coleta, answer),
    ...rest,
  }))
  const multipla = !isTrue(no, 'single', true)
  return { pede: { tipo: 'escolha', multipla, embaralhar: isTrue(no, 'shuffleanswers', true), opcoes } }
}

/** All or nothing: each right one counts alike. */
const readConjunto: Tipo = (no, coleta, enunciado) => {
  const read = readEscolha(no, coleta, enunciado)
  if (isRecusa(read) || read.pede.tipo !== 'escolha') return read
  const right = read.pede.opcoes.filter(({ fracao }) => fracao > 0).length
  const opcoes = read.pede.opcoes.map((uma) => ({
    ...uma,
    fracao: uma.fracao > 0 ? toFracao(1 / right) : -1,
  }))
  return { pede: { ...read.pede, multipla: true, opcoes, inteira: true } }
}

const readVf: Tipo = (no, coleta) => {
  const answers = answersOf(no, coleta)
  if (isRecusa(answers)) return answers
  const said = (which: string) => answers.find(({ no: one }) => plainText(one).toLowerCase() === which)
  const [yes, not] = [said('true'), said('false')]
  if (!yes || !not)
    return recusa('mal_formado', answers.map(({ no: one }) => plainText(one).slice(0, 40)).join(' '))
  if (yes.fracao > 0 === not.fracao > 0) return recusa(yes.fracao > 0 ? 'dois_gabaritos' : 'sem_gabarito')
  return { pede: newVf(yes.fracao > 0, { true: yes.retorno, false: not.retorno }) }
}

const readCurta: Tipo = (no, coleta) => {
  const answers = answersOf(no, coleta)
  if (isRecusa(answers)) return answers
  const respostas = answers.map(({ no: answer, ...rest }) => ({ texto: plainText(answer), ...rest }))
  return { pede: newCurta(respostas, isTrue(no, 'usecase', false)) }
}

const readNumerica: Tipo = (no, coleta) => {
  const answers = answersOf(no, coleta)
  if (isRecusa(answers)) return answers
  const respostas: RespostaNumerica[] = []
  let errado: string | undefined
  for (const { no: answer, fracao, retorno } of answers) {
    const said = plainText(answer)
    if (said === '*') {
      errado = retorno
      if (fracao !== 0) coleta.avisos.push({ codigo: 'sem_lugar', detalhe: `fraction="${fracao * 100}" *` })
      continue
    }
    const tolerance = textOf(childOf(answer, 'tolerance')).trim()
    const [valor, tolerancia] = [toNumber(said), tolerance === '' ? 0 : toNumber(tolerance)]
    if (valor === null || tolerancia === null)
      return recusa('numero_invalido', `${said} ${tolerance}`.slice(0, 80))
    respostas.push({ valor, tolerancia: Math.abs(tolerancia), fracao, retorno })
  }
  const units = childOf(no, 'units')
  const unidades = (units ? childrenOf(units, 'unit') : []).map((unit) => ({
    nome: plainText(childOf(unit, 'unit_name')),
    vezes: toNumber(textOf(childOf(unit, 'multiplier'))) ?? 1,
  }))
  return { pede: { tipo: 'numerica', respostas, unidades }, ...(errado === undefined ? {} : { errado }) }
}

const readAssociacao: Tipo = (no, coleta) => {
  const pares = childrenOf(no, 'subquestion').map((sub) => ({
    esquerda: readTexto(coleta, sub),
    direita: escapeXml(plainText(childOf(sub, 'answer'))),
  }))
  return { pede: newAssociacao(pares, isTrue(no, 'shuffleanswers', true)) }
}

const readAberta: Tipo = (no, coleta) => ({
  pede: {
    tipo: 'aberta',
    forma: textOf(childOf(no, 'responseformat')).trim() === 'noinline' ? 'arquivo' : 'texto',
    maximo: null,
    modelo: readTexto(coleta, childOf(no, 'responsetemplate')),
    criterios: readTexto(coleta, childOf(no, 'graderinfo')),
    rubrica: [],
  },
})

const readOrdem: Tipo = (no, coleta) => {
  const answers = childrenOf(no, 'answer').map((answer) => ({
    place: toNumber(answer.atributos.fraction ?? '') ?? 0,
    html: readTexto(coleta, answer),
  }))
  const itens = answers
    .toSorted((a, b) => a.place - b.place)
    .map(({ html }, n) => ({ id: String(n + 1), html }))
  return { pede: { tipo: 'ordem', embaralhar: true, itens } }
}

const asItIs = (texto: string): string => texto

const readCloze: Tipo = (_, __, enunciado) => readLacunas(enunciado, asItIs, asItIs)

interface Peca extends Opcao {
  grupo: string
}

/** Pieces for the gaps `[[n]]` of the text: those of one group may stand in each other's places. */
function readPecas(no: No, coleta: Coleta, nome: string): Peca[] {
  return childrenOf(no, nome).map((piece, n) => {
    if (childOf(piece, 'infinite')) coleta.avisos.push({ codigo: 'sem_lugar', detalhe: 'infinite' })
    const html = nome === 'dragbox' ? rawText(coleta, piece) : escapeXml(rawText(coleta, piece))
    const grupo = plainText(childOf(piece, 'group')) || '1'
    return { id: String(n + 1), html: html.trim(), fracao: 0, retorno: '', grupo }
  })
}

const readPecasNoTexto =
  (nome: 'dragbox' | 'selectoption', modo: 'arrastar' | 'escrever'): Tipo =>
  (no, coleta, enunciado) => {
    const pecas = readPecas(no, coleta, nome)
    const embaralhar = isTrue(no, 'shuffleanswers', false)
    const lacunas: Lacuna[] = []
    const [first = '', ...rest] = enunciado.split('[[')
    const out = [guardMarks(first)]
    for (const part of rest) {
      const [, said] = /^(\d{1,4})\]\]/.exec(part) ?? []
      const peca = said === undefined ? undefined : pecas[Number(said) - 1]
      if (said === undefined) out.push(guardMarks(`[[${part}`))
      else if (!peca) return recusa('lacuna_invalida', `[[${said}]]`)
      else {
        const id = String(lacunas.length + 1)
        const opcoes = pecas
          .filter(({ grupo }) => grupo === peca.grupo)
          .map(({ grupo: _, ...uma }) => ({ ...uma, fracao: uma.id === peca.id ? 1 : 0 }))
        lacunas.push({ id, peso: 1, pede: { tipo: 'escolha', multipla: false, embaralhar, opcoes } })
        out.push(`{{${id}}}`, guardMarks(part.slice(said.length + 2)))
      }
    }
    return { pede: { tipo: 'lacunas', texto: out.join(''), modo, lacunas: shareOut(lacunas) } }
  }

export const TIPOS: Readonly<Record<string, Tipo>> = table({
  multichoice: readEscolha,
  multichoiceset: readConjunto,
  truefalse: readVf,
  shortanswer: readCurta,
  numerical: readNumerica,
  matching: readAssociacao,
  match: readAssociacao,
  ddmatch: readAssociacao,
  essay: readAberta,
  description: () => ({ pede: { tipo: 'so_texto' } }),
  cloze: readCloze,
  multianswer: readCloze,
  ddwtos: readPecasNoTexto('dragbox', 'arrastar'),
  gapselect: readPecasNoTexto('selectoption', 'escrever'),
  ordering: readOrdem,
})
