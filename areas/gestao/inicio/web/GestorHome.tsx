/** The home of who manages, answers for data or gives support: what asks for them first, then figures, schools, news. */
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'

import { useCall } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { BlockTitle } from '../../../../core/web/ui/Card.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { inicioApi } from '../contract.ts'
import { Corre } from './Corre.tsx'
import { EscolasFora } from './Escolas.tsx'
import type { Home } from './home.ts'
import { Prazos } from './Prazos.tsx'
import { Avisos, Conversas, ProximosDias, SemTurma } from './parts.tsx'
import { Tendencias } from './Tendencias.tsx'
import { inicioTexts } from './texts.ts'
import { Visao } from './Visao.tsx'

export function GestorHome({ home }: { home: Home }) {
  const t = useTexts(inicioTexts)
  const eu = useEu()
  const { data, error, refetch } = useCall(inicioApi.hoje)
  useLive(`usuario:${eu?.id ?? 0}`, () => void refetch())
  const escolas = home.escolas ?? []
  const todas = home.visao?.escolas ?? 0
  const { rede = null, dados = null } = data ?? {}
  const responde = eu?.funcoes.some((one) => one !== 'suporte' && one !== 'autor') ?? false
  if (data && !dados && todas === 0 && escolas.length === 0 && home.total_turmas === 0) return <SemTurma />
  const aside = home.proximos.length + home.avisos.length > 0
  const main = (
    <div className="pilha">
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {dados && <Prazos dados={dados} responde={responde} now={new Date(home.agora)} />}
      {rede && <EscolasFora rede={rede} todas={todas} now={new Date(data?.agora ?? home.agora)} />}
      {rede && <Corre linhas={rede.corre} total={rede.total_corre} now={new Date(home.agora)} />}
      {home.visao && todas > 0 && <Visao visao={home.visao} agora={home.agora} />}
      {rede && todas > 0 && <Tendencias rede={rede} now={new Date(home.agora)} />}
      {escolas.length > 0 && (
        <section>
          <BlockTitle aside={<Link to="/logado/turmas">{t.todasAsTurmas}</Link>}>
            {t.suasEscolas(escolas.length)}
          </BlockTitle>
          <ul className="escolas">
            {escolas.map(({ id, nome, turmas, alunos, professores, topicos_na_semana: topicos }) => (
              <li key={id}>
                <Link className="cartao caixa larga liso" to={`/logado/turmas?escola=${id}`}>
                  <IconSchool className="fina" aria-hidden="true" />
                  <span>
                    <b>{nome}</b>
                    <span className="fraca t-s">{t.escolaTem(turmas, alunos, professores)}</span>
                    {topicos > 0 && <span className="fraca t-s">{t.topicosNaSemana(topicos)}</span>}
                  </span>
                  <IconChevronRight className="fina" aria-hidden="true" />
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
