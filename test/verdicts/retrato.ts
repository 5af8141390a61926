/** What an answer or a change looks like on paper: a line for each thing, with nothing in it that is another each time. */

import { root } from '../../core/server/paths.ts'
import { FIRST_ID, IDS_EACH } from '../../core/testing/ids.ts'
import type { World } from './world.ts'

type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain }

/** What stands for what is another each time. */
const ANY = '~'
/** Of a list and of a text, so much is drawn. */
const MOST = 8
const MOST_LETTERS = 160

const HOUR = 3_600_000
const MOMENT = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?/g
const saoPaulo = new Intl.DateTimeFormat('sv', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A whole hour as it is; another as so many hours from when the drawing was begun. */
const momentFrom = (begun: number) => (text: string) => {
  const at = Date.parse(/[Z+-]\d{0,2}(?::?\d\d)?$/.test(text.slice(16)) ? text : `${text}Z`)
  if (Number.isNaN(at)) return text
  const within = at % HOUR
  if (within === 0 || within > HOUR - 2_000) return saoPaulo.format(at)
  const hours = Math.round((at - begun - 10 * 60_000) / HOUR)
  return hours === 0 ? 'agora' : `agora ${hours > 0 ? '+' : '-'} ${Math.abs(hours)} h`
}

/** Fields whose numbers are another each time: the size of a packed file, the half minute of a code. */
const VARIES = /^(bytes|ultimo_passo)$/
const ID = /(?<!\d)1[01]\d{8}(?!\d)/g
const SECONDS = /(?<!\d)1[78]\d{8}(?!\d)/g
const SECRET =
  /(?<![\w-])(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}|[\w-]{32,})(?![\w-])/g
const TOKEN = /(?<=[?&](?:t|token)=)[\w.%-]+/g
const CODE =
  /\b(?=[A-Z2-9]*[A-Z])[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{7,12}\b|\b[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{4,5}(?:-[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{4,5}){1,2}\b/g
/** What a table counts from, in names that come in an order. */
const COUNT = /(?<=\s)0\d{5}\b/g

/** Draws for one world, with ids called by their tables: `tables` in the order of their ids. */
export function drawer({ tenant, people }: World, tables: readonly string[], begun = Date.now()) {
  const moment = momentFrom(begun)
  const names = new Map([
    ...Object.entries(people).flatMap(([name, one]) => ('id' in one ? [[one.id, name] as const] : [])),
    ...([
      [tenant.turma, 'a turma'],
      [tenant.outraTurma, 'a outra turma'],
      [tenant.rede, 'a rede'],
      [tenant.escola, 'a escola'],
      [tenant.outraEscola, 'a outra escola'],
    ] as const),
  ])
  const tableOf = (id: number): string | undefined => tables[Math.floor((id - FIRST_ID) / IDS_EACH) - 1]
  const idsIn = (value: unknown): number[] =>
    [...new Set((JSON.stringify(value) ?? '').match(ID)?.map(Number))].filter(tableOf)

  /** Draws several answers to the same, or what a request changed; `asked`, what each of them was asked about. */
  return (answers: readonly object[], asked: readonly unknown[]): string[][] => {
    const ranks = new Map<number, string>()
    const counts = new Map<string, number>()
    for (const id of idsIn(answers).sort((a, b) => a - b)) {
      const table = tableOf(id) as string
      counts.set(table, (counts.get(table) ?? 0) + 1)
      ranks.set(id, `${table} #${counts.get(table)}`)
    }
    return answers.map((answer, n) => drawn(answer as { [name: string]: Plain }, callOf(idsIn(asked[n]))))

    function callOf(about: readonly number[]) {
      return (id: number): string =>
        names.get(id) ?? (about.includes(id) ? `${tableOf(id)} pedida` : (ranks.get(id) ?? String(id)))
    }

    function drawn(whole: { [name: string]: Plain }, call: (id: number) => string): string[] {
      const text = (value: string): string => {
        if (value.length > MOST_LETTERS && /^[\w+/]+=*$/.test(value)) return ANY
        const plain = value
          .replaceAll(root, '')
          .replaceAll(tenant.slug, 'slug')
          .replace(MOMENT, moment)
          .replace(TOKEN, ANY)
          .replace(/127\.0\.0\.1:\d+/g, `127.0.0.1:${ANY}`)
          .replace(/\$argon2\S+|\\x[0-9a-f]+|M0 0h1v.*/g, ANY)
          .replace(ID, (id) => call(Number(id)))
          .replace(SECONDS, ANY)
          .replace(COUNT, ANY)
          .replace(SECRET, ANY)
          .replace(CODE, ANY)
          .replace(/\b\d\d[:h]\d\d\b/g, ANY)
          .replace(/\s+/g, ' ')
        return plain.length > MOST_LETTERS ? `${plain.slice(0, MOST_LETTERS)}…` : plain
      }
      const draw = (value: Plain): string => {
        if (typeof value === 'string') return text(value) || "''"
        if (typeof value === 'number') return tableOf(value) ? call(value) : String(value)
        if (Array.isArray(value)) return `[${value.map(draw).join(', ')}]`
        if (value && typeof value === 'object')
          return `{${Object.entries(value)
            .map(([name, one]) => `${text(name)}: ${VARIES.test(name) ? ANY : draw(one)}`)
            .join(', ')}}`
        return String(value)
      }
      /** The first of a list one by one, the others in one line. */
      const items = (name: string, list: Plain[]): string[] => [
        ...list.slice(0, MOST).map((one) => `${name}[]: ${draw(one)}`),
        ...(list.length > MOST
          ? [`${name}[]: ${list.length}: ${list.slice(MOST).map(draw).join(', ')}`]
          : []),
      ]
      const scalars: string[] = []
      const lines: string[] = []
      for (const [name, value] of Object.entries(whole)) {
        if (Array.isArray(value) && value.length > 0) lines.push(...items(name, value))
        else if (value && typeof value === 'object' && !Array.isArray(value)) {
          const [list] = Object.entries(value).filter(([, one]) => Array.isArray(one) && one.length > 0)
          if (!list) lines.push(`${name}: ${draw(value)}`)
          else {
            const { [list[0]]: inner, ...rest } = value
            lines.push(`${name}: ${draw(rest)}`, ...items(`${name}.${list[0]}`, inner as Plain[]))
          }
        } else if (name !== 'status') scalars.push(`${name}: ${draw(value)}`)
      }
      return [...(scalars.length > 0 ? [scalars.join(', ')] : []), ...lines]
    }
  }
}
