/** What was removed lately and can still come back: of one curriculum, or whole curricula. */
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { curriculoApi } from '../contract.ts'
import type { Remocao } from '../shapes.ts'
import { desfazerTexts } from './desfazer-texts.ts'

/** Rows at most; what is older waits for these to be brought back. */
const SHOWN = 10

function Lista({ remocoes }: { remocoes: readonly Remocao[] }) {
  const language = useLanguage()
  const t = useTexts(desfazerTexts)
  const dates = useDates()
  const undo = useSend(curriculoApi.undo)
  const bring = (id: number) =>
    undo.mutateAsync({ body: { id } }).then(
      () => notify.success(t.desfeito),
      (problem: unknown) => notify.error(errorSentence(problem, language)),
    )
  if (remocoes.length === 0) return null
  return (
    <details className="cu-removidos caixa larga pb-1 pi-5 mt-5">
      <summary className="meia pb-3 mao">
        {t.remocoes} <span className="fraca num">{remocoes.length}</span>
      </summary>
      <p className="fraca t-s">{t.remocoesTexto}</p>
      <ul className="cu-linhas pilha v-3 sem-ponto m-z p-z">
        {remocoes.map(({ id, tipo, rotulo, quantidade, desfazer_ate }) => (
          <li key={id} className="cu-linha caixa linha v-4 j-3 h-35 pb-3 pi-4 cel-quebra">
            <span className="cu-palavras pilha v-0 cresce-12 partir">
              <b>{rotulo}</b>
              <span className="t-s fraca">
                {[t[tipo], quantidade > 1 && t.coisas(quantidade), t.ate(dates.date(desfazer_ate))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="linha v-0 rijo vao">
              <Button
                size="small"
                icon={IconArrowBackUp}
                aria-label={t.devolverUm(rotulo)}
                onClick={() => void bring(id)}
              >
                {t.devolver}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Whole curricula. */
export function Removidos() {
  const { data } = useCall(curriculoApi.removidos, { query: { pagina: 1, linhas: SHOWN } })
  return <Lista remocoes={data?.remocoes ?? []} />
}

/** What was removed from one curriculum. */
export function RemovidosDe({ curriculo, cliente }: { curriculo: number; cliente?: number | undefined }) {
  const query = { pagina: 1, linhas: SHOWN, ...(cliente !== undefined && { cliente_id: cliente }) }
  const { data } = useCall(curriculoApi.remocoes, { params: { id: curriculo }, query })
  return <Lista remocoes={data?.remocoes ?? []} />
}
