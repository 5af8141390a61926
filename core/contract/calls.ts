/** Declares the calls of an area, each thing said once: `get('/turmas/:turma', { summary: 'One class.', returns: { turma } })`. */
import { Object as ObjectOf, type TObject, type TSchema } from 'typebox'
import type { Access, ClientName, Endpoint, FileRule, Method } from './endpoint.ts'
import { Id } from './schema.ts'

type Address = `/${string}`
/** Fields by name, or the shape that they make. */
type Fields = TObject | Readonly<Record<string, TSchema>>
type Given = Fields | undefined

type Shape<F> = F extends TObject ? F : F extends Record<string, TSchema> ? TObject<F> : undefined

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Params<P extends string, T> = [Names<P>] extends [never]
  ? undefined
  : TObject<{ [K in Names<P>]: T extends Record<K, infer S extends TSchema> ? S : typeof Id }>

/** What a call says of itself. */
type Said<P extends string, T, Q, B, R, A, F, O, D, L> = Pick<
  Endpoint,
  'summary' | 'whilePending' | 'proof' | 'sensitive' | 'lasting' | 'whileLooking' | 'also'
> & {
  client?: ClientName
  access?: A
  aliases?: L
  files?: F
  outside?: O
  reads?: D
  /** The parts of the path that are no ids. */
  params?: T & { [K in Exclude<keyof T, Names<P>>]: never }
  query?: Q
  body?: B
  /** Absent: nothing beside the status. */
  returns?: R
}

/** The call that was declared, as `Endpoint` describes it. */
type Call<M, P extends string, T, Q, B, R, A, F, O, D, L> = Pick<
  Endpoint,
  | 'area'
  | 'summary'
  | 'client'
  | 'aliases'
  | 'whilePending'
  | 'proof'
  | 'sensitive'
  | 'lasting'
  | 'whileLooking'
  | 'also'
> & {
  method: M
  path: P
  access: A
  aliases: L
  files: F
  outside: O
  reads: D
  params: Params<P, T>
  query: Shape<Q>
  body: Shape<B>
  returns: Shape<R>
}

const shapeOf = (fields: Given): TObject | undefined =>
  fields && ('~kind' in fields ? (fields as TObject) : ObjectOf(fields as Record<string, TSchema>))

/** Every name in a path is an id unless the call says what else it is. */
const paramsOf = (path: string, said: Readonly<Record<string, TSchema>>): TObject | undefined => {
  const names = path.match(/(?<=:)\w+/g)
  return names ? ObjectOf(Object.fromEntries(names.map((name) => [name, said[name] ?? Id]))) : undefined
}

/** The four ways to declare a call of an area; `usual`: who calls it, and who may, unless a call says otherwise. */
export function callsOf<const U extends Access = 'resource'>(
  area: string,
  usual: Pick<Endpoint, 'also'> & { client?: ClientName; access?: U } = {},
) {
  const by =
    <M extends Method>(method: M) =>
    <
      const P extends Address,
      T extends { [K in Names<P>]?: TSchema } = Record<never, never>,
      Q extends Given = undefined,
      B extends Given = undefined,
      R extends Fields = Record<never, never>,
      A extends Access = U,
      F extends FileRule | undefined = undefined,
      O extends true | undefined = undefined,
      D extends true | undefined = undefined,
      const L extends readonly Address[] | undefined = undefined,
    >(
      path: P,
      { params, query, body, returns = {} as R, ...said }: Said<P, T, Q, B, R, A, F, O, D, L>,
    ): Call<M, P, T, Q, B, R, A, F, O, D, L> => {
      const endpoint = {
        area,
        client: 'auth',
        access: 'resource',
        ...usual,
        method,
        path,
        ...said,
        params: paramsOf(path, params ?? {}),
        query: shapeOf(query),
        body: shapeOf(body),
        returns: shapeOf(returns),
      }
      return endpoint as Call<M, P, T, Q, B, R, A, F, O, D, L>
    }
  return { get: by('GET'), post: by('POST'), put: by('PUT'), remove: by('DELETE') }
}
