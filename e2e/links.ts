/** Links as mails carry them, for looking at what they open: good, used, expired; and what else waits at the door. */
import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { unsubscribeLink } from '../areas/acesso/notificacao/server/refusals.ts'
import type { Finalidade } from '../areas/acesso/sessao/server/secrets-fichas.ts'
import { at } from './browser.ts'
import { sql } from './database.ts'
import { world } from './world.ts'

const PESSOA = 'aluna@demo.test'

/** Whoever signs in as them still owes a password of their own. */
export const PENDENTE = 'pendente@demo.test'

const STATES = {
  bom: `now() + interval '1 hour', null::timestamptz`,
  usado: `now() + interval '1 hour', now()`,
  vencido: `now() - interval '1 second', null::timestamptz`,
} as const

/** The token of a link about a pupil of the demonstration. */
async function link(
  finalidade: Finalidade,
  state: keyof typeof STATES,
  dados: string = `'{}'::jsonb`,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const made = await sql(
    `insert into ficha (tenant_id, token_hash, finalidade, usuario_id, dados, expira_em, usada_em)
     select u.tenant_id, $2, $3, u.id, ${dados}, ${STATES[state]} from usuario u where u.email = $1 returning id`,
    [PESSOA, createHash('sha256').update(token).digest(), finalidade],
  )
  expect(made).toHaveLength(1)
  return token
}

async function refusal(): Promise<string> {
  const [row] = await sql('select tenant_id, id from usuario where email = $1', [PESSOA])
  const { secretKey } = world()
  return unsubscribeLink(secretKey, Number(row?.tenant_id), Number(row?.id), 'avisos').slice(
    '/cancelar-email/'.length,
  )
}

/** The code that a program shows to whoever sits before it. */
async function deviceCode(): Promise<string> {
  const response = await fetch(at('/conta/pt-br/dispositivo', '127.0.0.1'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      tenant: 'demo',
      'user-agent': 'Creator4All/5.2 (Windows)',
    },
    body: JSON.stringify({ programa: 'creator4all-desktop' }),
  })
  return ((await response.json()) as { user_code: string }).user_code
}

/** Makes them, unless they are there. */
export async function putPendente(): Promise<void> {
  await sql(
    `insert into usuario (tenant_id, nome, login, email, senha_hash, trocar_senha)
     select tenant_id, 'Paula Pendente', 'paula.pendente', $2, senha_hash, true from usuario where email = $1
     on conflict do nothing`,
    [PESSOA, PENDENTE],
  )
}

const convite = (email: string): string => `jsonb_build_object('email', '${email}', 'turma',
  (select t.id from turma t where t.tenant_id = u.tenant_id and t.nome = '7º A' order by t.id limit 1))`

/** The names that visits may use in their addresses, and what makes what stands for each. */
const MAKERS = {
  recuperar: () => link('recuperar_senha', 'bom'),
  recuperarUsado: () => link('recuperar_senha', 'usado'),
  primeira: () => link('criar_senha', 'bom'),
  primeiraVencida: () => link('criar_senha', 'vencido'),
  outroEmail: () => link('validar_email', 'bom', `'{"email": "livia.nova@demo.test"}'::jsonb`),
  outroEmailUsado: () => link('validar_email', 'usado', `'{"email": "livia.nova@demo.test"}'::jsonb`),
  recusa: refusal,
  convite: () => link('campanha', 'bom', convite('chegando@demo.test')),
  conviteDeConta: () => link('campanha', 'bom', convite('aluno@demo.test')),
  conviteVencido: () => link('campanha', 'vencido', convite('chegando@demo.test')),
  cadastro: () => link('cadastro', 'bom', convite('chegando@demo.test')),
  cadastroUsado: () => link('cadastro', 'usado', convite('chegando@demo.test')),
  entrarUsado: () => link('entrar', 'usado'),
  entrarVencido: () => link('entrar', 'vencido'),
  dispositivo: deviceCode,
}

/** What an address names of these, made anew. */
export async function links(address: string): Promise<Record<string, string>> {
  const named = Object.entries(MAKERS).filter(([name]) => new RegExp(`:${name}\\b`).test(address))
  return Object.fromEntries(
    await Promise.all(named.map(async ([name, make]) => [name, await make()] as const)),
  )
}
