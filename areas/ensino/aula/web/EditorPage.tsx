/** The editor of a lesson: screens, the open one, its settings (product.md H-04, H-05). */
import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { SkipLink } from '../../../../core/web/ui/SkipLink.tsx'
import type { AulaInteira } from '../shapes.ts'
import { Canvas } from './editor/Canvas.tsx'
import { ConflictDialog } from './editor/ConflictDialog.tsx'
import { EditorContext } from './editor/context.ts'
import { DraftQuestion } from './editor/DraftQuestion.tsx'
import type { Rascunho } from './editor/draft.ts'
import './editor/editor.css'
import './telas/telas.css'
import { Header } from './editor/Header.tsx'
import { useAberta, useStore } from './editor/opened.ts'
import { Properties } from './editor/Properties.tsx'
import type { Fatos } from './editor/remote.ts'
import { TelaList } from './editor/TelaList.tsx'
import { editorTexts } from './editor/texts.ts'

type Coluna = 'telas' | 'tela' | 'ajustes'

function Editor({ aula: opened, rascunho }: { aula: AulaInteira; rascunho: Rascunho<Fatos> | undefined }) {
  const t = useTexts(editorTexts)
  const { store, outraAba } = useStore(opened, rascunho)
  const [aula, setAula] = useState(opened)
  const [aberta, setAberta] = useState<string | null>(() => store.read().telas[0]?.chave ?? '')
  // One column at a time where three do not fit.
  const [coluna, setColuna] = useState<Coluna>('tela')
  const editor = useMemo(
    () => ({
      aula,
      store,
      outraAba,
      aberta,
      changeAula: setAula,
      open: (chave: string | null) => {
        // Leaving a screen saves it at once (H-05).
        void store.flush()
        setAberta(chave)
        setColuna('tela')
      },
      check: () => {
        setColuna('ajustes')
        requestAnimationFrame(() => document.querySelector<HTMLElement>('.ed-conferir button')?.focus())
      },
    }),
    [aula, store, outraAba, aberta],
  )
  return (
    <EditorContext value={editor}>
      <div className={`ed grade h-janela mostra-${coluna}`}>
        <SkipLink to="conteudo">{t.pularTela}</SkipLink>
        <Header />
        <Segmented
          className="ed-colunas js-c m-3 rola-x larga-sai"
          label={t.partes}
          value={coluna}
          choices={[
            { value: 'telas', label: t.telas },
            { value: 'tela', label: t.tela },
            { value: 'ajustes', label: t.ajustes },
          ]}
          onChange={setColuna}
        />
        <TelaList />
        <Canvas />
        <Properties />
        <ConflictDialog />
      </div>
    </EditorContext>
  )
}

function Away({ title, to, label }: { title: string; to: string; label: string }) {
  return (
    <main className="w-60 pb-7 pi-5 mi-a">
      <EmptyState heading="h1" title={title} action={<ButtonLink to={to}>{label}</ButtonLink>} />
    </main>
  )
}

function Opened({ id }: { id: number }) {
  const t = useTexts(editorTexts)
  const [aberta, again] = useAberta(id)
  const [goesOn, setGoesOn] = useState(false)
  useEffect(() => {
    document.title = t.editar
  }, [t])
  const list = href('/logado/gerenciar/aula')
  if (aberta.fase === 'abrindo')
    return (
      <main className="w-60 pb-7 pi-5 mi-a" aria-busy="true">
        <PageSkeleton />
      </main>
    )
  if (aberta.fase === 'falhou')
    return aberta.problema instanceof ApiError && [403, 404].includes(aberta.problema.status) ? (
      <Away title={t.semAula} to={list} label={t.voltar} />
    ) : (
      <main className="w-60 pb-7 pi-5 mi-a">
        <ErrorState error={aberta.problema} title={t.naoAbriu} onRetry={again} />
      </main>
    )
  const { aula, rascunhos } = aberta
  const [rascunho] = rascunhos
  if (!aula.permissoes.editar)
    return (
      <Away
        title={t.soLeitura}
        to={href('/logado/gerenciar/aula/info/:aula', { aula: aula.id })}
        label={t.verInformacoes}
      />
    )
  if (rascunho && !goesOn)
    return (
      <DraftQuestion
        aula={aula}
        rascunho={rascunho}
        others={rascunhos.length - 1}
        onContinue={() => setGoesOn(true)}
        onDropped={again}
      />
    )
  return <Editor aula={aula} rascunho={rascunho} />
}

export function Screen() {
  const id = Number(useParams().id)
  return <Opened key={id} id={id} />
}
