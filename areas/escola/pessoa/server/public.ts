/** What is kept of people beside their account, as a batch writes it: each field that it names. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { jsonRows } from '../../../../core/server/sql.ts'

export { searchPessoas } from './queries-lista.ts'

export const saveDados = (tx: Tx, dados: readonly { usuario_id: number }[]) =>
  sql`insert into dado_pessoal (usuario_id, nome_civil, cpf, ra, inep, data_nascimento, telefone)
    select usuario_id, nome_civil, cpf, ra, inep, data_nascimento, telefone
    from jsonb_to_recordset(${jsonRows(dados)}) as x (usuario_id bigint, nome_civil text, cpf text, ra text,
      inep text, data_nascimento date, telefone text)
    on conflict (tenant_id, usuario_id) do update set
      nome_civil = coalesce(excluded.nome_civil, dado_pessoal.nome_civil),
      cpf = coalesce(excluded.cpf, dado_pessoal.cpf), ra = coalesce(excluded.ra, dado_pessoal.ra),
      inep = coalesce(excluded.inep, dado_pessoal.inep),
      data_nascimento = coalesce(excluded.data_nascimento, dado_pessoal.data_nascimento),
      telefone = coalesce(excluded.telefone, dado_pessoal.telefone), updated_at = now()`.execute(tx)

export const saveLaudos = (tx: Tx, laudos: readonly { usuario_id: number }[]) =>
  sql`insert into laudo (usuario_id, laudo, deficiencia)
    select usuario_id, laudo, deficiencia from jsonb_to_recordset(${jsonRows(laudos)})
      as x (usuario_id bigint, laudo boolean, deficiencia text)
    on conflict (tenant_id, usuario_id) do update
      set laudo = excluded.laudo, deficiencia = excluded.deficiencia, updated_at = now()`.execute(tx)
