/** Responses of QTI 1.2 in which something is chosen: alternatives, an order, pairs, groups. */

import { labelOf, type Resposta, renderOf } from './rules-qti-12-material.ts'
import { type Regras12, rewarded, runRules12, wantedIn } from './rules-qti-12-regras.ts'
import { everyOne, findAll } from './rules-qti-arvore.ts'
import { type Contexto, MAX_OPCOES, MAX_PARTES, refuse } from './rules-qti-contexto.ts'
import { checkEscolha } from './rules-qti-pede-escolha.ts'
import { clampFracao } from './rules-qti-pontuar.ts'
import type { No } from './rules-xml-no.ts'
import type { Associacao, Classificacao, Escolha, Opcao, Ordem, Parte } from './shapes-item.ts'

export interface Leitor12 {
  contexto: Contexto
  regras: Regras12
  campos: ReadonlyMap<string, string>
}

const EQUAL = new Set(['varequal'])
const isYes = (value: string | undefined): boolean => /^(?:yes|true)$/i.test(value ?? '')

export const labelsOf = ({ no }: Resposta): No[] => findAll(no, new Set(['response_label']))

/** Whether what renders it shuffles; Respondus and others say it in an element of their own. */
const shuffles = (resposta: Resposta): boolean => {
  const render = renderOf(resposta)
  const inner = render?.nome === 'render_extension' ? everyOne(render, 'ims_render_object')[0] : render
  return isYes(inner?.atributos.shuffle)
}

function partsOf(leitor: Leitor12, resposta: Resposta): Parte[] {
  const labels = labelsOf(resposta)
  if (labels.length === 0) refuse('sem_alternativas', resposta.ident)
  if (labels.length > MAX_PARTES) refuse('alternativas_demais', String(labels.length))
  const several = labels.length > 1
  return labels.map((no) => {
    const parte: Parte = { id: no.atributos.ident ?? '', html: labelOf(no, leitor.contexto) }
    const fixed =
      several &&
      (isYes(no.atributos.lock) || (shuffles(resposta) && /^no$/i.test(no.atributos.rshuffle ?? '')))
    return fixed ? { ...parte, fixa: true } : parte
  })
}

/** What each value alone gives. */
export const aloneOf = ({ regras }: Leitor12, ident: string, values: readonly string[]): number[] =>
  regras.size * values.length > 2_000_000
    ? values.map(() => 0)
    : values.map((value) => runRules12(regras, new Map([[ident, [value]]])).pontos)

/** The values that the best condition about a response asks for, in its order. */
function wantedOf({ regras }: Leitor12, ident: string): string[] {
  for (const { condicao } of rewarded(regras)) {
    const wanted = wantedIn(condicao, EQUAL).filter(({ atributos }) => atributos.respident === ident)
    if (wanted.length > 0) return wanted.map((no) => no.filhos.map(String).join('').trim())
  }
  return []
}

function whole(opcoes: Omit<Opcao, 'fracao'>[], right: ReadonlySet<string>): Opcao[] {
  const known = opcoes.filter(({ id }) => right.has(id)).length
  return opcoes.map((opcao) => ({ ...opcao, fracao: right.has(opcao.id) ? 1 / known : 0 }))
}

export function readEscolha12(leitor: Leitor12, resposta: Resposta): Escolha {
  const labels = labelsOf(resposta)
  if (labels.length > MAX_OPCOES) refuse('alternativas_demais', String(labels.length))
  const parts = partsOf(leitor, resposta).map((parte) => ({ ...parte, retorno: '' }))
  const several =
    resposta.cardinalidade === 'multiple' ||
    leitor.campos.get('question_type') === 'multiple_answers_question'
  const points = aloneOf(
    leitor,
    resposta.ident,
    parts.map(({ id }) => id),
  )
  const positive = points.filter((point) => point > 0)
  const base = { tipo: 'escolha' as const, multipla: several, embaralhar: shuffles(resposta) }
  let escolha: Escolha
  if (!several) {
    const top = Math.max(0, ...points)
    const marked = rewarded(leitor.regras).find(({ correta }) => correta)
    const said = marked && wantedIn(marked.condicao, EQUAL)[0]?.filhos.map(String).join('').trim()
    if (said !== undefined && top > 0 && points[parts.findIndex(({ id }) => id === said)] !== top)
      leitor.contexto.diz('sem_lugar', `correctanswer ${said}`)
    const shares = points.map((point, n) =>
      top > 0 ? clampFracao(point / top) : parts[n]?.id === said ? 1 : 0,
    )
    escolha = { ...base, opcoes: parts.map((parte, n) => ({ ...parte, fracao: shares[n] ?? 0 })) }
  } else if (positive.length > 0) {
    const top = positive.reduce((a, b) => a + b, 0)
    escolha = {
      ...base,
      opcoes: parts.map((parte, n) => ({ ...parte, fracao: clampFracao((points[n] ?? 0) / top) })),
    }
  } else {
    const right = new Set(wantedOf(leitor, resposta.ident))
    const opcoes = whole(parts, right)
    const partial = /partial/i.test(leitor.campos.get('scoring_algorithm') ?? '')
    const known = opcoes.filter(({ fracao }) => fracao > 0).length
    escolha = partial
      ? {
          ...base,
          opcoes: opcoes.map((opcao) =>
            opcao.fracao > 0 ? opcao : { ...opcao, fracao: clampFracao(-1 / known) },
          ),
        }
      : { ...base, opcoes, inteira: true }
  }
  checkEscolha(escolha)
  return escolha
}

