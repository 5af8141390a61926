/** Nobody of tenant A sees or changes anything of tenants B and C, whichever way they knock (reliability S1). */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import type { CallInput } from '../../core/contract/request.ts'
import type { ServedCall } from '../../core/server/serve.ts'
import { type CallAsOptions, callAs } from '../kit/call.ts'
import { type Papel, type Person, type TestTenant, testTenant } from '../kit/tenant.ts'
import { namesIds, sampleOf } from '../sample.ts'
import { some } from '../sampling.ts'
import { tracesOf } from '../traces.ts'
import { filesOf, letInBy, nameOf, requestsOf } from '../verdicts/requests.ts'
import { makeWorld, type World } from '../verdicts/world.ts'
import { type Furnished, furnish } from './furnish.ts'

/** Tries at signing in are counted by whom they name, programs wait for somebody's yes: strangers at the door of B leave marks there. */
const MARKS_OF_STRANGERS = ['tentativa_login', 'pedido_dispositivo']

/** Nothing here is about time: a busy machine may take this long. */
const LONG_MS = 300_000

/** Calls that carry numbers and no text, or texts that no table holds. */
const WITHOUT_CANARY = [
  'arquivos.limites',
  'auditoria.verComo',
  'aula.check',
  'aula.followCodigo',
  // Nobody of the furnished class has handed in.
  'aula.olharPrazo',
  'catalogo.dificuldades',
  // Asked for with a discipline and a matrix of the same number.
  'catalogo.habilidades',
  // The years of the skills are canaries, which name no year.
  'catalogo.periodosMatriz',
  // Of one that was revoked.
  'certificado.pdf',
  'correio.findMensagem',
  'correio.listMensagens',
  // Furnished with one that is not recorded, and without a line in error.
  'curriculo.findLeitura',
  'curriculo.previewUndo',
  'curriculo.problemas',
  'descoberta.jogos',
  // No rubric of theirs was changed since it was corrected by.
  'entrega.ensaiarRubrica',
  // Nothing but figures.
  'fase.totais',
  'fator.find',
  'forum.novidades',
  'forum.reachAvisoRede',
  // Furnished with an item that comes in with a change, and not recorded.
  'intercambio.previewUndo',
  // Furnished without absent pupils, and not recorded.
  'lote.findLeitura',
  'lote.listAusentes',
  'lote.previewUndo',
  'matricula.findResumo',
  'notificacao.countNew',
  'notificacao.findEscolhas',
  'privacidade.findOpcoes',
  'privacidade.options',
  'privacidade.overview',
  'privacidade.previewRetencao',
  // Asked with a skill and a year that no archived question has.
  'questao.hipoteses',
  'questao.listArquivadas',
  // No network above lets its teachers make classes.
  'rede.findDocencia',
  // A furnished list of schools has no file behind it, and made nothing.
  'rede.findLeitura',
  // No network above does without the ring of a week.
  'rede.findRitmo',
  'rede.previewUndo',
  'rede.result',
  'relatorio.index',
  // Asked with skills that nothing is suggested for.
  'sugestao.daTurma',
  // Of an attempt that still runs, at a lesson without skills.
  'tentativa.fim',
  // Asked by the code of a network, or with pupils of theirs that are none; what the product brings.
  'trilha.byRede',
  'trilha.cenarios',
  'trilha.findRanking',
  // Furnished with nobody who is stuck.
  'trilha.listParados',
  'trilha.musicas',
  'trilha.permissao',
  'vitrine.list',
]

/** The people of A who knock; the last may do most. */
const KINDS: readonly [nome: string, papel: (tenant: TestTenant) => Papel][] = [
  ['Aluna', ({ turma }) => ({ papel: 'aluno', turma })],
  ['Professor', ({ turma }) => ({ papel: 'professor', turma })],
  ['Gestora', ({ rede }) => ({ papel: 'gestor_rede', rede, funcao: 'escrita' })],
  ['Administradora', () => ({ papel: 'administrador_tenant' })],
  ['Plataforma', () => ({ papel: 'administrador-plataforma' })],
]

/** Calls that end the session which asks: each is asked by somebody made for it. */
const FAREWELLS = ['sessao.signOut']

