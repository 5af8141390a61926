/** Screens that are read, one under the other, with the files that they show: a lesson as the chapter of a book. */
import { useMemo } from 'react'
import type { Midia } from '../../../midia/shapes.ts'
import type { TelaJogada } from '../../shapes.ts'
import { TelaView } from '../player/TelaView.tsx'
import { Midias } from '../telas/Figura.tsx'
import '../telas/tela.css'

export interface LeituraProps {
  telas: readonly TelaJogada[]
  midias: readonly Midia[]
}

export function Leitura({ telas, midias }: LeituraProps) {
  const byId = useMemo(() => new Map(midias.map((midia) => [midia.id, midia])), [midias])
  return (
    <Midias midias={byId}>
      {telas.map((tela) => (
        <section key={tela.id} aria-label={tela.titulo || undefined}>
          {tela.titulo && <h3>{tela.titulo}</h3>}
          <TelaView
            tela={{ ...tela, pronta: true }}
            resposta={undefined}
            disabled={false}
            onResposta={() => undefined}
          />
        </section>
      ))}
    </Midias>
  )
}
