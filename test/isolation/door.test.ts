/** Nobody of tenant A sees or changes anything of tenants B and C, whichever way they knock (reliability S1). */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import { type CallAsOptions, callAs } from '../../core/testing/call.ts'
import { type Person, type TestTenant, testTenant } from '../../core/testing/tenant.ts'
import { namesIds, sampleOf } from '../sample.ts'
import { tracesOf } from '../traces.ts'
import { type Furnished, furnish } from './furnish.ts'

/** Tries at signing in are counted by whom they name, programs wait for somebody's yes: strangers at the door of B leave marks there. */
const MARKS_OF_STRANGERS = ['tentativa_login', 'pedido_dispositivo']

/** Calls that carry numbers and no text, or texts that no table holds. */
const WITHOUT_CANARY = [
  'arquivos.limites',
  'auditoria.verComo',
  'aula.check',
  'aula.followCodigo',
  // Asked with ids of a discipline and a year that are nobody's.
  'aula.list',
  'catalogo.dificuldades',
  // Asked for with a discipline and a matrix of the same number.
  'catalogo.habilidades',
  // The years of the skills are canaries, which name no year.
  'catalogo.periodosMatriz',
  // Of one that was revoked.
  'certificado.pdf',
  'correio.findMensagem',
  'correio.listMensagens',
  // Asked for those of one curriculum; furnished with one that is not recorded, and without a line in error.
  'curriculo.listImportacoes',
  'curriculo.previewUndo',
  'curriculo.problemas',
  'descoberta.capitulo',
  'descoberta.descobrir',
  'descoberta.jogos',
  // Asked for with the code of a class beside their own.
  'enquete.report',
  'fator.find',
  'fator.findDispositivo',
  'forum.novidades',
  'forum.reachAvisoRede',
  // Furnished without absent pupils, and not recorded.
  'lote.listAusentes',
  'lote.previewUndo',
  'matricula.findResumo',
  'notificacao.countNew',
  'notificacao.findEscolhas',
  // Furnished without a package.
  'pacote.aula',
  'pacote.find',
  'pacote.list',
  'privacidade.findOpcoes',
  'privacidade.options',
  'privacidade.overview',
  'privacidade.previewRetencao',
  // Asked with a skill and a year that no archived question has.
  'questao.listArquivadas',
  'relatorio.index',
  'tentativa.listMinhas',
  // Asked by the code of a network, or with pupils of theirs that are none; what the product brings.
  'trilha.byRede',
  'trilha.cenarios',
  'trilha.findRanking',
  'trilha.habilidade',
  'trilha.musicas',
  'trilha.permissao',
  'vitrine.list',
]

let own: TestTenant
let people: Person[]
let b: Furnished
let c: Furnished

beforeAll(async () => {
  own = await testTenant()
  people = [
    await own.person('Aluna', { papel: 'aluno', turma: own.turma }),
    await own.person('Professor', { papel: 'professor', turma: own.turma }),
    await own.person('Gestora', { papel: 'gestor_rede', rede: own.rede, funcao: 'escrita' }),
    await own.person('Administradora', { papel: 'administrador_tenant' }),
    await own.person('Plataforma', { papel: 'administrador-plataforma' }),
  ]
  ;[b, c] = [await furnish(), await furnish()]
})

type Call = (typeof servedCalls)[number]

/** One knock at the door; true when the answer carries a canary. */
async function knock(
  who: Person | { host: string },
  { endpoint }: Call,
  id: number,
  options: CallAsOptions = {},
  named: Readonly<Record<string, unknown>> = {},
): Promise<{ status: number; leak: boolean }> {
  const answer = await callAs(who, endpoint, sampleOf(endpoint, id, named) as never, options)

  const whole = JSON.stringify([answer.body, answer.headers])
  return { status: answer.status, leak: whole.includes(b.canary) || whole.includes(c.canary) }
}

/** What a request of a tenant's own names: its class and network, a word that stands in its names, a stretch of time. */
const namedBy = ({
  turma,
  rede,
  canary,
  entregue,
  cliente,
}: Furnished): Readonly<Record<string, unknown>> => ({
  ...entregue,
  gru_id: turma,
  turma,
  rede,
  cliente_id: cliente,
  busca: canary,
  vitrine: 'trilhaeducador',
  inicio: '2020-01-01T00:00:00Z',
  fim: '2040-01-01T00:00:00Z',
})

const traces = async () => {
  const [ofB, ofC] = [await tracesOf(b), await tracesOf(c)]
  for (const table of MARKS_OF_STRANGERS) {
    delete ofB[table]
    delete ofC[table]
  }
  return { ofB, ofC }
}

