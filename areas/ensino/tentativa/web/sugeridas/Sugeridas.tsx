/** What is suggested beside what was missed, one under the other. */
import { useTexts } from '../../../../../core/web/texts.ts'
import type { Sugerida } from '../../shapes-sugerida.ts'
import { SugeridaView } from './SugeridaView.tsx'
import { sugeridasTexts } from './texts.ts'

export function Sugeridas({ sugestoes }: { sugestoes: readonly Sugerida[] }) {
  const t = useTexts(sugeridasTexts)
  return (
    <section className="pilha v-5" aria-labelledby="sugeridas">
      <h2 id="sugeridas">{t.titulo}</h2>
      {sugestoes.map((sugerida) => (
        <article
          key={sugerida.id}
          className="caixa pilha v-3 p-5"
          aria-labelledby={`sugerida-${sugerida.id}`}
        >
          <h3 className="t-2" id={`sugerida-${sugerida.id}`}>
            {sugerida.titulo}
          </h3>
          <SugeridaView sugerida={sugerida} />
        </article>
      ))}
    </section>
  )
}
