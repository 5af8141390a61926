/** What others see of a person, and the consents given: each with who may change it. */

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Switch } from '../../../../core/web/ui/Switch.tsx'
import { type Consentimento, privacidadeApi } from '../contract.ts'
import { privacidadeTexts } from '../texts.ts'

/** Whose data a card is about; without it, the person who is signed in. */
export interface Whose {
  usuario?: number | undefined
}

export const whoseOf = ({ usuario }: Whose) => (usuario === undefined ? {} : { usuario })

function ConsentRow({ consent, usuario, may }: Whose & { consent: Consentimento; may: boolean }) {
  const language = useLanguage()
  const t = useTexts(privacidadeTexts)
  const dates = useDates()
  const send = useSend(privacidadeApi.consent)
  const { finalidade, versao_texto, vigente, recusado, quando, quem } = consent
  const words = quem === 'pessoa' ? t.porPessoa : t.porResponsavel
  const date = quando && dates.date(quando)
  const said = vigente ? t.autorizado : recusado ? t.recusado : t.retirado
  const state = date ? said(date, words) : t.nuncaAutorizado
  const change = () =>
    send.mutate({ body: { ...whoseOf({ usuario }), finalidade, versao_texto, vigente: !vigente } })
  return (
    <li>
      <div className="cresce-16">
        <b>{t[finalidade]}</b>
        <p className="fraca t-s">{state}</p>
        {send.error && (
          <p className="t-s" role="alert">
            {errorSentence(send.error, language)}
          </p>
        )}
      </div>
      {(vigente || may) && (
        <Button
          size="small"
          busy={send.isPending}
          aria-label={`${vigente ? t.retirar : t.autorizar}: ${t[finalidade]}`}
          onClick={change}
        >
          {vigente ? t.retirar : t.autorizar}
        </Button>
      )}
    </li>
  )
}

export function Escolhas({ usuario }: Whose) {
  const language = useLanguage()
  const t = useTexts(privacidadeTexts)
  const query = whoseOf({ usuario })
  const { data, error, refetch } = useCall(privacidadeApi.options, { query })
  const save = useSend(privacidadeApi.saveOptions)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={3} />
  const { opcoes, consentimentos, pode_permitir } = data
  const change = (option: 'perfil_visivel' | 'foto_visivel', on: boolean) =>
    save.mutate({ body: { ...query, ...opcoes, [option]: on } })
  return (
    <>
      <h3 className="t-2 mi-z mb-1 mt-z">{t.mostrar}</h3>
      <p className="fraca t-s">{pode_permitir ? t.protetor : t.soResponsavel}</p>
      <div className="escolhas grade ji-i v-1 mt-3">
        {(['perfil_visivel', 'foto_visivel'] as const).map((option) => (
          <Switch
            key={option}
            label={t[option]}
            checked={opcoes[option]}
            disabled={!pode_permitir && !opcoes[option]}
            onChange={(on) => change(option, on)}
          />
        ))}
      </div>
      {save.error && (
        <p className="t-s" role="alert">
          {errorSentence(save.error, language)}
        </p>
      )}
      <h3 className="t-2 mt-6 mi-z mb-1">{t.consentimentos}</h3>
      <p className="fraca t-s">{t.consentimentosAjuda}</p>
      <ul className="priv-linhas divide">
        {consentimentos.map((consent) => (
          <ConsentRow key={consent.finalidade} consent={consent} may={pode_permitir} usuario={usuario} />
        ))}
      </ul>
    </>
  )
}
