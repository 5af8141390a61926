/** An item beside the question of the bank that it is, or nearly is. */
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { questaoApi } from '../../questao/contract.ts'
import { QuestaoView } from '../../questao/web/public.tsx'
import { intercambioApi } from '../contract.ts'
import { telaTexts } from './texts.ts'

interface ItemProps {
  id: number
  numero: number
}

function DoArquivo({ id, numero }: ItemProps) {
  const { data, error, refetch } = useCall(intercambioApi.findItem, { params: { id, numero } })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <QuestaoView {...data} /> : <PageSkeleton />
}

function DoBanco({ id }: { id: number }) {
  const { data, error, refetch } = useCall(questaoApi.find, { params: { id } })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <QuestaoView {...data.questao} /> : <PageSkeleton />
}

interface Props extends ItemProps {
  /** In the bank, or another item of the file. */
  com: { questao: number } | { numero: number }
  onClose: () => void
}

export function Lado({ id, numero, com, onClose }: Props) {
  const t = useTexts(telaTexts)
  return (
    <Dialog
      open
      wide
      title={t.ladoALado}
      onClose={onClose}
      footer={
        'questao' in com && (
          <ButtonLink to={href('/logado/gerenciar/questoes/:questao', { questao: com.questao })}>
            {t.abrirDoBanco}
          </ButtonLink>
        )
      }
    >
      <div className="grade f-14 v-6 cima">
        <section className="pilha v-3 encolhe partir">
          <h3 className="t-2">{t.doArquivo(numero)}</h3>
          <DoArquivo id={id} numero={numero} />
        </section>
        <section className="pilha v-3 encolhe partir">
          <h3 className="t-2">{'questao' in com ? t.doBanco : t.doArquivo(com.numero)}</h3>
          {'questao' in com ? <DoBanco id={com.questao} /> : <DoArquivo id={id} numero={com.numero} />}
        </section>
      </div>
    </Dialog>
  )
}
