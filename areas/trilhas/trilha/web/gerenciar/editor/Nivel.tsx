/** The lessons of one level in their order: by grip, by the arrows of a row, or by Alt and the arrow keys. */
import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../../../core/web/texts.ts'
import { IconButton } from '../../../../../../core/web/ui/IconButton.tsx'
import { Sortable, SortableRow } from '../../../../../../core/web/ui/Sortable.tsx'
import { Tag } from '../../../../../../core/web/ui/Tag.tsx'
import { NIVEIS, type Nivel as Numero } from '../../../shapes.ts'
import { useEditor } from './context.ts'
import type { AulaLigada } from './draft.ts'
import { editorTexts } from './texts.ts'

type Passo = 1 | -1

interface LinhaProps {
  aula: AulaLigada
  onLevel: (nivel: Numero | null) => void
  arrows: ReactNode
}

function Linha({ aula, onLevel, arrows }: LinhaProps) {
  const t = useTexts(editorTexts)
  const { nomes } = useEditor()
  return (
    <>
      <span className="te-palavras pilha v-z cresce-10 partir">
        <b>{aula.titulo}</b>
        <span className="t-s fraca">{aula.codigo}</span>
      </span>
      {!aula.disponivel && <Tag tone="aviso">{t.indisponivel}</Tag>}
      <span className="linha curta quebra v-2">
        <select
          className="campo-so"
          aria-label={t.nivelDe(aula.titulo)}
          value={aula.nivel}
          onChange={({ target }) => onLevel(Number(target.value) as Numero)}
        >
          {NIVEIS.map((nivel) => (
            <option key={nivel} value={nivel}>
              {nomes.nivel(nivel)}
            </option>
          ))}
        </select>
        {arrows}
        <IconButton small icon={IconX} label={t.tirar(aula.titulo)} onClick={() => onLevel(null)} />
      </span>
    </>
  )
}

/** Moves one step and keeps the focus on the row that moved. */
function useSteps(aulas: readonly AulaLigada[], onMove: (from: number, to: number) => void) {
  const t = useTexts(editorTexts)
  const list = useRef<HTMLOListElement>(null)
  const stay = useRef<{ id: number; focus: string } | null>(null)
  const [told, setTold] = useState('')
  useLayoutEffect(() => {
    if (!stay.current) return
    const { id, focus } = stay.current
    stay.current = null
    const row = list.current?.querySelector(`[data-parte="${id}"]`)
    // At the end of the list its arrow is no longer to be pressed.
    const near = row?.querySelector<HTMLElement>(`${focus}:enabled`)
    ;(near ?? row?.querySelector<HTMLElement>('.alca'))?.focus()
  })
  const step = (from: number, by: Passo, focus = `[data-passo="${by}"]`) => {
    const [aula, to] = [aulas[from], from + by]
    if (!aula || to < 0 || to >= aulas.length) return
    stay.current = { id: aula.id, focus }
    onMove(from, to)
    setTold(t.mudouPara(aula.titulo, `${to + 1}`))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as Passo | undefined
    const here = event.target as HTMLElement
    // Alt and down opens a select.
    if (!by || !event.altKey || here.matches('select')) return
    const row = here.closest<HTMLElement>('[data-parte]')
    event.preventDefault()
    step(
      aulas.findIndex(({ id }) => String(id) === row?.dataset.parte),
      by,
      '.alca',
    )
  }
  return { list, told, step, onKeyDown }
}

interface Props {
  nivel: Numero
  /** Of this level, in order. */
  aulas: readonly AulaLigada[]
  onLevel: (aula: AulaLigada, nivel: Numero | null) => void
  onMove: (from: number, to: number) => void
}

export function Nivel({ nivel, aulas, onLevel, onMove }: Props) {
  const t = useTexts(editorTexts)
  const { nomes } = useEditor()
  const { list, told, step, onKeyDown } = useSteps(aulas, onMove)
  const nome = nomes.nivel(nivel)
  const arrow = (i: number, by: Passo, titulo: string) => (
    <IconButton
      small
      icon={by < 0 ? IconUp : IconDown}
      label={by < 0 ? t.subirAula(titulo) : t.descerAula(titulo)}
      data-passo={by}
      disabled={i + by < 0 || i + by >= aulas.length}
      onClick={() => step(i, by)}
    />
  )
  return (
    <div>
      <h3>{nome}</h3>
      {aulas.length === 0 ? (
        <p className="fraca t-s">{t.semAulas}</p>
      ) : (
        <Sortable
          ids={aulas.map(({ id }) => String(id))}
          nameOf={(key) => aulas.find(({ id }) => String(id) === key)?.titulo ?? ''}
          onMove={onMove}
        >
          <ol ref={list} aria-label={nome} onKeyDown={onKeyDown}>
            {aulas.map((aula, i) => (
              <SortableRow key={aula.id} id={String(aula.id)} name={`“${aula.titulo}”`}>
                {(grip) => (
                  <>
                    {aulas.length > 1 && grip}
                    <Linha
                      aula={aula}
                      onLevel={(next) => onLevel(aula, next)}
                      arrows={
                        aulas.length > 1 && (
                          <>
                            {arrow(i, -1, aula.titulo)}
                            {arrow(i, 1, aula.titulo)}
                          </>
                        )
                      }
                    />
                  </>
                )}
              </SortableRow>
            ))}
          </ol>
        </Sortable>
      )}
      <span className="so-leitor" role="status">
        {told}
      </span>
    </div>
  )
}
