/** The account of whoever is signed in: what it shows, what its owner changes. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { forbidden } from '../../../../core/server/failure.ts'
import { languageOf } from '../../../../core/texts/texts.ts'
import { fileUrl, removeFiles, saveFiles } from '../../../acesso/arquivo/server/public.ts'
import { countAttempt } from '../../../acesso/sessao/server/public.ts'
import { changeUsuario } from '../../../acesso/sessao/server/public-conta.ts'
import type { Conta } from '../contract.ts'
import { requireHome } from './find-who.ts'
import { sendCarta } from './letters.ts'
import * as queries from './queries.ts'
import { readEmail, readNome } from './routes-cadastro.ts'
import { refuseField } from './write-password.ts'

/** A pupil's account is the school's concern too: its name, and its end. */
export const isPupil = ({ turmas }: Context['actor']): boolean =>
  turmas.some(({ papel }) => papel === 'aluno')

export async function findConta(context: Context): Promise<{ conta: Told<Conta> }> {
  const { tx, actor, brand, services, now } = context
  requireHome(context)
  const row = await queries.findOwn(tx, actor.id)
  if (!row) throw forbidden()
  const foto =
    row.foto_id !== null && row.foto_nome !== null
      ? fileUrl(
          services.config.secretKey,
          brand.ownerId,
          { id: row.foto_id, nome: row.foto_nome },
          now,
          'miniatura',
        )
      : null
  return {
    conta: {
      nome: row.nome,
      pode_mudar_nome: !isPupil(actor),
      login: row.login,
      email: row.email,
      email_validado: row.email_validado_em !== null,
      foto,
      idioma: languageOf(row.idioma),
      tem_senha: Boolean(row.tem_senha),
      cartao: row.cartao,
      senha_em: row.senha_em,
      exclusao: row.pedida_em && {
        pedida_em: row.pedida_em,
        apaga_em: row.apaga_em,
      },
      exclusao_depende: isPupil(actor),
    },
  }
}

export async function changePerfil(
  context: Context & { body: { nome?: string; idioma?: 'pt-br' | 'en-us' } },
): Promise<object> {
  const { tx, actor, body } = context
  requireHome(context)
  const wanted = body.nome?.trim() ?? actor.nome
  const changed = wanted !== actor.nome
  if (changed && isPupil(actor))
    throw refuseField('nome', {
      pt: 'O seu nome vem da escola. Se houver um erro, avise a secretaria.',
      en: 'Your name comes from the school. If there is a mistake, tell the office.',
    })
  const nome = changed ? readNome(wanted) : actor.nome
  const perfil = { ...(changed && { nome }), ...(body.idioma && { idioma: body.idioma }) }
  if (Object.keys(perfil).length > 0) await changeUsuario(tx, actor.id, perfil)
  if (changed)
    await audit(context, {
      entidade: 'usuario',
      id: actor.id,
      acao: 'mudar_nome',
      mudanca: { antes: { nome: actor.nome }, depois: { nome } },
    })
  return {}
}

/** Whether the address is free is told by the letter, to its owner. */
export async function changeEmail(context: Context & { body: { email: string } }): Promise<object> {
  const { tx, actor, body, now } = context
  requireHome(context)
  const email = readEmail(body.email)
  const own = await queries.findOwn(tx, actor.id)
  if (own?.email === email && own.email_validado_em !== null)
    throw refuseField('email', {
      pt: 'Este já é o seu e-mail, e está confirmado.',
      en: 'This is your email already, and it is confirmed.',
    })
  await countAttempt(tx, [{ chave: `email #${actor.id}#` }], now)
  await sendCarta(tx, { tipo: 'email_novo', usuario: actor.id, email })
  await audit(context, { entidade: 'usuario', id: actor.id, acao: 'pedir_email' })
  return {}
}

/** Puts another picture, or none, in the place of the one before, whose file goes. */
async function changeFoto(context: Context, fotoId: number | null): Promise<object> {
  const { tx, actor } = context
  const old = (await queries.findOwn(tx, actor.id))?.foto_id ?? null
  await changeUsuario(tx, actor.id, { foto_id: fotoId })
  if (old !== null) await removeFiles(tx, [old])
  await audit(context, { entidade: 'usuario', id: actor.id, acao: fotoId ? 'mudar_foto' : 'tirar_foto' })
  return {}
}

export async function setFoto(context: Context): Promise<object> {
  requireHome(context)
  const [id] = await saveFiles(context, context.files)
  if (id === undefined) throw refuseField('arquivos', { pt: 'Escolha uma imagem.', en: 'Choose a picture.' })
  return changeFoto(context, id)
}

export async function removeFoto(context: Context): Promise<object> {
  requireHome(context)
  return changeFoto(context, null)
}
