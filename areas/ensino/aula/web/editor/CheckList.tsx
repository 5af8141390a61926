/** What the lesson lacks, as it stands in the editor; each line leads to the field at fault. */

import IconWarning from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconOk from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import IconBlock from '@tabler/icons-react/dist/esm/icons/IconTriangleInvertedFilled.mjs'
import { useMemo } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { conferir } from '../../rules-conferir.ts'
import type { Problema } from '../../shapes.ts'
import type { TelaDe } from '../../shapes-telas.ts'
import { problemaTexts } from '../../texts-problema.ts'
import { useEditor } from './context.ts'
import { editorTexts } from './texts.ts'

/** Faults of the open screen first, then of the others in their order. */
const SHOWN = 12

/** The check list, with screens named by their place from 1: new ones have no number yet. */
export function useProblemas(): Problema[] {
  const { estado } = useEditor()
  const { telas, fatos } = estado
  return useMemo(
    () =>
      conferir(
        { disciplina: fatos.disciplina },
        telas.map(({ tipo, conteudo }, i) => ({ ...({ tipo, conteudo } as TelaDe), id: i + 1 })),
      ),
    [telas, fatos.disciplina],
  )
}

/** Puts the focus on the part at fault, once its screen is drawn. */
function focusParte(parte: string | null): void {
  requestAnimationFrame(() => {
    const box = parte ? document.querySelector(`[data-parte="${CSS.escape(parte)}"]`) : null
    const place = box ?? document.querySelector('.ed-conteudo')
    const field = place?.querySelector<HTMLElement>(
      box ? 'input, textarea, select, [contenteditable]' : '[contenteditable], textarea, .campo input, input',
    )
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  })
}

export function CheckList() {
  const t = useTexts(editorTexts)
  const words = useTexts(problemaTexts)
  const { estado, aberta, open } = useEditor()
  const problemas = useProblemas()
  const here = estado.telas.findIndex(({ chave }) => chave === aberta) + 1
  const seen = new Set<string>()
  // The same fault of one screen is one line, which leads to the first.
  const firsts = problemas.filter(({ codigo, tela }) => {
    const key = `${codigo}-${tela}`
    return !seen.has(key) && seen.add(key)
  })
  const sorted = [...firsts].sort((a, b) => Number(b.tela === here) - Number(a.tela === here))
  const go = ({ tela, parte }: Problema) => {
    open(tela === null ? null : (estado.telas[tela - 1]?.chave ?? null))
    focusParte(parte)
  }
  return (
    <section className="pilha ed-conferir" aria-labelledby="conferir">
      <h2 className="t-1" id="conferir">
        {t.antesDePublicar}
      </h2>
      {problemas.length === 0 ? (
        <p className="st ok">
          <IconOk aria-hidden="true" />
          {t.tudoCerto}
        </p>
      ) : (
        <ul className="pilha v-1">
          {sorted.slice(0, SHOWN).map((problema) => {
            const { codigo, bloqueia, tela, parte } = problema
            const Icon = bloqueia ? IconBlock : IconWarning
            const what = words[codigo]
            return (
              <li key={`${codigo}-${tela}-${parte}`}>
                <button
                  type="button"
                  className={cx('t-s meia nu h-175 pb-0 pi-z ta-i', bloqueia ? 'st erro' : 'st aviso')}
                  onClick={() => go(problema)}
                >
                  <Icon aria-hidden="true" />
                  {tela === null || tela === here ? what : `${t.tela} ${tela}: ${what}`}
                </button>
              </li>
            )
          })}
          {sorted.length > SHOWN && <li className="fraca t-s">{t.faltaMais(sorted.length - SHOWN)}</li>}
        </ul>
      )}
    </section>
  )
}