let own: TestTenant
let people: Person[]
let theirs: World
let b: Furnished
let c: Furnished

/** What people of B ask. */
let asked: (call: ServedCall) => CallInput

/** With what each reading showed the canary to people of B: what must not show it to anybody of A. */
const shows = new Map<ServedCall, CallInput>()

beforeAll(async () => {
  own = await testTenant()
  // No other thing has an id of theirs or of their sessions: what somebody ended by it would be their own.
  for (const table of ['usuario', 'sessao'])
    await own.sql(
      `select setval(seq::regclass, nextval(seq::regclass) + 10000000) from pg_get_serial_sequence($1, 'id') seq`,
      [table],
    )
  people = await Promise.all(KINDS.map(([nome, papel]) => own.person(nome, papel(own))))
  theirs = await makeWorld()
  asked = await requestsOf(theirs)
  ;[b, c] = [await furnish(theirs.tenant), await furnish()]
  for (const call of servedCalls.filter(({ endpoint }) => endpoint.method === 'GET')) {
    const input = await showing(call)
    if (input) shows.set(call, input)
  }
}, LONG_MS)

/** The person, or for a call that ends their session another of their kind. */
async function goerFor(call: ServedCall, person: Person): Promise<Person> {
  const kind = FAREWELLS.includes(nameOf(call)) && KINDS.find(([nome]) => nome === person.nome)
  return kind ? own.person(person.nome, kind[1](own)) : person
}

