/** A tree after the WAI-ARIA pattern: one stop of the tab key, arrows, Home, End, first letters; only near rows exist. */
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import type { Arvore } from './levels.ts'
import './rede.css'
import { redeTexts } from './texts.ts'
import { type AnyNo, type Linha, type Parada, standOn, typeahead } from './tree.ts'

type NoLinha<N> = Extract<Linha<N>, { tipo: 'no' }>

interface Props<N> {
  label: string
  arvore: Arvore<N>
  /** What stands in a row after the chevron; `active` for the row of the keyboard. */
  children: (linha: NoLinha<N>, active: boolean) => ReactNode
  /** Space on a row, and a click on its box. */
  onToggle?: (linha: NoLinha<N>) => void
  /** The state of a row's box; undefined without boxes. */
  checked?: (linha: NoLinha<N>) => 'true' | 'false' | 'mixed' | undefined
  disabled?: (linha: NoLinha<N>) => boolean
  className?: (linha: NoLinha<N>) => string | false
}

/** Few rows are drawn as they are. */
const VIRTUAL_FROM = 100
const ROW_PX = 45
const TYPING_MS = 600

export function TreeView<N extends AnyNo>({ label, arvore, children, onToggle, ...rest }: Props<N>) {
  const { linhas } = arvore
  const base = useId()
  const box = useRef<HTMLDivElement>(null)
  const typed = useRef({ letters: '', at: 0 })
  const [active, setActive] = useState<Parada>({ chave: '', caminho: [], i: 0 })
  const at = standOn(linhas, active)
  const stand = (i: number) => {
    const row = linhas[i]
    if (row) setActive({ chave: row.chave, caminho: row.caminho, i })
  }
  const virtual = linhas.length > VIRTUAL_FROM
  const virtualizer = useVirtualizer({
    count: linhas.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
    enabled: virtual,
    getItemKey: (i) => linhas[i]?.chave ?? i,
    // The row of the keyboard is always there: the tree points to it.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan)
      const to = Math.min(count - 1, endIndex + overscan)
      const near = Array.from({ length: to - from + 1 }, (_, i) => from + i)
      return at < from ? [at, ...near] : at > to && at < count ? [...near, at] : near
    },
  })
  const idOf = (i: number) => `${base}-${i}`

  const go = (next: number) => {
    if (!linhas[next]) return
    stand(next)
    if (virtual) virtualizer.scrollToIndex(next)
    else document.getElementById(idOf(next))?.scrollIntoView?.({ block: 'nearest' })
  }
  const goUp = (linha: Linha<N>) => go(linhas.findIndex(({ chave }) => chave === linha.caminho.at(-1)))
  const act = (linha: Linha<N>) => {
    if (linha.tipo === 'mais') arvore.more(linha.caminho.at(-1) ?? '')
    else if (linha.tipo === 'erro') arvore.retry()
    else if (linha.tipo === 'no' && linha.aberto !== null)
      linha.aberto ? arvore.close(linha.chave) : arvore.open(linha.chave)
  }
  const toggle = (linha: Linha<N>) => (linha.tipo === 'no' && onToggle ? onToggle(linha) : act(linha))

  const onKeyDown = (event: KeyboardEvent) => {
    const linha = linhas[at]
    // Keys pressed on a button inside a row are the button's.
    if (!linha || event.target !== box.current || event.ctrlKey || event.metaKey || event.altKey) return
    const opens = linha.tipo === 'no' ? linha.aberto : null
    const keys = new Map<string, () => void>([
      ['ArrowDown', () => go(at + 1)],
      ['ArrowUp', () => go(at - 1)],
      ['Home', () => go(0)],
      ['End', () => go(linhas.length - 1)],
      ['PageDown', () => go(Math.min(linhas.length - 1, at + 10))],
      ['PageUp', () => go(Math.max(0, at - 10))],
      ['ArrowRight', () => (opens === false ? arvore.open(linha.chave) : opens ? go(at + 1) : undefined)],
      ['ArrowLeft', () => (opens ? arvore.close(linha.chave) : goUp(linha))],
      ['Enter', () => act(linha)],
      [' ', () => toggle(linha)],
    ])
    const key = keys.get(event.key)
    if (key) {
      event.preventDefault()
      key()
    } else if (/^[\p{L}\p{N}]$/u.test(event.key)) {
      const recent = event.timeStamp - typed.current.at < TYPING_MS ? typed.current.letters : ''
      typed.current = { letters: recent + event.key, at: event.timeStamp }
      go(typeahead(linhas, at, typed.current.letters))
    }
  }

  const row = (i: number, style?: { transform: string }) => {
    const linha = linhas[i]
    if (!linha) return null
    const common = {
      id: idOf(i),
      'data-index': i,
      ref: virtual ? virtualizer.measureElement : undefined,
      onClick: (event: MouseEvent) => {
        stand(i)
        // The keyboard goes on from where the mouse was; buttons at the end of a row keep it.
        if (!(event.target as Element).closest('.q button, .q a')) box.current?.focus({ preventScroll: true })
      },
      style: { '--n': linha.nivel - 1, ...style },
    }
    return (
      <TreeRow
        key={linha.chave}
        {...{ linha, common, active: i === at, ...rest }}
        onAct={() => act(linha)}
        onToggle={onToggle}
      >
        {children}
      </TreeRow>
    )
  }

  return (
    <div
      ref={box}
      className={cx('arv caixa larga', virtual && 'longa')}
      role="tree"
      aria-label={label}
      aria-multiselectable={onToggle ? true : undefined}
      aria-activedescendant={idOf(at)}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {virtual ? (
        <div role="none" className="alto rel" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer
            .getVirtualItems()
            .map(({ index, start }) => row(index, { transform: `translateY(${start}px)` }))}
        </div>
      ) : (
        linhas.map((_, i) => row(i))
      )}
    </div>
  )
}

