/** Writes docs/calls.tsv, docs/routes.md and docs/permissions.md. `npm run docs -- --check` fails when one is stale. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { servedCalls } from '../apps/server/areas.ts'
import { screens } from '../apps/web/areas.ts'
import { operationOf } from '../core/server/openapi.ts'
import { root } from '../core/server/paths.ts'
import type { Screen } from '../core/web/routes.ts'
import { coisas } from '../test/verdicts/coisas.ts'
import { doorName, doors, expected, verdictIn } from '../test/verdicts/table.ts'
import { PRINCIPALS, type Principal, type Verdict } from '../test/verdicts/world.ts'

/** Twelve hexadecimal digits that change when the shape does. */
const digest = (shape: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(shape ?? null))
    .digest('hex')
    .slice(0, 12)

/**
 * Every call in a line, with what its shapes come to: a change of a contract shows in a review as the lines of the calls
 * that it changes. The shapes themselves are the document that a running server makes, at `/docs/integracao/openapi.json`.
 */
const calls = (): string => {
  const lines = servedCalls.map((call) => {
    const { area, method, path: address, aliases = [], access } = call.endpoint
    const { parameters, requestBody, responses } = operationOf(call, address)
    const addresses = [address, ...aliases].join(' ')
    const shapes = [digest([parameters, requestBody]), digest(responses)]
    return [`${area}.${call.name}`, method, addresses, access, ...shapes]
  })
  const head = ['call', 'method', 'address', 'access', 'asked', 'answered']
  return [head, ...lines].map((cells) => `${cells.join('\t')}\n`).join('')
}

const routes = (): string => {
  const paths = Object.keys(screens satisfies Record<string, Screen>).sort()
  return `# Routes\n\nEvery screen that is served, by its path. Written by \`npm run docs\`.\n\n${paths
    .map((screen) => `    ${screen}`)
    .join('\n')}\n`
}

const permissions = (): string => {
  const head = `| Chamada | ${PRINCIPALS.join(' | ')} |\n|---|${PRINCIPALS.map(() => '---|').join('')}`
  const lines = new Map<string, string>()
  const line = (name: string, summary: string, verdictOf: (who: Principal) => Verdict | undefined) => {
    const cells = PRINCIPALS.map((who) => {
      const verdict = verdictOf(who) ?? '?'
      return verdict === 'ok' ? '✓' : String(verdict)
    })
    lines.set(name, `| **${name}** ${summary} | ${cells.join(' | ')} |`)
  }
  for (const { name, endpoint } of servedCalls) {
    const call = `${endpoint.area}.${name}`
    line(call, endpoint.summary, (who) => expected(call, endpoint.access, who))
    for (const door of doors.filter((one) => one.call === call))
      line(doorName(door), endpoint.summary, (who) => verdictIn(door, call, endpoint.access, who))
  }
  const things = coisas.map(({ nome, linhas }) => {
    const rows = linhas.map((name) => lines.get(name))
    for (const name of linhas) lines.delete(name)
    return `## ${nome}\n\n${head}\n${rows.join('\n')}\n`
  })
  return `# Quem pode o quê

Cada chamada da API e o que cada pessoa recebe ao pedi-la sobre a turma de exemplo. Os testes conferem cada célula
contra o sistema em funcionamento; \`npm run docs\` escreve esta página.

✓ atendido · 401 é preciso entrar · 403 sem permissão · 404 não existe, ou não é seu: a resposta é a mesma · 409 só com uma segunda pessoa · 422 não se aplica a essa pessoa

O que tem mais de uma porta vem primeiro, porta ao lado de porta.

${things.join('\n')}
## As outras chamadas

${head}
${[...lines.values()].join('\n')}
`
}

const documents: Readonly<Record<string, () => string>> = {
  'calls.tsv': calls,
  'routes.md': routes,
  'permissions.md': permissions,
}

const check = process.argv.includes('--check')
mkdirSync(path.join(root, 'docs'), { recursive: true })
for (const [name, write] of Object.entries(documents)) {
  const file = path.join(root, 'docs', name)
  const fresh = write()
  if (!check) writeFileSync(file, fresh)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== fresh) {
    process.stderr.write(`docs/${name} está velho: rode npm run docs.\n`)
    process.exitCode = 1
  }
}
