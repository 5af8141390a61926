/** What is counted of schools, and what those who answer for them did. */
import type { Person, TestTenant } from '../kit/tenant.ts'
import { insertInto } from './insert.ts'

export async function fillEscolas(tenant: TestTenant, professor: Person): Promise<void> {
  const insert = insertInto(tenant)
  await insert(
    `insert into escola_adiada (tenant_id, usuario_id, rede_id, adiada_em, ate) values ($1, $2, $3, now(), now() + interval '7 days')`,
    professor.id,
    tenant.escola,
  )
  await insert(
    `insert into escola_lembrete (tenant_id, rede_id, lembrada_em) values ($1, $2, now() - interval '9 days')`,
    tenant.escola,
  )
  await insert(
    `insert into escola_semana (tenant_id, rede_id, semana, alunos, aulas, esperam, contada_em)
     values ($1, $2, '2026-01-05', 1, 1, 0, now())`,
    tenant.escola,
  )
}
