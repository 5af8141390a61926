/** The lessons of a skill by its three levels. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { loadAgainOnce } from '../../../../../../core/web/device/chunk.ts'
import { useTexts } from '../../../../../../core/web/texts.ts'
import { Button } from '../../../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../../../core/web/ui/notify.ts'
import { TableSkeleton } from '../../../../../../core/web/ui/Skeleton.tsx'
import { MAX_AULAS, NIVEIS, type Nivel as Numero } from '../../../shapes.ts'
import { broughtBack, leveled, movedAula } from './aulas.ts'
import { useEditor } from './context.ts'
import type { AulaLigada, HabilidadeEditada } from './draft.ts'
import { Nivel } from './Nivel.tsx'
import { changedSkill } from './outline.ts'
import { editorTexts } from './texts.ts'

const AulaPicker = lazy(() =>
  loadAgainOnce(() => import('./AulaPicker.tsx').then((module) => ({ default: module.AulaPicker }))),
)

export function Aulas({ habilidade }: { habilidade: HabilidadeEditada }) {
  const t = useTexts(editorTexts)
  const { store, nomes } = useEditor()
  const [picking, setPicking] = useState(false)
  const { chave, aulas } = habilidade
  const change = (edit: (aulas: readonly AulaLigada[]) => readonly AulaLigada[]) =>
    store.change((now) => changedSkill(now, chave, (one) => ({ ...one, aulas: edit(one.aulas) })))
  const put = (aula: Omit<AulaLigada, 'nivel'>, nivel: Numero | null) =>
    change((now) => leveled(now, aula, nivel))
  const level = (aula: AulaLigada, nivel: Numero | null) => {
    put(aula, nivel)
    if (nivel === null)
      notify.info(t.aulaSaiu(aula.titulo), {
        run: () => change((now) => broughtBack(now, aulas, aula.id)),
      })
  }
  return (
    <section className="te-aulas pilha v-4" aria-label={t.aulas}>
      <div className="linha quebra">
        <b>{t.nAulas(aulas.length)}</b>
        <span className="vao" />
        <Button icon={IconPlus} disabled={aulas.length >= MAX_AULAS} onClick={() => setPicking(true)}>
          {t.acrescentarAulas}
        </Button>
      </div>
      {NIVEIS.map((nivel) => (
        <Nivel
          key={nivel}
          nivel={nivel}
          aulas={aulas.filter((aula) => aula.nivel === nivel)}
          onLevel={level}
          onMove={(from, to) => change((now) => movedAula(now, nivel, from, to))}
        />
      ))}
      <Dialog
        open={picking}
        onClose={() => setPicking(false)}
        wide
        title={t.aulasDe(habilidade.nome.trim() || t.sem(nomes.habilidade[0]))}
      >
        <Suspense fallback={<TableSkeleton />}>
          <AulaPicker aulas={aulas} onPut={put} onDone={() => setPicking(false)} />
        </Suspense>
      </Dialog>
    </section>
  )
}
