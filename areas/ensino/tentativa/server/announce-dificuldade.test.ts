/** Teachers hear that a pupil was wrong three times in a row in a skill: once, until a right answer. */
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { COMUM } from '../../aula/factory.ts'
import { putPublished } from '../../aula/server/factory.ts'
import { putMatriz } from '../../catalogo/server/factory.ts'
import { putTentativa } from './factory.ts'
import { tentativaTasks } from './jobs.ts'
import { scoreAbertas } from './public.ts'
import { PROCURAR_DIFICULDADE } from './write-settle.ts'

const tela = (habilidade?: string) => ({
  tipo: 'resposta_curta' as const,
  conteudo: { ...COMUM, aceitas: ['chuva'], maiusculas: false, ...(habilidade && { habilidade }) },
})

async function setUp() {
  const tenant = await testTenant()
  const { database } = await testApp()
  const professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  // Before her in the list of the class.
  await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
  const aluna = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
  const { habilidades } = await putMatriz(tenant)
  const [known] = await tenant.sql<{ codigo: string; texto: string }>(
    'select codigo, texto from habilidade where tenant_id = $1 and id = $2',
    [tenant.id, habilidades[0]],
  )
  const { codigo, texto } = known as { codigo: string; texto: string }
  const look = (tentativa: number) =>
    tentativaTasks[PROCURAR_DIFICULDADE]?.({
      ...{ tenantId: tenant.id, database, progress: async () => {} },
      payload: { tentativa },
    } as never)
  /** An attempt at a lesson, over, with these marks on its screens; looked at. */
  const done = async (
    aula: Awaited<ReturnType<typeof putPublished>>,
    fracoes: number[],
    turma: number | null = tenant.turma,
  ) => {
    const respostas = fracoes.map((fracao, at) => ({
      tela: aula.telas[at] ?? 0,
      resposta: { texto: 'x' },
      fracao,
    }))
    const { id } = await putTentativa(tenant, aluna, aula, { estado: 'concluida', nota: 0, turma, respostas })
    await tenant.sql(
      "update resposta set respondida_em = clock_timestamp() + tela_id * interval '1 ms' where tentativa_id = $1",
      [id],
    )
    await look(id)
    return id
  }
  const told = async () =>
    (
      await tenant.sql<{ usuario_id: string; dados: Record<string, string>; destino: string }>(
        `select usuario_id, dados, destino from notificacao where tenant_id = $1 and tipo = 'dificuldade' order by id`,
        [tenant.id],
      )
    ).map(({ usuario_id, ...rest }) => ({ usuario: Number(usuario_id), ...rest }))
  return { tenant, database, professora, aluna, codigo, texto, habilidades, look, done, told }
}

it('over several lessons, once, and again after a right answer', async () => {
  const { tenant, professora, aluna, codigo, texto, look, done, told } = await setUp()
  const [um, dois] = [
    await putPublished(tenant, professora, { titulo: 'Um', telas: [tela(codigo), tela(codigo)] }),
    await putPublished(tenant, professora, { titulo: 'Dois', telas: [tela(codigo), tela()] }),
  ]
  await done(um, [0, 0])
  expect(await told()).toEqual([])
  const third = await done(dois, [0.25, 0])
  const [first, ...rest] = await told()
  expect(rest).toEqual([])
  expect(first).toMatchObject({
    usuario: professora.id,
    dados: { autor: 'Bia', codigo, turma: '7º A' },
    destino: `/logado/turmas/turma/${tenant.turma}/relatorios/portfolio?aluno=${aluna.id}`,
  })
  expect(texto.startsWith((first?.dados.habilidade ?? '-').replace('…', ''))).toBe(true)
  await Promise.all([look(third), look(third)])
  await done(um, [0, 0])
  expect(await told()).toHaveLength(1)
  await done(um, [0, 1])
  await done(um, [0, 0])
  expect(await told()).toHaveLength(1)
  await done(dois, [0, 0])
  expect(await told()).toHaveLength(2)
})

it('a screen that names no skill asks for that of its lesson, where it has just one', async () => {
  const { tenant, professora, codigo, habilidades, done, told } = await setUp()
  const mark = (aula: number, ids: readonly (number | undefined)[]) =>
    tenant.sql(
      'insert into aula_habilidade (tenant_id, aula_id, habilidade_id) select $1, $2, unnest($3::bigint[])',
      [tenant.id, aula, ids],
    )
  const telas = [tela(), tela(), tela()]
  const several = await putPublished(tenant, professora, { telas })
  await mark(several.id, habilidades.slice(0, 2))
  await done(several, [0, 0, 0])
  expect(await told()).toEqual([])
  const one = await putPublished(tenant, professora, { telas })
  await mark(one.id, habilidades.slice(0, 1))
  await done(one, [0, 0, 0])
  expect((await told()).map(({ dados }) => dados.codigo)).toEqual([codigo])
})

it('is looked for when an attempt that is over has something wrong, and of nobody outside of a class', async () => {
  const { tenant, database, professora, aluna, codigo, done, told } = await setUp()
  const aberta = {
    tipo: 'dissertativa' as const,
    conteudo: { ...COMUM, rubrica: [], minimo: 0, maximo: 100, habilidade: codigo },
  }
  const aula = await putPublished(tenant, professora, { telas: [aberta, tela(codigo)] })
  const { id } = await putTentativa(tenant, aluna, aula, {
    estado: 'aguardando_correcao',
    respostas: [{ tela: aula.telas[0] ?? 0, resposta: { texto: 'x' } }],
  })
  const jobs = () =>
    tenant.sql('select 1 from graphile_worker._private_jobs where key = $1', [
      `${tenant.id}:${PROCURAR_DIFICULDADE}:${id}`,
    ])
  const mark = (fracao: number) =>
    database.asTenant(tenant.id, (tx) =>
      scoreAbertas({ tx, actor: null }, id, [{ tela: aula.telas[0] ?? 0, fracao }]),
    )
  await mark(1)
  expect(await jobs()).toHaveLength(0)
  await mark(0.1)
  expect(await jobs()).toHaveLength(1)
  const alone = await putPublished(tenant, professora, { telas: [tela(codigo), tela(codigo), tela(codigo)] })
  await done(alone, [0, 0, 0], null)
  expect(await told()).toEqual([])
})
