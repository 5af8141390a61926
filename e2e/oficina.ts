/** Lessons made by calls in a teacher's name and given to class 7º A, for journeys that play them. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TipoTela } from '../areas/ensino/aula/shapes-tipos.ts'
import { root } from '../core/server/paths.ts'
import { at, storedSession } from './browser.ts'

const EMAIL = 'professora@demo.test'

export interface TelaFeita {
  tipo: TipoTela
  titulo: string
  conteudo: object
}

const signedIn = async (): Promise<Record<string, string>> => {
  const { sessions = '' } = await storedSession(EMAIL)
  const [{ token }] = JSON.parse(sessions) as [{ token: string }]
  return { tenant: 'demo', authorization: `Bearer ${token}`, useraction: token }
}

/** A busy machine answers 503 and has done nothing: asked again so many times, a second apart. */
const TRIES = 10

/** A call in the teacher's name. */
export async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const options = {
    method,
    headers: { ...(await signedIn()), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }
  let response = await fetch(at(url, '127.0.0.1'), options)
  for (let tries = 1; response.status === 503 && tries < TRIES; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    response = await fetch(at(url, '127.0.0.1'), options)
  }
  const answer = (await response.json()) as T
  expect([response.status, response.ok ? null : answer]).toEqual([expect.any(Number), null])
  return answer
}

/** The built run-time of a kind of package, by its address. */
export function runtimeOf(tipo: 'scorm' | 'h5p'): string {
  const name = readdirSync(path.join(root, 'dist/web/assets')).find((one) =>
    new RegExp(`^${tipo}-[\\w-]+\\.js$`).test(one),
  )
  expect(name).toEqual(expect.any(String))
  return `/assets/${name}`
}

interface Enviada {
  id: number
  estado: string
  motivo: string | null
  pacote: string
}

/** Sends a file by calls, as the field does; how it ended. */
export async function sendFile(nome: string, bytes: Buffer): Promise<Enviada> {
  const { midia, endereco } = await ask<{ midia: { id: number }; endereco: string }>(
    'POST',
    '/gerenciar/pt-br/midias/envios',
    { nome, bytes: bytes.length, impressao: `${nome}${performance.now()}` },
  )
  const sent = await fetch(at(endereco, '127.0.0.1'), {
    method: 'PATCH',
    headers: {
      ...(await signedIn()),
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  })
  expect(sent.status).toBe(204)
  for (;;) {
    const found = await ask<{ midia: Enviada }>('GET', `/gerenciar/pt-br/midias/${midia.id}`)
    if (found.midia.estado !== 'processando') return found.midia
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** The number of a file that was taken. */
export async function keepFile(nome: string, bytes: Buffer): Promise<number> {
  const { id, estado, motivo } = await sendFile(nome, bytes)
  expect([estado, motivo]).toEqual(['pronta', null])
  return id
}

const SETIMO_A = '7º A'

async function turmaOf(): Promise<number> {
  const { grupos } = await ask<{ grupos: { id: number; nome: string }[] }>(
    'GET',
    '/conta/pt-br/grupos/ativos',
  )
  return grupos.find(({ nome }) => nome === SETIMO_A)?.id ?? 0
}

interface Feita {
  aula: number
  turma: number
  /** Where pupils do it. */
  address: string
}

/** A published lesson that 7º A has from now on. */
export async function makeAula(
  titulo: string,
  telas: readonly TelaFeita[],
  fields: object = {},
): Promise<Feita> {
  const made = await ask<{ aula: { id: number } }>('POST', '/gerenciar/pt-br/aulas', {
    titulo,
    visibilidade: 'turma',
    ...fields,
  })
  const aula = made.aula.id
  for (const tela of telas) await ask('POST', `/gerenciar/pt-br/aulas/${aula}/telas`, tela)
  await ask('PUT', `/gerenciar/pt-br/aulas/${aula}/publicacao`)
  const turma = await turmaOf()
  await ask('POST', `/gerenciar/pt-br/aulas/${aula}/turmas`, {
    turmas: [turma],
    dtInicio: null,
    dtFim: null,
    obrigatoria: false,
    peso: 1,
    mostrar_gabarito: 'apos_tentativa',
  })
  return { aula, turma, address: at(`/logado/turmas/turma/${turma}/aula/${aula}`) }
}

export const titled = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** The last answer is put away: a key before that is not taken. */
export const putAway = (page: Page): Promise<void> =>
  page.locator('.pl-botoes .primario:not([aria-busy])').waitFor()

/** The button at the foot of the player. */
export const foot = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
