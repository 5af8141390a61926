/** The centre of notifications: everything that was told, page by page, live. */
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useList } from '../../../../core/web/list.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { useEu } from '../../sessao/web/public.tsx'
import { notificacaoApi } from '../contract.ts'
import { notificacaoTexts } from '../texts.ts'
import { telaTexts } from '../texts-tela.ts'
import { NotificacaoItem } from './NotificacaoItem.tsx'

const MOSTRAS = ['novas'] as const

export function Screen() {
  const t = useTexts(telaTexts)
  const said = useTexts(notificacaoTexts)
  const language = useLanguage()
  const eu = useEu()
  const { set } = useUrlFilters()
  const list = useList(notificacaoApi.list, {
    filters: { mostrar: MOSTRAS },
    asked: ({ mostrar }) => (mostrar ? { novas: true } : {}),
  })
  const novas = list.data?.novas ?? 0
  const markOne = useSend(notificacaoApi.markOne)
  const markAll = useSend(notificacaoApi.markAll)
  useLive(`usuario:${eu?.id ?? 0}`, list.retry)
  return (
    <>
      <PageHeader
        title={t.titulo}
        description={t.descricao}
        actions={<ButtonLink to={href('/logado/conta')}>{t.escolher}</ButtonLink>}
      />
      <div className="pilha v-5">
        <div className="linha quebra">
          <Segmented<'todas' | 'novas'>
            label={t.mostrar}
            value={list.searched ? 'novas' : 'todas'}
            onChange={(next) => set('mostrar', next === 'novas' ? next : '')}
            choices={[
              { value: 'todas', label: t.todas },
              { value: 'novas', label: novas > 0 ? t.porLer(novas) : t.novas },
            ]}
          />
          <span className="vao" />
          {novas > 0 && (
            <Button
              size="small"
              icon={IconChecks}
              busy={markAll.isPending}
              onClick={() =>
                markAll.mutate(
                  { body: {} },
                  { onError: (error) => notify.error(errorSentence(error, language)) },
                )
              }
            >
              {said.marcarTodas}
            </Button>
          )}
        </div>
        <ListCards
          list={list}
          className="novidades sem-ponto m-z p-z grade v-0"
          rows={list.data?.notificacoes}
          card={(notificacao) => (
            <NotificacaoItem
              notificacao={notificacao}
              onOpen={() => {
                if (!notificacao.lida) markOne.mutate({ params: { id: notificacao.id } })
              }}
            />
          )}
          frame={(shown) => (
            <Card label={t.titulo} className="coluna-leitura">
              {shown}
            </Card>
          )}
          skeleton={{ rows: 8 }}
          empty={
            list.searched ? (
              <EmptyState title={t.tudoLido}>{t.tudoLidoDetalhe}</EmptyState>
            ) : (
              <EmptyState title={said.vazio}>{said.vazioDetalhe}</EmptyState>
            )
          }
        />
      </div>
    </>
  )
}
