/** The attendance report of a large class, before and after the database has counted its rows. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { listPresencas } from './queries-presenca.ts'

const AULAS = 60
const ALUNOS = 400

it('stays one pass over its rows, whatever the database believes of its tables', async () => {
  const tenant = await testTenant()
  const { id, turma } = tenant
  const professor = await tenant.person('Docente', { papel: 'professor', turma })
  await tenant.sql(
    `with aluno as (insert into usuario (tenant_id, nome, login)
       select $1::int, 'Aluno ' || n, 'grande-' || n || '-' || $1::text from generate_series(1, 2000) n returning id)
     insert into matricula (tenant_id, turma_id, aluno_id, data_matricula)
     select $1::int, $2, id, now() - interval '9 days' from aluno limit $3`,
    [id, turma, ALUNOS],
  )
  await tenant.sql(
    `insert into encontro (tenant_id, turma_id, usuario_id, titulo, inicio, fim, provedor, url)
     select $1, $2, $3, 'Aula ' || n, now() - interval '30 min', now() + interval '30 min', 'meet',
       'https://meet.google.com/abc' from generate_series(1, $4) n`,
    [id, turma, professor.id, AULAS],
  )
  await tenant.sql(
    `insert into encontro_presenca (tenant_id, encontro_id, usuario_id, intervalos)
     select $1, e.id, m.aluno_id, tstzmultirange(tstzrange(now() - interval '20 min', now() - interval '10 min'))
     from encontro e join matricula m on m.tenant_id = $1 and m.turma_id = $2
     where e.tenant_id = $1 and e.turma_id = $2 and (m.aluno_id + e.id) % 4 > 0`,
    [id, turma],
  )
  const { database } = await testApp()
  const now = new Date()
  const period = { de: new Date(now.getTime() - 86_400_000), ate: new Date(now.getTime() + 86_400_000) }
  const ask = () =>
    database.asTenant(id, async (tx) => {
      // 0.3 s alone; a plan that compares all rows with all rows takes minutes, and is not waited for.
      await sql`set local statement_timeout = '110s'`.execute(tx)
      return listPresencas(tx, turma, now, period, { limit: 30, offset: 60 })
    })
  const wanted = { total: AULAS * ALUNOS, esperadas: AULAS * ALUNOS, vieram: (AULAS * ALUNOS * 3) / 4 }
  const before = await ask()
  expect(before).toHaveLength(30)
  expect(before[0]).toMatchObject(wanted)
  await tenant.sql('analyze encontro, encontro_presenca, matricula, usuario')
  expect(await ask()).toEqual(before)
}, 240_000)
