/** The home of who manages: what waits, what lies below in five figures, the latest conversations and notices. */

import { formatNumber } from '../../../core/contract/time.ts'
import { useTexts } from '../../../core/web/texts.ts'
import { ButtonLink } from '../../../core/web/ui/Button.tsx'
import { BlockTitle } from '../../../core/web/ui/Card.tsx'
import { StatCard, StatRow } from '../../../core/web/ui/StatCard.tsx'
import type { Home } from './home.ts'
import { usePrecisaWays } from './ProfessorHome.tsx'
import { Avisos, Precisa, ProximosDias, TopicoLine } from './parts.tsx'
import { inicioTexts } from './texts.ts'

export function GestorHome({ home }: { home: Home }) {
  const t = useTexts(inicioTexts)
  const ways = usePrecisaWays(home)
  const { alcance } = home
  const aside = home.proximos.length + home.avisos.length > 0
  const main = (
    <div className="pilha">
      {home.pendencias && <Precisa pendencias={home.pendencias} to={ways} />}
      {alcance && (
        <section>
          <BlockTitle>{t.suaRede}</BlockTitle>
          <StatRow>
            <StatCard value={formatNumber(alcance.escolas)}>{t.escolas(alcance.escolas)}</StatCard>
            <StatCard value={formatNumber(alcance.turmas)}>{t.turmasAtivas(alcance.turmas)}</StatCard>
            <StatCard value={formatNumber(alcance.alunos)}>{t.alunos(alcance.alunos)}</StatCard>
            <StatCard value={formatNumber(alcance.professores)}>
              {t.professores(alcance.professores)}
            </StatCard>
            <StatCard value={formatNumber(alcance.mensagens_na_semana)}>
              {t.mensagens(alcance.mensagens_na_semana)}
            </StatCard>
          </StatRow>
          <p style={{ marginTop: 'var(--e-3)' }}>
            <ButtonLink look="filled" to="/logado/turmas">
              {t.turmas}
            </ButtonLink>
          </p>
        </section>
      )}
      {home.topicos.length > 0 && (
        <section>
          <BlockTitle>{t.conversas}</BlockTitle>
          {home.topicos.map((topico) => (
            <TopicoLine key={topico.id} topico={topico} withTurma />
          ))}
        </section>
      )}
    </div>
  )
  if (!aside) return main
  return (
    <div className="duas">
      {main}
      <aside className="pilha">
        <ProximosDias proximos={home.proximos} withTurma />
        <Avisos avisos={home.avisos} withTurma />
      </aside>
    </div>
  )
}
