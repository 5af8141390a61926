/** Where the screens of people stand: in the administration of the tenant, or in a network. */
import { href } from '../../../../core/web/routes.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'

export interface Place {
  lista: string
  novo: string
  pessoa: (usuario: number) => string
  turmas: (usuario: number) => string
}

/** `rede`: the list and the forms of that network; a person's own page is one and the same. */
export function usePlace(rede?: number): Place & { slug: string } {
  const tenant = useTenant()
  const slug = tenant ? tenant.slug : ''
  return {
    slug,
    lista:
      rede === undefined
        ? href('/logado/administracao/:slug/usuarios', { slug })
        : href('/logado/redes/rede/:rede/gestao/localizar-usuarios', { rede }),
    novo:
      rede === undefined
        ? href('/logado/administracao/:slug/usuarios/novo-usuario', { slug })
        : href('/logado/redes/rede/:rede/gestao/cadastrar-aluno', { rede }),
    pessoa: (usuario) => href('/logado/administracao/:slug/usuarios/:usuario', { slug, usuario }),
    turmas: (usuario) => href('/logado/administracao/:slug/usuarios/:usuario/turmas', { slug, usuario }),
  }
}
