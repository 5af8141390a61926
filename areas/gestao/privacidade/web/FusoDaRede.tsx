/** By whose hour the people of a tenant live, chosen from the official hours of Brazil (decision 0059). */
import { useState } from 'react'
import { CITIES, FUSOS, type Fuso, fusoOf, hourOf } from '../../../../core/contract/cidades.ts'
import { BRASILIA } from '../../../../core/contract/fuso.ts'
import { offsetAt } from '../../../../core/contract/time.ts'
import { inLanguage } from '../../../../core/texts/texts.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { encarregadoApi } from '../contract-encarregado.ts'
import { opcoesTexts } from '../texts-opcoes.ts'

const HOUR_MS = 3_600_000

const hoursFromBrasilia = (fuso: Fuso, now: number): number =>
  (offsetAt(now, fuso) - offsetAt(now, BRASILIA)) / HOUR_MS

export function FusoDaRede() {
  const t = useTexts(opcoesTexts)
  const language = useLanguage()
  const [asked, setAsked] = useState<Fuso | null>(null)
  const { data } = useCall(encarregadoApi.findOpcoes)
  const save = useSend(encarregadoApi.saveOpcoes, {
    onSuccess: ({ opcoes }) => notify.success(t.fusoMudou(hourOf(opcoes.fuso, language))),
  })
  // The card above waits, and says what went wrong.
  if (!data) return null
  const now = Date.now()
  const options = FUSOS.map((fuso) => {
    const [cidade, horas] = [inLanguage(CITIES[fuso], language), hoursFromBrasilia(fuso, now)]
    return { value: fuso, label: horas === 0 ? cidade : t.deBrasilia(cidade, horas) }
  })
  return (
    <Card title={t.fuso} className="pilha v-4 w-44">
      <SelectField
        label={t.fusoCampo}
        help={t.fusoAjuda}
        options={options}
        value={data.opcoes.fuso}
        disabled={!data.permissoes.mudar || save.isPending}
        onChange={({ target }) => setAsked(fusoOf(target.value))}
      />
      {!data.permissoes.mudar && <p className="fraca t-s prosa">{t.soAdministra}</p>}
      {save.error && <Callout tone="erro">{errorSentence(save.error, language)}</Callout>}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t.fusoTitulo(hourOf(asked ?? BRASILIA, language))}
        confirmLabel={t.fusoMudar}
        harmless
        onConfirm={() =>
          save
            .mutateAsync({ body: { fuso: asked ?? BRASILIA } })
            .catch(() => {})
            .finally(() => setAsked(null))
        }
      >
        {t.fusoTexto}
      </ConfirmDialog>
    </Card>
  )
}
