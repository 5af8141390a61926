/**
 * What each screen owes whoever looks at it, read from its source: it hears of a gap, tells a refusal, exports what is listed,
 * writes numbers as people do, and lets go of words that were sent (decision 0044). A planted one of each kind is found.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../../core/server/paths.ts'

/** From the parenthesis that opens at `from` to its own end. */
function within(text: string, from: number): string {
  let depth = 0
  for (let at = text.indexOf('(', from); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(from, at + 1)
  }
  return text.slice(from)
}

const callsOf = (text: string, name: RegExp): string[] =>
  [...text.matchAll(name)].map(({ index }) => within(text, index))

/** Listens for some news, and not for the one that says that news were missed. */
const deafToGaps = (text: string): boolean =>
  callsOf(text, /\buseLive\(/g).some((call) => /\btipo [!=]==/.test(call) && !call.includes("'recarregar'"))

/** Sends, and nobody looks at what it is refused with: neither the call, nor the hook, nor who draws. */
function unheard(text: string): boolean {
  const named = [...text.matchAll(/\bconst (\w+) = useSend\(/g)].some(({ 1: hook = '' }) => {
    const shown = new RegExp(`\\b${hook}\\.(?:error|isError)\\b|[{(,\\s]${hook}[},)\\]]`).test(text)
    const calls = callsOf(text, new RegExp(`\\b${hook}\\.mutate\\(`, 'g'))
    return !shown && calls.some((call) => !call.includes('onError'))
  })
  const apart = [...text.matchAll(/\bconst \{([^}]*\bmutate\b[^}]*)\} = useSend\(/g)].some(
    ({ 1: names = '' }) =>
      !/\b(?:error|isError)\b/.test(names) &&
      callsOf(text, /(?<![.\w])mutate\(/g).some((call) => !call.includes('onError')),
  )
  return named || apart
}

/** Lists by filters, and exports something else. */
const exportsAll = (text: string): boolean =>
  /\buseList\(/.test(text) && /useSend\(\w+\.export/.test(text) && !/\.filtro\b/.test(text)

/** A number with the machine's dot. */
const dots = (text: string): boolean => /\.toFixed\(/.test(text)

/** Keeps words, sends them, and keeps them still. */
const keepsSent = (text: string): boolean =>
  /\buseEscrito\(/.test(text) &&
  text
    .split(/await \w+\.mutateAsync\(/)
    .slice(1)
    .some((after) => !/\bdrop\(\)/.test(after))

/** Searches within pages, and stays on a page that the answer may not have. */
const staysOnPage = (text: string): boolean =>
  [...text.matchAll(/const \[(?:pagina|page), (\w+)\] = useState\(1\)/g)].some(({ 1: turn = '' }) =>
    [...text.matchAll(/\bset(?:Busca|Search|Words)\(/g)].some(
      ({ index }) => !text.slice(index, index + 120).includes(`${turn}(1)`),
    ),
  )

/** Kind → how it is found, a planted one, the same done well, and where it is right. */
const KINDS: Readonly<
  Record<
    string,
    { finds: (text: string) => boolean; bad: string; good: string; right: Record<string, string> }
  >
> = {
  'is deaf to gaps': {
    finds: deafToGaps,
    bad: "useLive(canal, (tipo) => { if (tipo === 'x_mudou') void refetch() })",
    good: "useLive(canal, (tipo) => { if (tipo === 'x_mudou' || tipo === 'recarregar') void refetch() })",
    right: {},
  },
  'tells no refusal': {
    finds: unheard,
    bad: 'const vote = useSend(api.vote, {}); vote.mutate({ body: { voto } })',
    good: 'const vote = useSend(api.vote, {}); vote.mutate({ body: { voto } }, { onError })',
    right: {
      'areas/acesso/notificacao/web/NotificacoesPage.tsx':
        'who opens it goes on, and it is marked when it is next opened',
      'areas/acesso/notificacao/web/public.tsx':
        'who opens it goes on, and it is marked when it is next opened',
      'areas/conversa/forum/web/useSeen.ts': 'what was seen is told again with what comes next',
    },
  },
  'exports something else than it lists': {
    finds: exportsAll,
    bad: 'const list = useList(api.list); const { mutate } = useSend(api.exportList); mutate({ body: {} })',
    good: 'const list = useList(api.list); const { mutate } = useSend(api.exportList); mutate({ body: list.filtro })',
    right: {},
  },
  'writes a decimal dot': {
    finds: dots,
    bad: 't.nota(nota.toFixed(1))',
    good: 't.nota(formatNumber(nota, 1, language))',
    right: {
      'areas/gestao/inicio/web/Ritmo.tsx': 'a length of CSS',
      'core/web/ui/Progress.tsx': 'a length of SVG',
    },
  },
  'keeps words that were sent': {
    finds: keepsSent,
    bad: 'useEscrito(a, b); await one.mutateAsync(x); drop(); await two.mutateAsync(x); notify.success(t.salva)',
    good: 'useEscrito(a, b); await one.mutateAsync(x); drop(); await two.mutateAsync(x); drop()',
    right: {
      'areas/conversa/forum/web/AvisoRedeForm.tsx': 'who sends by one of two calls drops after either',
    },
  },
  'searches and stays on its page': {
    finds: staysOnPage,
    bad: 'const [pagina, setPagina] = useState(1); onChange={({ target }) => { setBusca(target.value) }}',
    good: 'const [pagina, setPagina] = useState(1); onChange={({ target }) => { setBusca(target.value); setPagina(1) }}',
    right: {},
  },
}

const filesUnder = (room: string): string[] =>
  readdirSync(`${root}/${room}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(`${room}/${entry.name}`) : [`${room}/${entry.name}`],
  )

const screens = ['areas', 'core/web', 'apps/web']
  .flatMap(filesUnder)
  .filter((file) => /(?:^|\/)web\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }))

it.each(Object.entries(KINDS))('no screen %s', (_, { finds, bad, good, right }) => {
  expect([finds(bad), finds(good)]).toEqual([true, false])
  expect(screens.length).toBeGreaterThan(800)
  const found = screens.filter(({ text }) => finds(text)).map(({ file }) => file)
  expect(found.filter((file) => !right[file])).toEqual([])
  // Who mends one takes it off the list.
  expect(Object.keys(right).filter((file) => !found.includes(file))).toEqual([])
})
