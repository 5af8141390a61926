/** A pupil's week as a ring, with the goal that they set themselves: to be reached, changed or done without. */
import { useId, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useReread, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { WeekRing } from '../../../../core/web/ui/WeekRing.tsx'
import { preferenciaApi } from '../../../acesso/preferencia/contract.ts'
import { inicioApi } from '../contract.ts'
import { CHAVE_META, faltamDias, METAS, type Meta } from '../rules-aluno.ts'
import type { Semana as Dita } from '../shapes.ts'
import { alunoTexts } from './aluno-texts.ts'
import { weekOf } from './days.ts'

/** The goal, as it was chosen here before the server tells of it, and choosing it. */
function useMeta(kept: Meta | null) {
  const language = useLanguage()
  const reread = useReread()
  const [chosen, setChosen] = useState<Meta | null>()
  const { mutate } = useSend(preferenciaApi.save, { onSuccess: () => void reread.only(inicioApi.hoje) })
  return {
    meta: chosen === undefined ? kept : chosen,
    choose: (dias: Meta | null) => {
      setChosen(dias)
      mutate(
        { body: { chave: CHAVE_META, preferencias: dias === null ? {} : { dias } } },
        {
          onError: (error) => {
            setChosen(undefined)
            notify.error(errorSentence(error, language))
          },
        },
      )
    },
  }
}

export function Semana({ semana, now }: { semana: Dita; now: Date }) {
  const t = useTexts(alunoTexts)
  const language = useLanguage()
  const id = useId()
  const [choosing, setChoosing] = useState(false)
  const { meta, choose } = useMeta(semana.meta)
  const { feitos, hoje, semanas } = semana
  const days = weekOf(now, language).map(({ name }) => name)
  const count = feitos.filter(Boolean).length
  const done = days.filter((_, at) => feitos[at]).map((day) => t.diaFeito(day))
  const missing = meta && faltamDias(meta, semana)
  const words = [
    feitos[hoje] ? t.hojeConta : t.fecha(count + 1),
    missing === 0 && t.metaFeita,
    missing !== null && missing > 0 && t.metaFaltam(missing),
    t.naoApaga,
    semanas > 1 && t.semanas(semanas),
  ]
  return (
    <Card>
      <WeekRing
        done={feitos}
        today={hoje}
        days={days}
        todayName={t.hoje.toLowerCase()}
        label={`${t.suaSemana}: ${done.join(', ') || t.nenhumDia}`}
        unit={meta === null ? t.dias(count) : t.deDias(meta)}
        title={t.suaSemana}
      >
        <p className="t-s fraca">{words.filter(Boolean).join(' ')}</p>
      </WeekRing>
      <Button
        look="link"
        size="small"
        aria-expanded={choosing}
        aria-controls={id}
        onClick={() => setChoosing(!choosing)}
      >
        {meta === null ? t.escolherMeta : t.mudarMeta}
      </Button>
      <div id={id} hidden={!choosing}>
        <p className="t-s fraca">{t.metaAjuda}</p>
        <Segmented
          label={t.meta}
          value={String(meta ?? '')}
          choices={[
            ...METAS.map((dias) => ({ value: String(dias), label: t.metaDias(dias) })),
            { value: '', label: t.semMeta },
          ]}
          onChange={(value) => choose(METAS.find((dias) => String(dias) === value) ?? null)}
        />
      </div>
    </Card>
  )
}