export function readOrdem12(leitor: Leitor12, resposta: Resposta): Ordem {
  const parts = partsOf(leitor, resposta)
  const order = wantedOf(leitor, resposta.ident)
  const byId = new Map(parts.map((parte) => [parte.id, parte]))
  const itens = [...new Set(order)].flatMap((id) => byId.get(id) ?? [])
  if (itens.length < parts.length) refuse('sem_gabarito', `${resposta.ident} ${itens.length}/${parts.length}`)
  const embaralhar = shuffles(resposta)
  const ordem: Ordem = { tipo: 'ordem', embaralhar, itens }
  if (!/partial/i.test(leitor.campos.get('scoring_algorithm') ?? '')) ordem.inteira = true
  const inicial = parts.map(({ id }) => id)
  const differs = itens.some(({ id }, n) => id !== inicial[n])
  if (differs && (!embaralhar || itens.some(({ fixa }) => fixa))) ordem.inicial = inicial
  return ordem
}

/** Of several responses, what they offer together; the same name or the same words are one. */
function offered(
  leitor: Leitor12,
  respostas: readonly Resposta[],
): { direita: Parte[]; same: Map<string, string> } {
  const byId = new Map<string, Parte>()
  const byWords = new Map<string, string>()
  const same = new Map<string, string>()
  for (const resposta of respostas)
    for (const parte of partsOf(leitor, resposta)) {
      const known = byId.get(parte.id)
      if (known && known.html === parte.html) continue
      const twin = byWords.get(parte.html)
      if (twin !== undefined) {
        same.set(parte.id, twin)
        continue
      }
      if (byId.size >= MAX_PARTES) refuse('alternativas_demais', String(byId.size + 1))
      byId.set(parte.id, parte)
      byWords.set(parte.html, parte.id)
    }
  return { direita: [...byId.values()], same }
}

/** Each response is one on the left. */
export function readAssociacao12(leitor: Leitor12, respostas: readonly Resposta[]): Associacao {
  if (respostas.length > MAX_PARTES) refuse('alternativas_demais', String(respostas.length))
  const { direita, same } = offered(leitor, respostas)
  const esquerda = respostas.map(
    ({ no, ident }): Parte => ({ id: ident, html: labelOf(no, leitor.contexto) }),
  )
  const found = respostas.map((resposta) => {
    const ids = labelsOf(resposta).map(({ atributos }) => atributos.ident ?? '')
    const points = aloneOf(leitor, resposta.ident, ids)
    const best = Math.max(0, ...points)
    const right = best > 0 ? ids[points.indexOf(best)] : wantedOf(leitor, resposta.ident)[0]
    if (right === undefined) return refuse('sem_gabarito', resposta.ident)
    return { de: resposta.ident, para: same.get(right) ?? right, fracao: best }
  })
  const total = found.reduce((sum, { fracao }) => sum + fracao, 0)
  const pares = found.map((par) => ({ ...par, fracao: total > 0 ? par.fracao / total : 1 / found.length }))
  const known = new Set(direita.map(({ id }) => id))
  for (const { para } of pares) if (!known.has(para)) refuse('sem_gabarito', para)
  const first = respostas[0]
  const associacao: Associacao = {
    tipo: 'associacao',
    embaralhar: first ? shuffles(first) : false,
    esquerda,
    direita,
    pares,
  }
  return total > 0 ? associacao : { ...associacao, inteira: true }
}

/** Each response is a group, which takes several. */
export function readClassificacao12(leitor: Leitor12, respostas: readonly Resposta[]): Classificacao {
  const { direita, same } = offered(leitor, respostas)
  const groupOf = new Map<string, string>()
  for (const { ident } of respostas)
    for (const id of wantedOf(leitor, ident)) groupOf.set(same.get(id) ?? id, ident)
  if (groupOf.size === 0) refuse('sem_gabarito')
  const grupos = respostas.map(({ no, ident }): Parte => ({ id: ident, html: labelOf(no, leitor.contexto) }))
  const first = respostas[0]
  return {
    tipo: 'classificacao',
    embaralhar: first ? shuffles(first) : false,
    grupos,
    itens: direita.map((parte) => ({ ...parte, grupo: groupOf.get(parte.id) ?? null })),
  }
}

/** Labels that name the partners they may have, and conditions that name the pairs. */
export function readGrupo12(leitor: Leitor12, resposta: Resposta): Associacao {
  const labels = labelsOf(resposta)
  const left = new Set(
    labels.filter(({ atributos }) => atributos.match_group).map(({ atributos }) => atributos.ident ?? ''),
  )
  const parts = partsOf(leitor, resposta)
  const pairs = rewarded(leitor.regras).flatMap(({ condicao, pontos }) =>
    wantedIn(condicao, new Set(['varsubset', 'varequal'])).flatMap((no) => {
      const [de = '', para = ''] = no.filhos
        .map(String)
        .join('')
        .split(',', 2)
        .map((text) => text.trim())
      return left.has(de)
        ? [{ de, para, fracao: pontos }]
        : left.has(para)
          ? [{ de: para, para: de, fracao: pontos }]
          : []
    }),
  )
  if (pairs.length === 0) refuse('sem_gabarito', resposta.ident)
  const total = pairs.reduce((sum, { fracao }) => sum + fracao, 0)
  return {
    tipo: 'associacao',
    embaralhar: shuffles(resposta),
    esquerda: parts.filter(({ id }) => left.has(id)),
    direita: parts.filter(({ id }) => !left.has(id)),
    pares: pairs.map((par) => ({ ...par, fracao: total > 0 ? par.fracao / total : 1 / pairs.length })),
  }
}
