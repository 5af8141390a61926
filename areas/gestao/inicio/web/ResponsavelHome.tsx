/** The home of a guardian: the classes of the children, what they talk about, the notices. */
import { ProximaAula } from '../../../conversa/aovivo/web/public.tsx'
import type { Home } from './home.ts'
import { Avisos, Conversas, ProximosDias, SuasTurmas } from './parts.tsx'

export function ResponsavelHome({ home }: { home: Home }) {
  const several = home.total_turmas > 1
  return (
    <div className="duas">
      <div className="pilha">
        <SuasTurmas home={home} />
        <Conversas topicos={home.topicos} withTurma={several} />
      </div>
      <aside className="pilha">
        <ProximaAula />
        <ProximosDias proximos={home.proximos} withTurma={several} />
        <Avisos avisos={home.avisos} withTurma={several} />
      </aside>
    </div>
  )
}
