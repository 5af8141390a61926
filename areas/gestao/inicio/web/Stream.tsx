/** What happened in a class, day by day, the newest first: conversations that moved, people who joined. */
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { Fragment } from 'react'
import { dayStart } from '../../../../core/contract/time.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import type { Mural } from '../../../escola/turma/contract.ts'
import { dayHeading, dayNumber } from './days.ts'
import { TopicoLine } from './parts.tsx'
import { inicioTexts } from './texts.ts'

type Entrada = Mural['entradas'][number]

/** A moment of a day written aaaa-mm-dd. */
const startOf = (dia: string) => dayStart(dia.slice(0, 10))

/** Names that are told; the rest is counted. */
const NAMED = 3

function EntradaLine({ entrada }: { entrada: Entrada }) {
  const t = useTexts(inicioTexts)
  const { total, alunos } = entrada
  const [first] = alunos
  const named = alunos.slice(0, NAMED).map(({ nome }) => nome)
  const rest = total - named.length
  return (
    <div className="evento pilha a-meio v-4 pb-3 partir">
      <span className="ti selo neutro poco fraca" aria-hidden="true">
        <IconUserPlus />
      </span>
      <div>
        {total === 1 && first ? (
          <p className="lh-3">
            <b>{first.nome}</b> {t.entrou}
          </p>
        ) : (
          <>
            <p className="lh-3">
              <b>{t.entraram(total)}</b>
            </p>
            <p className="t-s fraca lh-3">
              {named.join(', ')} {rest > 0 && t.eMais(rest)}
            </p>
          </>
        )}
      </div>
    </div>
  )
}

export function Stream({ topicos, entradas }: Pick<Mural, 'topicos' | 'entradas'>) {
  const t = useTexts(inicioTexts)
  const language = useLanguage()
  const now = new Date()
  const today = dayNumber(now)
  const lines = [
    ...topicos.map((topico) => ({ at: new Date(topico.quando), topico, entrada: null })),
    ...entradas.map((entrada) => ({ at: startOf(entrada.dia), topico: null, entrada })),
  ].sort((a, b) => dayNumber(b.at) - dayNumber(a.at) || b.at.getTime() - a.at.getTime())
  const days = [...new Set(lines.map(({ at }) => dayNumber(at)))]
  return days.map((day) => {
    const group = lines.filter(({ at }) => dayNumber(at) === day)
    const at = group[0]?.at ?? now
    const heading = day === today ? t.hoje : day === today - 1 ? t.ontem : dayHeading(at, now, language)
    return (
      <Fragment key={day}>
        <h2 className="dia-m t-s forte fraca linha v-4 mt-1">{heading}</h2>
        <div>
          {group.map(({ topico, entrada }) =>
            topico ? (
              <TopicoLine key={`t${topico.id}`} topico={topico} />
            ) : (
              entrada && <EntradaLine key={`e${entrada.dia}`} entrada={entrada} />
            ),
          )}
        </div>
      </Fragment>
    )
  })
}
