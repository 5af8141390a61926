/** Texts as long as a contract allows, of letters that grow where they are kept: saved, or refused in words; never a 500. */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { hashPassword } from '../areas/acesso/sessao/server/secrets-password.ts'
import { forumApi } from '../areas/conversa/forum/contract.ts'
import { cleanTela } from '../areas/ensino/aula/server/fields-clean.ts'
import { CONTEUDO } from '../areas/ensino/aula/shapes-telas.ts'
import type { CallInput } from '../core/contract/request.ts'
import type { ServedCall } from '../core/server/serve.ts'
import { type Furnished, furnish } from './isolation/furnish.ts'
import { type Answer, callAs } from './kit/call.ts'
import { type Shape, sampleOf, sampleValue } from './sample.ts'

/** What one letter becomes in HTML, in JSON, in UTF-8, in a search index; `LETTERS` times a field is more than a test. */
const LETTERS = ['&', '<', '"', '😀', 'e\u0301', '\\', '\n', "'", '\u2028', '%', ';']
/** Letters tried on each field: one after another, so that all are tried on each kind of field. */
const EACH = process.env.TEXTS === 'all' ? LETTERS.length : 1

/** `letters` over and over, `length` characters in all: as contracts and columns count them. */
const long = (letters: string, length: number): string =>
  [...letters.repeat(Math.ceil(length / [...letters].length))].slice(0, length).join('')

interface Field {
  path: readonly string[]
  most: number
}

const FREE = '^[^\\u0000]*$'

/** The fields of a schema that hold any text up to a length. */
function fieldsOf(shape: Shape | undefined, path: readonly string[] = []): Field[] {
  if (!shape || shape.enum) return []
  const types = [shape.type].flat()
  if (types.includes('string')) {
    const isFree = (shape.pattern === undefined || shape.pattern === FREE) && shape.format === undefined
    return isFree && shape.maxLength ? [{ path, most: shape.maxLength }] : []
  }
  if (types.includes('array')) return fieldsOf(shape.items, [...path, '*'])
  return [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) => fieldsOf(one, [...path, name])),
    ...(shape.anyOf ?? []).flatMap((one) => fieldsOf(one, path)),
  ]
}

/** The value with `text` at the path; what is not there on the way is made as the contract asks. */
function put(
  shape: Shape,
  value: unknown,
  [name, ...rest]: readonly string[],
  text: string,
  id: number,
): unknown {
  if (name === undefined) return text
  if (name === '*') {
    const [first, ...others] =
      Array.isArray(value) && value.length > 0 ? value : [sampleValue(shape.items ?? {}, id)]
    return [put(shape.items ?? {}, first, rest, text, id), ...others]
  }
  const inner = shape.properties?.[name] ?? {}
  const made = (value ?? sampleValue(shape, id)) as Record<string, unknown>
  return { ...made, [name]: put(inner, made[name] ?? sampleValue(inner, id), rest, text, id) }
}

/** Ids with which a call is tried, before it is tried as it refuses. */
const MOST_IDS = 20

interface Tried extends Field {
  call: ServedCall
  /** With which the call is granted; the last one that there is, where it never is. */
  id: number
}

let tenant: Furnished
beforeAll(async () => {
  tenant = await furnish()
  // Whoever gives a password must have one.
  await tenant.sql('update usuario set senha_hash = $2 where tenant_id = $1', [
    tenant.id,
    await hashPassword('uma senha qualquer'),
  ])
})

const inputOf = ({ call: { endpoint }, id }: Pick<Tried, 'call' | 'id'>): CallInput =>
  sampleOf(endpoint, id, { gru_id: tenant.turma })

const send = (tried: Tried, text: string): Promise<Answer<never>> => {
  const input = inputOf(tried)
  const body = put(tried.call.endpoint.body as Shape, input.body, tried.path, text, tried.id)
  return callAs(tenant.admin, tried.call.endpoint, { ...input, body } as never)
}

/** The calls that hold texts, each with an id that it takes. */
async function triedFields(): Promise<Tried[]> {
  const all: Tried[] = []
  for (const call of servedCalls) {
    const fields = fieldsOf(call.endpoint.body as Shape | undefined)
    let id = tenant.turma
    // Most calls take one of the first things made; those that take none are tried as they refuse.
    for (const one of fields.length > 0 ? tenant.ids.slice(0, MOST_IDS) : []) {
      const { status } = await callAs(tenant.admin, call.endpoint, inputOf({ call, id: one }) as never)
      if (status === 200) id = one
      if (status === 200) break
    }
    all.push(...fields.map((field) => ({ ...field, call, id })))
  }
  return all
}

