/** Begins a session with what a finished link answered, and goes on. */
import { useNavigate } from 'react-router'
import { sessionStore } from '../../../core/web/session/store.ts'
import { useTexts } from '../../../core/web/texts.ts'
import type { Eu } from '../../sessao/contract.ts'
import { papelPrincipal, sessaoTexts } from '../../sessao/texts.ts'

interface Entrada {
  usuario: Eu
  token: string
}

/** `login`: what the person signs in with, kept for the next time. */
export function useEntrar(): (entrada: Entrada, login?: string, to?: string) => void {
  const t = useTexts(sessaoTexts)
  const navigate = useNavigate()
  return ({ usuario, token }, login, to = '/logado') => {
    sessionStore.create({
      usuario: String(usuario.id),
      token,
      nome: usuario.nome,
      papel: t[papelPrincipal(usuario.papeis)],
      ...(login && { login }),
      ...(usuario.foto && { foto: usuario.foto }),
    })
    const next = usuario.pendencia ? `/login/continue?voltar=${encodeURIComponent(to)}` : to
    void navigate(next, { replace: true })
  }
}
