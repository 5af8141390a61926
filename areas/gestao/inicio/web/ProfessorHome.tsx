/** The home of a teacher: what needs them first, then the conversations and the classes. */
import { Link } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ProximaAula } from '../../../conversa/aovivo/web/public.tsx'
import { forumApi } from '../../../conversa/forum/contract.ts'
import { TurmaCard } from '../../../escola/turma/web/public.tsx'
import type { Home } from './home.ts'
import { Avisos, Precisa, ProximosDias, TopicoLine, topicoPage } from './parts.tsx'
import { inicioTexts } from './texts.ts'

/** Where each line of "Precisa de você" leads: to the class where it waits. */
export function usePrecisaWays(home: Home) {
  const held = (home.pendencias?.mensagens_retidas ?? 0) > 0
  const { data } = useCall(forumApi.listRetidas, { query: { pagina: 1, linhas: 1 } }, { enabled: held })
  const turma = data?.retidas[0]?.topico.gru_id
  const graded = home.pendencias?.proximo_para_avaliar
  return {
    retidas: turma
      ? `${href('/logado/turmas/turma/:id/forum', { id: turma })}?abrir=retidas`
      : '/logado/turmas',
    avaliar: graded ? `${topicoPage(graded)}/avaliar` : '/logado/turmas',
    entrada: '/logado/turmas',
  }
}

export function ProfessorHome({ home }: { home: Home }) {
  const t = useTexts(inicioTexts)
  const ways = usePrecisaWays(home)
  return (
    <div className="duas">
      <div className="pilha">
        {home.pendencias && <Precisa pendencias={home.pendencias} to={ways} calm={t.tudoEmDia} />}
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
        <section>
          <div className="bloco-t">
            <h2>{t.suasTurmas}</h2>
            {home.total_turmas > home.turmas.length && (
              <Link to="/logado/turmas">{t.verTodas(home.total_turmas)}</Link>
            )}
          </div>
          <div className="cartoes">
            {home.turmas.map((turma) => (
              <TurmaCard key={turma.id} turma={turma} />
            ))}
          </div>
        </section>
      </div>
      <aside className="pilha">
        <ProximaAula />
        <ProximosDias proximos={home.proximos} withTurma />
        <Avisos avisos={home.avisos} withTurma={home.total_turmas > 1} />
      </aside>
    </div>
  )
}
