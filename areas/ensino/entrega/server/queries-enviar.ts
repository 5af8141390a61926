/** The open answers of an attempt become deliveries once it was handed in: how each is first sent. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { versaoDe } from '../../aula/server/public-versao.ts'
import { entreguesSql } from '../../tentativa/server/public-feito.ts'

export interface Enviada {
  id: number
  aula_id: number
  aula: string
  usuario_id: number
  aluno: string
  turma_id: number | null
}

/**
 * Sends what the attempt holds of open screens: the answer's words, and the files kept for it. What was sent before
 * stays as it is, so repeats are harmless. Late is what was handed in after the end of the lesson in the
 * class, which has it by itself or by playlists.
 */
export async function sendEntregas(tx: Tx, tentativa: number): Promise<Enviada[]> {
  const { rows } = await sql<Enviada>`
    with nova as (
      insert into entrega (tentativa_id, usuario_id, turma_id, aula_id, versao, tela_id, texto, estado, vez, enviada_em, atrasada)
      select x.tentativa_id, x.usuario_id, x.turma_id, x.aula_id, x.versao, x.tela_id, x.texto, 'enviada', 1,
        x.concluida_em, x.atrasada
      from (${entreguesSql(tentativa)}) x
      on conflict (tenant_id, tentativa_id, tela_id) do update set
        texto = case when excluded.texto = '' then entrega.texto else excluded.texto end,
        estado = 'enviada', vez = 1, enviada_em = excluded.enviada_em, atrasada = excluded.atrasada,
        revisao = entrega.revisao + 1
      where entrega.estado = 'pendente'
      returning id, aula_id, versao, usuario_id, turma_id, texto, enviada_em
    ), passo as (
      insert into entrega_passo (entrega_id, usuario_id, tipo, texto, arquivos, quando)
      select nova.id, nova.usuario_id, 'enviada', nova.texto, coalesce((
        select array_agg(a.nome order by a.id) from entrega_arquivo ea join anexo a on a.id = ea.arquivo_id
        where ea.entrega_id = nova.id), '{}'), nova.enviada_em
      from nova
    )
    select nova.id, nova.aula_id, v.titulo as aula, nova.usuario_id, u.nome as aluno, nova.turma_id
    from nova join pessoa u on u.id = nova.usuario_id
    join lateral ${versaoDe('nova')} v on true
    order by nova.id`.execute(tx)
  return rows
}
