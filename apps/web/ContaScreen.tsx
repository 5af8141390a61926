/** The account page with the cards of every area that has one: it joins what the areas may not know of each other. */
import { lazy, Suspense } from 'react'
import { ContaPage } from '../../areas/conta/web/ContaPage.tsx'
import { EscolhasDaConta } from '../../areas/notificacao/web/public.tsx'
import { PrivacidadeDaConta } from '../../areas/privacidade/web/public.tsx'
import { ProvedoresDaConta } from '../../areas/provedor/web/public.tsx'

const FatorDaConta = lazy(() =>
  import('../../areas/fator/web/public.tsx').then((module) => ({ default: module.FatorDaConta })),
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