const nameOf = ({ name, endpoint }: Call): string => `${endpoint.area}.${name}`

describe('the furnished tenants', () => {
  it('have a row in every table, and a canary in nearly every text', () => {
    expect(b.empty).toEqual([])
    expect(b.sown.length).toBeGreaterThanOrEqual(33)
    for (const column of ['usuario.nome', 'mensagem.conteudo', 'topico.titulo', 'turma.nome', 'arquivo.nome'])
      expect(b.sown).toContain(column)
  })

  it('show the canary to their own people: the eye sees', async () => {
    const showing = new Set<string>()
    for (const call of servedCalls.filter(({ endpoint }) => endpoint.method === 'GET'))
      for (const id of namesIds(call.endpoint) ? b.ids : [b.turma])
        for (const who of [b.admin, b.aluno])
          if ((await knock(who, call, id, {}, namedBy(b))).leak) showing.add(nameOf(call))
    const without = servedCalls
      .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access !== 'public')
      .map(nameOf)
      .filter((name) => !showing.has(name))
    expect(without.sort()).toEqual(WITHOUT_CANARY)
  }, 240_000)

  it('would be seen to change: a planted write shows in the traces', async () => {
    const before = await tracesOf(c)
    await c.sql('update usuario set idioma = $2 where id = $1', [c.aluno.id, 'en-us'])
    expect(await tracesOf(c)).not.toEqual(before)
  })
})

describe('tenant A at the doors of B and C', () => {
  let requests = 0
  const statuses = new Map<number, number>()

  /** Knocks with every person of A; a leak names the call and the way. */
  async function tryAll(
    way: string,
    attempt: (who: Person, call: Call) => Promise<{ status: number; leak: boolean }[]>,
  ) {
    const before = await traces()
    const leaks: string[] = []
    for (const call of servedCalls)
      for (const who of people)
        for (const { status, leak } of await attempt(who, call)) {
          requests += 1
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (leak) leaks.push(`${nameOf(call)} to ${who.nome}, ${way}: ${status}`)
        }
    expect(leaks).toEqual([])
    expect(await traces()).toEqual(before)
  }

  it(
    'the Tenant header names another',
    () =>
      tryAll('Tenant header', async (who, call) => [
        await knock(who, call, b.turma, { headers: { tenant: b.slug } }),
        await knock(who, call, c.aluno.id, { headers: { tenant: c.slug } }),
      ]),
    60_000,
  )

  it(
    'the host is of another, however it is written',
    () =>
      tryAll('Host', async (who, call) => [
        await knock({ ...who, host: b.host }, call, b.turma),
        await knock({ ...who, host: `${c.host.toUpperCase()}.:80` }, call, c.turma),
        await knock(who, call, b.turma, {
          headers: { 'x-forwarded-host': b.host, forwarded: `host=${b.host}` },
        }),
      ]),
    60_000,
  )

  it(
    'the ids are of another',
    () =>
      tryAll('foreign ids', async (who, call) => {
        if (!namesIds(call.endpoint)) return []
        const answers: { status: number; leak: boolean }[] = []
        for (const id of b.ids) answers.push(await knock(who, call, id, {}, namedBy(b)))
        answers.push(await knock(who, call, b.turma, {}, { gru_id: own.turma }))
        return answers
      }),
    240_000,
  )

  it(
    'UserAction is the session of somebody there',
    () =>
      tryAll('UserAction', async (who, call) => [
        await knock(who, call, b.turma, { headers: { useraction: b.admin.token } }),
        await knock(who, call, b.turma, { headers: { useraction: b.admin.token, tenant: b.slug } }),
      ]),
    60_000,
  )

  it('the token is of somebody there, at our own host', async () => {
    const others: Record<string, number> = {}
    for (const call of servedCalls) {
      const { status, leak } = await knock({ ...b.admin, host: own.host }, call, own.turma)
      expect([nameOf(call), leak]).toEqual([nameOf(call), false])
      if (call.endpoint.access !== 'public' && status !== 403) others[nameOf(call)] = status
    }
    expect(others).toEqual({})
  })

  it('knocked often enough, and was refused for the right reasons', () => {
    expect(requests).toBeGreaterThan(servedCalls.length * people.length * 7)
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    // Most knocks must have come as far as the permission itself: nothing is proved by malformed requests.
    const malformed = (statuses.get(400) ?? 0) / requests
    expect(malformed).toBeLessThan(0.1)
  })
})
