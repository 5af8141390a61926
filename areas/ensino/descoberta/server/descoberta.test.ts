/** Discovering through the real door: what is found, by whom, in which words; games of the week; books. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { buildTela } from '../../aula/factory.ts'
import { publishAula, putAula, putHabilidades, putPublished } from '../../aula/server/factory.ts'
import { putMatriz } from '../../catalogo/server/factory.ts'
import { putPlaylist } from '../../playlist/server/factory.ts'
import { descobertaApi as api } from '../contract.ts'

let tenant: TestTenant
let professor: Person
let aluno: Person
let deFora: Person
let agua: number
let jogo: number
let livro: number

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  deFora = await tenant.person('De fora', { papel: 'aluno', turma: tenant.outraTurma })
  const made = await putPublished(tenant, professor, { titulo: 'A água e as nuvens', visibilidade: 'turma' })
  agua = made.id
  const [disciplina] = await tenant.sql<{ id: number }>(
    'select id from disciplina where tenant_id = $1 order by ordem limit 1',
    [tenant.id],
  )
  await tenant.sql('update aula set disciplina_id = $3 where tenant_id = $1 and id = $2', [
    tenant.id,
    agua,
    disciplina?.id,
  ])
  await tenant.sql(
    `insert into aula_periodo (tenant_id, aula_id, periodo_id)
     select $1, $2, id from periodo where tenant_id = $1 and codigo = 'ef7'`,
    [tenant.id, agua],
  )
  jogo = (
    await putPublished(tenant, professor, {
      titulo: 'Memória dos rios',
      visibilidade: 'turma',
      telas: [buildTela('memoria')],
    })
  ).id
  await tenant.sql('update aula set jogo = true where tenant_id = $1 and id = $2', [tenant.id, jogo])
  // A draft, and one that was put away: nobody finds them.
  await putAula(tenant, professor, { titulo: 'A água em rascunho' })
  const away = await putPublished(tenant, professor, { titulo: 'A água de ontem', visibilidade: 'turma' })
  await tenant.sql(`update aula set estado = 'arquivada' where tenant_id = $1 and id = $2`, [
    tenant.id,
    away.id,
  ])
  livro = await putPlaylist(tenant, professor, {
    nome: 'Caderno das águas',
    aulas: [jogo, agua],
    turma: tenant.turma,
  })
})

const found = async (who: Person, query: object = {}) =>
  (await callAs(who, api.descobrir, { query: { pagina: 1, linhas: 30, ...query } })).data
const titles = async (who: Person, query: object = {}) =>
  (await found(who, query)).itens.map(({ titulo }) => titulo)

describe('the search', () => {
  it('finds by title what the person may open, playlists among it, and nothing else', async () => {
    const all = ['A água e as nuvens', 'Caderno das águas', 'Memória dos rios']
    expect(await titles(aluno)).toEqual(all)
    expect(await titles(professor)).toEqual(all)
    expect(await titles(deFora)).toEqual([])
  })

  it('ignores accents, case and endings, and finds parts of a title', async () => {
    expect(await titles(aluno, { busca: 'RIO memoria' })).toEqual(['Memória dos rios'])
    expect(await titles(aluno, { busca: 'aguas' })).toEqual(['A água e as nuvens', 'Caderno das águas'])
    expect(await titles(aluno, { busca: 'memó' })).toEqual(['Memória dos rios'])
    expect(await titles(aluno, { busca: 'vulcão' })).toEqual([])
    for (const busca of ["' or 1=1", '& | !', '%', '\\', '"'])
      expect((await callAs(aluno, api.descobrir, { query: { pagina: 1, linhas: 30, busca } })).status).toBe(
        200,
      )
  })

  it.each([
    ['equacao', 'Equações'],
    ['equações', 'Uma equação'],
    ['animal', 'Os animais'],
    ['animais', 'O animal'],
    ['jovem', 'Jovens'],
    ['fracoes', 'Meia fração'],
    ['flor', 'Flores'],
  ])('finds by %s what is called %s', async (busca, titulo) => {
    const { id } = await putAula(tenant, deFora, { titulo, visibilidade: 'privada' })
    await publishAula(tenant, deFora, id)
    expect(await titles(deFora, { busca })).toEqual([titulo])
    await tenant.sql(`update aula set estado = 'arquivada' where tenant_id = $1 and id = $2`, [tenant.id, id])
  })

  it('forgives a slip where nothing has the words as written, and says so; never beyond what one may open', async () => {
    const slip = await found(aluno, { busca: 'memroia dos rioz' })
    expect([slip.itens.map(({ titulo }) => titulo), slip.parecidas]).toEqual([['Memória dos rios'], true])
    expect(slip.facetas.tipos).toEqual([{ tipo: 'jogo', total: 1 }])
    expect((await found(aluno, { busca: 'memória' })).parecidas).toBe(false)
    // A filter that leaves nothing of what has the words forgives no slip.
    expect(await found(aluno, { busca: 'memória', tipo: 'aula' })).toMatchObject({
      itens: [],
      parecidas: false,
    })
    expect(await found(deFora, { busca: 'memroia' })).toMatchObject({ itens: [], parecidas: false })
    expect(await titles(aluno, { busca: 'xyzw' })).toEqual([])
  })

  it.each([
    ['trinta dias', 'Os 30 dias de abril'],
    ['30 dias', 'Os trinta dias de abril'],
    ['setimo ano', 'Problemas do 7º ano'],
    ['7 ano', 'Problemas do sétimo ano'],
    ['vinte e um', 'Capítulo 21'],
    ['21', 'Capítulo vinte e um'],
  ])('finds by %s what is called %s', async (busca, titulo) => {
    const autora = await tenant.person('Autora', { papel: 'aluno', turma: tenant.outraTurma })
    const { id } = await putAula(tenant, autora, { titulo, visibilidade: 'privada' })
    await publishAula(tenant, autora, id)
    expect(await titles(autora, { busca })).toEqual([titulo])
  })

  it('counts each facet under the choices of the others', async () => {
    const { facetas } = await found(aluno)
    expect(facetas.tipos).toEqual([
      { tipo: 'aula', total: 1 },
      { tipo: 'jogo', total: 1 },
      { tipo: 'playlist', total: 1 },
    ])
    expect(facetas.disciplinas).toMatchObject([{ total: 1 }])
    expect(facetas.periodos).toMatchObject([{ total: 1 }])
    const [disciplina] = facetas.disciplinas
    const narrowed = await found(aluno, { disciplina: disciplina?.id, tipo: 'jogo' })
    expect(narrowed.itens).toEqual([])
    expect(narrowed.facetas.tipos).toEqual([{ tipo: 'aula', total: 1 }])
    expect(narrowed.facetas.disciplinas).toEqual([])
    expect(await titles(aluno, { periodo: facetas.periodos[0]?.id })).toEqual(['A água e as nuvens'])
  })

  it('says in which class one does a lesson, and of a teacher in none', async () => {
    const turmas = async (who: Person) =>
      (await found(who, { tipo: 'aula' })).itens.map(({ id, turma }) => [id === agua, turma])
    expect(await turmas(aluno)).toEqual([[true, tenant.turma]])
    expect(await turmas(professor)).toEqual([[true, null]])
  })

  it('cuts pages and counts all', async () => {
    const { itens, total } = await found(aluno, { pagina: 2, linhas: 2 })
    expect([itens.map(({ titulo }) => titulo), total]).toEqual([['Memória dos rios'], 3])
  })
})

describe('games', () => {
  it('count the best of each, of this week only, and of oneself only', async () => {
    const attempt = (who: Person, numero: number, nota: number, when: string) =>
      tenant.sql(
        `insert into tentativa (tenant_id, aula_id, versao, usuario_id, turma_id, numero, estado, concluida_em, nota, status)
         values ($1, $2, 1, $3, $4, $5, 'concluida', ${when}, $6, 'aprovado')`,
        [tenant.id, jogo, who.id, tenant.turma, numero, nota],
      )
    await attempt(aluno, 1, 10, `now() - interval '8 days'`)
    await attempt(aluno, 2, 7, 'now()')
    await attempt(aluno, 3, 8.5, 'now()')
    await attempt(professor, 1, 9, 'now()')
    const { data } = await callAs(aluno, api.jogos, { query: { pagina: 1, linhas: 30 } })
    expect(data.jogos).toMatchObject([{ id: jogo, nota_semana: 8.5, vezes_semana: 2 }])
    expect(data.semana).toMatchObject({ pontos: 85, jogos: 1, vezes: 2 })
    const other = await callAs(deFora, api.jogos, { query: { pagina: 1, linhas: 30 } })
    expect([other.data.jogos, other.data.semana.pontos]).toEqual([[], 0])
  })
})

describe('books', () => {
  it('are playlists that reach the person, their chapters in order', async () => {
    const list = await callAs(aluno, api.livros, { query: { pagina: 1, linhas: 30, busca: 'aguas' } })
    expect(list.data.livros).toEqual([
      { id: livro, nome: 'Caderno das águas', descricao: 'Do começo ao fim', capitulos: 2 },
    ])
    const { data } = await callAs(aluno, api.livro, { params: { livro } })
    expect(data.livro.capitulos.map(({ aula }) => aula)).toEqual([jogo, agua])
    expect((await callAs(deFora, api.livro, { params: { livro } })).status).toBe(404)
  })

  it('show of a chapter what is read, and count what is done in the lesson', async () => {
    const lesson = await putPublished(tenant, professor, {
      titulo: 'Capítulo',
      visibilidade: 'turma',
      telas: [buildTela('texto'), buildTela('multipla_escolha')],
    })
    const book = await putPlaylist(tenant, professor, { nome: 'Um', aulas: [lesson.id], turma: tenant.turma })
    const { data } = await callAs(aluno, api.capitulo, { params: { livro: book, aula: lesson.id } })
    expect([data.telas.map(({ tipo }) => tipo), data.atividades]).toEqual([['texto'], 1])
    // Of another book, and for somebody whom it does not reach.
    expect((await callAs(aluno, api.capitulo, { params: { livro: livro, aula: lesson.id } })).status).toBe(
      404,
    )
    expect((await callAs(deFora, api.capitulo, { params: { livro: book, aula: lesson.id } })).status).toBe(
      404,
    )
  })

  it('are there only while their link holds', async () => {
    const later = await putPlaylist(tenant, professor, { nome: 'Depois', aulas: [agua], turma: tenant.turma })
    const hold = (inicio: string) =>
      tenant.sql(
        `update playlist_vinculo set inicio = now() + $3::interval where tenant_id = $1 and playlist_id = $2`,
        [tenant.id, later, inicio],
      )
    await hold('1 day')
    expect((await callAs(aluno, api.livro, { params: { livro: later } })).status).toBe(404)
    await hold('-1 day')
    expect((await callAs(aluno, api.livro, { params: { livro: later } })).status).toBe(200)
  })
})

it('the code of a skill finds the lessons that are of it, however it is written', async () => {
  const { habilidades } = await putMatriz(tenant)
  await putHabilidades(tenant, agua, habilidades.slice(0, 1))
  for (const busca of ['EF07MA08', 'ef7ma8', '(EF07MA08)', 'EF07 MA 08', 'ef07ma', 'EF07MA08 nuvens'])
    expect(await titles(aluno, { busca }), busca).toEqual(['A água e as nuvens'])
  for (const busca of ['EF07MA17', 'EF07MA08 memória'])
    expect(await titles(aluno, { busca }), busca).toEqual([])
  expect(await titles(deFora, { busca: 'EF07MA08' })).toEqual([])
})

it('what only a playlist brings to the class is found while its link holds', async () => {
  const lesson = await putAula(tenant, professor, { titulo: 'Só na playlist', visibilidade: 'turma' })
  await publishAula(tenant, professor, lesson.id)
  expect(await titles(aluno, { busca: 'so na playlist', tipo: 'aula' })).toEqual([])
  const list = await putPlaylist(tenant, professor, {
    nome: 'Curta',
    aulas: [lesson.id],
    turma: tenant.turma,
  })
  expect(await titles(aluno, { busca: 'so na playlist', tipo: 'aula' })).toEqual(['Só na playlist'])
  expect(await titles(deFora, { busca: 'so na playlist', tipo: 'aula' })).toEqual([])
  await tenant.sql(
    `update playlist_vinculo set inicio = now() - interval '2 days', fim = now() - interval '1 day'
     where tenant_id = $1 and playlist_id = $2`,
    [tenant.id, list],
  )
  expect(await titles(aluno, { busca: 'so na playlist', tipo: 'aula' })).toEqual([])
})

it('what is for everybody is found by everybody of the tenant', async () => {
  const open = await putAula(tenant, professor, { titulo: 'Para todos', visibilidade: 'plataforma' })
  await publishAula(tenant, professor, open.id)
  expect(await titles(deFora, { busca: 'todos' })).toEqual(['Para todos'])
})