interface RowProps<N> extends Pick<Props<N>, 'children' | 'checked' | 'disabled' | 'className' | 'onToggle'> {
  linha: Linha<N>
  active: boolean
  common: object
  onAct: () => void
}

function TreeRow<N extends AnyNo>({ linha, active, common, onAct, children, ...rest }: RowProps<N>) {
  const t = useTexts(redeTexts)
  if (linha.tipo !== 'no') {
    const words = { carregando: t.carregando, vazio: t.vazio, erro: t.naoVeio, mais: '' }[linha.tipo]
    return (
      <div
        role="treeitem"
        tabIndex={-1}
        aria-level={linha.nivel}
        className={cx(
          'li aviso-l fio-b sobre-folha fraca t-s h-275 encolhe cel-h-3 min-quebra',
          active && 'foco-l',
        )}
        {...common}
      >
        {words}
        {linha.tipo === 'mais' && (
          <Button look="link" size="small" tabIndex={-1} onClick={onAct}>
            {t.mostrarMais(linha.faltam)}
          </Button>
        )}
        {linha.tipo === 'erro' && (
          <Button look="link" size="small" tabIndex={-1} onClick={onAct}>
            {t.tentarDeNovo}
          </Button>
        )}
      </div>
    )
  }
  const { aberto, nivel, posicao, irmaos, no } = linha
  const Chevron = aberto ? IconChevronDown : IconChevronRight
  return (
    <div
      role="treeitem"
      tabIndex={-1}
      aria-level={nivel}
      aria-posinset={posicao}
      aria-setsize={irmaos}
      aria-expanded={aberto ?? undefined}
      aria-checked={rest.checked?.(linha)}
      aria-disabled={rest.disabled?.(linha) || undefined}
      className={cx(
        'li fio-b h-275 encolhe cel-h-3 min-quebra',
        nivel === 1 ? 'r forte sobre-cabeca' : 'sobre-folha',
        no.tipo === 'aluno' && 'al t-1',
        active && 'foco-l',
        rest.className?.(linha),
      )}
      {...common}
    >
      {aberto === null ? (
        <span className="gira fraca no-meio nu q-15 rijo p-z mao" />
      ) : (
        <button
          type="button"
          className="gira fraca no-meio nu q-15 rijo p-z mao"
          tabIndex={-1}
          aria-label={aberto ? t.recolher(no.nome) : t.abrir(no.nome)}
          onClick={onAct}
        >
          <Chevron aria-hidden="true" />
        </button>
      )}
      {children(linha, active)}
    </div>
  )
}
