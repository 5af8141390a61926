/** The end of a rehearsal: whether faulty lines are left out, what stands in the way, and the button that records. */
import { type ReactNode, useState } from 'react'
import type { TBoolean, TObject, TOptional } from 'typebox'
import { useSend } from '../../../../../core/web/data.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../../core/web/ui/Checkbox.tsx'
import type { OfOne } from './importada.ts'

type Sets = OfOne & { body: TObject<{ parcial: TOptional<TBoolean> }>; returns: TObject }

interface ParcialProps {
  calls: { setImportacao: Sets }
  importacao: { id: number; parcial: boolean }
  label: string
}

function Parcial({ calls, importacao: { id, parcial }, label }: ParcialProps) {
  const { mutate, isPending, error } = useSend(calls.setImportacao)
  const [checked, setChecked] = useState(parcial)
  return (
    <Checkbox
      label={label}
      checked={checked}
      disabled={isPending}
      error={error?.message ?? null}
      onChange={({ target }) => {
        setChecked(target.checked)
        const body = { parcial: target.checked }
        mutate({ params: { id }, body }, { onError: () => setChecked(!target.checked) })
      }}
    />
  )
}

interface Props extends Omit<ParcialProps, 'label'> {
  /** Lines that can't be recorded as they are. */
  erros: number
  /** Things that would be recorded. */
  linhas: number
  /** Records them. */
  confirm: { mutate: () => void; isPending: boolean }
  label: string
  /** Why something was refused. */
  error: string | undefined
  words: { parcial: (n: number) => string; depoisDesfazer: string }
  problems: { haErros: (n: number) => string; nadaAGravar: string }
  /** Other ways out, before the button. */
  children: ReactNode
}

export function GravarFoot(props: Props) {
  const { calls, importacao, erros, linhas, confirm, label, error, words, problems, children } = props
  const blocked = erros > 0 && !importacao.parcial
  const nothing = linhas === 0
  return (
    <>
      {erros > 0 && <Parcial calls={calls} importacao={importacao} label={words.parcial(erros)} />}
      {blocked && <Callout tone="aviso">{problems.haErros(erros)}</Callout>}
      {nothing && !blocked && <Callout>{problems.nadaAGravar}</Callout>}
      {error && <Callout tone="erro">{error}</Callout>}
      <div className="acoes">
        {children}
        <Button look="filled" disabled={blocked || nothing} busy={confirm.isPending} onClick={confirm.mutate}>
          {label}
        </Button>
      </div>
      <p className="fraca t-s">{words.depoisDesfazer}</p>
    </>
  )
}
