/** The API document (OpenAPI 3.1), made from the contracts: one operation a call and address. */
import type { TSchema } from 'typebox'
import type { Endpoint } from '../contract/endpoint.ts'
import type { ServedCall } from './serve.ts'

type Json = Record<string, unknown>

const HEADERS: Readonly<Record<Endpoint['client'], readonly string[]>> = {
  default: ['Tenant'],
  main: ['Main-Connection'],
  auth: ['Tenant'],
  admin: ['Tenant', 'UserAction'],
  file: ['Tenant'],
}

/** Schemas as plain JSON, without the marks of our own. */
const plain = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key.startsWith('x-') ? undefined : value)))

function parametersOf({ params, query, client }: Endpoint): Json[] {
  const from = (place: string, object: TSchema | undefined): Json[] => {
    const { properties = {}, required = [] } = (object ?? {}) as { properties?: Json; required?: string[] }
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: plain(schema),
    }))
  }
  const headers = HEADERS[client].map((name) => ({
    name,
    in: 'header',
    required: name === 'UserAction',
    schema: { type: 'string' },
  }))
  return [...from('path', params), ...from('query', query), ...headers]
}

function bodyOf({ body, files }: Endpoint): Json | undefined {
  if (!body && !files) return undefined
  const schema = plain(body ?? { type: 'object', properties: {} }) as { properties: Json }
  if (files) {
    const file = { type: 'string', format: 'binary', description: files.extensions.join(' ') }
    schema.properties = {
      ...schema.properties,
      arquivos: { type: 'array', maxItems: files.maxFiles, items: file },
    }
  }
  return { required: true, content: { [files ? 'multipart/form-data' : 'application/json']: { schema } } }
}

const answer = (schema: Json, description: string): Json => ({
  description,
  content: { 'application/json': { schema } },
})

/** One call at one of its addresses. */
export function operationOf({ name, endpoint }: ServedCall, address: string): Json {
  const returns = plain(endpoint.returns) as { properties: Json; required?: string[] }
  const success = {
    type: 'object',
    required: ['status', ...(returns.required ?? [])],
    properties: { status: { const: 'sucesso' }, ...returns.properties },
  }
  const requestBody = bodyOf(endpoint)
  return {
    operationId: `${endpoint.area}.${name}${address === endpoint.path ? '' : `@${address}`}`,
    tags: [endpoint.area],
    summary: endpoint.summary,
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: parametersOf(endpoint),
    ...(requestBody && { requestBody }),
    responses: { 200: answer(success, 'sucesso'), default: { $ref: '#/components/responses/Erro' } },
  }
}

const ERROR = {
  type: 'object',
  required: ['status', 'mensagem', 'codigo'],
  properties: {
    status: { const: 'erro' },
    mensagem: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    codigo: { type: 'string' },
    campos: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** The document of every call served. Each address stands with `/pt-br/`; `/en-us/` answers alike. */
export function openApiOf(calls: readonly ServedCall[], version: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls)
    for (const address of [call.endpoint.path, ...(call.endpoint.aliases ?? [])]) {
      const path = address.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.endpoint.method.toLowerCase()]: operationOf(call, address) }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turmalina',
      version,
      description:
        'API da Turmalina. Toda resposta traz `status`: `sucesso` ou `erro`. Troque `/pt-br/` por `/en-us/` para respostas em inglês.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: { Erro: answer(ERROR, 'erro') },
    },
  }
}
