/** Chosen screens of a draft one under the other, to look over or to print (section 3, 'aula/info/{telas}'). */
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { RichText } from '../../../../../core/web/ui/RichText.tsx'
import { PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { aulaApi } from '../../../aula/contract.ts'
import type { AulaInteira } from '../../../aula/shapes.ts'
import type { TelaAberta } from '../player/roteiro.ts'
import { TelaView } from '../player/TelaView.tsx'
import { Midias } from '../telas/Figura.tsx'
import '../telas/tela.css'
import './previa.css'
import { previaOf, useMidias } from './previa.ts'
import { previaTexts } from './texts.ts'

/** `1,3,4`: places from 1; what is no place is left out. */
export const placesOf = (list: string): number[] => [
  ...new Set(list.split(',').map(Number).filter(Number.isSafeInteger)),
]

function Sheet({ tela, place }: { tela: TelaAberta; place: number }) {
  const t = useTexts(previaTexts)
  const { enunciado } = tela.conteudo
  return (
    <section className="cartao prev-tela pilha v-5" aria-labelledby={`tela-${tela.id}`}>
      <h2 className="t-2" id={`tela-${tela.id}`}>
        <span className="num fraca">{place}</span> {tela.titulo || t.tela(place)}
      </h2>
      {typeof enunciado === 'string' && <RichText html={enunciado} />}
      <TelaView tela={tela} resposta={undefined} disabled onResposta={() => undefined} />
    </section>
  )
}

function Telas({ aula, list }: { aula: AulaInteira; list: string }) {
  const t = useTexts(previaTexts)
  const { telas } = useMemo(() => previaOf(aula), [aula])
  const midias = useMidias(telas)
  const chosen = placesOf(list).flatMap((place) => {
    const tela = telas.find(({ id }) => id === aula.telas[place - 1]?.id)
    return tela ? [{ tela, place }] : []
  })
  return (
    <>
      <PageHeader
        title={aula.titulo}
        description={t.telasDe(chosen.length, aula.telas.length)}
        crumbs={[
          { label: t.aulas, href: href('/logado/gerenciar/aula') },
          { label: aula.titulo, href: href('/logado/gerenciar/aula/info/:aula', { aula: aula.id }) },
          { label: t.telas },
        ]}
        actions={
          <Button icon={IconPrinter} onClick={() => window.print()}>
            {t.imprimir}
          </Button>
        }
      />
      {chosen.length === 0 ? (
        <EmptyState title={t.semTelas} />
      ) : (
        <Midias midias={midias}>
          <div className="pilha prev-telas">
            {chosen.map(({ tela, place }) => (
              <Sheet key={tela.id} tela={tela} place={place} />
            ))}
          </div>
        </Midias>
      )}
    </>
  )
}

export function Screen() {
  const t = useTexts(previaTexts)
  const { aula = '', telas = '' } = useParams()
  const { data, error, refetch } = useCall(aulaApi.find, { params: { id: Number(aula) } })
  if (error && !data) return <ErrorState error={error} title={t.naoAbriu} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Telas aula={data.aula} list={telas} />
}
