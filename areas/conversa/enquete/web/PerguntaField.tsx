/** One question as it is answered, by its kind; `disabled` shows it to who only looks. */

import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox, Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { rangeOf } from '../rules.ts'
import { MAX_TEXTO, type Pergunta, type TipoPergunta, type Valor } from '../shapes.ts'
import { moved } from './move.ts'
import { enqueteWebTexts } from './texts.ts'
import '../../../../core/web/ui/answer.css'

interface Props {
  pergunta: Pergunta
  /** Its place, from 1. */
  numero: number
  valor?: Valor | undefined
  error?: string | undefined
  disabled?: boolean
  onChange: (valor: Valor | undefined) => void
}

const HELP = {
  unica: 'escolhaUma',
  multipla: 'escolhaVarias',
  escala: 'deUmACinco',
  nps: 'deZeroADez',
  texto: null,
  ordenacao: 'ponhaEmOrdem',
} as const satisfies Record<TipoPergunta, keyof typeof enqueteWebTexts | null>

type KindProps = Pick<Props, 'pergunta' | 'valor' | 'disabled' | 'onChange'> & { name: string; label: string }

function Options({ pergunta, valor, disabled, onChange, name }: KindProps) {
  const chosen = valor?.opcoes ?? []
  const several = pergunta.tipo === 'multipla'
  const Box = several ? Checkbox : Radio
  const toggle = (place: number, on: boolean) => {
    const opcoes = several
      ? [...chosen.filter((one) => one !== place), ...(on ? [place] : [])].sort((a, b) => a - b)
      : [place]
    onChange(opcoes.length > 0 ? { pergunta: pergunta.id, opcoes } : undefined)
  }
  return (
    <div className="enq-opcoes opcoes pilha v-1">
      {pergunta.opcoes.map((opcao, place) => (
        <Box
          key={opcao}
          name={name}
          label={opcao}
          disabled={disabled}
          checked={chosen.includes(place)}
          onChange={({ target }) => toggle(place, target.checked)}
        />
      ))}
    </div>
  )
}

function Steps({ pergunta, valor, disabled, onChange, name }: KindProps) {
  const [least, most] = rangeOf(pergunta.tipo === 'nps' ? 'nps' : 'escala')
  const steps = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return (
    <div className="linha quebra v-2">
      {steps.map((step) => (
        <label className="degrau" key={step}>
          <input
            type="radio"
            name={name}
            disabled={disabled}
            checked={valor?.numero === step}
            onChange={() => onChange({ pergunta: pergunta.id, numero: step })}
          />
          <span>{step}</span>
        </label>
      ))}
    </div>
  )
}

function Ordering({ pergunta, valor, disabled, onChange }: KindProps) {
  const t = useTexts(enqueteWebTexts)
  const [said, setSaid] = useState('')
  const order = valor?.opcoes
  const initial = pergunta.opcoes.map((_, place) => place)
  if (!order)
    return (
      <div className="pilha">
        <ul className="pilha v-2">
          {pergunta.opcoes.map((opcao) => (
            <li className="caixa tracejada linha v-3 h-275 pt-1 pe-1 pp-1 ps-4" key={opcao}>
              {opcao}
            </li>
          ))}
        </ul>
        <div>
          <Button disabled={disabled} onClick={() => onChange({ pergunta: pergunta.id, opcoes: initial })}>
            {t.ordenar}
          </Button>
        </div>
      </div>
    )
  const move = (from: number, to: number) => {
    const next = moved(order, from, to)
    onChange({ pergunta: pergunta.id, opcoes: next })
    setSaid(t.moveu(pergunta.opcoes[order[from] ?? 0] ?? '', to + 1, order.length))
  }
  return (
    <>
      <ol className="pilha v-2">
        {order.map((place, i) => {
          const opcao = pergunta.opcoes[place] ?? ''
          return (
            <li className="caixa linha v-3 h-275 pt-1 pe-1 pp-1 ps-4" key={place}>
              <b className="num">{i + 1}</b>
              <span className="cresce partir">{opcao}</span>
              <IconButton
                small
                icon={IconArrowUp}
                label={t.subir(opcao)}
                aria-disabled={i === 0 || undefined}
                onClick={() => i > 0 && move(i, i - 1)}
              />
              <IconButton
                small
                icon={IconArrowDown}
                label={t.descer(opcao)}
                aria-disabled={i === order.length - 1 || undefined}
                onClick={() => i < order.length - 1 && move(i, i + 1)}
              />
            </li>
          )
        })}
      </ol>
      <span className="so-leitor" aria-live="polite">
        {said}
      </span>
    </>
  )
}

function Written({ pergunta, valor, disabled, onChange, label }: KindProps) {
  return (
    <TextArea
      label={<span className="so-leitor">{label}</span>}
      value={valor?.texto ?? ''}
      disabled={disabled}
      maxLength={MAX_TEXTO}
      rows={3}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : { pergunta: pergunta.id, texto: target.value })
      }
    />
  )
}

const KINDS: Readonly<Record<TipoPergunta, (props: KindProps) => ReactNode>> = {
  unica: Options,
  multipla: Options,
  escala: Steps,
  nps: Steps,
  texto: Written,
  ordenacao: Ordering,
}

export function PerguntaField({ pergunta, numero, valor, error, disabled = false, onChange }: Props) {
  const t = useTexts(enqueteWebTexts)
  const id = `pergunta-${pergunta.id}`
  const Kind = KINDS[pergunta.tipo]
  const help = HELP[pergunta.tipo]
  const clearable = !pergunta.obrigatoria && !disabled && valor !== undefined && pergunta.tipo !== 'texto'
  const described = [help && `${id}-ajuda`, error && `${id}-erro`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={cx('cartao enq-pergunta pilha v-5', error && 'falha')}
      aria-describedby={described || undefined}
    >
      <legend className="forte t-2 partir toda">
        <span className="num">{numero}.</span> {pergunta.enunciado}{' '}
        {pergunta.obrigatoria && <small className="fraca">({t.obrigatoria})</small>}
      </legend>
      {help && (
        <p className="fraca t-s" id={`${id}-ajuda`}>
          {t[help]}
        </p>
      )}
      <Kind
        pergunta={pergunta}
        valor={valor}
        disabled={disabled}
        onChange={onChange}
        name={id}
        label={t.suaResposta}
      />
      {error && <FieldError id={`${id}-erro`}>{error}</FieldError>}
      {clearable && (
        <div>
          <Button look="link" size="small" onClick={() => onChange(undefined)}>
            {pergunta.tipo === 'ordenacao' ? t.semOrdem : t.limparResposta}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
