/** The addresses of the screens of playlists in the administration that is open. */
import { href } from '../../../../core/web/routes.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'

export function usePlace() {
  const tenant = useTenant()
  const slug = tenant ? tenant.slug : ''
  return {
    lista: href('/logado/administracao/:slug/playlist', { slug }),
    uma: (playlist: number) => href('/logado/administracao/:slug/playlist/:playlist', { slug, playlist }),
    vinculos: (playlist: number) =>
      href('/logado/administracao/:slug/playlist/:playlist/vinculos', { slug, playlist }),
  }
}
