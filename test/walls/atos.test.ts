/**
 * What each screen asks before it offers an act, holds a button back while it works or while nothing is chosen, asks before
 * it does; what news it hears, what it reads again, how it puts rows in order. A condition that is lost looks right to
 * whoever may do everything; here the list of it differs (decision 0044). TEST_ATOS=escreve writes the list anew.
 */
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../../core/server/paths.ts'
import { asked } from './atos.ts'
import { counted, heldAgainst } from './listed.ts'

const LIST = new URL('./atos.baseline', import.meta.url)

const row = (piece: string): string => `const Row = () => (<li>${piece}</li>)`
const READ: readonly (readonly [string, string])[] = [
  [
    row('{may.edit && open && <Button busy={x.isPending}>a</Button>}'),
    'may.edit | ocupado se x.isPending | open',
  ],
  [row('{open && <Button busy={x.isPending}>a</Button>}'), 'ocupado se x.isPending | open'],
  [row('{open ? <b>a</b> : <IconButton onClick={go} />}'), 'não (open)'],
  [row('<Button onClick={() => setAsking(true)}>a</Button>'), ''],
  [row('<Button onClick={() => remove.mutate({ id })}>a</Button>'), 'faz remove.mutate'],
  [
    row('<ConfirmDialog open={asking} onConfirm={() => remove.mutateAsync({ id })} />'),
    'faz remove.mutateAsync | pergunta antes',
  ],
  [row('<FormDialog disabled={chosen.length === 0} />'), 'parado se chosen.length === 0'],
  ['const menu = [manage && { label: t.hide, onSelect: hide }, { label: t.see, href }]', 'manage'],
  ['function A() { if (missing === 0) return null; return <b /> }', 'nada se missing === 0'],
  [
    "useLive(canal, (tipo) => { if (tipo === 'mudou') void reread(api.add) })",
    'ouve mudou | relê reread(api.add)',
  ],
  ["const send = useSend(api.like, { reread: 'later' })", 'relê later'],
  ['useCall(api.find, { params }, { enabled: open })', 'lê só se open'],
  [
    'rows.toSorted((a, b) => a.em - b.em); title.current?.focus()',
    'foco title.current?.focus | ordem (a, b) => a.em - b.em',
  ],
  [
    'notify.success(t.moveu, { run: () => move(made.id, before) })',
    'desfaz { run: () => move(made.id, before) }',
  ],
  ['like.mutate(x, { onError: () => change(back) })', 'recusado () => change(back)'],
  ['useEffect(() => watch(id), [id])', 'muda com [id]'],
  [row('<TextField max={10} />'), 'max 10'],
]

it.each(READ)('reads %s', (text, line) => expect(counted(asked('a.tsx', text))).toBe(line))

const files = ['areas', 'core/web', 'apps/web'].flatMap((room) =>
  readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file}`)
    .filter((file) => /(?:^|\/)web\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file)),
)

it('no screen offers or holds back an act otherwise than the list says', () => {
  expect(files.length).toBeGreaterThan(800)
  const read = (text: string, file: string) => counted(asked(file, text))
  const write = process.env.TEST_ATOS === 'escreve'
  expect(heldAgainst(LIST, { files, read, write })).toEqual({ now: [], listed: [] })
})