/** One knock at the door; true when the answer carries a canary. */
async function knock(
  who: Person | { host: string },
  call: ServedCall,
  input: CallInput,
  options: CallAsOptions = {},
): Promise<{ status: number; leak: boolean }> {
  const answer = await callAs(who, call.endpoint, input as never, { ...filesOf(call), ...options })

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

/** A request by which people of B are shown the canary: their own, or one of the call with an id of whatever they have. */
async function showing(call: ServedCall): Promise<CallInput | undefined> {
  for (const principal of letInBy(call))
    if ((await knock(theirs.people[principal], call, asked(call))).leak) return asked(call)
  for (const id of namesIds(call.endpoint) ? b.ids : [b.turma])
    for (const who of [b.admin, b.aluno]) {
      const input = sampleOf(call.endpoint, id, namedBy(b))
      if ((await knock(who, call, input)).leak) return input
    }
  return undefined
}

const traces = async () => {
  const [ofB, ofC] = [await tracesOf(b), await tracesOf(c)]
  for (const table of MARKS_OF_STRANGERS) {
    delete ofB[table]
    delete ofC[table]
  }
  return { ofB, ofC }
}

describe('the furnished tenants', () => {
  it('have a row in every table, and a canary in nearly every text', () => {
    expect(b.empty).toEqual([])
    expect(b.sown.length).toBeGreaterThanOrEqual(33)
    for (const column of ['usuario.nome', 'mensagem.conteudo', 'topico.titulo', 'turma.nome', 'arquivo.nome'])
      expect(b.sown).toContain(column)
  })

  it('show the canary to their own people: the eye sees', () => {
    const without = servedCalls.filter(
      (call) => call.endpoint.method === 'GET' && call.endpoint.access !== 'public' && !shows.has(call),
    )
    expect(without.map(nameOf).sort()).toEqual(WITHOUT_CANARY)
  })

  it('would be seen to change: a planted write shows in the traces', async () => {
    const before = await tracesOf(c)
    await c.sql('update usuario set idioma = $2 where id = $1', [c.aluno.id, 'en-us'])
    expect(await tracesOf(c)).not.toEqual(before)
  })
})

describe('tenant A at the doors of B and C', () => {
  let requests = 0
  const statuses = new Map<number, number>()
  /** Whose session had ended: nothing is proved by people who are nobody. */
  const unheard: string[] = []

  /** Knocks as these people of A; a leak names the call and the way. */
  async function tryAll(
    way: string,
    who: (call: ServedCall) => readonly Person[],
    attempt: (who: Person, call: ServedCall) => Promise<{ status: number; leak: boolean }[]>,
  ) {
    const before = await traces()
    const leaks: string[] = []
    for (const call of servedCalls)
      for (const person of who(call))
        for (const { status, leak } of await attempt(await goerFor(call, person), call)) {
          if (status === 401 && call.endpoint.access !== 'public')
            unheard.push(`${nameOf(call)} to ${person.nome}, ${way}`)
          requests += 1
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (leak) leaks.push(`${nameOf(call)} to ${person.nome}, ${way}: ${status}`)
        }
    expect(leaks).toEqual([])
    expect(await traces()).toEqual(before)
  }

  const everybody = () => people

  /** What is open to all is open to all at B: a code of B's is answered there. */
  const atTheirDoor = (call: ServedCall) =>
    call.endpoint.access === 'public' ? sampleOf(call.endpoint, b.turma) : asked(call)

  /** Who may do most, and one more: each way is tried by all, over the calls. */
  const two = (way: string) => (call: ServedCall) => [
    ...people.slice(-1),
    ...some(people.slice(0, -1), 1, `${way} ${nameOf(call)}`),
  ]

  it(
    'the Tenant header names another',
    () =>
      tryAll('Tenant header', two('Tenant header'), async (who, call) => [
        await knock(who, call, atTheirDoor(call), { headers: { tenant: b.slug } }),
        await knock(who, call, sampleOf(call.endpoint, c.aluno.id), { headers: { tenant: c.slug } }),
      ]),
    LONG_MS,
  )

  it(
    'the host is of another, however it is written',
    () =>
      tryAll('Host', two('Host'), async (who, call) => [
        await knock({ ...who, host: b.host }, call, atTheirDoor(call)),
        await knock({ ...who, host: `${c.host.toUpperCase()}.:80` }, call, sampleOf(call.endpoint, c.turma)),
        await knock(who, call, atTheirDoor(call), {
          headers: { 'x-forwarded-host': b.host, forwarded: `host=${b.host}` },
        }),
      ]),
    LONG_MS,
  )

  it(
    'what they name is of another, of the kinds that the call is about',
    () =>
      tryAll('named of another', everybody, async (who, call) => {
        const shown = shows.get(call)
        const answers = [await knock(who, call, asked(call))]
        if (shown && shown !== asked(call)) answers.push(await knock(who, call, shown))
        return answers
      }),
    LONG_MS,
  )

  it(
    'the ids are of another, of whatever kind',
    () =>
      tryAll('foreign ids', two('foreign ids'), async (who, call) => {
        if (!namesIds(call.endpoint)) return []
        const answers = [
          await knock(who, call, sampleOf(call.endpoint, b.turma, namedBy(b))),
          await knock(who, call, sampleOf(call.endpoint, b.turma, { gru_id: own.turma })),
        ]
        for (const id of some(b.ids, 2, `id ${nameOf(call)}`))
          answers.push(await knock(who, call, sampleOf(call.endpoint, id, namedBy(b))))
        return answers
      }),
    LONG_MS,
  )

  it(
    'UserAction is the session of somebody there',
    () =>
      tryAll('UserAction', two('UserAction'), async (who, call) => [
        await knock(who, call, asked(call), { headers: { useraction: b.admin.token } }),
        await knock(who, call, sampleOf(call.endpoint, b.turma), {
          headers: { useraction: b.admin.token, tenant: b.slug },
        }),
      ]),
    LONG_MS,
  )

  it('the token is of somebody there, at our own host', async () => {
    const others: Record<string, number> = {}
    for (const call of servedCalls) {
      const { status, leak } = await knock(
        { ...b.admin, host: own.host },
        call,
        sampleOf(call.endpoint, own.turma),
      )
      expect([nameOf(call), leak]).toEqual([nameOf(call), false])
      if (call.endpoint.access !== 'public' && status !== 403) others[nameOf(call)] = status
    }
    expect(others).toEqual({})
  })

  it('knocked often enough, and was refused for the right reasons', () => {
    expect(unheard).toEqual([])
    expect(requests).toBeGreaterThan(servedCalls.length * (people.length + 2 * 7))
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    // Most knocks must have come as far as the permission itself: nothing is proved by malformed requests.
    const malformed = (statuses.get(400) ?? 0) / requests
    expect(malformed).toBeLessThan(0.1)
  })
})
