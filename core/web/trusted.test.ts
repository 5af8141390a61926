// @vitest-environment happy-dom
/** Text that becomes markup or the address of a script: what is left of it, where it may lead, and the wall around it. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CASOS } from '../../e2e/injecoes.ts'
import { root } from '../server/paths.ts'

/** As built, and as the page loads it: anew, in a browser that has Trusted Types or has them not. */
async function load(browser: 'with' | 'without') {
  vi.resetModules()
  vi.stubEnv('PROD', true)
  const createPolicy = vi.fn((_name: string, rules: object) => rules)
  if (browser === 'with') vi.stubGlobal('trustedTypes', { createPolicy })
  return { ...(await import('./trusted.ts')), createPolicy }
}

beforeEach(() => void vi.stubGlobal('location', new URL('https://rede.test/logado')))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const GONE = 'script,style,template,iframe,object,embed,svg,math,noscript,textarea,title'

describe.each(['with', 'without'] as const)('in a browser %s Trusted Types', (browser) => {
  it('makes one policy, of the name that the page lists, and none for all', async () => {
    const { createPolicy } = await load(browser)
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(browser === 'with' ? ['turmalina'] : [])
  })

  it('leaves nothing that acts, of over 300 ways to', async () => {
    const { cleanBody } = await load(browser)
    for (const html of CASOS) {
      const body = cleanBody(html)
      expect([html, body.querySelectorAll(GONE).length]).toEqual([html, 0])
      const left = [...body.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
      )
      expect([
        html,
        left.filter((one) => !/^(?:href=(?:https?:|mailto:)|data-math=|scope=|start=)/i.test(one)),
      ]).toEqual([html, []])
    }
  })

  it('leaves what is said', async () => {
    const { cleanBody } = await load(browser)
    const said =
      '<p>Leia <a href="https://exemplo.org/a">isto</a> e <span data-math="x^2"></span>.</p><ol start="3"><li>três</li></ol>'
    expect(cleanBody(said).innerHTML).toBe(said)
    expect(cleanBody('<p onclick="x()" style="color:red">oi</p>').innerHTML).toBe('<p>oi</p>')
  })

  it('shows a document where nothing of it runs', async () => {
    const { fillFrame } = await load(browser)
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    fillFrame(frame, '<p>carta</p>')
    expect(frame.getAttribute('sandbox')).not.toMatch(/scripts|same-origin|forms/)
    expect(frame.getAttribute('srcdoc')).toBe('<p>carta</p>')
  })

  it.each([
    '/sw.js',
    '/assets/leitor.worker-BtZol417.js',
    '/assets/DrEdTXJ9.mjs',
    'https://rede.test/assets/x.js',
    'https://www.google.com/recaptcha/api.js?render=explicit&hl=pt-BR',
  ])('takes its scripts from %s', async (address) => {
    const { scriptOf } = await load(browser)
    expect(scriptOf(address, document).getAttribute('src')).toBe(address)
  })

  it.each([
    '/arquivos/7/tarefa.js',
    '/assets/../arquivos/7.js',
    '/assets/temas/turmalina/style.css',
    '/conta/pt-br/eu',
    '//mau.test/assets/x.js',
    'https://mau.test/sw.js',
    'http://rede.test/sw.js',
    'https://pacote.rede.test/assets/x.js',
    'https://www.google.com/recaptcha/api.js/x',
    'https://www.google.com.mau.test/recaptcha/api.js',
    'data:text/javascript,alert(1)',
    'blob:https://rede.test/5',
    'javascript:alert(1)',
  ])('and not from %s', async (address) => {
    const { scriptOf } = await load(browser)
    expect(() => scriptOf(address, document)).toThrow(TypeError)
  })

  it('has no service worker where the browser has none', async () => {
    const { registerServiceWorker } = await load(browser)
    vi.stubGlobal('navigator', {})
    expect(await registerServiceWorker()).toBeUndefined()
    const register = vi.fn(async (address: string) => ({ address }))
    vi.stubGlobal('navigator', { serviceWorker: { register } })
    await registerServiceWorker()
    expect(register).toHaveBeenCalledWith('/sw.js')
  })
})

