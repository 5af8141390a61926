/** The blocks of a page in order: the opening on top, the others moved by pointer, finger or keyboard, each opened in place. */
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { Sortable, SortableRow } from '../../../../../core/web/ui/Sortable.tsx'
import { MAX_BLOCOS } from '../../rules-limites.ts'
import type { Bloco } from '../../shapes-blocos.ts'
import { CamposContext } from './contexto.ts'
import { BlocoForm } from './formularios.tsx'
import { devolvida, duplicada, movido, type Peca, passo, resumoDe, sem } from './lista.ts'
import { editorTexts } from './texts.ts'
import { ICONES_DE_BLOCO } from './tipos.ts'
import type { Rascunho } from './useRascunho.ts'

export interface ListaProps {
  rascunho: Rascunho
  /** The block whose form is open. */
  aberta: string | null
  onAberta: (chave: string | null) => void
}

/** What a block is called: its kind and the beginning of what it says. */
function useNome() {
  const t = useTexts(editorTexts)
  return ({ bloco }: Peca): string => {
    const resumo = resumoDe(bloco)
    return resumo === '' ? t[bloco.tipo] : `${t[bloco.tipo]} “${resumo.slice(0, 60)}”`
  }
}

function useAcoes({ rascunho, onAberta }: ListaProps) {
  const t = useTexts(editorTexts)
  const nomeDe = useNome()
  const [told, setTold] = useState('')
  /** The row that keeps the focus through a move. */
  const stay = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (stay.current) document.querySelector<HTMLElement>(`[data-acoes="${stay.current}"]`)?.focus()
    stay.current = null
  })
  const { pecas, change } = rascunho
  // The toast outlives this list: it puts back into what there is by then.
  const now = useRef(rascunho)
  now.current = rascunho
  const step = (peca: Peca, by: 1 | -1) => {
    const next = passo(pecas, peca.chave, by)
    change(next)
    stay.current = peca.chave
    setTold(t.lugar(nomeDe(peca), next.findIndex(({ chave }) => chave === peca.chave) + 1))
  }
  return {
    told,
    move: (from: number, to: number) => change(movido(pecas, from + 1, to + 1)),
    set: (peca: Peca, bloco: Bloco) =>
      change(pecas.map((one) => (one.chave === peca.chave ? { ...one, bloco } : one))),
    of: (peca: Peca) => {
      const at = pecas.findIndex(({ chave }) => chave === peca.chave)
      return [
        { label: t.subir, icon: IconArrowUp, disabled: at <= 1, onSelect: () => step(peca, -1) },
        {
          label: t.descer,
          icon: IconArrowDown,
          disabled: at === pecas.length - 1,
          onSelect: () => step(peca, 1),
        },
        {
          label: t.duplicar,
          icon: IconCopy,
          disabled: pecas.length >= MAX_BLOCOS,
          onSelect: () => {
            const { pecas: next, copia } = duplicada(pecas, peca.chave)
            change(next)
            onAberta(copia)
          },
        },
        {
          label: t.remover,
          icon: IconTrash,
          danger: true,
          separated: true,
          onSelect: () => {
            change(sem(pecas, peca.chave))
            notify.info(t.removido(nomeDe(peca)), {
              run: () => now.current.change(devolvida(now.current.pecas, peca, at)),
            })
          },
        },
      ]
    },
  }
}

interface RowProps extends ListaProps {
  peca: Peca
  /** Before the name: the grip. */
  grip?: ReactNode
  /** At the end: what can be done with it. */
  end?: ReactNode
  onChange: (bloco: Bloco) => void
}

function Row({ peca, grip, end, rascunho, aberta, onAberta, onChange }: RowProps) {
  const t = useTexts(editorTexts)
  const { chave, bloco } = peca
  const open = aberta === chave
  const erros = rascunho.erros.get(chave)
  const Icon = ICONES_DE_BLOCO[bloco.tipo]
  const resumo = resumoDe(bloco)
  return (
    <>
      <div className="ve-cab linha v-1 pt-1 pe-3 pp-1 ps-1">
        {grip}
        <button
          type="button"
          className="ve-abrir toque linha v-4 cresce-a h-275 pb-2 pi-3"
          data-bloco={chave}
          aria-expanded={open}
          aria-controls={open ? `${chave}-form` : undefined}
          onClick={() => onAberta(open ? null : chave)}
        >
          <Icon aria-hidden="true" className="cor-acao rijo q-1375" />
          <span className="ve-palavras pilha ji-i v-z cresce-a">
            <b>{t[bloco.tipo]}</b>
            <small className={cx('t-s fraca cortar w-c', resumo === '' && 'fraca')}>
              {resumo || t.semTexto}
            </small>
          </span>
          {erros && (
            <span className="ve-erro cor-erro t-s forte linha curta v-1 rijo">
              <IconAlertCircle className="q-1125" aria-hidden="true" />
              {t.corrigirBloco}
            </span>
          )}
          <IconChevronDown aria-hidden="true" className="ve-seta fina rijo q-1125" />
        </button>
        {end}
      </div>
      {open && (
        <div className="fio-c pilha v-5 p-5" id={`${chave}-form`}>
          {erros?.tipo && (
            <p role="alert" className="msg-erro">
              {erros.tipo}
            </p>
          )}
          <CamposContext
            value={{
              chave,
              erros: erros ?? {},
              trilhas: rascunho.vista.trilhas,
              onImagem: rascunho.addImagem,
              onTrilha: rascunho.addTrilha,
            }}
          >
            <BlocoForm bloco={bloco} onChange={onChange} />
          </CamposContext>
        </div>
      )}
    </>
  )
}

export function Lista(props: ListaProps) {
  const t = useTexts(editorTexts)
  const nomeDe = useNome()
  const acoes = useAcoes(props)
  const [abertura, ...others] = props.rascunho.pecas
  return (
    <div className="ve-lista pilha v-3 m-z p-z sem-ponto">
      {abertura && (
        <div className={cx('ve-bloco caixa larga', props.aberta === abertura.chave && 'aberto')}>
          <Row
            {...props}
            peca={abertura}
            end={<span className="fraca t-s rijo pe-3 mini-sai">{t.fixa}</span>}
            onChange={(bloco) => acoes.set(abertura, bloco)}
          />
        </div>
      )}
      <Sortable
        ids={others.map(({ chave }) => chave)}
        nameOf={(chave) => {
          const peca = others.find((one) => one.chave === chave)
          return peca ? nomeDe(peca) : ''
        }}
        onMove={acoes.move}
      >
        <ol className="ve-lista pilha v-3 m-z p-z sem-ponto">
          {others.map((peca) => (
            <SortableRow
              key={peca.chave}
              id={peca.chave}
              name={nomeDe(peca)}
              className={cx('ve-bloco caixa larga', props.aberta === peca.chave && 'aberto')}
            >
              {(grip) => (
                <Row
                  {...props}
                  peca={peca}
                  grip={grip}
                  end={
                    <Menu
                      label={t.acoesDe(nomeDe(peca))}
                      align="end"
                      trigger={(trigger) => (
                        <IconButton
                          icon={IconDots}
                          label={t.acoesDe(nomeDe(peca))}
                          data-acoes={peca.chave}
                          {...trigger}
                        />
                      )}
                      actions={acoes.of(peca)}
                    />
                  }
                  onChange={(bloco) => acoes.set(peca, bloco)}
                />
              )}
            </SortableRow>
          ))}
        </ol>
      </Sortable>
      <span className="so-leitor" role="status">
        {acoes.told}
      </span>
    </div>
  )
}
