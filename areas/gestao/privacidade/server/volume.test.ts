/** Much of one person: copied and erased in time (reliability L2). */
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { putTopico } from '../../../conversa/forum/server/factory.ts'
import { REGISTRO } from '../../../registro.ts'
import { exported, identityOf } from './testing-canario.ts'
import { erasePerson } from './write-erase.ts'

describe('much of one person', () => {
  it('10,000 rows are copied and erased within 60 s each', async () => {
    const tenant = await testTenant()
    const person = await tenant.person('Ana', { papel: 'professor', turma: tenant.turma })
    const topico = await putTopico(tenant, person)
    await tenant.sql(
      `insert into mensagem (tenant_id, topico_id, usuario_id, nivel, conteudo)
       select $1, $2, $3, 1, '<p>Mensagem ' || n || '</p>' from generate_series(1, 6000) n`,
      [tenant.id, topico.id, person.id],
    )
    await tenant.sql(
      `insert into notificacao (tenant_id, usuario_id, tipo, destino)
       select $1, $2, 'aviso_novo', '/logado' from generate_series(1, 4000)`,
      [tenant.id, person.id],
    )
    const zip = await exported(tenant, person)
    expect(String(zip.get('dados.json'))).toContain('Mensagem 6000')
    const { database } = await testApp()
    const who = await identityOf(tenant, person.id)
    await database.asTenant(tenant.id, (tx) => erasePerson(tx, who, null, new Date()))
    const [left] = await tenant.sql<{ n: number }>(
      `select (select count(*) from mensagem where tenant_id = $1 and conteudo like '%Mensagem%')
        + (select count(*) from notificacao where tenant_id = $1) as n`,
      [tenant.id],
    )
    expect(Number(left?.n)).toBe(0)
  })

  it('the registry is not empty', () => expect(REGISTRO.length).toBeGreaterThan(25))
})
