/** Phases of the demonstration: one that is running, with who was absent told so far, and one that is being made. */

import { sessaoRows } from '../areas/acesso/sessao/server/factory-rows.ts'
import { avaliacaoRows } from '../areas/avaliacao/avaliacao/server/factory-rows.ts'
import { cadernoDe, contar } from '../areas/avaliacao/fase/rules.ts'
import { faseRows } from '../areas/avaliacao/fase/server/factory-rows.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { dayAt } from '../core/contract/time.ts'
import type { Setting } from './network.ts'

const DAY_MS = 86_400_000
/** The year that the closed assessment is for. */
const ANO = '7º ano'
/** One in so many was not there. */
const FALTA = 9

/** Drafts both in the network at the top, by who manages it. */
export function buildFases({ draft, now }: Setting): void {
  const avaliacoes = draft.rows(avaliacaoRows.avaliacao) as { id: number; estado: string; cadernos: number }[]
  const redes = draft.rows(turmaRows.rede) as { id: number; pai_id: number | null }[]
  const vinculos = draft.rows(sessaoRows.vinculo) as {
    usuario_id: number
    papel: string
    rede_id: number | null
  }[]
  const rede = redes.find(({ pai_id }) => pai_id === null)
  const gestora = vinculos.find(({ papel, rede_id }) => papel === 'gestor_rede' && rede_id === rede?.id)
  const pronta = avaliacoes.find(({ estado }) => estado === 'pronta')
  if (!rede || !gestora || !pronta) return
  const day = (days: number) => dayAt(new Date(now.getTime() + days * DAY_MS))
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const add = (nome: string, estado: string, inicio: number, fim: number, made: number) =>
    draft.add(faseRows.fase, {
      ...{ rede_id: rede.id, usuario_id: gestora.usuario_id, nome, estado, quorum: 85 },
      ...{ inicio: day(inicio), fim: day(fim), created_at: at(made) },
    })
  const corre = add('Diagnóstica da rede', 'apuracao', -2, 5, -20)
  draft.put(faseRows.fase_avaliacao, {
    ...{ fase_id: corre, avaliacao_id: pronta.id, inicio: at(-1), fim: at(4) },
  })
  const matriculas = draft.rows(turmaRows.matricula) as {
    turma_id: number
    aluno_id: number
    status: string
  }[]
  const turmas = (draft.rows(turmaRows.turma) as { id: number; periodo: string }[])
    .filter(({ periodo }) => periodo === ANO)
    .map(({ id }) => id)
  const seen = new Set<number>()
  for (const turma_id of turmas) {
    const alunos = matriculas.filter(
      (one) => one.turma_id === turma_id && one.status === 'adicionado' && !seen.has(one.aluno_id),
    )
    for (const [lugar, { aluno_id }] of alunos.entries()) {
      seen.add(aluno_id)
      const faltou = lugar % FALTA === FALTA - 1
      draft.put(faseRows.participante, {
        ...{ fase_id: corre, avaliacao_id: pronta.id, aluno_id, turma_id },
        caderno: cadernoDe(lugar, pronta.cadernos),
        situacao: faltou ? 'NC' : 'AD',
        motivo: faltou ? 'Faltou no dia da prova.' : '',
        decidida_por: faltou ? gestora.usuario_id : null,
        decidida_em: faltou ? at(-1) : null,
      })
    }
  }
  draft.put(faseRows.fase_passo, {
    ...{
      fase_id: corre,
      de: 'producao',
      para: 'apuracao',
      usuario_id: gestora.usuario_id,
      created_at: at(-2),
    },
    totais: contar({ AD: seen.size }),
  })
  const nova = add('Saída do ano', 'producao', 20, 34, -3)
  draft.put(faseRows.fase_avaliacao, { fase_id: nova, avaliacao_id: pronta.id, inicio: null, fim: null })
}
