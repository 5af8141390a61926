/** Reading the API document: the real one, made from the contracts served, and small planted ones. */
import { describe, expect, it } from 'vitest'
import { openApiOf } from '../../../core/server/openapi.ts'
import { sessaoApi } from '../sessao/contract.ts'
import { tenantApi } from '../tenant/contract.ts'
import {
  byArea,
  curlOf,
  exampleOf,
  fieldsOf,
  kindOf,
  limitsOf,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  searchOperations,
} from './shapes-openapi.ts'

const served = [tenantApi, sessaoApi].flatMap((api) =>
  Object.entries(api).map(([name, endpoint]) => ({ name, endpoint })),
)
const document = openApiOf(served, '0.1.0') as unknown as OpenApiDocument
const operations = operationsOf(document)
const operation = (id: string): Operation => {
  const found = operations.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}

describe('the operations of the document', () => {
  it('are those of the contracts, by area', () => {
    expect(operations).toHaveLength(served.length)
    expect(byArea(operations).map(([area, list]) => [area, list.length])).toEqual([
      ['tenant', Object.keys(tenantApi).length],
      ['sessao', Object.keys(sessaoApi).length],
    ])
  })

  it('say who may call them', () => {
    expect(operation('sessao.me').signedIn).toBe(true)
    expect(operation('sessao.signIn').signedIn).toBe(false)
  })

  it('are found by every word, without accents and case', () => {
    expect(searchOperations(operations, 'POST login').map(({ id }) => id)).toEqual([
      'sessao.signIn',
      'sessao.askCodigo',
    ])
    expect(searchOperations(operations, 'sessões DELETE').map(({ id }) => id)).toEqual([
      'sessao.revokeSessao',
    ])
    expect(searchOperations(operations, '  ')).toHaveLength(operations.length)
    expect(searchOperations(operations, 'nada disso')).toEqual([])
  })
})

describe('a schema', () => {
  it('has a kind', () => {
    expect(kindOf({ type: 'integer' })).toBe('integer')
    expect(kindOf({ type: ['string', 'null'] })).toBe('string | null')
    expect(kindOf({ type: 'array', items: { type: 'string', format: 'date-time' } })).toBe(
      'string (date-time)[]',
    )
    expect(kindOf({ const: 'sucesso' })).toBe('"sucesso"')
    expect(kindOf({ anyOf: [{ type: 'string' }, { type: 'integer' }] })).toBe('string | integer')
    expect(kindOf({})).toBe('any')
  })

  it('has limits, without those that say nothing', () => {
    expect(limitsOf({ type: 'string', minLength: 1, maxLength: 200 }).length).toBe('1…200')
    expect(limitsOf({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).range).toBe('≥ 1')
    expect(limitsOf({ type: 'string', minLength: 0 }).length).toBeNull()
    expect(limitsOf({ type: 'integer', default: 30, enum: [10, 30] })).toMatchObject({
      fallback: '30',
      values: ['10', '30'],
    })
  })

  it('has the fields of its objects, those inside lists too', () => {
    const answer = operation('sessao.listSessoes').answer
    const fields = answer ? fieldsOf(answer) : []
    expect(fields.map(({ name }) => name)).toEqual(['status', 'sessoes'])
    expect(fields[1]?.fields.map(({ name }) => name)).toContain('agente')
  })

  it('has an example of what is required', () => {
    const body = operation('sessao.signIn').body
    expect(body && exampleOf(body.schema)).toEqual({ usuario: '…', senha: '…' })
  })
})

describe('the command that tries it', () => {
  it('fills path and body, and names the token', () => {
    expect(curlOf(operation('sessao.revokeSessao'), 'http://a.test')).toBe(
      'curl -X DELETE \'http://a.test/conta/pt-br/sessoes/1\' \\\n  -H "Authorization: Bearer $TOKEN"',
    )
    expect(curlOf(operation('sessao.signIn'), 'http://a.test')).toBe(
      'curl -X POST \'http://a.test/conta/pt-br/login\' \\\n  -H \'Content-Type: application/json\' \\\n  -d \'{"usuario":"…","senha":"…"}\'',
    )
  })

  it('names the texts that stand in an address', () => {
    expect(curlOf(operation('tenant.findBySlug'), '')).toContain("/tenant/pt-br/tenant/buscar/SLUG'")
  })

  it('sends files as a form and keeps quotes of a shell whole', () => {
    const command = curlOf(
      {
        ...operation('sessao.signIn'),
        body: {
          media: 'multipart/form-data',
          schema: {
            type: 'object',
            required: ['titulo'],
            properties: {
              titulo: { type: 'string', default: "d'água" },
              arquivos: { type: 'array', items: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
      'http://a.test',
    )
    expect(command).toContain("-F 'titulo=d'\\''água'")
    expect(command).toContain("-F 'arquivos=@foto.png'")
  })
})
