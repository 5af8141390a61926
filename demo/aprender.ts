/** What the pupils of the demonstration's class did in its path under way: turns, attempts, grades and points. */
import type { Kysely } from 'kysely'
import { tentativaRows } from '../areas/ensino/tentativa/server/factory-rows.ts'
import { trilhaRows } from '../areas/trilhas/trilha/server/factory-rows.ts'
import { putTurma, recontarMuitos } from '../areas/trilhas/trilha/server/queries-contar.ts'
import type { DB } from '../database/types.ts'
import type { Setting, TurmaPeople } from './network.ts'
import { AVENTURA, type TrilhaFeita } from './trilhas.ts'

const DAY_MS = 86_400_000
const QUARTER_MS = 15 * 60_000

/** Skills that a pupil began, by their place in the class: from one to nine. */
const begun = (place: number): number => 1 + ((place * 5) % 9)

interface Tentativa {
  id: number
  aula_id: number
  versao: number
  estado: string
  tempo: number
  nota: number | null
  status: string | null
}
interface Resposta {
  tentativa_id: number
}

/** Who does a path, for which class: their points are counted once the rows are there. */
export interface Aprendizes {
  trilha: number
  turma: number
  alunos: readonly number[]
}

/** Drafts it; the attempts at the lessons are there. The same every time. */
export function buildAprender(
  { draft, now }: Setting,
  turma: TurmaPeople,
  trilhas: readonly TrilhaFeita[],
): Aprendizes | undefined {
  const trilha = trilhas.find(({ codigo }) => codigo === AVENTURA.codigo)
  if (!trilha) return undefined
  const [done, answers] = [
    doneBy(draft.rows(tentativaRows.tentativa)),
    answersOf(draft.rows(tentativaRows.resposta)),
  ]
  const alunos = [turma.aluno, turma.aluna, ...turma.colegas]
    .flatMap((pupil) => pupil?.id ?? [])
    .sort((a, b) => a - b)
  for (const [at, usuario_id] of alunos.entries()) {
    const passos = trilha.passos.slice(0, begun(at + 1))
    for (const [n, { habilidade, aulas }] of passos.entries()) {
      const iniciada_em = new Date(now.getTime() - (14 - n) * DAY_MS)
      const ended = new Date(iniciada_em.getTime() + QUARTER_MS)
      const skill = { usuario_id, trilha_id: trilha.id, habilidade_id: habilidade }
      const trilha_tentativa_id = draft.add(trilhaRows.trilha_tentativa, {
        ...{ ...skill, turma_id: turma.id, numero: 1, iniciada_em },
      })
      draft.put(trilhaRows.trilha_dominio, skill)
      // Of the skill begun last only what is easy.
      for (const { aula: aula_id, nivel } of aulas.filter(
        (one) => one.nivel === 1 || n < passos.length - 1,
      )) {
        const model = modelOf(done.get(aula_id) ?? [], usuario_id)
        if (!model) continue
        const { versao, tempo, nota, status } = model
        const of = { usuario_id, aula_id, turma_id: turma.id }
        const tentativa_id = draft.add(tentativaRows.tentativa, {
          ...{ aula_id, versao, usuario_id, turma_id: turma.id, numero: 1, estado: 'concluida', iniciada_em },
          ...{ ultima_em: ended, concluida_em: ended, tempo, nota, status, trilha_tentativa_id },
        })
        for (const answer of answers.get(model.id) ?? [])
          draft.put(tentativaRows.resposta, { ...answer, tentativa_id, respondida_em: ended })
        draft.put(tentativaRows.resultado, {
          ...{
            ...of,
            aberturas: 1,
            aberta_em: iniciada_em,
            ultima_em: ended,
            tentativas: 1,
            concluidas: 1,
            tempo,
          },
          ...{ tentativa_id, nota, status, concluida_em: ended, trilha_tentativa_id },
        })
        const pontos = status === 'aprovado' ? Math.round(nivel * (nota ?? 0)) : 0
        draft.put(trilhaRows.trilha_nota, {
          ...skill,
          aula_id,
          nivel,
          nota,
          status,
          pontos,
          tempo,
          tentativa_id,
        })
      }
    }
  }
  return { trilha: trilha.id, turma: turma.id, alunos }
}

function groupBy<K, R>(rows: readonly R[], keyOf: (row: R) => K): ReadonlyMap<K, readonly R[]> {
  const found = new Map<K, R[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return found
}

/** Attempts that ended with a mark, by lesson. */
const doneBy = (rows: readonly object[]) =>
  groupBy(
    (rows as readonly Tentativa[]).filter(({ estado, nota }) => estado === 'concluida' && nota !== null),
    ({ aula_id }) => aula_id,
  )

const answersOf = (rows: readonly object[]) =>
  groupBy(rows as readonly Resposta[], ({ tentativa_id }) => tentativa_id)

/** How somebody of the class did this lesson: each pupil did it in the path much as one of them did. */
function modelOf(done: readonly Tentativa[], usuario: number): Tentativa | undefined {
  const far = ({ id }: Tentativa) => (id * 31 + usuario * 17) % 97
  return done.toSorted((a, b) => far(a) - far(b) || a.id - b.id)[0]
}

/** Counts the points of what was done, as publishing a path does. The rows are written. */
export async function countAprender(tx: Kysely<DB>, { trilha, turma, alunos }: Aprendizes): Promise<void> {
  await recontarMuitos(tx, trilha, alunos)
  for (const aluno of alunos) await putTurma(tx, aluno, trilha, turma)
}
