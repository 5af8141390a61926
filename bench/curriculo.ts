/**
 * `npx tsx bench/curriculo.ts` after `npm run build`: the public curricula (BNCC and SAEB) from their files into a started
 * demonstration. Seconds until each is checked, and until it is recorded (figure: 5 s for the largest, 1,304 skills).
 * DADOS: their folder. Ends with 1 when the figure is not held.
 */
import { openAsBlob } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { answering, BUILT, freePort, start, temporaryFolder } from '../test/child.ts'

const META = 5
const DADOS = process.env.DADOS ?? path.join(import.meta.dirname, '../../shared/data/curriculos')
const ARQUIVOS = [
  ['habilidades-ef.csv', 'componentes-curriculares.csv', 'areas-conhecimento.csv'],
  ['objetivos-ei.csv'],
  ['saeb-matematica.json'],
  ['saeb-portugues.json'],
] as const

interface Importacao {
  id: number
  passo: string
  total: number
  contagem: { criar: number; erro: number }
  mensagem: string | null
}

const folder = temporaryFolder()
const program = start(
  { DATA_DIR: folder, PORT: String(await freePort()), DEMO: 'on', LOG_LEVEL: 'warn' },
  BUILT,
)
await answering(program)
const address = program.address.replace('127.0.0.1', 'localhost')

async function ask<T>(way: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(`${address}${way}`, init)
  if (!answer.ok) throw new Error(`${way}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<T>
}

const json = { 'content-type': 'application/json' }
const body = JSON.stringify({ usuario: 'admin@demo.test', senha: DEMO_PASSWORD })
const { token } = await ask<{ token: string }>('/conta/pt-br/login', { method: 'POST', headers: json, body })
const authorization = `Bearer ${token}`
const BASE = '/projeto/pt-br/curriculo/importar/curriculo'

/** Looked at as a screen does, ten times a second, until it is at this step. */
async function until(id: number, passo: string): Promise<Importacao> {
  for (;;) {
    const { importacao } = await ask<{ importacao: Importacao }>(`${BASE}/${id}`, {
      headers: { authorization },
    })
    if (importacao.passo === passo) return importacao
    if (importacao.mensagem) throw new Error(importacao.mensagem)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

let held = true
console.log(`carga ${os.loadavg()[0]?.toFixed(1)}`)
for (const names of ARQUIVOS) {
  const form = new FormData()
  for (const name of names) form.append('arquivos', await openAsBlob(path.join(DADOS, name)), name)
  const since = performance.now()
  const seconds = () => (performance.now() - since) / 1000
  const sent = await ask<{ importacao: Importacao }>(BASE, {
    method: 'POST',
    headers: { authorization },
    body: form,
  })
  const { id, total, contagem } = await until(sent.importacao.id, 'conferido')
  const checked = seconds()
  if (contagem.erro > 0) throw new Error(`${names[0]}: ${contagem.erro} lines with errors`)
  const linhas = JSON.stringify({ linhas: contagem.criar })
  const headers = { authorization, ...json }
  await ask(`${BASE}/${id}/gravar`, { method: 'POST', headers, body: linhas })
  await until(id, 'gravado')
  const all = seconds()
  held &&= all <= META
  console.log(
    `${names[0].padEnd(22)} ${String(total).padStart(5)} linhas   conferido ${checked.toFixed(1)} s   gravado ${all.toFixed(1)} s   (meta: ${META} s)`,
  )
}
program.kill('SIGTERM')
await program.exit()
process.exit(held ? 0 : 1)
