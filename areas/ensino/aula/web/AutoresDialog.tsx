/** Who writes a lesson along with who began it: found by name, taken out, saved together (H-04, 'autores'). */
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import type { Ref } from '../../../../core/contract/schema.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { useSettled } from '../../catalogo/web/public.tsx'
import { aulaApi } from '../contract.ts'
import { type AulaInteira, MAX_AUTORES } from '../shapes.ts'
import './aula.css'
import { autoresTexts } from './autores-texts.ts'

type Alvo = Pick<AulaInteira, 'id' | 'titulo' | 'autores'>

interface Props {
  aula: Alvo
  /** Told the lesson as it is then, by whoever holds it outside of the calls. */
  onChanged?: (aula: AulaInteira) => void
}

/** Names are looked for from two letters on. */
const SHORTEST = 2

function Found({ aula, busca, chosen, onAdd }: FoundProps) {
  const t = useTexts(autoresTexts)
  const { data, isFetching } = useCall(
    aulaApi.colleagues,
    { params: { id: aula }, query: { busca } },
    { keep: true },
  )
  const colegas = (data?.colegas ?? []).filter(({ id }) => !chosen.some((one) => one.id === id))
  return (
    <>
      <p className="so-leitor" role="status">
        {isFetching ? '' : t.achados(colegas.length)}
      </p>
      {data && !isFetching && colegas.length === 0 && <p className="fraca">{t.ninguem}</p>}
      <ul className="pilha v-3 am-12 rola-y">
        {colegas.map((colega) => (
          <li key={colega.id}>
            <button
              className="caixa pilha v-z toda pb-3 pi-4 partir ta-i"
              type="button"
              onClick={() => onAdd(colega)}
            >
              {t.acrescentar(colega.nome)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface FoundProps {
  aula: number
  busca: string
  chosen: readonly Ref[]
  onAdd: (colega: Ref) => void
}

function Sheet({ aula, onClose, onChanged }: Props & { onClose: () => void }) {
  const t = useTexts(autoresTexts)
  const [first, ...others] = aula.autores
  const [typed, setTyped] = useState('')
  const busca = useSettled(typed.trim())
  const { valores, set, sheet } = useForm(aulaApi.setAutores, {
    start: { autores: others as readonly Ref[] },
    input: ({ autores }) => ({ params: { id: aula.id }, body: { autores: autores.map(({ id }) => id) } }),
    onDone: ({ aula: changed }) => {
      onChanged?.(changed)
      notify.success(t.salvo)
      onClose()
    },
  })
  const { autores } = valores
  const full = autores.length >= MAX_AUTORES
  return (
    <FormDialog {...sheet} title={t.titulo(aula.titulo)} submitLabel={t.salvar} onClose={onClose}>
      <ul className="au-autores pilha v-3" aria-label={t.autores}>
        <li className="linha quebra v-3 j-z h-2 partir">
          {first?.nome} <span className="fraca t-s">{t.comecou}</span>
        </li>
        {autores.map((autor) => (
          <li className="linha quebra v-3 j-z h-2 partir" key={autor.id}>
            {autor.nome}
            <IconButton
              small
              icon={IconX}
              label={t.tirar(autor.nome)}
              onClick={() => set({ autores: autores.filter(({ id }) => id !== autor.id) })}
            />
          </li>
        ))}
      </ul>
      {full ? (
        <p className="fraca">{t.cheio(MAX_AUTORES)}</p>
      ) : (
        <TextField
          type="search"
          label={t.procurar}
          help={t.procurarAjuda}
          value={typed}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {busca.length >= SHORTEST && !full && (
        <Found
          aula={aula.id}
          busca={busca}
          chosen={aula.autores.slice(0, 1).concat(autores)}
          onAdd={(colega) => {
            set({ autores: [...autores, colega] })
            setTyped('')
          }}
        />
      )}
    </FormDialog>
  )
}

/** The button that opens it, for who answers for the lesson. */
export function MudarAutores(props: Props) {
  const t = useTexts(autoresTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.mudar}
      </Button>
      {open && <Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
