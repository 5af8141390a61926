/** What the raw SQL of the program says that it answers with: the type of each template, as the compiler resolves it. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Node, TaggedTemplateExpression } from 'typescript/unstable/ast'
import { isNoSubstitutionTemplateLiteral, isTaggedTemplateExpression } from 'typescript/unstable/ast/is'
import { API, type Project, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync'
import { root } from '../../core/server/paths.ts'

/** A type, as far as a value can be held against it; a number stands for the type at that place of the list. */
export type Shape =
  | 'anything'
  /** What a generic function leaves to whoever calls it. */
  | 'open'
  | 'string'
  | 'number'
  | 'boolean'
  | 'date'
  | 'bytes'
  | 'null'
  | 'absent'
  | { is: string | number | boolean }
  | { either: number[] }
  | { list: number }
  | { tuple: number[] }
  | { fields: Record<string, number>; rest?: number }

export interface Claim {
  /** File and line. */
  where: string
  /** The type, as it is written. */
  name: string
  /** What the template says, without its values. */
  key: string
  of: number
}

export interface Claims {
  shapes: Shape[]
  templates: Claim[]
}

/** NUL stands where a template has a value, and in no SQL. */
export const keyOf = (fragments: readonly string[]): string => fragments.join('\0')

const SIMPLE: readonly [TypeFlags, Shape][] = [
  [TypeFlags.Any | TypeFlags.Unknown | TypeFlags.NonPrimitive, 'anything'],
  [TypeFlags.TypeParameter | TypeFlags.Conditional | TypeFlags.IndexedAccess, 'open'],
  [TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void, 'absent'],
]

const NAMED: Readonly<Record<string, Shape>> = { Date: 'date', Buffer: 'bytes', Uint8Array: 'bytes' }

/** Reads types into `shapes`, each once: a type may hold itself. */
function readerOf({ checker }: Project, shapes: Shape[]): (type: Type) => number {
  const known = new Map<number, number>()

  function shapeOf(type: Type): Shape {
    const simple = SIMPLE.find(([flags]) => type.flags & flags)
    if (simple) return simple[1]
    if (type.isLiteralType()) return { is: type.value as string | number | boolean }
    if (type.isUnionType()) return { either: type.getTypes().map(read) }
    // A text with a name of its own, such as an instant.
    if (type.isIntersectionType() && type.getTypes().some(({ flags }) => flags & TypeFlags.String))
      return 'string'
    const named = NAMED[type.getSymbol()?.name ?? '']
    if (named) return named
    const parts = () => checker.getTypeArguments(type as TypeReference).map(read)
    if (checker.isTupleType(type)) return { tuple: parts() }
    if (checker.isArrayLikeType(type)) return { list: parts()[0] ?? -1 }
    const properties = checker.getPropertiesOfType(type)
    const types = checker.getTypeOfSymbol(properties)
    const fields = properties.map(({ name }, at) => [name, types[at] ? read(types[at]) : -1])
    const [index] = checker.getIndexInfosOfType(type)
    return { fields: Object.fromEntries(fields), ...(index && { rest: read(index.valueType) }) }
  }

  function read(type: Type): number {
    const before = known.get(type.id)
    if (before !== undefined) return before
    const at = shapes.push('anything') - 1
    known.set(type.id, at)
    shapes[at] = shapeOf(type)
    return at
  }
  return read
}

function templatesIn(file: Node): TaggedTemplateExpression[] {
  const found: TaggedTemplateExpression[] = []
  const visit = (node: Node): void => {
    if (isTaggedTemplateExpression(node)) found.push(node)
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

const fragmentsOf = ({ template }: TaggedTemplateExpression): string[] =>
  isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]

/** Asks the compiler; takes seconds. @param config the project whose files are read */
export function readClaims(config: string, isAsked: (file: string) => boolean): Claims {
  const api = new API({ cwd: path.dirname(config) })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config} is no project`)
    const { program, checker } = project
    const shapes: Shape[] = []
    const read = readerOf(project, shapes)
    const templates = program.getSourceFileNames().flatMap((name): Claim[] => {
      const text = isAsked(name) ? readFileSync(name, 'utf8') : ''
      const file = /\bsql[<`]/.test(text) && program.getSourceFile(name)
      const nodes = file ? templatesIn(file) : []
      return checker.getTypeAtLocation(nodes).flatMap((type, at) => {
        const node = nodes[at]
        if (!file || !node || type?.getSymbol()?.name !== 'RawBuilder') return []
        const line = text.slice(0, node.getStart(file)).split('\n').length
        return checker.getTypeArguments(type as TypeReference).map((row) => ({
          where: `${path.relative(root, name)}:${line}`,
          name: checker.typeToString(row),
          key: keyOf(fragmentsOf(node)),
          of: read(row),
        }))
      })
    })
    return { shapes, templates }
  } finally {
    api.close()
  }
}

/** The server, and what is planted in it. */
const CONFIG = path.join(root, 'test', 'rows', 'tsconfig.json')
const FOLDERS = ['core', 'areas', 'database', 'test/rows']

/** The sources, told apart by what they say. */
function mark(): string {
  const hash = createHash('sha256')
  for (const folder of FOLDERS)
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (entry.endsWith('.ts'))
        hash.update(`${entry}\0${readFileSync(path.join(root, folder, entry), 'utf8')}\0`)
  return hash.digest('hex').slice(0, 24)
}

/** Where the claims of the program lie, as it is now; made once for the same sources. */
export function claimsFile(): string {
  const file = path.join(tmpdir(), `turmalina-linhas-${mark()}.json`)
  if (existsSync(file)) return file
  const inside = FOLDERS.map((folder) => path.join(root, folder, '/'))
  const claims = readClaims(CONFIG, (name) => inside.some((folder) => name.startsWith(folder)))
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(claims))
  renameSync(`${file}.${process.pid}`, file)
  return file
}
