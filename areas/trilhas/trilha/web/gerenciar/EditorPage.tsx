/** `/logado/gerenciar/trilhas/:trilha`: the editor of a path: its outline at the left, what is chosen at the right. */
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { call, useTransport } from '../../../../../core/web/call.ts'
import { ApiError } from '../../../../../core/web/client/failure.ts'
import { useCall, useReread } from '../../../../../core/web/data.ts'
import { loadAgainOnce } from '../../../../../core/web/device/chunk.ts'
import { type UnsentState, useUnsent } from '../../../../../core/web/device/unsent.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { PageSkeleton, TableSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { UnsentQuestion } from '../../../../../core/web/ui/UnsentQuestion.tsx'
import { trilhaGerenciarApi } from '../../contract-gerenciar.ts'
import { trilhaRegraApi } from '../../contract-regra.ts'
import { REGRA_PADRAO } from '../../rules.ts'
import type { TrilhaInteira } from '../../shapes.ts'
import { EditorContext, type Parte, useEditor } from './editor/context.ts'
import { Dados } from './editor/Dados.tsx'
import { type Desenho, desenhoDe } from './editor/draft.ts'
import './editor/editor.css'
import { Ficha } from './editor/Ficha.tsx'
import { falta, type Guardado, retomada } from './editor/guardado.ts'
import { Header } from './editor/Header.tsx'
import { Outline } from './editor/Outline.tsx'
import { createRemoto } from './editor/remote.ts'
import { createEditorStore, type EditorStore } from './editor/store.ts'
import { Trava } from './editor/Trava.tsx'
import { editorTexts } from './editor/texts.ts'
import { nomesDe } from './rotulos.ts'

const Turmas = lazy(() =>
  loadAgainOnce(() => import('./editor/Turmas.tsx').then((module) => ({ default: module.Turmas }))),
)
const Aparencia = lazy(() =>
  loadAgainOnce(() => import('./editor/Aparencia.tsx').then((module) => ({ default: module.Aparencia }))),
)

/** Milliseconds after the last key. */
const KEEP_MS = 400

/** Keeps on the device what the server lacks, while it does; says how to end that. */
function keepWhat(
  store: EditorStore,
  versao: () => number,
  { keep, drop }: UnsentState<Guardado>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const { desenho, held } = store.read()
    if (falta(store.read())) keep({ desenho, held, versao: versao() })
  }
  // A tab that closes takes its timers with it.
  const hidden = () => timer !== undefined && write()
  const told = () => {
    clearTimeout(timer)
    timer = undefined
    if (falta(store.read())) timer = setTimeout(write, KEEP_MS)
    else drop()
  }
  const forget = store.subscribe(told)
  window.addEventListener('pagehide', hidden)
  return () => {
    hidden()
    window.removeEventListener('pagehide', hidden)
    forget()
  }
}

/** The store of an opened path: holds the lock while the page is open, sends all before it is left. */
function useStore(trilha: TrilhaInteira, start: Desenho | null, unsent: UnsentState<Guardado>): EditorStore {
  const transport = useTransport()
  const reread = useReread()
  const [store] = useState(() =>
    createEditorStore(desenhoDe(trilha), createRemoto(transport, trilha.id), start ?? undefined),
  )
  const kept = useRef(unsent)
  useEffect(() => {
    if (!trilha.permissoes.editar) return
    const stopKeeping = keepWhat(store, () => trilha.versao, kept.current)
    // A lock that could not even be asked for is asked for again by the next sign of life.
    const begin = () => void store.begin().catch(() => undefined)
    begin()
    const hidden = () => void (document.visibilityState === 'hidden' ? store.flush(false) : store.renew())
    const online = () => (store.read().trava === 'abrindo' ? begin() : void store.flush(false))
    window.addEventListener('online', online)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hidden)
      void store
        .leave()
        .then(() => reread.only(trilhaGerenciarApi.list))
        .finally(stopKeeping)
    }
  }, [store, trilha.permissoes.editar, trilha.versao, reread])
  return store
}

/** What the parts are called by the rule that is chosen, published or not. */
function useNomes(trilha: TrilhaInteira, store: EditorStore) {
  const { data } = useCall(trilhaRegraApi.listRegras, undefined, { enabled: trilha.permissoes.editar })
  const [regra, setRegra] = useState(store.read().desenho.dados.regra)
  useEffect(() => store.subscribe(() => setRegra(store.read().desenho.dados.regra)), [store])
  return useMemo(() => {
    if (regra === trilha.regra_id) return nomesDe(trilha.regra)
    const all = [...(data?.lista_regras_usuario ?? []), ...(data?.lista_regras_default ?? [])]
    return nomesDe(all.find(({ id }) => id === regra) ?? REGRA_PADRAO)
  }, [data, regra, trilha])
}

/** What was asked to be open; `vez` grows with each asking. */
interface Pedido {
  parte: Parte
  focus: boolean
  vez: number
}

