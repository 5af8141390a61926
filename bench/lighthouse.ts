/** Lighthouse, mobile, over `/` and `/login` of a running product: `CHROME_PATH=… tsx bench/lighthouse.ts http://localhost:3000`. */
import process from 'node:process'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from '../tools/chromium.ts'

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 95 } as const
const RUNS = 3

const base = process.argv[2] ?? 'http://localhost:3000'
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const PORT = 5099
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? (await findChromium(say)),
  args: [`--remote-debugging-port=${PORT}`, '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})

/** The middle of three: one run on a busy machine says little. */
async function measure(pathname: string): Promise<boolean> {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(new URL(pathname, base).href, {
      port: PORT,
      onlyCategories: Object.keys(GOALS),
      logLevel: 'error',
    })
    if (result) runs.push(result.lhr)
  }
  const score = (lhr: Result, name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  runs.sort((a, b) => score(a, 'performance') - score(b, 'performance'))
  const middle = runs[Math.floor(runs.length / 2)]
  if (!middle) return false
  if (middle.runtimeError) say(`${pathname}: ${middle.runtimeError.message}`)
  const line = Object.entries(GOALS).map(([name, goal]) => `${name} ${score(middle, name)} (≥ ${goal})`)
  say(`${pathname}: ${line.join(' · ')}`)
  const shown = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']
  say(`  ${shown.map((name) => `${name} ${middle.audits[name]?.displayValue}`).join(' · ')}`)
  for (const audit of Object.values(middle.audits))
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
      say(`  ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`)
  return Object.entries(GOALS).every(([name, goal]) => score(middle, name) >= goal)
}

try {
  const good = [await measure('/'), await measure('/login')]
  if (good.includes(false)) process.exitCode = 1
} finally {
  await browser.close()
}
