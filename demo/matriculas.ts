/** Who knocks at the door of a class, and who left it by transfer a few days ago, with the passport. */

import { sessaoRows } from '../areas/acesso/sessao/server/factory-rows.ts'
import { matriculaRows } from '../areas/escola/matricula/server/factory-rows.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { daysAgo } from './clock.ts'
import type { Setting, TurmaPeople } from './network.ts'

interface TurmaRow {
  id: number
  rede_id: number
  nome: string
  codigo: string
  disciplina: string
  periodo: string
  turno: string
  ano_letivo: number
}
interface VinculoRow {
  usuario_id: number
  papel: string
}
interface RedeRow {
  id: number
  nome: string
}

/** Pupils of `outra` who ask to enter `turma`, and one who left it for there. */
export function buildMatriculas({ draft, now }: Setting, turma: TurmaPeople, outra: TurmaPeople): void {
  const [left, ...others] = outra.colegas
  if (!left) return
  const at = daysAgo(now, 6, 9, 40)
  const since = daysAgo(now, 60, 8, 0)
  const place = (draft.rows(turmaRows.turma) as readonly TurmaRow[]).find(({ id }) => id === turma.id)
  const school = (draft.rows(turmaRows.rede) as readonly RedeRow[]).find(({ id }) => id === place?.rede_id)
  const gestor = (draft.rows(sessaoRows.vinculo) as readonly VinculoRow[]).find(
    ({ papel }) => papel === 'gestor_rede',
  )
  if (!place || !school) return
  draft.put(turmaRows.matricula, {
    turma_id: turma.id,
    aluno_id: left.id,
    status: 'transferido',
    numero_chamada: null,
    data_matricula: since.toISOString(),
  })
  draft.put(matriculaRows.transferencia, {
    aluno_id: left.id,
    origem_id: turma.id,
    destino_id: outra.id,
    motivo: 'remanejamento',
    quem_id: gestor?.usuario_id ?? null,
    feita_em: at.toISOString(),
    passaporte: {
      formato: 1,
      turma: {
        nome: place.nome,
        codigo: place.codigo,
        escola: school.nome,
        disciplina: place.disciplina,
        periodo: place.periodo,
        turno: place.turno,
        ano_letivo: place.ano_letivo,
      },
      matricula: {
        numero_chamada: 31,
        data_matricula: since.toISOString(),
        data_saida: at.toISOString(),
      },
      forum: {
        topicos: 0,
        respostas: 3,
        curtidas: 2,
        notas: [
          { titulo: 'Quem conta a história?', nota: 8.5 },
          { titulo: 'Carta do leitor', nota: 7 },
        ],
        media: 7.75,
      },
      progresso: [
        {
          habilidade: 'EF67LP04',
          texto: 'Separar, num texto, o que é fato do que é opinião sobre ele.',
          origem: 'aulas',
          dominio: 'adequado',
          pontos: 78,
        },
        {
          habilidade: 'EF67LP07',
          texto: 'Apontar os recursos que um texto usa para convencer quem lê.',
          origem: 'aulas',
          dominio: 'em_desenvolvimento',
          pontos: 45,
        },
      ],
    },
  })
  for (const [index, { id }] of others.slice(0, 3).entries())
    draft.put(turmaRows.matricula, {
      turma_id: turma.id,
      aluno_id: id,
      status: 'pendente',
      numero_chamada: null,
      data_matricula: daysAgo(now, index, 8, 5 + index).toISOString(),
    })
}
