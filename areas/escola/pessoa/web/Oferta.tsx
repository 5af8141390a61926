/** What a person may be offered to do with others: roles to give, people in bulk. */
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { asActor, useEu } from '../../../acesso/sessao/web/public.tsx'
import { type PapelPessoa, papeisToGive } from '../policy.ts'
import { usePlace } from './place.ts'
import { pessoaTexts } from './texts.ts'

/** Whether the person may give this role somewhere, or any at all: who only reads is offered no form. */
export function useCanGive(papel?: PapelPessoa): boolean {
  const eu = useEu()
  if (eu === null) return false
  const papeis = papeisToGive(asActor(eu))
  return papel === undefined ? papeis.length > 0 : papeis.includes(papel)
}

/** People in bulk, for whoever hands out more than places in a class. */
export function LoteLink() {
  const t = useTexts(pessoaTexts)
  const { slug } = usePlace()
  if (!useCanGive('professor')) return null
  return <ButtonLink to={href('/logado/administracao/:slug/usuarios/lote', { slug })}>{t.emLote}</ButtonLink>
}
