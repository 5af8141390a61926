/** What the bank may be narrowed by, beside the list or in a drawer: every choice with how many it would show. */
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import type { Ref } from '../../../../core/contract/schema.ts'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { alternada, escolhasDe } from '../rules-busca.ts'
import type { Contada, Facetas as Contagens, Faceta } from '../shapes.ts'
import { isUnica, MOSTRADAS, useNomes } from './facetas.ts'
import { questaoWebTexts } from './texts.ts'

/** Choices of a facet in sight before the rest is asked for. */
const A_VISTA = 6

interface Props {
  facetas: Contagens
  dificuldades: readonly Ref[]
  /** More than are counted. */
  mais: boolean
  onClear: () => void
}

function Escolhas({
  faceta,
  contadas,
  dificuldades,
  mais,
}: Omit<Props, 'facetas' | 'onClear'> & {
  faceta: (typeof MOSTRADAS)[number]
  contadas: readonly Contada[]
}) {
  const t = useTexts(questaoWebTexts)
  const language = useLanguage()
  const { get, set } = useUrlFilters()
  const nomeOf = useNomes(dificuldades)
  const [whole, setWhole] = useState(false)
  const chosen = escolhasDe(get(faceta))
  const sorted =
    faceta === 'habilidade'
      ? [...contadas].sort((a, b) => Number(chosen.includes(b.valor)) - Number(chosen.includes(a.valor)))
      : contadas
  const shown = whole ? sorted : sorted.slice(0, Math.max(A_VISTA, chosen.length))
  return (
    <fieldset className="pilha v-2 sem-borda p-z m-z encolhe">
      <legend className="meia t-s fraca pp-1">{t[faceta]}</legend>
      {shown.map((one) => {
        const on = chosen.includes(one.valor)
        return (
          <label key={one.valor} className="marcar t-s toda">
            <input
              type="checkbox"
              checked={on}
              onChange={() =>
                set(faceta, isUnica(faceta) ? (on ? '' : one.valor) : alternada(get(faceta), one.valor))
              }
            />
            <span className="cresce partir">{nomeOf(faceta, one)}</span>
            <span className="num fraca rijo">
              {mais && one.total === 0 ? '' : formatNumber(one.total, 0, language)}
            </span>
          </label>
        )
      })}
      {sorted.length > shown.length && (
        <span>
          <Button look="link" size="small" onClick={() => setWhole(true)}>
            {t.maisEscolhas(sorted.length - shown.length)}
          </Button>
        </span>
      )}
    </fieldset>
  )
}

export function Facetas({ facetas, mais, onClear, ...rest }: Props) {
  const t = useTexts(questaoWebTexts)
  const { get } = useUrlFilters()
  const used = MOSTRADAS.some((faceta) => get(faceta) !== '')
  return (
    <div className="pilha">
      {MOSTRADAS.filter((faceta) => facetas[faceta].length > 0).map((faceta) => (
        <Escolhas key={faceta} faceta={faceta} contadas={facetas[faceta]} mais={mais} {...rest} />
      ))}
      {mais && <p className="fraca t-s">{t.contadasAte}</p>}
      {used && (
        <span>
          <Button look="link" size="small" onClick={onClear}>
            {t.limpar}
          </Button>
        </span>
      )}
    </div>
  )
}

/** The same in a drawer, where there is no room beside the list. */
export function FacetasDrawer(props: Props & { total: string }) {
  const t = useTexts(questaoWebTexts)
  const { get } = useUrlFilters()
  const [open, setOpen] = useState(false)
  const many = MOSTRADAS.filter((faceta) => get(faceta) !== '').length
  return (
    <>
      <Button icon={IconFilter} size="small" onClick={() => setOpen(true)}>
        {many > 0 ? t.filtrosUsados(many) : t.filtros}
      </Button>
      <Dialog
        side
        open={open}
        onClose={() => setOpen(false)}
        title={t.filtros}
        footer={
          <Button look="filled" onClick={() => setOpen(false)}>
            {t.verAs(props.total)}
          </Button>
        }
      >
        <Facetas {...props} />
      </Dialog>
    </>
  )
}

/** What is chosen, each to be taken away by itself. */
export function Escolhidas({ facetas, dificuldades }: Pick<Props, 'facetas' | 'dificuldades'>) {
  const t = useTexts(questaoWebTexts)
  const { get, set } = useUrlFilters()
  const nomeOf = useNomes(dificuldades)
  const chosen = MOSTRADAS.flatMap((faceta: Faceta) =>
    escolhasDe(get(faceta)).map((valor) => ({
      faceta,
      one: facetas[faceta].find((contada) => contada.valor === valor) ?? { valor, nome: '', total: 0 },
    })),
  )
  if (chosen.length === 0) return null
  return (
    <ul className="linha quebra v-2 sem-ponto p-z m-z mb-4" aria-label={t.escolhidas}>
      {chosen.map(({ faceta, one }) => {
        const nome = nomeOf(faceta, one)
        return (
          <li key={`${faceta} ${one.valor}`}>
            <button
              type="button"
              className="chip usado"
              aria-label={t.tirarFiltro(nome)}
              onClick={() => set(faceta, alternada(get(faceta), one.valor))}
            >
              {nome}
              <IconX className="q-1" aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
