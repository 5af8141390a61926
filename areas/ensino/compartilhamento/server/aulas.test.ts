/** Lessons and playlists shared with a class: its pupils open them while they are shared, nobody else, not after. */

import { beforeEach, describe, expect, it } from 'vitest'
import { dayAt } from '../../../../core/contract/time.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { setRecursos, setTurma } from '../../../escola/turma/server/factory.ts'
import { turmaAulaApi } from '../../aula/contract-turma.ts'
import { publishAula, putAula } from '../../aula/server/factory.ts'
import { playlistApi } from '../../playlist/contract.ts'
import { putPlaylist } from '../../playlist/server/factory.ts'
import { compartilhamentoApi as api } from '../contract.ts'

const DAY_MS = 86_400_000
let tenant: TestTenant
let professor: Person
let aluno: Person
let vizinho: Person

beforeEach(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  vizinho = await tenant.person('Vizinho', { papel: 'aluno', turma: tenant.outraTurma })
})

const inDays = (days: number) => dayAt(new Date(Date.now() + days * DAY_MS))

async function lesson(titulo = 'Frações', autor: Person = professor) {
  const { id } = await putAula(tenant, autor, { titulo, visibilidade: 'privada' })
  await publishAula(tenant, autor, id)
  return id
}
const shareAula = (aula: number, body: object = {}, turma = tenant.turma) =>
  callAs(professor, api.shareAula, { params: { turma }, body: { aula, ...body } })
const sharePlaylist = (playlist: number, body: object = {}) =>
  callAs(professor, api.sharePlaylist, { params: { turma: tenant.turma }, body: { playlist, ...body } })
const opens = async (who: Person, aula: number) =>
  (await callAs(who, turmaAulaApi.selecionar, { body: { projeto_id: aula } })).status
const listed = async (who: Person) =>
  (
    await callAs(who, api.list, {
      params: { turma: tenant.turma },
      query: { pagina: 1, linhas: 30, todos: true },
    })
  ).data.compartilhamentos
/** The lessons of the class, as its pupil sees them. */
const inTurma = async (origem?: 'dada' | 'playlist') =>
  (
    await callAs(aluno, turmaAulaApi.listTurma, {
      params: { turma: tenant.turma },
      query: { pagina: 1, linhas: 30, ...(origem && { origem }) },
    })
  ).data.aulas
/** As if the last day were so many days ahead. */
const endsIn = (id: number, days: number) =>
  tenant.sql('update compartilhamento set ate = $2 where id = $1', [id, inDays(days)])

