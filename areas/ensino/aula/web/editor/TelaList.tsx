/** The screens of the lesson in their order: open, move, duplicate, take out. */
import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconBlank from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { Sortable, SortableRow } from '../../../../../core/web/ui/Sortable.tsx'
import { MAX_TELAS } from '../../shapes-tipos.ts'
import { TIPO_ICONS } from '../tipo-icons.ts'
import { tipoTexts } from '../tipo-texts.ts'
import { isBlank, newId } from './blank.ts'
import { useEditor } from './context.ts'
import { moved } from './lista.ts'
import { type Tela, telaIsSaved } from './sync.ts'
import { TipoChooser } from './TipoChooser.tsx'
import { editorTexts } from './texts.ts'

/** Empty, on its way, saved: glyph and word (H-05). */
function Situacao({ tela }: { tela: Tela }) {
  const t = useTexts(editorTexts)
  const { estado } = useEditor()
  const [tone, Icon, word] = !telaIsSaved(tela, estado.servidor)
    ? (['aviso', IconCloudUp, t.pendente] as const)
    : isBlank(tela.conteudo)
      ? (['nada', IconBlank, t.vazia] as const)
      : (['ok', IconCheck, t.salva] as const)
  return (
    <span className={`st ${tone}`} title={word}>
      <Icon aria-hidden="true" />
      <span className="so-leitor">{word}</span>
    </span>
  )
}

interface RowProps {
  tela: Tela
  numero: number
  /** The row is gone, and what had the focus with it. */
  onRemoved: (at: number) => void
}

function TelaRow({ tela, numero, onRemoved }: RowProps) {
  const t = useTexts(editorTexts)
  const tipos = useTexts(tipoTexts)
  const { estado, store, aberta, open } = useEditor()
  const { telas } = estado
  const Icon = TIPO_ICONS[tela.tipo]
  const name = tela.titulo || tipos[tela.tipo]
  const move = (to: number) => store.setTelas(moved(telas, numero - 1, to))
  const remove = () => {
    const before = telas
    store.setTelas(telas.filter(({ chave }) => chave !== tela.chave))
    if (aberta === tela.chave) open((telas[numero] ?? telas[numero - 2])?.chave ?? null)
    onRemoved(numero - 1)
    notify.info(t.removida(numero), {
      run: () => {
        const here = store.read().telas
        const at = Math.min(numero - 1, here.length)
        const known = before.find(({ chave }) => chave === tela.chave) ?? tela
        if (!here.some(({ chave }) => chave === tela.chave))
          store.setTelas([...here.slice(0, at), known, ...here.slice(at)])
        open(tela.chave)
      },
    })
  }
  const duplicate = () => {
    const copy = { ...tela, chave: `n${newId()}`, id: null }
    store.setTelas([...telas.slice(0, numero), copy, ...telas.slice(numero)])
    open(copy.chave)
  }
  return (
    <SortableRow
      id={tela.chave}
      name={`${numero}. ${name}`}
      className={aberta === tela.chave ? 'caixa sel forte' : undefined}
      current={aberta === tela.chave}
    >
      {(grip) => (
        <>
          {grip}
          <button
            type="button"
            className="ed-abrir t-s nu grade v-3 a-meio toda pb-2 pi-z ta-i"
            onClick={() => open(tela.chave)}
          >
            <span className="n fraca num">{numero}</span>
            <span className="ti poco fraca">
              <Icon aria-hidden="true" />
            </span>
            <span className="cortar">{name}</span>
            <Situacao tela={tela} />
          </button>
          <Menu
            label={t.acoesDaTela(numero)}
            align="end"
            trigger={(trigger) => (
              <IconButton small icon={IconDots} label={t.acoesDaTela(numero)} {...trigger} />
            )}
            actions={[
              { label: t.subir, icon: IconUp, disabled: numero === 1, onSelect: () => move(numero - 2) },
              {
                label: t.descer,
                icon: IconDown,
                disabled: numero === telas.length,
                onSelect: () => move(numero),
              },
              {
                label: t.duplicar,
                icon: IconCopy,
                disabled: telas.length >= MAX_TELAS,
                onSelect: duplicate,
              },
              { label: t.remover, icon: IconTrash, danger: true, separated: true, onSelect: remove },
            ]}
          />
        </>
      )}
    </SortableRow>
  )
}

export function TelaList() {
  const t = useTexts(editorTexts)
  const tipos = useTexts(tipoTexts)
  const { estado, store } = useEditor()
  const [choosing, setChoosing] = useState(false)
  const { telas } = estado
  const list = useRef<HTMLOListElement>(null)
  /** Where a screen was taken out: the one that took its place, or the last, has the keyboard next. */
  const near = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list without it is what asks for the focus
  useLayoutEffect(() => {
    if (near.current === null) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('.ed-abrir') ?? [])]
    rows[Math.min(near.current, rows.length - 1)]?.focus()
    near.current = null
  }, [telas])
  const focusNear = (at: number) => {
    near.current = at
  }
  const nameOf = (chave: string) => {
    const tela = telas.find((one) => one.chave === chave)
    return tela ? tela.titulo || tipos[tela.tipo] : ''
  }
  return (
    <nav className="ed-telas sobre-folha v-3 encolhe p-4 sai ac-i larga-rola" aria-label={t.telas}>
      <div className="linha">
        <b className="t-s">{t.nTelas(telas.length)}</b>
        <span className="vao t-s fraca">{t.ate(MAX_TELAS)}</span>
      </div>
      <Sortable
        ids={telas.map(({ chave }) => chave)}
        nameOf={nameOf}
        onMove={(from, to) => store.setTelas(moved(telas, from, to))}
      >
        <ol className="grade v-0" ref={list}>
          {telas.map((tela, i) => (
            <TelaRow key={tela.chave} tela={tela} numero={i + 1} onRemoved={focusNear} />
          ))}
        </ol>
      </Sortable>
      <Button
        look="soft"
        wide
        icon={IconPlus}
        disabled={telas.length >= MAX_TELAS}
        onClick={() => setChoosing(true)}
      >
        {t.novaTela}
      </Button>
      <TipoChooser open={choosing} onClose={() => setChoosing(false)} />
    </nav>
  )
}
