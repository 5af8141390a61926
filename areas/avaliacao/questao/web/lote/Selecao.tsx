/** Questions of the list that are chosen, and what may be done to all of them. */
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useState } from 'react'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../../core/web/ui/Checkbox.tsx'
import { Menu } from '../../../../../core/web/ui/Menu.tsx'
import { MAX_LOTE } from '../../contract.ts'
import { wholeOf } from '../chosen.ts'
import { EnviarDialog } from './EnviarDialog.tsx'
import type { Escolha } from './escolha.ts'
import { MudarDialog } from './MudarDialog.tsx'
import { type Achadas, Todas } from './Todas.tsx'
import { loteWebTexts } from './texts.ts'
import { useLote } from './useLote.ts'

/** The box of one question; with Shift all between it and the one before it. */
export function Caixa({ id, codigo, escolha }: { id: number; codigo: string; escolha: Escolha }) {
  const t = useTexts(loteWebTexts)
  const on = escolha.chosen.has(id)
  return (
    <label className="marcar">
      <input
        type="checkbox"
        aria-label={t.escolher(codigo)}
        checked={on}
        disabled={!on && escolha.full}
        onChange={({ nativeEvent }) =>
          escolha.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}

interface Props {
  arquivadas: boolean
  escolha: Escolha
  achadas: Achadas
}

export function Selecao({ arquivadas, escolha, achadas }: Props) {
  const t = useTexts(loteWebTexts)
  const [open, setOpen] = useState<'mudar' | 'enviar' | null>(null)
  const { page, chosen, full, togglePage, choose, clear } = escolha
  const questoes = [...chosen]
  const { act, busy } = useLote(questoes, clear)
  const done = () => {
    setOpen(null)
    clear()
  }
  const dialog = { questoes, onClose: () => setOpen(null), onDone: done }
  const { checked, partial } = wholeOf(page, chosen)
  // As many as are changed together go into the address too.
  const exportar = {
    pathname: href('/logado/gerenciar/questoes/exportar'),
    search: `?questoes=${questoes.join(',')}`,
  }
  return (
    <div className="linha quebra v-3 mt-3 mb-4 h-2">
      <Checkbox
        label={t.daPagina(page.length)}
        checked={checked}
        partial={partial}
        onChange={() => togglePage(!checked)}
      />
      {questoes.length > 0 && (
        <fieldset className="vao linha quebra v-2 sem-borda p-z m-z">
          <legend className="so-leitor">{t.acoes}</legend>
          <b className="t-s num" role="status">
            {t.escolhidas(questoes.length)}
          </b>
          {full && <span className="fraca t-s">{t.ate(MAX_LOTE)}</span>}
          {!arquivadas && (
            <Button size="small" icon={IconPencil} onClick={() => setOpen('mudar')}>
              {t.mudar}
            </Button>
          )}
          <Button
            size="small"
            busy={busy}
            icon={arquivadas ? IconArchiveOff : IconArchive}
            onClick={() => act({ arquivada: !arquivadas })}
          >
            {arquivadas ? t.trazer : t.arquivar}
          </Button>
          <ButtonLink size="small" to={exportar} icon={IconDownload}>
            {t.exportar}
          </ButtonLink>
          <Menu
            label={t.mais}
            align="end"
            actions={[
              { label: t.favoritar, onSelect: () => act({ favorita: true }) },
              { label: t.desfavoritar, onSelect: () => act({ favorita: false }) },
              !arquivadas && { label: t.enviar, onSelect: () => setOpen('enviar') },
              { label: t.limpar, onSelect: clear, separated: true },
            ]}
            trigger={(trigger) => (
              <Button size="small" icon={IconDots} {...trigger}>
                {t.mais}
              </Button>
            )}
          />
        </fieldset>
      )}
      {checked && !full && questoes.length < achadas.total && (
        <Todas arquivadas={arquivadas} achadas={achadas} onChoose={choose} />
      )}
      {open === 'mudar' && <MudarDialog {...dialog} />}
      {open === 'enviar' && <EnviarDialog {...dialog} />}
    </div>
  )
}
