/** The outbox of the demonstration: the list beside the message that was chosen. */
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useSearchParams } from 'react-router'

import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { correioApi, type Mensagem } from '../contract.ts'
import { correioTexts } from '../texts.ts'
import { MensagemView } from './MensagemView.tsx'
import './correio.css'
import '../../../../core/web/ui/parts.css'

interface ListProps {
  mensagens: readonly Mensagem[]
  chosen: string | null
  onChoose: (id: string) => void
}

function MensagemList({ mensagens, chosen, onChoose }: ListProps) {
  const t = useTexts(correioTexts)
  const dates = useDates()
  const now = new Date()
  return (
    <nav aria-label={t.lista}>
      <p className="t-s fraca" role="status">
        {t.mensagens(mensagens.length)}
      </p>
      <ul className="cartas caixa larga divide mt-3">
        {mensagens.map(({ id, para, assunto, enviada_em }) => (
          <li key={id}>
            <button
              className="toque grade c-1a v-4 j-0 toda pb-4 pi-5 lh-4"
              type="button"
              aria-current={id === chosen || undefined}
              onClick={() => onChoose(id)}
            >
              <b className="partir">{assunto || t.semAssunto}</b>
              <time className="fraca t-s" dateTime={enviada_em}>
                {dates.near(enviada_em, now)}
              </time>
              <span className="fraca t-s cortar inteira">{para}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Screen() {
  const t = useTexts(correioTexts)
  const [params, setParams] = useSearchParams()
  const chosen = params.get('mensagem')
  const { data, error, isFetching, refetch } = useCall(correioApi.listMensagens)
  return (
    <>
      <PageHeader
        title={t.titulo}
        description={t.descricao}
        actions={
          data && (
            <Button icon={IconRefresh} busy={isFetching} onClick={() => void refetch()}>
              {t.atualizar}
            </Button>
          )
        }
      />
      {!data && !error && <ListSkeleton />}
      {error?.status === 404 && <EmptyState title={t.desligado}>{t.desligadoTexto}</EmptyState>}
      {error && error.status !== 404 && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.mensagens.length === 0 && <EmptyState title={t.vazia}>{t.vaziaTexto}</EmptyState>}
      {data && data.mensagens.length > 0 && (
        <div className="correio grade v-7 cima ci-22 media-c-1">
          <MensagemList
            mensagens={data.mensagens}
            chosen={chosen}
            onChoose={(mensagem) => setParams({ mensagem }, { replace: chosen !== null })}
          />
          {chosen ? <MensagemView key={chosen} id={chosen} /> : <EmptyState title={t.escolha} />}
        </div>
      )}
    </>
  )
}
