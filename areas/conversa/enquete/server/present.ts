/** From rows to the contract's shapes, for one person. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { type Actor, isVisitor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { recursosOn } from '../../../escola/turma/rules.ts'
import { type EnqueteAlvo, enquetePolicy, isAsked, readsResults, type TurmaAlvo } from '../policy.ts'
import { estadoAt, localInstant } from '../rules.ts'
import type { Enquete, EnqueteInteira, Pergunta, Publico } from '../shapes.ts'
import type { EnqueteRow, TurmaRow } from './queries.ts'

export const turmaAlvo = ({ id, status, caminho, recursos }: Omit<TurmaRow, 'nome'>): TurmaAlvo => ({
  id,
  status,
  redeCaminho: caminho,
  ligado: recursosOn(recursos).includes('enquetes'),
})

export const perguntasOf = (row: EnqueteRow): Pergunta[] => row.perguntas as unknown as Pergunta[]

export const publicoOf = (row: EnqueteRow): Publico => row.publico

export function alvoOf(row: EnqueteRow, now: Date): EnqueteAlvo {
  return {
    turmas: (row.turmas ?? []).map(turmaAlvo),
    publico: publicoOf(row),
    arquivada: row.arquivada_em !== null,
    mostraTotais: row.compartilhada && estadoAt(row, now) === 'encerrada',
  }
}

interface Seen {
  actor: Actor
  now: Date
  /** Told to staff only. */
  participacao: { respostas: number; previstos: number } | null
}

export function presentEnquete(row: EnqueteRow, { actor, now, participacao }: Seen): Enquete {
  const alvo = alvoOf(row, now)
  const estado = estadoAt(row, now)
  const staff = new Set(alvo.turmas.filter((turma) => readsResults(actor, turma)).map(({ id }) => id))
  const asked = alvo.turmas.filter((turma) => isAsked(actor, alvo.publico, turma))
  const seen = new Set([...staff, ...asked.map(({ id }) => id)])
  const aberta = estado === 'aberta' && asked.some(({ status }) => status === 'ativa')
  return {
    id: row.id,
    titulo: row.titulo,
    descricao: row.descricao,
    agendamento: { inicio: localInstant(row.inicio), fim: row.fim && localInstant(row.fim) },
    estado,
    arquivada: row.arquivada_em !== null,
    anonima: row.anonima,
    publico: alvo.publico,
    resultados: row.resultados,
    compartilhada: row.compartilhada,
    autor: { id: row.usuario_id, nome: row.autor_nome },
    turmas: (row.turmas ?? []).filter(({ id }) => seen.has(id)).map(({ id, nome }) => ({ id, nome })),
    total_perguntas: perguntasOf(row).length,
    participacao: staff.size > 0 ? participacao : null,
    respondida: row.respondida,
    permissoes: {
      responder: aberta && !row.respondida && !isVisitor(actor) && can(enquetePolicy, actor, 'answer', alvo),
      reescrever: row.usuario_id === actor.id,
      gerenciar: !isVisitor(actor) && can(enquetePolicy, actor, 'manage', alvo),
      verResultados: can(enquetePolicy, actor, 'results', alvo),
    },
  }
}

export function presentInteira(row: EnqueteRow, seen: Seen): Told<EnqueteInteira> {
  const { actor, now } = seen
  const staff = alvoOf(row, now).turmas.some((turma) => readsResults(actor, turma))
  const enquete = presentEnquete(row, seen)
  return {
    ...enquete,
    perguntas: staff || enquete.estado !== 'agendada' ? perguntasOf(row) : [],
    fixada: row.fixada,
    lembrada_em: staff && row.lembrada_em ? row.lembrada_em : null,
    versao: row.versao,
  }
}
