/** The sessions that a person has open, on any device, each of which may be ended from here. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { type Sessao, sessaoApi } from '../../../acesso/sessao/contract.ts'
import { contaTexts } from '../texts-conta.ts'
import { deviceOf } from './agent.ts'
import './conta.css'

function SessaoRow({ sessao }: { sessao: Sessao }) {
  const t = useTexts(contaTexts)
  const language = useLanguage()
  const revoke = useSend(sessaoApi.revokeSessao, {
    onSuccess: () => notify.success(t.encerrada),
  })
  const device = deviceOf(sessao.agente)
  const aparelho = device ? t.em(device.browser, device.system) : t.outroAparelho
  const nome = sessao.suporte === null ? aparelho : t.suporteVendo(sessao.suporte)
  return (
    <li className="linha quebra entre v-5 j-3 pb-4">
      <div>
        <b>{nome}</b> {sessao.atual && <Tag tone="marca">{t.este}</Tag>}{' '}
        {sessao.compartilhada && <Tag>{t.compartilhado}</Tag>}
        <p className="fraca t-s">
          {t.entrouEm} <RelativeTime value={sessao.criada_em} /> · {t.usadoEm}{' '}
          <RelativeTime value={sessao.vista_em} />
        </p>
        {revoke.error && (
          <p className="t-s" role="alert">
            {errorSentence(revoke.error, language)}
          </p>
        )}
      </div>
      {!sessao.atual && (
        <Button
          size="small"
          aria-label={t.encerrarDe(nome)}
          busy={revoke.isPending}
          onClick={() => revoke.mutate({ params: { id: sessao.id } })}
        >
          {t.encerrar}
        </Button>
      )}
    </li>
  )
}

export function Sessoes() {
  const open = useCall(sessaoApi.listSessoes)
  if (open.data)
    return (
      <ul className="sessoes divide mt-3">
        {open.data.sessoes.map((sessao) => (
          <SessaoRow key={sessao.id} sessao={sessao} />
        ))}
      </ul>
    )
  return open.isError ? (
    <ErrorState error={open.error} onRetry={() => void open.refetch()} />
  ) : (
    <ListSkeleton rows={2} />
  )
}
