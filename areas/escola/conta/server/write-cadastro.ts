/** Signing up with an account at a provider: it opens the new one; its e-mail is only a suggestion (reliability D3). */
import { randomBytes } from 'node:crypto'
import { networkOf } from '../../../../core/server/address.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { PublicContext } from '../../../../core/server/context.ts'
import { claimIdentity, linkIdentity } from '../../../acesso/provedor/server/public.ts'
import { countAttempt, openSession } from '../../../acesso/sessao/server/public.ts'
import { FREE_FROM_ADDRESS, VERSAO_TEXTO } from '../rules.ts'
import { sendCarta } from './letters.ts'
import { insertLinked } from './queries-cadastro.ts'
import { join } from './queries-turma.ts'
import { admit, readEmail, readNome, requireAge, requireConsent } from './routes-cadastro.ts'

interface Wanted {
  ficha: string
  nome: string
  email?: string
  codigo?: string
  tem_16_anos: boolean
  aceita: boolean
}

export async function signUpByProvider({
  tx,
  body,
  brand,
  caller,
  language,
  now,
}: PublicContext & { body: Wanted }) {
  const nome = readNome(body.nome)
  const email = body.email?.trim() ? readEmail(body.email) : null
  requireConsent(body.aceita)
  requireAge(body.tem_16_anos)
  const turma = await admit(tx, body.codigo ?? '')
  await countAttempt(tx, [{ chave: `cadastro em ${networkOf(caller.ip)}`, free: FREE_FROM_ADDRESS }], now)
  const identity = await claimIdentity({ tx, now }, body.ficha)
  const id = await insertLinked(tx, {
    nome,
    login: `conta-${randomBytes(5).toString('hex')}`,
    idioma: language,
    versaoTexto: VERSAO_TEXTO,
    ip: caller.ip,
    now,
  })
  await linkIdentity(tx, id, identity)
  const matricula = turma && (await join(tx, { turma, usuario: id, actor: null, invited: false, now }))
  // Whether the address is free is told by the letter, to its owner.
  if (email) await sendCarta(tx, { tipo: 'email_novo', usuario: id, email })
  const entered = await openSession({ tx, brand, caller, now }, { usuarioId: id, metodo: 'provedor' })
  await audit(
    { tx, caller, actor: { id, tenantId: brand.ownerId } },
    {
      entidade: 'usuario',
      id,
      acao: 'cadastrar',
      mudanca: { depois: { provedor: identity.provedor, turma, matricula, texto: VERSAO_TEXTO } },
    },
  )
  return entered
}
