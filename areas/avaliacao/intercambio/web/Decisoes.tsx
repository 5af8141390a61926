/** What is done with each item, and with all of a kind: chosen from a list, kept at once. */
import { useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { intercambioApi } from '../contract.ts'
import { DECISOES, type Decisao, type Item, type Vista } from '../shapes.ts'
import { telaTexts } from './texts.ts'

const chosenIn = (value: string) => DECISOES.find((one) => one === value)

/** What each is called: what is not in the bank is left out, what is there is kept. */
function useNames(isThere: boolean): Readonly<Record<Decisao, string>> {
  const t = useTexts(telaTexts)
  return {
    trazer: isThere ? t.trazerNova : t.trazer,
    versao: t.versao,
    substituir: t.substituir,
    manter: isThere ? t.manter : t.deixarFora,
  }
}

interface Props {
  id: number
  item: Item
  nome: string
}

export function DecisaoDoItem({ id, item: { numero, situacao, decisao, podem, parecida }, nome }: Props) {
  const t = useTexts(telaTexts)
  const names = useNames(situacao === 'existe' || parecida !== null)
  const send = useSend(intercambioApi.decideItens)
  if (podem.length === 0) return '—'
  return (
    <SelectField
      label={t.decidir(nome)}
      labelHidden
      className="lm-14 cel-lm-z"
      value={(send.isPending && send.variables?.body.decisao) || (decisao ?? 'trazer')}
      error={send.error?.message ?? null}
      options={podem.map((value) => ({ value, label: names[value] }))}
      onChange={({ target }) => {
        const chosen = chosenIn(target.value)
        if (chosen) send.mutate({ params: { id }, body: { itens: [numero], decisao: chosen } })
      }}
    />
  )
}

/** One choice for all that are shown; those of whom it can not be said stay as they are. */
export function DecisaoDeTodas({ id, situacao, total }: { id: number; situacao: Vista; total: number }) {
  const t = useTexts(telaTexts)
  const names = useNames(situacao === 'existe' || situacao === 'parecida')
  const send = useSend(intercambioApi.decideItens)
  if (total < 2) return null
  const can = situacao === 'nova' || situacao === 'mudada' ? (['trazer', 'manter'] as const) : DECISOES
  return (
    <>
      <SelectField
        className="w-30"
        label={t.paraTodas(total)}
        placeholder={t.escolha}
        value=""
        disabled={send.isPending}
        options={can.map((value) => ({ value, label: names[value] }))}
        onChange={({ target }) => {
          const chosen = chosenIn(target.value)
          if (chosen) send.mutate({ params: { id }, body: { situacao, decisao: chosen } })
        }}
      />
      {send.error && <Callout tone="erro">{send.error.message}</Callout>}
      {send.data && send.data.decididos < total && (
        <p className="fraca t-s" role="status">
          {t.decididas(send.data.decididos)}
        </p>
      )}
    </>
  )
}
