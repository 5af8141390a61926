/** The lessons of a skill by its three levels. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { lazy, Suspense, useState } from 'react'
import { loadAgainOnce } from '../../../../../core/web/device/chunk.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { TableSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import { MAX_AULAS, NIVEIS, type Nivel } from '../../../shapes.ts'
import { useEditor } from './context.ts'
import type { AulaLigada, HabilidadeEditada } from './draft.ts'
import { changedSkill } from './outline.ts'
import { editorTexts } from './texts.ts'

const AulaPicker = lazy(() =>
  loadAgainOnce(() => import('./AulaPicker.tsx').then((module) => ({ default: module.AulaPicker }))),
)

/** The lessons with one put at a level, or taken out (null). */
export function leveled(
  aulas: readonly AulaLigada[],
  aula: Omit<AulaLigada, 'nivel'>,
  nivel: Nivel | null,
): AulaLigada[] {
  const rest = aulas.filter(({ id }) => id !== aula.id)
  return nivel === null ? rest : [...rest, { ...aula, nivel }]
}

interface LinhaProps {
  aula: AulaLigada
  onLevel: (nivel: Nivel | null) => void
}

function Linha({ aula, onLevel }: LinhaProps) {
  const t = useTexts(editorTexts)
  const { nomes } = useEditor()
  return (
    <li>
      <span className="te-palavras">
        <b>{aula.titulo}</b>
        <span className="t-s fraca">{aula.codigo}</span>
      </span>
      {!aula.disponivel && <Tag tone="aviso">{t.indisponivel}</Tag>}
      <span className="te-fim">
        <select
          className="te-nivel"
          aria-label={t.nivelDe(aula.titulo)}
          value={aula.nivel}
          onChange={({ target }) => onLevel(Number(target.value) as Nivel)}
        >
          {NIVEIS.map((nivel) => (
            <option key={nivel} value={nivel}>
              {nomes.nivel(nivel)}
            </option>
          ))}
        </select>
        <IconButton small icon={IconX} label={t.tirar(aula.titulo)} onClick={() => onLevel(null)} />
      </span>
    </li>
  )
}

export function Aulas({ habilidade }: { habilidade: HabilidadeEditada }) {
  const t = useTexts(editorTexts)
  const { store, nomes } = useEditor()
  const [picking, setPicking] = useState(false)
  const { chave, aulas } = habilidade
  const put = (aula: Omit<AulaLigada, 'nivel'>, nivel: Nivel | null) =>
    store.change((now) =>
      changedSkill(now, chave, (one) => ({ ...one, aulas: leveled(one.aulas, aula, nivel) })),
    )
  const level = (aula: AulaLigada, nivel: Nivel | null) => {
    put(aula, nivel)
    if (nivel === null) notify.info(t.aulaSaiu(aula.titulo), { run: () => put(aula, aula.nivel) })
  }
  return (
    <section className="te-aulas" aria-label={t.aulas}>
      <div className="linha quebra">
        <b>{t.nAulas(aulas.length)}</b>
        <span className="vao" />
        <Button icon={IconPlus} disabled={aulas.length >= MAX_AULAS} onClick={() => setPicking(true)}>
          {t.acrescentarAulas}
        </Button>
      </div>
      {NIVEIS.map((nivel) => {
        const here = aulas.filter((aula) => aula.nivel === nivel)
        return (
          <div key={nivel}>
            <h3>{nomes.nivel(nivel)}</h3>
            {here.length === 0 ? (
              <p className="fraca t-s">{t.semAulas}</p>
            ) : (
              <ul>
                {here.map((aula) => (
                  <Linha key={aula.id} aula={aula} onLevel={(next) => level(aula, next)} />
                ))}
              </ul>
            )}
          </div>
        )
      })}
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
