/** The open answers of an attempt become deliveries once it was handed in: how each is first sent. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { ABERTAS } from '../../aula/shapes-tipos.ts'
import { byPlaylistSql } from '../../tentativa/server/public.ts'

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
      select x.id, x.usuario_id, x.turma_id, x.aula_id, x.versao, r.tela_id, coalesce(r.resposta ->> 'texto', ''),
        'enviada', 1, x.concluida_em, coalesce(x.concluida_em > coalesce(ta.fim, pl.fim), false)
      from tentativa x
      join resposta r on r.tentativa_id = x.id
      join versao_tela t on t.aula_id = r.aula_id and t.versao = r.versao and t.tela_id = r.tela_id
        and t.tipo = any(${[...ABERTAS]}::text[])
      left join turma_aula ta on ta.turma_id = x.turma_id and ta.aula_id = x.aula_id and ta.removida_em is null
      left join lateral ${byPlaylistSql} pl on true
      where x.id = ${tentativa} and x.concluida_em is not null and x.estado <> 'anulada'
      on conflict (tenant_id, tentativa_id, tela_id) do update set
        texto = case when excluded.texto = '' then entrega.texto else excluded.texto end,
        estado = 'enviada', vez = 1, enviada_em = excluded.enviada_em, atrasada = excluded.atrasada,
        revisao = entrega.revisao + 1
      where entrega.estado = 'pendente'
      returning id, aula_id, versao, usuario_id, turma_id, texto, enviada_em
    ), passo as (
      insert into entrega_passo (entrega_id, usuario_id, tipo, texto, arquivos, quando)
      select nova.id, nova.usuario_id, 'enviada', nova.texto, coalesce((
        select array_agg(a.nome order by a.id) from entrega_arquivo ea join arquivo a on a.id = ea.arquivo_id
        where ea.entrega_id = nova.id), '{}'), nova.enviada_em
      from nova
    )
    select nova.id, nova.aula_id, v.titulo as aula, nova.usuario_id, u.nome as aluno, nova.turma_id
    from nova join pessoa u on u.id = nova.usuario_id
    join aula_versao v on v.aula_id = nova.aula_id and v.numero = nova.versao
    order by nova.id`.execute(tx)
  return rows
}
