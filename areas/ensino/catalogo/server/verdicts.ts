/** Verdicts of the calls of the catalogue: whoever is signed in reads it. */
import type { Row, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'

let made = 0

/** Kept by administrators; everybody else is sent away. */
const kept = (input: NonNullable<Row['input']>): Row => ({
  input,
  otherwise: 403,
  verdicts: { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' },
})

const idsOf = async ({ tenant }: World, where: string): Promise<number[]> =>
  (await tenant.sql<{ id: number }>(`select id from ${where} order by ordem, id`, [tenant.id])).map(
    ({ id }) => Number(id),
  )
const ENSINO = 'ensino where tenant_id = $1'
const disciplinas = (world: World) => idsOf(world, 'disciplina where tenant_id = $1')
const anos = (world: World, ensino: number) =>
  idsOf(world, `periodo where tenant_id = $1 and ensino_id = ${ensino}`)

const anyone = (query: Record<string, unknown> = {}): Row => ({ input: () => ({ query }), otherwise: 'ok' })

export const verdicts: Table = {
  'catalogo.disciplinas': anyone(),
  'catalogo.disciplinasMatriz': anyone(),
  'catalogo.tags': anyone({ busca: 'fra' }),
  'catalogo.periodos': anyone(),
  'catalogo.periodosMatriz': anyone(),
  'catalogo.habilidades': anyone({ pagina: 1, linhas: 30, busca: 'EF07' }),
  'catalogo.dificuldades': anyone(),
  'catalogo.matrizes': anyone(),
  'catalogo.gestaoDisciplinas': anyone(),
  'catalogo.createDisciplina': kept(() => {
    made += 1
    return { body: { nome: `Disciplina ${made}`, sigla: `X${made}` } }
  }),
  'catalogo.editDisciplina': kept(async (world) => ({
    params: { id: (await disciplinas(world))[0] ?? 0 },
    body: { ativa: true },
  })),
  'catalogo.orderDisciplinas': kept(async (world) => ({ body: { disciplinas: await disciplinas(world) } })),
  'catalogo.gestaoAnos': anyone(),
  'catalogo.createAno': kept(async (world) => {
    made += 1
    return { body: { ensino_id: (await idsOf(world, ENSINO))[0] ?? 0, nome: `Ano ${made}` } }
  }),
  'catalogo.editAno': kept(async (world) => {
    const [ensino = 0] = await idsOf(world, ENSINO)
    return { params: { id: (await anos(world, ensino))[0] ?? 0 }, body: { ativa: true } }
  }),
  'catalogo.orderAnos': kept(async (world) => {
    const [ensino = 0] = await idsOf(world, ENSINO)
    return { body: { ensino_id: ensino, anos: await anos(world, ensino) } }
  }),
}
