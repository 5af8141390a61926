/** The outline: axes and their skills in order, by pointer, finger or keyboard. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../../../core/web/texts.ts'
import { Button } from '../../../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../../../core/web/ui/cx.ts'
import { Sortable, SortableRow } from '../../../../../../core/web/ui/Sortable.tsx'
import { MAX_EIXOS, MAX_HABILIDADES } from '../../../shapes.ts'
import { useOutline } from './actions.ts'
import { FIXAS, useEditor } from './context.ts'
import { dropped, type Linha, linhasDe } from './outline.ts'
import { editorTexts } from './texts.ts'

/** Rows that stay in sight but cannot be moved: the sides of the path itself. */
function Fixas() {
  const t = useTexts(editorTexts)
  const { parte, open } = useEditor()
  return (
    <ul className="te-linhas pilha v-0">
      {FIXAS.map((one) => (
        <li
          key={one}
          className={cx(parte === one && 'caixa sel')}
          aria-current={parte === one ? 'true' : undefined}
        >
          <button
            type="button"
            className="te-abrir toque linha v-3 toda h-25 pb-1 pi-3"
            onClick={() => open(one)}
          >
            <span>{t[one]}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Row({ linha, onKey }: { linha: Linha; onKey: (event: KeyboardEvent, linha: Linha) => void }) {
  const t = useTexts(editorTexts)
  const { parte, open, nomes } = useEditor()
  const { nameOf } = useOutline()
  const name = nameOf(linha)
  const skill = linha.tipo === 'habilidade' ? linha.habilidade : null
  return (
    <SortableRow
      id={linha.chave}
      name={`${linha.numero} ${name}`}
      className={cx(skill ? 'ms-5' : 'forte mt-3', parte === linha.chave && 'caixa sel')}
      current={parte === linha.chave}
    >
      {(grip) => (
        <>
          {grip}
          <button
            type="button"
            className="te-abrir toque linha v-3 toda h-25 pb-1 pi-3"
            data-linha={linha.chave}
            onClick={() => open(linha.chave)}
            onKeyDown={(event) => onKey(event, linha)}
          >
            <span className="so-leitor">{(skill ? nomes.habilidade : nomes.eixo)[0]} </span>
            <span className="n fraca num">{linha.numero}</span>
            <span className={cx('te-nome cresce partir', name.trim() === '' && 'fraca')}>{name}</span>
            {skill?.destaque && (
              <>
                <IconStar aria-hidden="true" className="cor-acao rijo q-1" />
                <span className="so-leitor"> {t.emDestaque}</span>
              </>
            )}
            {skill && (
              <span className="t-s fraca num">
                <span aria-hidden="true">{skill.aulas.length}</span>
                <span className="so-leitor"> {t.nAulas(skill.aulas.length)}</span>
              </span>
            )}
          </button>
        </>
      )}
    </SortableRow>
  )
}

export function Outline() {
  const t = useTexts(editorTexts)
  const { estado, store, nomes, writes } = useEditor()
  const { nameOf, addEixo, addSkill, step, remove } = useOutline()
  const { desenho } = estado
  const linhas = linhasDe(desenho)
  const list = useRef<HTMLOListElement>(null)
  /** The row that keeps the focus through a move. */
  const stay = useRef<string | null>(null)
  const [told, setTold] = useState('')
  const rowOf = (chave: string) =>
    list.current?.querySelector<HTMLElement>(`[data-linha="${CSS.escape(chave)}"]`)
  useLayoutEffect(() => {
    if (stay.current) rowOf(stay.current)?.focus()
    stay.current = null
  })
  const onKey = (event: KeyboardEvent, linha: Linha) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined
    const at = linhas.findIndex(({ chave }) => chave === linha.chave)
    if (by && event.altKey && writes) {
      setTold(t.mudouPara(nameOf(linha), step(linha.chave, by)))
      stay.current = linha.chave
    } else if (by) rowOf(linhas[at + by]?.chave ?? '')?.focus()
    else if (event.key === 'Delete' && writes) stay.current = remove(linha)
    else return
    event.preventDefault()
  }
  const lastOf = (i: number) => linhas[i]?.eixo.chave !== linhas[i + 1]?.eixo.chave
  return (
    <nav className="te-estrutura caixa larga encolhe p-5" aria-label={t.estrutura}>
      <Fixas />
      <Sortable
        ids={linhas.map(({ chave }) => chave)}
        nameOf={(chave) => {
          const linha = linhas.find((one) => one.chave === chave)
          return linha ? nameOf(linha) : ''
        }}
        onMove={(from, to) => store.change((now) => dropped(now, from, to))}
      >
        <ol ref={list} className="te-linhas pilha v-0">
          {linhas.flatMap((linha, i) => [
            <Row key={linha.chave} linha={linha} onKey={onKey} />,
            lastOf(i) && (
              <li key={`+${linha.eixo.chave}`} className="ms-5">
                <Button
                  size="small"
                  look="link"
                  icon={IconPlus}
                  disabled={!writes || linha.eixo.habilidades.length >= MAX_HABILIDADES}
                  aria-label={t.maisEm(nomes.habilidade[0], linha.eixo.nome.trim() || t.sem(nomes.eixo[0]))}
                  onClick={() => addSkill(linha.eixo.chave)}
                >
                  {nomes.habilidade[0]}
                </Button>
              </li>
            ),
          ])}
        </ol>
      </Sortable>
      {linhas.length === 0 && <p className="fraca t-s">{t.vaziaTexto}</p>}
      <Button
        look="soft"
        wide
        icon={IconPlus}
        disabled={!writes || desenho.eixos.length >= MAX_EIXOS}
        onClick={addEixo}
      >
        {t.mais(nomes.eixo[0])}
      </Button>
      {linhas.length > 0 && <p className="fraca t-s">{t.teclas}</p>}
      <span className="so-leitor" role="status">
        {told}
      </span>
    </nav>
  )
}
