/** One question being built: words, kind, options, its place among the others. */

import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { Switch } from '../../../../core/web/ui/Switch.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { hasOpcoes } from '../rules.ts'
import { MAX_OPCOES, type Pergunta, TIPOS_PERGUNTA, type TipoPergunta } from '../shapes.ts'
import { withTipo } from './form.ts'
import { formTexts } from './form-texts.ts'

interface Props {
  pergunta: Pergunta
  /** Its place, from 1, of how many. */
  numero: number
  total: number
  error?: string | undefined
  onChange: (pergunta: Pergunta) => void
  onMove: (to: number) => void
  onCopy: () => void
  onRemove: () => void
}

function OptionList({ pergunta, onChange }: Pick<Props, 'pergunta' | 'onChange'>) {
  const t = useTexts(formTexts)
  const { opcoes, id } = pergunta
  const set = (next: readonly string[]) => onChange({ ...pergunta, opcoes: [...next] })
  return (
    <fieldset className="enq-monta-opcoes pilha v-2">
      <legend className="rotulo">{t.opcoes}</legend>
      {opcoes.map((opcao, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place while it is written
        <div key={i} className="linha v-1">
          <TextField
            className="vao"
            label={<span className="so-leitor">{t.opcao(i + 1)}</span>}
            placeholder={t.opcao(i + 1)}
            id={`opcao-${id}-${i}`}
            value={opcao}
            maxLength={150}
            onChange={({ target }) => set(opcoes.map((one, at) => (at === i ? target.value : one)))}
          />
          <IconButton
            icon={IconX}
            label={t.tirarOpcao(i + 1)}
            disabled={opcoes.length <= 2}
            onClick={() => set(opcoes.filter((_, at) => at !== i))}
          />
        </div>
      ))}
      {opcoes.length < MAX_OPCOES && (
        <div>
          <Button size="small" look="link" icon={IconPlus} onClick={() => set([...opcoes, ''])}>
            {t.novaOpcao}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

export function PerguntaEditor(props: Props) {
  const { pergunta, numero, total, error, onChange, onMove, onCopy, onRemove } = props
  const t = useTexts(formTexts)
  const field = `pergunta-${pergunta.id}`
  return (
    <section className={cx('cartao enq-monta pilha v-5', error && 'falha')} aria-label={t.pergunta(numero)}>
      <header className="linha quebra">
        <h4 className="num t-1">{t.pergunta(numero)}</h4>
        <span className="vao" />
        <IconButton
          small
          icon={IconArrowUp}
          label={t.subir(numero)}
          aria-disabled={numero === 1 || undefined}
          onClick={() => numero > 1 && onMove(numero - 2)}
        />
        <IconButton
          small
          icon={IconArrowDown}
          label={t.descer(numero)}
          aria-disabled={numero === total || undefined}
          onClick={() => numero < total && onMove(numero)}
        />
        <IconButton small icon={IconCopy} label={t.duplicarPergunta(numero)} onClick={onCopy} />
        <IconButton
          small
          icon={IconTrash}
          label={t.tirar(numero)}
          disabled={total === 1}
          onClick={onRemove}
        />
      </header>
      <div className="enq-monta-campos pilha v-5">
        <TextField
          id={field}
          label={t.enunciado}
          value={pergunta.enunciado}
          maxLength={300}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onChange({ ...pergunta, enunciado: target.value })}
        />
        <SelectField
          label={t.tipo}
          value={pergunta.tipo}
          options={TIPOS_PERGUNTA.map((value) => ({ value, label: t[value] }))}
          onChange={({ target }) => onChange(withTipo(pergunta, target.value as TipoPergunta))}
        />
      </div>
      {hasOpcoes(pergunta.tipo) && <OptionList pergunta={pergunta} onChange={onChange} />}
      {error && <FieldError id={`${field}-erro`}>{error}</FieldError>}
      <Switch
        label={t.obrigatoria}
        checked={pergunta.obrigatoria}
        onChange={(obrigatoria) => onChange({ ...pergunta, obrigatoria })}
      />
    </section>
  )
}
