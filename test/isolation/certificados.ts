/** A sheet and a certificate of the tenant's newest path, revoked, for a tenant that others must never see. */
import { randomBytes } from 'node:crypto'
import type { Person, TestTenant } from '../kit/tenant.ts'
import { insertInto } from './insert.ts'

/** Gives back the ids of what it made. */
export async function fillCertificados(
  tenant: TestTenant,
  { aluno, professor }: { aluno: Person; professor: Person },
): Promise<number[]> {
  const insert = insertInto(tenant)
  const folha = await insert(
    `insert into arquivo (tenant_id, chave, nome, extensao, tipo, bytes, sha256)
     values ($1, $2, 'folha.png', '.png', 'image/png', 10, '') returning id`,
    randomBytes(16).toString('hex'),
  )
  const layout = await insert(
    `insert into certificado_layout (tenant_id, nome, arquivo_id, usuario_id, rede_id)
     values ($1, 'x', $2, $3, $4) returning id`,
    folha,
    professor.id,
    tenant.rede,
  )
  const certificado = await insert(
    `insert into certificado (tenant_id, codigo, trilha_id, usuario_id, nome, trilha_nome, emissor, rede_id, autor_id,
       layout_id, revogado_em, revogado_por, motivo)
     values ($1, 'K7QDM3XP8RTW', (select max(id) from trilha where tenant_id = $1), $2, 'x', 'x', 'x', $3, $4, $5, now(), $4, 'x') returning id`,
    aluno.id,
    tenant.rede,
    professor.id,
    layout,
  )
  return [layout, certificado]
}