const nameOf = ({ call, path }: Tried): string => `${call.endpoint.area}.${call.name} ${path.join('.')}`

/** What is wrong with an answer: a failure of ours, or a refusal without a sentence. */
function faultOf({ status, body }: Pick<Answer<never>, 'status' | 'body'>): string | undefined {
  if (status >= 500) return String(status)
  return status >= 400 && !body.mensagem ? `${status} without a sentence` : undefined
}

/** A text too long for its field is told so, by the name of the field. */
const notTold = ({ status, body }: Pick<Answer<never>, 'status' | 'body'>): string | undefined =>
  status === 400 && body.campos ? undefined : `one more: ${status}`

describe('a text', () => {
  it('that is answered wrongly is seen: planted answers', () => {
    expect(faultOf({ status: 500, body: { status: 'erro', mensagem: 'x' } })).toBe('500')
    expect(faultOf({ status: 400, body: { status: 'erro' } })).toBeDefined()
    expect(notTold({ status: 200, body: { status: 'sucesso' } })).toBeDefined()
    expect(
      fieldsOf({
        type: 'object',
        properties: { a: { type: 'array', items: { type: 'string', maxLength: 9 } } },
      }),
    ).toEqual([{ path: ['a', '*'], most: 9 }])
  })

  it('as long as may be, of letters that grow, is saved or refused in words; one longer is refused', async () => {
    const faults: string[] = []
    let saved = 0
    const fields = await triedFields()
    for (const [place, field] of fields.entries()) {
      for (let n = 0; n < EACH; n += 1) {
        const letters = LETTERS[(place * EACH + n) % LETTERS.length] ?? '&'
        const answer = await send(field, long(letters, field.most))
        saved += answer.status === 200 ? 1 : 0
        const fault = faultOf(answer)
        if (fault) faults.push(`${nameOf(field)} of ${JSON.stringify(letters)}: ${fault}`)
      }
      const fault = notTold(await send(field, long('&', field.most + 1)))
      if (fault) faults.push(`${nameOf(field)} ${fault}`)
    }
    expect(faults).toEqual([])
    expect(fields.length).toBeGreaterThan(150)
    // Which calls take one of the ids depends on what other tests of the process made before.
    expect(saved).toBeGreaterThan(30)
  }, 120_000)
})

/** HTML as a reader sees it. */
const seen = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

describe('a message', () => {
  const write = (conteudo: string) =>
    callAs(tenant.professor, forumApi.create, {
      body: { gru_id: tenant.turma, tipo: 'forum', titulo: 'Texto', conteudo },
    })

  it.each(LETTERS.filter((letters) => letters.trim() !== ''))(
    'of %j is read as it was written',
    async (letters) => {
      const text = long(letters, 20_000)
      const { topico } = (await write(text)).data
      // An ampersand written alone is one; `<` begins no tag where no letter follows.
      const [kept] = await tenant.sql<{ conteudo: string }>(
        'select conteudo from mensagem where tenant_id = $1 and topico_id = $2',
        [tenant.id, topico.id],
      )
      expect(seen(kept?.conteudo ?? '')).toBe(text)
    },
  )

  it('of 30,000 ampersands is refused in words, as 100,000 letters of its own would be', async () => {
    const { status, body } = await write('&'.repeat(30_000))
    expect([status, body.codigo]).toEqual([400, 'dados_invalidos'])
    expect(body.campos?.conteudo).toMatch(/grande demais/)
    expect((await write('a'.repeat(100_000))).status).toBe(200)
  })
})

describe('a screen of a lesson', () => {
  const RICH = [
    ['texto', { html: '' }, 'html'],
    ['dissertativa', { enunciado: '' }, 'enunciado'],
  ] as const

  it.each(RICH)('of the kind %s is saved or refused in words', async (tipo, _, campo) => {
    const tela = CONTEUDO[tipo] as unknown as Shape
    const most = tela.properties?.[campo]?.maxLength ?? 0
    expect(most).toBeGreaterThan(1_000)
    for (const letters of LETTERS) {
      const clean = () =>
        cleanTela(tipo, { ...(sampleValue(tela, 1) as object), [campo]: long(letters, most) })
      const outcome = (() => {
        try {
          return clean() ? 'saved' : 'nothing'
        } catch (error) {
          return (error as { statusCode?: number }).statusCode
        }
      })()
      expect([letters, ['saved', 400].includes(outcome as string)]).toEqual([letters, true])
    }
  })
})
