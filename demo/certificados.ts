/** Certificates of the demonstration: of a path of the year before, which is gone; one of them was revoked. */
import { ALFABETO, CODIGO_LENGTH } from '../areas/escola/cartao/rules.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { certificadoRows } from '../areas/trilhas/certificado/server/factory-rows.ts'
import type { Setting, TurmaPeople } from './network.ts'

/** No path has this number any more, nor ever will. */
const GONE = 4_000_000_000

const TRILHA = 'Leitura em aventura: do conto ao jornal'
const HORAS = 40
const DAY_MS = 86_400_000
/** How many days ago they were issued. */
const AGO = 340
/** Pupils of the class that have one, by name. */
const MOST = 12

/** The same codes in every demonstration: what a number is in the 28 signs, spread over all twelve. */
function codigoOf(n: number): string {
  let seed = (n + 1) * 2_654_435_761
  return Array.from({ length: CODIGO_LENGTH }, () => {
    seed = (seed * 48_271 + 11) % 2_147_483_647
    return ALFABETO[seed % ALFABETO.length]
  }).join('')
}

/** Gives the first pupils of a class their certificates; the demonstration's own pupils are always among them. */
export function buildCertificados({ draft, now }: Setting, turma: TurmaPeople): void {
  const place = (draft.rows(turmaRows.turma) as readonly { id: number; rede_id: number }[]).find(
    ({ id }) => id === turma.id,
  )
  const escola = (draft.rows(turmaRows.rede) as readonly { id: number; nome: string }[]).find(
    ({ id }) => id === place?.rede_id,
  )
  const fixed = [turma.aluno, turma.aluna].filter((pupil) => pupil !== undefined)
  const pupils = [...fixed.sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR')), ...turma.colegas]
  for (const [i, { id, nome }] of pupils.slice(0, MOST).entries()) {
    const last = i === Math.min(MOST, pupils.length) - 1
    draft.put(certificadoRows.certificado, {
      codigo: codigoOf(i),
      trilha_id: GONE,
      usuario_id: id,
      nome,
      trilha_nome: TRILHA,
      carga_horaria: HORAS,
      emissor: escola?.nome,
      rede_id: escola?.id,
      autor_id: turma.professores[0]?.id ?? null,
      emitido_em: new Date(now.getTime() - (AGO - i) * DAY_MS),
      revogado_em: last ? now : null,
      motivo: last ? 'Emitido para a turma errada' : null,
    })
  }
}
