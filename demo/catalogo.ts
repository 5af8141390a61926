/** The demonstration's matrix of skills, and what its lessons are about: found by short names once the rows are there. */
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/types.ts'
import { MATRIZ } from './content/matriz.ts'

/** Codes of the school years that a code of the Base names: EF67LP04 is of ef6 and ef7. */
export const anosOf = (codigo: string): string[] => {
  const [first = 0, last = 0] = [Number(codigo[2]), Number(codigo[3])]
  const from = first === 0 ? last : first
  return Array.from({ length: last - from + 1 }, (_, i) => `ef${from + i}`)
}

/** Writes the matrix of the tenant that the transaction is bound to. */
export async function seedMatriz(tx: Kysely<DB>): Promise<void> {
  const { id } = await tx
    .insertInto('curriculo')
    .values({
      nome: 'Matriz de demonstração',
      etapa: 'fundamental',
      anos: ['ef6', 'ef7', 'ef8', 'ef9'],
      base: 'bncc',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const categorias = MATRIZ.map(({ nome, disciplina, cor }, i) => ({
    nome,
    sigla: disciplina,
    cor,
    ordem: i + 1,
  }))
  await sql`
    insert into categoria (curriculo_id, disciplina_id, nome, sigla, cor, ordem)
    select ${id}, d.id, x.nome, x.sigla, x.cor, x.ordem
    from json_to_recordset(${JSON.stringify(categorias)}::json) as x (nome text, sigla text, cor text, ordem int)
    left join disciplina d on d.sigla = x.sigla`.execute(tx)
  const habilidades = MATRIZ.flatMap(({ disciplina, habilidades }) =>
    Object.entries(habilidades).map(([codigo, texto]) => ({
      codigo,
      texto,
      sigla: disciplina,
      anos: anosOf(codigo),
    })),
  )
  await sql`
    insert into habilidade (curriculo_id, categoria_id, codigo, texto, anos, bncc_codigo)
    select ${id}, c.id, x.codigo, x.texto, array(select json_array_elements_text(x.anos)), x.codigo
    from json_to_recordset(${JSON.stringify(habilidades)}::json) as x (codigo text, texto text, sigla text, anos json)
    join categoria c on c.curriculo_id = ${id} and c.sigla = x.sigla`.execute(tx)
}
