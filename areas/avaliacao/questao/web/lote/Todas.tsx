/** When all of a page are chosen: all that the search finds, as many as are changed together, beyond what the page shows. */
import { useState } from 'react'
import { formatNumber } from '../../../../../core/contract/time.ts'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { call, useTransport } from '../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { MAX_LOTE, questaoApi } from '../../contract.ts'
import { loteWebTexts } from './texts.ts'

/** What a list shows now. */
export interface Achadas {
  /** How many it finds; `mais`: and more. */
  total: number
  mais: boolean
  searched: boolean
  /** As its call takes them. */
  filtro: Readonly<Record<string, unknown>>
}

interface Props {
  arquivadas: boolean
  achadas: Achadas
  onChoose: (ids: readonly number[]) => void
}

export function Todas({ arquivadas, achadas: { total, mais, searched, filtro }, onChoose }: Props) {
  const t = useTexts(loteWebTexts)
  const language = useLanguage()
  const transport = useTransport()
  const [busy, setBusy] = useState(false)
  const many = mais || total > MAX_LOTE
  const choose = async () => {
    setBusy(true)
    const input = { query: { ...filtro, pagina: 1, linhas: MAX_LOTE } }
    try {
      const { questoes } = arquivadas
        ? await call(transport, questaoApi.listArquivadas, input)
        : await call(transport, questaoApi.list, input)
      onChoose(questoes.map(({ id }) => id))
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    } finally {
      setBusy(false)
    }
  }
  const n = formatNumber(total, 0, language)
  return (
    <p className="linha quebra v-2 m-z t-s inteira">
      {many && <span className="fraca">{mais ? t.maisQueCabem(n, MAX_LOTE) : t.achadas(n, MAX_LOTE)}</span>}
      <Button look="link" size="small" busy={busy} onClick={() => void choose()}>
        {many ? t.primeiras(MAX_LOTE) : searched ? t.todasDaBusca(n) : t.todasDaLista(n)}
      </Button>
    </p>
  )
}
