/** The centre of notifications: everything that was told, page by page, live. */
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Pagination } from '../../../../core/web/ui/Pagination.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useEu } from '../../sessao/web/public.tsx'
import { notificacaoApi } from '../contract.ts'
import { notificacaoTexts } from '../texts.ts'
import { telaTexts } from '../texts-tela.ts'
import { NotificacaoItem } from './NotificacaoItem.tsx'

const PAGE = 30

type Mostra = 'todas' | 'novas'

export function Screen() {
  const t = useTexts(telaTexts)
  const said = useTexts(notificacaoTexts)
  const eu = useEu()
  const { get, set } = useUrlFilters()
  const mostra: Mostra = get('mostrar') === 'novas' ? 'novas' : 'todas'
  const pagina = Math.max(1, Number(get('pagina')) || 1)
  const query = { pagina, linhas: PAGE, ...(mostra === 'novas' && { novas: true }) }
  const { data, isError, refetch } = useCall(notificacaoApi.list, { query }, { keep: true })
  const markOne = useSend(notificacaoApi.markOne)
  const markAll = useSend(notificacaoApi.markAll)
  useLive(`usuario:${eu?.id ?? 0}`, () => void refetch())
  return (
    <>
      <PageHeader
        title={t.titulo}
        description={t.descricao}
        actions={<ButtonLink to={href('/logado/conta')}>{t.escolher}</ButtonLink>}
      />
      <div className="caixa-novidades">
        <div className="linha quebra">
          <Segmented<Mostra>
            label={t.mostrar}
            value={mostra}
            onChange={(next) => set('mostrar', next === 'novas' ? next : '')}
            choices={[
              { value: 'todas', label: t.todas },
              { value: 'novas', label: data && data.novas > 0 ? t.porLer(data.novas) : t.novas },
            ]}
          />
          <span className="vao" />
          {data && data.novas > 0 && (
            <Button
              size="small"
              icon={IconChecks}
              busy={markAll.isPending}
              onClick={() => markAll.mutate({ body: {} })}
            >
              {said.marcarTodas}
            </Button>
          )}
        </div>
        {isError && !data ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : !data ? (
          <ListSkeleton rows={8} />
        ) : data.notificacoes.length > 0 ? (
          <Card label={t.titulo} className="coluna-leitura">
            <ul className="novidades">
              {data.notificacoes.map((notificacao) => (
                <NotificacaoItem
                  key={notificacao.id}
                  notificacao={notificacao}
                  onOpen={() => {
                    if (!notificacao.lida) markOne.mutate({ params: { id: notificacao.id } })
                  }}
                />
              ))}
            </ul>
            <Pagination
              page={pagina}
              pageSize={PAGE}
              total={data.total}
              onPage={(page) => set('pagina', String(page))}
            />
          </Card>
        ) : mostra === 'novas' ? (
          <EmptyState title={t.tudoLido}>{t.tudoLidoDetalhe}</EmptyState>
        ) : (
          <EmptyState title={said.vazio}>{said.vazioDetalhe}</EmptyState>
        )}
      </div>
    </>
  )
}
