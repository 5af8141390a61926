/** The answers of a topic: their order, the threads, more of them, the empty and the failed state. */
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import '../../../../core/web/ui/table.css'
import { MensagemItem } from './MensagemItem.tsx'
import { forumTexts } from './texts.ts'
import { useTopicoOpen } from './topico-context.ts'
import type { MensagensResult, Ordem } from './useMensagens.ts'

interface Props {
  result: MensagensResult
  ordem: Ordem
  onOrdem: (ordem: Ordem) => void
}

export function MensagemList({ result, ordem, onOrdem }: Props) {
  const t = useTexts(forumTexts)
  const { topico } = useTopicoOpen()
  const { mensagens, data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = result
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={4} rowHeight={7} />
  if (mensagens.length === 0)
    return (
      <EmptyState title={t.semRespostas}>
        {topico.permissoes.responder ? t.semRespostasConvite : t.semRespostasLeitura}
      </EmptyState>
    )
  return (
    <section aria-label={t.respostas(topico.totalInteracoes)}>
      <div className="barra-r linha quebra v-5 j-3 mt-6">
        <h3 className="t-2">{t.respostas(topico.totalInteracoes)}</h3>
        {topico.totalInteracoes > 1 && (
          <label className="filtro vao">
            <b>{ordem === 'antigas' ? t.antigas : ordem === 'recentes' ? t.recentes : t.maisCurtidas}</b>
            <IconChevronDown aria-hidden="true" />
            <select
              aria-label={t.ordenarRespostas}
              value={ordem}
              onChange={({ target }) => onOrdem(target.value as Ordem)}
            >
              <option value="antigas">{t.antigas}</option>
              <option value="recentes">{t.recentes}</option>
              <option value="curtidas">{t.maisCurtidas}</option>
            </select>
          </label>
        )}
      </div>
      {mensagens.map((mensagem) => (
        <MensagemItem key={mensagem.id} mensagem={mensagem} />
      ))}
      {hasNextPage && (
        <div style={{ marginTop: 'var(--e-2)' }}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.carregarMais}
          </Button>
        </div>
      )}
    </section>
  )
}
