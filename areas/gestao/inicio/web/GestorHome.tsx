/** The home of who manages: the schools below, where somebody waits, the latest conversations and notices. */
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'

import { useTexts } from '../../../../core/web/texts.ts'
import { BlockTitle } from '../../../../core/web/ui/Card.tsx'
import type { Home } from './home.ts'
import { Avisos, Conversas, ProximosDias } from './parts.tsx'
import { inicioTexts } from './texts.ts'
import { Visao } from './Visao.tsx'

export function GestorHome({ home }: { home: Home }) {
  const t = useTexts(inicioTexts)
  const escolas = home.escolas ?? []
  const aside = home.proximos.length + home.avisos.length > 0
  const main = (
    <div className="pilha">
      {home.visao && <Visao visao={home.visao} />}
      {escolas.length > 0 && (
        <section>
          <BlockTitle aside={<Link to="/logado/turmas">{t.todasAsTurmas}</Link>}>
            {t.suasEscolas(escolas.length)}
          </BlockTitle>
          <ul className="escolas">
            {escolas.map(({ id, nome, turmas, alunos, professores, topicos_na_semana: topicos }) => (
              <li key={id}>
                <Link className="cartao liso" to={`/logado/turmas?escola=${id}`}>
                  <IconSchool aria-hidden="true" />
                  <span>
                    <b>{nome}</b>
                    <span className="fraca t-s">{t.escolaTem(turmas, alunos, professores)}</span>
                    {topicos > 0 && <span className="fraca t-s">{t.topicosNaSemana(topicos)}</span>}
                  </span>
                  <IconChevronRight aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Conversas topicos={home.topicos} withTurma />
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
