/** The office that answers requests about data: what is due, how long things stay, who consented. */
import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../../../core/web/texts.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { administered } from '../../../escola/pessoa/web/public.tsx'
import { privacidadeTexts } from '../texts.ts'
import { Atendimento } from './Atendimento.tsx'
import { Consentidos } from './Consentidos.tsx'
import { FusoDaRede } from './FusoDaRede.tsx'
import { Incidentes } from './Incidentes.tsx'
import { OpcoesDaRede } from './OpcoesDaRede.tsx'
import { Prazos } from './Prazos.tsx'
import { TratamentoDaRede } from './TratamentoDaRede.tsx'
import './privacidade.css'

const PARTS = ['pedidos', 'incidentes', 'prazos', 'consentimentos', 'opcoes'] as const
type PartName = (typeof PARTS)[number]

const LABELS = {
  pedidos: 'abaPedidos',
  incidentes: 'abaIncidentes',
  prazos: 'abaPrazos',
  consentimentos: 'abaConsentimentos',
  opcoes: 'abaOpcoes',
} as const

function Page() {
  const t = useTexts(privacidadeTexts)
  const [params] = useSearchParams()
  const asked = params.get('parte') as PartName | null
  const part = asked && PARTS.includes(asked) ? asked : 'pedidos'
  return (
    <>
      <PageHeader title={t.atendimento} description={t.atendimentoTexto} />
      <nav className="abas fio-b linha v-1" aria-label={t.abas}>
        {PARTS.map((name) => (
          <Link key={name} to={`?parte=${name}`} aria-current={name === part ? 'page' : undefined}>
            {t[LABELS[name]]}
          </Link>
        ))}
      </nav>
      <div className="mt-6">
        {part === 'pedidos' && <Atendimento />}
        {part === 'incidentes' && <Incidentes />}
        {part === 'prazos' && <Prazos />}
        {part === 'consentimentos' && <Consentidos />}
        {part === 'opcoes' && (
          <div className="pilha">
            <OpcoesDaRede />
            <FusoDaRede />
            <TratamentoDaRede />
          </div>
        )}
      </div>
    </>
  )
}

export const Screen = administered(Page)
