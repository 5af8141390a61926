/** The home of a teacher: what they decide first, then the conversations and the classes. */
import { useTexts } from '../../../../core/web/texts.ts'
import { ProximaAula } from '../../../conversa/aovivo/web/public.tsx'
import { Fila } from './Fila.tsx'
import type { Home } from './home.ts'
import { Avisos, ProximosDias, SuasTurmas, TopicoLine } from './parts.tsx'
import { inicioTexts } from './texts.ts'

export function ProfessorHome({ home }: { home: Home }) {
  const t = useTexts(inicioTexts)
  return (
    <div className="duas">
      <div className="pilha">
        <Fila />
        <section>
          <div className="bloco-t">
            <h2>{t.conversas}</h2>
          </div>
          {home.topicos.length === 0 ? (
            <p className="fraca">{t.semConversas}</p>
          ) : (
            home.topicos.map((topico) => <TopicoLine key={topico.id} topico={topico} withTurma />)
          )}
        </section>
        <SuasTurmas home={home} />
      </div>
      <aside className="pilha">
        <ProximaAula />
        <ProximosDias proximos={home.proximos} withTurma />
        <Avisos avisos={home.avisos} withTurma={home.total_turmas > 1} />
      </aside>
    </div>
  )
}
