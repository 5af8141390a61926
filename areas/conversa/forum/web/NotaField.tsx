/** One mark: 0 to 10 with a comma; Enter and the arrows go to the next and the one before. */
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { cx } from '../../../../core/web/ui/cx.ts'
import { notasTexts } from './notas-texts.ts'
import type { NotaRow } from './useNotas.ts'

export const notaFieldId = (aluno: number): string => `nota-${aluno}`

interface Props {
  row: NotaRow
  onWrite: (texto: string) => void
  onFocus?: () => void
}

/** The marks of the same list, in the order in which they are shown. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const fields = [
    ...(event.currentTarget.closest('[data-notas]')?.querySelectorAll<HTMLInputElement>('input.nt') ?? []),
  ]
  const next = fields[fields.indexOf(event.currentTarget) + step]
  next?.focus()
  next?.select()
}

export function NotaField({ row, onWrite, onFocus }: Props) {
  const t = useTexts(notasTexts)
  const { aluno, texto, invalid } = row
  const id = notaFieldId(aluno.id)
  return (
    <span>
      <input
        id={id}
        className={cx('nt campo-so forte t-s num ta-f', invalid && 'erro')}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t.zeroADez}
        aria-label={t.notaDe(aluno.nome)}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-erro` : undefined}
        value={texto}
        onChange={({ target }) => onWrite(target.value)}
        onFocus={onFocus}
        onKeyDown={walk}
      />
      {invalid && (
        <span className="so-leitor" role="alert" id={`${id}-erro`}>
          {t.notaInvalida}
        </span>
      )}
    </span>
  )
}
