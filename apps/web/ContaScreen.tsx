/** The account page with the cards of every area that has one: it joins what the areas may not know of each other. */
import { lazy, Suspense } from 'react'
import { EscolhasDaConta } from '../../areas/acesso/notificacao/web/public.tsx'
import { ProvedoresDaConta } from '../../areas/acesso/provedor/web/public.tsx'
import { ContaPage } from '../../areas/escola/conta/web/ContaPage.tsx'
import { PrivacidadeDaConta } from '../../areas/gestao/privacidade/web/public.tsx'

const FatorDaConta = lazy(() =>
  import('../../areas/acesso/fator/web/public.tsx').then((module) => ({ default: module.FatorDaConta })),
)

export function Screen() {
  return (
    <ContaPage
      waysIn={
        <Suspense>
          <EscolhasDaConta />
          <FatorDaConta />
          <ProvedoresDaConta />
          <PrivacidadeDaConta />
        </Suspense>
      }
    />
  )
}