/** Where text becomes markup, a program or the address of one. */
const SINKS = new RegExp(
  [
    String.raw`\.(?:innerHTML|outerHTML|srcdoc)\s*(?:\?\?|\|\||&&|\+)?=(?!=)`,
    String.raw`\b(?:innerHTML|outerHTML|srcdoc)\s*:`,
    String.raw`\bsrcDoc\b|dangerouslySetInnerHTML`,
    String.raw`\binsertAdjacentHTML\b|\bcreateContextualFragment\b|\b(?:set|parse)HTML(?:Unsafe)?\s*\(`,
    String.raw`\bdocument\.(?:write|writeln|open)\b|\bparseFromString\b|\bexecCommand\b`,
    String.raw`\bnew (?:Shared)?Worker\s*\(|\bimportScripts\b|\bserviceWorker\??\.register\b`,
    String.raw`createElement(?:NS)?\([^)]*['"]script['"]|<script\b`,
    String.raw`\beval\s*\(|\bFunction\s*\(|\bset(?:Timeout|Interval)\(\s*['"\x60]`,
    String.raw`\btrustedTypes\b|\bcreatePolicy\b`,
  ].join('|'),
)

/** The one place; and what runs in the page around a package, which has a policy of its own (areas/ensino/midia/server/address-play.ts). */
const OPEN = /^core\/web\/trusted\.ts$|^areas\/ensino\/midia\/web\/pacote\//
const WEB = /^(?:core\/web|apps\/web|areas\/[^/]+\/[^/]+\/web)\//

const withoutComments = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
    .join('\n')

const sinkIn = (file: string, text: string): string | undefined =>
  OPEN.test(file) ? undefined : SINKS.exec(withoutComments(text))?.[0]

const files = ['core/web', 'apps/web', 'areas']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    ),
  )
  .filter((file) => WEB.test(file) && /\.(?:tsx?|js|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))

describe('the wall', () => {
  it.each([
    'box.innerHTML = text',
    'box.outerHTML += text',
    "box.insertAdjacentHTML('beforeend', text)",
    'document.write(text)',
    '<p dangerouslySetInnerHTML={{ __html: text }} />',
    "new DOMParser().parseFromString(text, 'text/html')",
    'document.createRange().createContextualFragment(text)',
    'box.setHTMLUnsafe(text)',
    '<iframe srcDoc={text} />',
    'frame.srcdoc = text',
    'Object.assign(box, { innerHTML: text })',
    "new Worker(new URL('./x.ts', import.meta.url))",
    "navigator.serviceWorker?.register('/sw.js')",
    "importScripts('/x.js')",
    "document.createElement('script')",
    'new Function(text)',
    'eval(text)',
    "setTimeout('x()', 5)",
    "trustedTypes.createPolicy('default', { createHTML: (html) => html })",
  ])('sees a planted %s', (text) => {
    expect(sinkIn('areas/conversa/forum/web/X.tsx', `/** X. */\n${text}\n`)).toBeDefined()
    expect(sinkIn('core/web/trusted.ts', text)).toBeUndefined()
  })

  it.each(['const last = box.innerHTML', 'if (box.innerHTML === text) return', '// box.innerHTML = text'])(
    'lets by %s',
    (text) => expect(sinkIn('areas/conversa/forum/web/X.tsx', text)).toBeUndefined(),
  )

  it('stands: one place makes markup and names scripts', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files).toContain('core/web/trusted.ts')
    const found = files.flatMap((file) => {
      const sink = sinkIn(file, readFileSync(path.join(root, file), 'utf8'))
      return sink ? [`${file}: ${sink}`] : []
    })
    expect(found).toEqual([])
  })
})
