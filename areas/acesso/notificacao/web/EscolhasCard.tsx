/** How the person wants to be told, subject by subject, and push on this device: a card of the account page. */
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Switch } from '../../../../core/web/ui/Switch.tsx'
import { type EscolhaDeCategoria, notificacaoApi } from '../contract.ts'
import { type Canal, FREQUENCIAS, type Frequencia } from '../shapes.ts'
import { telaTexts } from '../texts-tela.ts'
import './notificacao.css'
import { PushDoAparelho } from './PushDoAparelho.tsx'

/** The value of "as the school has it". */
const DEFAULT = ''

interface RowProps {
  escolha: EscolhaDeCategoria
  temEmail: boolean
}

function Subject({ escolha, temEmail }: RowProps) {
  const t = useTexts(telaTexts)
  const set = useSend(notificacaoApi.setEscolha)
  const { categoria, no_app, padrao } = escolha
  const change = (body: Partial<Pick<EscolhaDeCategoria, 'no_app' | Canal>>) =>
    set.mutate({ params: { categoria }, body })
  const frequencia = (canal: Canal) => (
    <SelectField
      label={t[canal]}
      value={escolha[canal] ?? DEFAULT}
      disabled={set.isPending || (canal === 'email' && !temEmail)}
      onChange={({ target }) =>
        change({ [canal]: target.value === DEFAULT ? null : (target.value as Frequencia) })
      }
      options={[
        { value: DEFAULT, label: t.padrao(t[padrao[canal]].toLowerCase()) },
        ...FREQUENCIAS.map((one) => ({ value: one, label: t[one] })),
      ]}
    />
  )
  return (
    <fieldset className="escolha mt-6 mi-z mb-z grade v-3">
      <legend className="forte toda p-z">{t[categoria]}</legend>
      {set.error && (
        <Callout tone="erro" live>
          {set.error.message}
        </Callout>
      )}
      <Switch
        label={t.noApp}
        checked={no_app}
        disabled={set.isPending}
        onChange={(on) => change({ no_app: on })}
      />
      <div className="pilha f-14 v-5 j-3">
        {frequencia('email')}
        {frequencia('push')}
      </div>
    </fieldset>
  )
}

export function EscolhasCard() {
  const t = useTexts(telaTexts)
  const { data, error, refetch } = useCall(notificacaoApi.findEscolhas)
  if (error && !data)
    return (
      <Card title={t.cartao}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    )
  const { inicio, fim } = data?.silencio ?? { inicio: 0, fim: 0 }
  return (
    <Card title={t.cartao}>
      <p className="fraca t-s">
        {t.cartaoAjuda} {inicio !== fim && t.silencio(inicio, fim)}
      </p>
      {data ? (
        <>
          <PushDoAparelho chave={data.chave_push} aceita={data.aceita_push} />
          {!data.tem_email && <p className="fraca t-s">{t.semEmail}</p>}
          <details className="assuntos">
            <summary className="meia cor-elo h-25 pb-3 mao">{t.porAssunto}</summary>
            {data.escolhas.map((escolha) => (
              <Subject key={escolha.categoria} escolha={escolha} temEmail={data.tem_email} />
            ))}
          </details>
        </>
      ) : (
        <ListSkeleton rows={4} />
      )}
    </Card>
  )
}
