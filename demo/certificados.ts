/** Certificates of the demonstration: of a path of the year before, which is gone; one of them was revoked. */
import { type Kysely, sql } from 'kysely'
import { ALFABETO, CODIGO_LENGTH } from '../areas/escola/cartao/rules.ts'
import type { DB } from '../database/types.ts'

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

/** Gives the first pupils of the 7º A their certificates; the demonstration's own pupil is always among them. */
export async function seedCertificados(tx: Kysely<DB>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; nome: string; rede_id: number; escola: string; autor: number }>`
    select u.id, u.nome, r.id as rede_id, r.nome as escola,
      (select v.usuario_id from vinculo v where v.turma_id = t.id and v.papel = 'professor' order by v.id limit 1) as autor
    from turma t join rede r on r.id = t.rede_id join matricula m on m.turma_id = t.id and m.status = 'adicionado'
    join usuario u on u.id = m.aluno_id
    where t.nome = '7º A' order by u.email like '%@demo.test' desc nulls last, sem_acento(u.nome), u.id
    limit ${MOST}`.execute(tx)
  if (rows.length === 0) return
  const last = rows.length - 1
  await tx
    .insertInto('certificado')
    .values(
      rows.map(({ id, nome, rede_id, escola, autor }, i) => ({
        codigo: codigoOf(i),
        trilha_id: GONE,
        usuario_id: id,
        nome,
        trilha_nome: TRILHA,
        carga_horaria: HORAS,
        emissor: escola,
        rede_id,
        autor_id: autor,
        emitido_em: new Date(now.getTime() - (AGO - i) * DAY_MS),
        ...(i === last && { revogado_em: now, motivo: 'Emitido para a turma errada' }),
      })),
    )
    .execute()
}