function Painel({ focus, vez }: Pedido) {
  const { parte } = useEditor()
  // Before the next key: whoever writes on at once loses no letter.
  useLayoutEffect(() => {
    if (vez === 0) return
    const element = document.getElementById(focus ? 'te-nome' : 'te-titulo')
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  }, [vez, focus])
  const t = useTexts(editorTexts)
  if (parte === 'dados')
    return (
      <div className="te-ficha caixa larga encolhe p-5">
        <Dados />
      </div>
    )
  if (parte !== 'aparencia' && parte !== 'turmas')
    return (
      <div className="te-ficha caixa larga encolhe p-5">
        <Ficha key={parte} chave={parte} />
      </div>
    )
  return (
    <div className="te-ficha caixa larga encolhe p-5">
      <div className="pilha">
        <h2 className="t-2" id="te-titulo" tabIndex={-1}>
          {parte === 'turmas' ? t.turmas : t.aparencia}
        </h2>
        <Suspense fallback={<TableSkeleton />}>{parte === 'turmas' ? <Turmas /> : <Aparencia />}</Suspense>
      </div>
    </div>
  )
}

interface EditorProps {
  opened: TrilhaInteira
  /** What is seen at first, where this device kept more than the server has. */
  start: Desenho | null
  unsent: UnsentState<Guardado>
}

function Editor({ opened, start, unsent }: EditorProps) {
  const t = useTexts(editorTexts)
  const [trilha, setTrilha] = useState(opened)
  const store = useStore(opened, start, unsent)
  const nomes = useNomes(trilha, store)
  const [pedido, setPedido] = useState<Pedido>({ parte: 'dados', focus: false, vez: 0 })
  const { parte } = pedido
  // One column at a time where two do not fit.
  const [coluna, setColuna] = useState<'estrutura' | 'ficha'>('estrutura')
  const open = useCallback((next: Parte, focus = false) => {
    setPedido(({ vez }) => ({ parte: next, focus, vez: vez + 1 }))
    setColuna('ficha')
  }, [])
  const editor = useMemo(
    () => ({ trilha, store, nomes, parte, open, changeTrilha: setTrilha }),
    [trilha, store, nomes, parte, open],
  )
  return (
    <EditorContext value={editor}>
      <Header />
      <Trava />
      <Segmented
        className="te-colunas mb-5"
        label={t.partes}
        value={coluna}
        choices={[
          { value: 'estrutura', label: t.estrutura },
          { value: 'ficha', label: t.ficha },
        ]}
        onChange={setColuna}
      />
      <div className={`pilha cima v-6 te mostra-${coluna}`}>
        <Outline />
        <Painel {...pedido} />
      </div>
    </EditorContext>
  )
}

type Aberta =
  | { fase: 'abrindo' }
  | { fase: 'aberta'; trilha: TrilhaInteira }
  | { fase: 'falhou'; problema: unknown }

/** The path as it is now, past any cache: what is edited must not be old. */
function useAberta(id: number): [Aberta, () => void] {
  const transport = useTransport()
  const [aberta, setAberta] = useState<Aberta>({ fase: 'abrindo' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    const stop = new AbortController()
    setAberta({ fase: 'abrindo' })
    call(transport, trilhaGerenciarApi.find, { params: { id } }, { signal: stop.signal }).then(
      ({ trilha }) => setAberta({ fase: 'aberta', trilha }),
      (problema: unknown) => !stop.signal.aborted && setAberta({ fase: 'falhou', problema }),
    )
    return () => stop.abort()
  }, [transport, id, tries])
  return [aberta, () => setTries((n) => n + 1)]
}

/** Asks first what becomes of words of an earlier visit that the server never got. */
function ComGuardado({ trilha }: { trilha: TrilhaInteira }) {
  const t = useTexts(editorTexts)
  const unsent = useUnsent<Guardado>(`trilha:${trilha.id}`)
  const { found, take, drop } = unsent
  const [kept, setKept] = useState(() =>
    found && trilha.permissoes.editar ? retomada(found.valor, trilha) : null,
  )
  if (!kept || !found) return <Editor opened={trilha} start={kept?.desenho ?? null} unsent={unsent} />
  const discard = () => {
    setKept(null)
    drop()
  }
  return (
    <UnsentQuestion heading="h1" em={found.em} onTake={take} onDrop={discard}>
      <b>{trilha.nome}</b>
      <br />
      {kept.outra && `${t.mudouDesdeEntao} `}
    </UnsentQuestion>
  )
}

function Opened({ id }: { id: number }) {
  const t = useTexts(editorTexts)
  const [aberta, again] = useAberta(id)
  if (aberta.fase === 'abrindo') return <PageSkeleton />
  if (aberta.fase === 'aberta') return <ComGuardado trilha={aberta.trilha} />
  const { problema } = aberta
  if (problema instanceof ApiError && [400, 403, 404].includes(problema.status))
    return (
      <EmptyState
        heading="h1"
        title={t.naoExiste}
        action={<ButtonLink to={href('/logado/gerenciar/trilhas')}>{t.verTrilhas}</ButtonLink>}
      />
    )
  return <ErrorState error={problema} title={t.naoAbriu} onRetry={again} />
}

export function Screen() {
  const id = Number(useParams().trilha)
  return <Opened key={id} id={Number.isSafeInteger(id) && id > 0 ? id : 0} />
}
