/** Begins a session with what a finished link answered, and goes on. */
import { useNavigate } from 'react-router'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import type { Eu } from '../../../acesso/sessao/contract.ts'
import { papelPrincipal, sessaoTexts } from '../../../acesso/sessao/texts.ts'
import { departure } from './ask.ts'

interface Entrada {
  usuario: Eu
  token: string
}

/** `login`: what the person signs in with, kept for the next time. */
export function useEntrar(): (entrada: Entrada, login?: string, to?: string) => void {
  const t = useTexts(sessaoTexts)
  const navigate = useNavigate()
  return ({ usuario, token }, login, to = '/logado') => {
    // A session begins: everything on the page is made anew, and would look at the link that was just used.
    departure.going = true
    sessionStore.create({
      usuario: String(usuario.id),
      token,
      nome: usuario.nome,
      papel: t[papelPrincipal(usuario.papeis)],
      ...(login && { login }),
      ...(usuario.foto && { foto: usuario.foto }),
    })
    const next = usuario.pendencia ? `/login/continue?voltar=${encodeURIComponent(to)}` : to
    void Promise.resolve(navigate(next, { replace: true })).finally(() => {
      departure.going = false
    })
  }
}