describe('a lesson', () => {
  it('opens to the class while it is shared, and to nobody else', async () => {
    const aula = await lesson()
    expect(await opens(aluno, aula)).toBe(404)
    const { status, data } = await shareAula(aula, { descricao: 'Para terça.' })
    expect(status).toBe(200)
    const [id] = data.ids as [number]
    expect(await opens(aluno, aula)).toBe(200)
    expect(await opens(vizinho, aula)).toBe(404)
    expect((await listed(aluno))[0]).toMatchObject({
      id,
      titulo: 'Frações',
      descricao: 'Para terça.',
      aula: { id: aula, disponivel: true },
      url: null,
      arquivo: null,
      playlist: null,
    })
    const written = await tenant.sql(
      `select acao from auditoria where tenant_id = $1 and entidade = 'compartilhamento'`,
      [tenant.id],
    )
    expect(written).toEqual([{ acao: 'compartilhar' }])
  })

  it('stands among the lessons of the class, once, until its last day', async () => {
    const aula = await lesson()
    const seen = async (origem?: 'dada' | 'playlist') =>
      (await inTurma(origem)).map((one) => [
        one.aula.id,
        one.id,
        one.obrigatoria,
        one.permissoes.fazer,
        one.playlist?.id,
      ])
    expect(await seen()).toEqual([])
    const [id] = (await shareAula(aula)).data.ids as [number]
    const shared = [aula, null, false, true, undefined]
    expect(await seen()).toEqual([shared])
    // A playlist that brings it too does not take it from the list that shows without playlists.
    const playlist = await putPlaylist(tenant, professor, { aulas: [aula] })
    await sharePlaylist(playlist)
    expect([await seen('dada'), await seen('playlist')]).toEqual([[shared], []])
    await endsIn(id, -1)
    expect((await seen('playlist')).map(([one]) => one)).toEqual([aula])
    await endsIn(id, 1)
    await callAs(professor, api.revoke, { params: { id } })
    expect(await seen('dada')).toEqual([])
    await callAs(professor, turmaAulaApi.give, {
      params: { id: aula },
      body: {
        turmas: [tenant.turma],
        dtInicio: null,
        dtFim: null,
        obrigatoria: true,
        peso: 1,
        mostrar_gabarito: 'nunca',
      },
    })
    await callAs(professor, api.restore, { params: { id } })
    expect((await seen()).map(([one, vinculo]) => [one, vinculo === null])).toEqual([[aula, false]])
  })

  it('closes when it is taken back, opens when it is given back', async () => {
    const aula = await lesson()
    const [id] = (await shareAula(aula)).data.ids as [number]
    await callAs(professor, api.revoke, { params: { id } })
    expect(await opens(aluno, aula)).toBe(404)
    expect(await listed(aluno)).toEqual([])
    await callAs(professor, api.restore, { params: { id } })
    expect(await opens(aluno, aula)).toBe(200)
  })

  it('stays open through its last day in São Paulo, and no longer', async () => {
    const aula = await lesson()
    const [id] = (await shareAula(aula, { ate: inDays(0) })).data.ids as [number]
    const both = async () => [await opens(aluno, aula), (await inTurma())[0]?.permissoes.fazer ?? false]
    expect(await both()).toEqual([200, true])
    await endsIn(id, -1)
    expect(await both()).toEqual([404, false])
    await endsIn(id, 3)
    expect(await both()).toEqual([200, true])
  })

  it('is shared once at a time', async () => {
    const aula = await lesson()
    const [id] = (await shareAula(aula)).data.ids as [number]
    const again = await shareAula(aula)
    expect([again.status, again.body.codigo]).toEqual([409, 'ja_compartilhado'])
    await endsIn(id, -1)
    expect((await shareAula(aula)).status).toBe(200)
  })

  it('must be published, and theirs to show', async () => {
    const { id: draft } = await putAula(tenant, professor)
    expect((await shareAula(draft)).body.codigo).toBe('aula_nao_publicada')
    const outra = await tenant.person('Outra', { papel: 'professor', turma: tenant.outraTurma })
    expect((await shareAula(await lesson('Alheia', outra))).status).toBe(404)
    expect((await shareAula(999_999)).status).toBe(404)
  })

  it('goes to no class that has lessons off, is closed, or is not theirs', async () => {
    const aula = await lesson()
    expect((await shareAula(aula, {}, tenant.outraTurma)).status).toBe(404)
    await setRecursos(tenant, tenant.turma, { aulas: false })
    expect((await shareAula(aula)).body.codigo).toBe('recurso_desligado')
    await setTurma(tenant, tenant.turma, { status: 'encerrada' })
    expect((await shareAula(aula)).body.codigo).toBe('turma_encerrada')
    expect(await opens(aluno, aula)).toBe(404)
  })

  it('is told to be away once it is in the bin, or the class has lessons off', async () => {
    const aula = await lesson()
    await shareAula(aula)
    const available = async () => (await listed(aluno))[0]?.aula?.disponivel
    await tenant.sql('update aula set removida_em = now() where id = $1', [aula])
    expect(await available()).toBe(false)
    await tenant.sql('update aula set removida_em = null where id = $1', [aula])
    expect(await available()).toBe(true)
    await setRecursos(tenant, tenant.turma, { aulas: false })
    expect(await available()).toBe(false)
  })
})

describe('a playlist', () => {
  async function playlist() {
    const aulas = [await lesson('Um'), await lesson('Dois')]
    await tenant.sql(`update aula set alcance = 'turma' where tenant_id = $1`, [tenant.id])
    return { aulas, id: await putPlaylist(tenant, professor, { nome: 'Frações', aulas: aulas.toReversed() }) }
  }
  const inTurma = async () =>
    (await callAs(aluno, playlistApi.listTurma, { params: { turma: tenant.turma } })).data.playlists.map(
      ({ id, fim }) => [id, fim],
    )

  it('opens its lessons to the class, in its order, until it is taken back', async () => {
    const { id, aulas } = await playlist()
    for (const aula of aulas) expect(await opens(aluno, aula)).toBe(404)
    const [share] = (await sharePlaylist(id)).data.ids as [number]
    for (const aula of aulas)
      expect([await opens(aluno, aula), await opens(vizinho, aula)]).toEqual([200, 404])
    const [one] = await listed(aluno)
    expect([one?.titulo, one?.playlist?.aulas.map(({ titulo }) => titulo)]).toEqual([
      'Frações',
      ['Dois', 'Um'],
    ])
    expect(await inTurma()).toEqual([[id, null]])
    await callAs(professor, api.revoke, { params: { id: share } })
    for (const aula of aulas) expect(await opens(aluno, aula)).toBe(404)
    expect(await inTurma()).toEqual([])
    expect((await listed(professor))[0]?.playlist?.aulas).toEqual([])
  })

  it('ends with its last day', async () => {
    const { id, aulas } = await playlist()
    const [share] = (await sharePlaylist(id, { ate: inDays(2) })).data.ids as [number]
    const [year, month, day] = inDays(3).split('-').map(Number)
    expect(await inTurma()).toEqual([
      [id, new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day, 3)).toISOString()],
    ])
    expect((await sharePlaylist(id)).body.codigo).toBe('ja_compartilhado')
    await endsIn(share, -1)
    expect([await opens(aluno, aulas[0] ?? 0), await inTurma()]).toEqual([404, []])
    expect((await sharePlaylist(id)).status).toBe(200)
    expect(await opens(aluno, aulas[0] ?? 0)).toBe(200)
  })

  it('must be one that they see', async () => {
    const outra = await tenant.person('Outra', { papel: 'professor', turma: tenant.outraTurma })
    expect((await sharePlaylist(await putPlaylist(tenant, outra))).status).toBe(404)
  })
})
