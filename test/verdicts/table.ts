/** The table of verdicts: for each call, who is let in. `docs/permissions.md` is written from it; the test holds it true. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { AREAS, type AreaName, folderOf } from '../../areas/domains.ts'
import type { CallInput } from '../../core/contract/request.ts'
import { root } from '../../core/server/paths.ts'
import { postoDoors } from './posto.ts'
import { LIKE, type Principal, type Verdict, type Verdicts, type World } from './world.ts'

export interface Row {
  /** A valid request for a thing of the world, made anew for each principal. */
  input?: (world: World, principal: Principal) => Promise<CallInput> | CallInput
  files?: readonly { nome: string; conteudo: Buffer | string }[]
  /** Verdict of everyone who is signed in here and not named under `verdicts`. */
  otherwise: Verdict
  verdicts?: Verdicts
}

export type Table = Readonly<Record<string, Row>>

/** Where some get less than those they are like: what is about one pupil alone, what is done in one's own name. */
export type Less = readonly (readonly [
  who: readonly Principal[],
  verdict: Verdict,
  /** Without the area. */
  calls: readonly string[],
])[]

/** What the verdicts of an area are: `areas/<domain>/<area>/server/verdicts*.ts`. */
interface OfArea {
  verdicts: Table
  doors?: readonly Door[]
  less?: Less
}

async function verdictsOf(area: AreaName): Promise<readonly (readonly [area: string, rows: OfArea])[]> {
  const folder = path.join(root, folderOf(area), 'server')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^verdicts.*\.ts$/.test(file)) : []
  return Promise.all(
    files.sort().map(async (file) => [area, (await import(path.join(folder, file))) as OfArea] as const),
  )
}

const ofAreas = (await Promise.all(AREAS.toSorted().map(verdictsOf))).flat()

export const table: Table = Object.assign({}, ...ofAreas.map(([, { verdicts }]) => verdicts))

/** Of each call, who gets less. */
export const lessOf: Readonly<Record<string, Verdicts>> = ofAreas
  .flatMap(([area, { less = [] }]) =>
    less.flatMap(([who, verdict, calls]) =>
      calls.map((call) => [`${area}.${call}`, Object.fromEntries(who.map((one) => [one, verdict]))] as const),
    ),
  )
  .reduce<Record<string, Verdicts>>((all, [call, own]) => {
    all[call] = { ...all[call], ...own }
    return all
  }, {})

/** Whoever has no live session here: the kernel's own verdicts, the same for every call that is not public. */
const OUTSIDERS: Partial<Record<Principal, Verdict>> = {
  anonimo: 401,
  'sessao encerrada': 401,
  suspenso: 401,
  'de outro tenant': 403,
}

type Access = 'public' | 'session' | 'resource'

/** The verdict that a row gives a principal. */
export function verdictIn(row: Row, call: string, access: Access, principal: Principal): Verdict {
  const own = row.verdicts?.[principal]
  if (own !== undefined) return own
  // A visit is as good as administering from within, where nothing is done in one's own name.
  if (principal === 'administrador visitante')
    return lessOf[call]?.[principal] ?? verdictIn(row, call, access, 'administrador plataforma')
  if (access !== 'public' && OUTSIDERS[principal] !== undefined) return OUTSIDERS[principal]
  const less = lessOf[call]?.[principal]
  if (less !== undefined) return less
  const like = LIKE[principal]
  return like ? verdictIn(row, call, access, like) : row.otherwise
}

/** The verdict that the table gives a principal; undefined for a call that it does not know. */
export function expected(call: string, access: Access, principal: Principal): Verdict | undefined {
  const row = table[call]
  return row && verdictIn(row, call, access, principal)
}

/** Another way to the same call: about something else, or through something else. */
export interface Door extends Row {
  call: string
  /** Beside the call's name: `na trilha`. */
  como: string
}

export const doors: readonly Door[] = [...ofAreas.flatMap(([, { doors = [] }]) => doors), ...postoDoors]

/** What a row of the page is called. */
export const doorName = ({ call, como }: Pick<Door, 'call' | 'como'>): string => `${call} ${como}`
