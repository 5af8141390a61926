/** The SQL on editing a notice to a network: its copies follow it, its files are kept once. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { publishEach } from '../../../../core/server/events.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { NewAvisoRede } from './queries-aviso-rede.ts'
import type { AnexoRow } from './queries-visible.ts'

export type AvisoRedeEdit = Omit<NewAvisoRede, 'rede_id' | 'usuario_id'>

/** Writes the notice and every copy of it, told to the screens of its class. */
export async function editAvisoRede(tx: Tx, id: number, change: AvisoRedeEdit, now: Date): Promise<void> {
  await tx
    .updateTable('aviso_rede')
    .set((q) => ({ ...change, papeis: [...change.papeis], versao: q('versao', '+', 1), editado_em: now }))
    .where('id', '=', id)
    .execute()
  await sql`
    with copia as (
      update topico t set titulo = a.titulo, papeis = a.papeis, fixado = a.fixado, urgente = a.urgente,
        pede_ciente = a.pede_ciente, agendar = a.inicio is not null, inicio = a.inicio, fim = a.fim,
        status_data = case when a.inicio > ${now} then 2 when a.fim <= ${now} then 3 else 1 end,
        versao = t.versao + 1, updated_at = ${now}
      from aviso_rede a where a.id = ${id} and t.aviso_rede_id = a.id returning t.id, t.turma_id
    ), abertura as (
      update mensagem m set conteudo = ${change.conteudo}, versao = m.versao + 1, editada_em = ${now}
      from copia where m.topico_id = copia.id and m.abertura and m.conteudo <> ${change.conteudo}
    )
    ${publishEach(tx, sql`'turma:' || turma_id`, 'topico_mudou', sql`jsonb_build_object('topico', id) from copia`)}`.execute(
    tx,
  )
}

export async function listAvisoAnexos(tx: Tx, aviso: number): Promise<AnexoRow[]> {
  const { rows } = await sql<AnexoRow>`
    select a.id, a.nome, a.extensao, a.bytes, a.tem_miniatura as miniatura
    from aviso_rede_anexo x join anexo a on a.id = x.arquivo_id
    where x.aviso_rede_id = ${aviso} order by x.ordem, a.id`.execute(tx)
  return rows
}

/** Adds files after the `start` ones that are there. */
export const attachToAviso = (tx: Tx, aviso: number, arquivos: readonly number[], start: number) =>
  sql`
  insert into aviso_rede_anexo (aviso_rede_id, arquivo_id, ordem)
  select ${aviso}, id, ${start} + place from unnest(${bigints(arquivos)}) with ordinality as x (id, place)`.execute(
    tx,
  )

export const detachFromAviso = (tx: Tx, aviso: number, arquivos: readonly number[]) =>
  tx
    .deleteFrom('aviso_rede_anexo')
    .where('aviso_rede_id', '=', aviso)
    .where('arquivo_id', '=', sql<number>`any(${bigints(arquivos)})`)
    .execute()
