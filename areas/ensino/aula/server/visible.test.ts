/** The list is the same permission as `view`, for every kind of person and every kind of lesson. */

import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { can } from '../../../../core/policy/policy.ts'
import { actorFor } from '../../../../test/kit/actor.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { type Papel, type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { setRecursos } from '../../../escola/turma/server/factory.ts'
import { aulaPolicy } from '../policy.ts'
import { ESTADOS_AULA, VISIBILIDADES } from '../shapes.ts'
import { giveAula, putAula } from './factory.ts'
import { alvoOf } from './present.ts'
import { findAula } from './queries.ts'
import { aulasVisibleTo, openedSql } from './visible.ts'

let tenant: TestTenant
let autora: Person

/** Every combination of state, visibility, reach, network, class and bin that can be. */
beforeAll(async () => {
  tenant = await testTenant()
  autora = await tenant.person('Autora', { papel: 'professor', turma: tenant.turma })
  const desligada = await tenant.newTurma('Sem aulas')
  await setRecursos(tenant, desligada, { aulas: false })
  for (const visibilidade of VISIBILIDADES)
    for (const alcance of VISIBILIDADES)
      for (const rede of [tenant.rede, tenant.outraEscola])
        for (const [at, estado] of ESTADOS_AULA.entries()) {
          const { id } = await putAula(tenant, autora, { visibilidade, rede, telas: [] })
          const versao = estado === 'rascunho' ? 0 : 1
          await tenant.sql(
            `update aula set estado = $2, alcance = $3, versao = $4, publicada_em = case when $4 > 0 then now() end
             where id = $1`,
            [id, estado, alcance, versao],
          )
          const turma = [tenant.turma, tenant.outraTurma, desligada, null][
            (at + (rede === tenant.rede ? 0 : 1)) % 4
          ]
          if (turma) await giveAula(tenant, autora, id, { turma })
        }
  await tenant.sql(`update aula set removida_em = now() where tenant_id = $1 and id % 7 = 0`, [tenant.id])
})

describe('lessons visible to an actor', () => {
  it('are those that the policy lets them view', async () => {
    const child = await tenant.person('Criança', { papel: 'aluno', turma: tenant.turma })
    const { turma, outraTurma, escola, outraEscola, rede } = tenant
    const kinds: [string, Papel[]][] = [
      ['nobody', []],
      ['pupil', [{ papel: 'aluno', turma }]],
      ['pupil of the other school', [{ papel: 'aluno', turma: outraTurma }]],
      ['guardian', [{ papel: 'responsavel', aluno: child.id }]],
      ['teacher', [{ papel: 'professor', turma }]],
      ['coordinator', [{ papel: 'coordenador', rede: outraEscola }]],
      ['manager who reads', [{ papel: 'gestor_rede', rede, funcao: 'leitura' }]],
      ['manager', [{ papel: 'gestor_rede', rede: escola, funcao: 'escrita' }]],
      ['author', [{ papel: 'autor' }]],
      ['reviewer', [{ papel: 'revisor' as 'autor' }]],
      ['administrator', [{ papel: 'administrador_tenant' }]],
    ]
    const people: [string, Person][] = [['who wrote them', autora]]
    for (const [name, papeis] of kinds) people.push([name, await tenant.person(name, ...papeis)])
    const { database } = await testApp()
    const counts = new Map<string, number>()
    for (const [name, person] of people) {
      const actor = await actorFor(person)
      const { seen, granted } = await database.asTenant(tenant.id, async (tx) => {
        const all = await tx
          .selectFrom('aula as a')
          .select(['a.id', aulasVisibleTo(actor).as('visible')])
          .orderBy('a.id')
          .execute()
        const rows = await Promise.all(all.map(({ id }) => findAula(tx, actor, id)))
        return {
          seen: all.filter(({ visible }) => visible).map(({ id }) => id),
          granted: rows.flatMap((row) =>
            row && can(aulaPolicy, actor, 'view', alvoOf(row)) ? [row.id] : [],
          ),
        }
      })
      expect(seen, name).toEqual(granted)
      counts.set(name, seen.length)
    }
    // Drafts in the bin are opened by who writes them alone.
    for (const [name, person] of people.slice(1)) {
      const actor = await actorFor(person)
      const inBin = await database.asTenant(tenant.id, async (tx) =>
        sql`select 1 from aula where removida_em is not null and id in (${openedSql(actor)})`.execute(tx),
      )
      expect([name, inBin.rows.length]).toEqual([name, 0])
    }
    // The comparison would hold for a rule that shows nothing, or everything.
    const [nobody = 0, pupil = 0, reviewer = 0, all = 0] = [
      'nobody',
      'pupil',
      'reviewer',
      'administrator',
    ].map((name) => counts.get(name) ?? 0)
    expect(all).toBe(128)
    expect([nobody > 0, pupil > nobody, reviewer > pupil, all > reviewer]).toEqual([true, true, true, true])
    expect(counts.get('who wrote them')).toBe(all)
  })
})
