/** Writes docs/openapi.json, docs/routes.md and docs/permissions.md. `npm run docs -- --check` fails when one is stale. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { servedCalls } from '../apps/server/areas.ts'
import { screens } from '../apps/web/areas.ts'
import { openApiOf } from '../core/server/openapi.ts'
import { root } from '../core/server/paths.ts'
import type { Screen } from '../core/web/routes.ts'
import { expected } from '../test/verdicts/table.ts'
import { PRINCIPALS } from '../test/verdicts/world.ts'

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }

const routes = (): string => {
  const paths = Object.keys(screens satisfies Record<string, Screen>).sort()
  return `# Routes\n\nEvery screen that is served, by its path. Written by \`npm run docs\`.\n\n${paths
    .map((screen) => `    ${screen}`)
    .join('\n')}\n`
}

const permissions = (): string => {
  const head = `| Chamada | ${PRINCIPALS.join(' | ')} |\n|---|${PRINCIPALS.map(() => '---|').join('')}`
  const rows = servedCalls.map(({ name, endpoint }) => {
    const call = `${endpoint.area}.${name}`
    const cells = PRINCIPALS.map((who) => {
      const verdict = expected(call, endpoint.access, who) ?? '?'
      return verdict === 'ok' ? '✓' : String(verdict)
    })
    return `| **${call}** ${endpoint.summary} | ${cells.join(' | ')} |`
  })
  return `# Quem pode o quê

Cada chamada da API e o que cada pessoa recebe ao pedi-la sobre a turma de exemplo. Os testes conferem cada célula
contra o sistema em funcionamento; \`npm run docs\` escreve esta página.

✓ atendido · 401 é preciso entrar · 403 sem permissão · 404 não existe, ou não é seu: a resposta é a mesma

${head}
${rows.join('\n')}
`
}

const documents: Readonly<Record<string, () => string>> = {
  'openapi.json': () => `${JSON.stringify(openApiOf(servedCalls, version), null, 1)}\n`,
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
