/** `/logado/turmas/turma/:id/relatorios`: the reports of a class, each with one figure that is true now. */
import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconArrowsTransferUp.mjs'
import IconChart from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { Link } from 'react-router'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { relatorioApi } from '../contract.ts'
import { relatorioTexts } from '../texts.ts'
import './relatorio.css'
import { relatorioWebTexts } from './texts.ts'

/** In the order that a teacher opens them. */
const REPORTS = [
  { name: 'forum', Icon: IconMessages },
  { name: 'portfolio', Icon: IconFolder },
  { name: 'enquetes', Icon: IconChart },
  { name: 'meet', Icon: IconVideo },
  { name: 'transferencias', Icon: IconTransfer },
  { name: 'campanha', Icon: IconMail },
] as const

const BASE = '/logado/turmas/turma/:id/relatorios'

function Index({ turma }: { turma: TurmaHeader }) {
  const t = { ...useTexts(relatorioTexts), ...useTexts(relatorioWebTexts) }
  const language = useLanguage()
  usePageTitle(`${t.relatorios} · ${turma.nome}`)
  const { data, error, refetch } = useCall(relatorioApi.index, { params: { turma: turma.id } })
  return (
    <section aria-labelledby="rel-t" className="pilha">
      <div>
        <h2 id="rel-t">{t.relatorios}</h2>
        <p className="fraca">{t.relatoriosTexto}</p>
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={3} rowHeight={8} />
      ) : (
        <ul className="rel-indice pilha c-17 v-5">
          {REPORTS.map(({ name, Icon }) => {
            const figure = data[name]
            if (figure === null) return null
            return (
              <li key={name}>
                <Link
                  className="cartao elo-t pilha c-a1 v-4 j-1 alta"
                  to={href(`${BASE}/${name}`, { id: turma.id })}
                >
                  <span className="rel-icone selo">
                    <Icon aria-hidden="true" />
                  </span>
                  <h3 className="partir">{name === 'forum' ? t.participacao : t[name]}</h3>
                  <p className="fraca t-s partir">{t[`${name}Texto`]}</p>
                  <p className="rel-numero fio-c partir inteira pt-4 flexo quebra base v-3 j-z">
                    <b className="t-5 forte num">{formatNumber(figure, 0, language)}</b>
                    <span className="fraca">{t[`${name}Numero`](figure)}</span>
                  </p>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

export const Screen = () => <TurmaFrame>{(turma) => <Index turma={turma} />}</TurmaFrame>
