/** What the network answers for all of its pupils: whether rankings compare schools, under-12s too (product.md H-11). */
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Switch } from '../../../../core/web/ui/Switch.tsx'
import { encarregadoApi } from '../contract-encarregado.ts'
import { opcoesTexts } from '../texts-opcoes.ts'

export function OpcoesDaRede() {
  const t = useTexts(opcoesTexts)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const { data, error, refetch } = useCall(encarregadoApi.findOpcoes)
  const save = useSend(encarregadoApi.saveOpcoes, {
    onSuccess: ({ opcoes }) => notify.success(opcoes.ranking_entre_escolas ? t.ligou : t.desligou),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={1} />
  const { ranking_entre_escolas: ligado } = data.opcoes
  const set = (ranking_entre_escolas: boolean) =>
    save.mutateAsync({ body: { ranking_entre_escolas } }).catch(() => {})
  return (
    <Card title={t.rankings} className="pilha v-4 w-44">
      <div className="escolhas">
        <Switch
          label={t.comparar}
          checked={ligado}
          disabled={!data.permissoes.mudar || save.isPending}
          onChange={(on) => (on ? setAsking(true) : void set(false))}
        />
      </div>
      <p className="prosa">{ligado ? t.ligada : t.desligada}</p>
      <p className="fraca t-s prosa">{t.sempre}</p>
      {!data.permissoes.mudar && <p className="fraca t-s prosa">{t.soAdministra}</p>}
      {save.error && <Callout tone="erro">{errorSentence(save.error, language)}</Callout>}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.ligarTitulo}
        confirmLabel={t.ligar}
        harmless
        onConfirm={() => set(true).finally(() => setAsking(false))}
      >
        {t.ligarTexto}
      </ConfirmDialog>
    </Card>
  )
}
