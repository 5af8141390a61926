/** One work on the desk: keys, marks in it, what is decided about it. */
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { notaText } from '../../../../../core/contract/nota.ts'
import { selectedIn, sentences } from '../../../../../core/web/passages.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { Mesa } from '../../../../../core/web/ui/Mesa.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import type { Frase } from '../../contract-mesa.ts'
import { type Dito, reaproveitar } from '../../rules-envios.ts'
import { MAX_MARCAS, type Marca } from '../../shapes.ts'
import { Antes } from '../Antes.tsx'
import { Banco, teclasDoBanco, useBanco } from './Banco.tsx'
import { Marcas } from './Marcas.tsx'
import { Fecho, Rubrica } from './Rubrica.tsx'
import { Teclas } from './Teclas.tsx'
import { mesaTexts } from './texts.ts'
import type { Espera } from './tipo.ts'
import type { useMesa } from './useMesa.ts'
import { useTeclas } from './useTeclas.ts'

interface Props<C> {
  frame: Omit<Parameters<typeof Mesa>[0], 'children' | 'side'>
  turma: number
  mesa: ReturnType<typeof useMesa<C>>
  nomeDe: (one: Pick<Espera, 'id' | 'aluno'>) => string
  semNomes: boolean
  teclas: boolean
  setTeclas: (open: boolean) => void
  /** To the search of the queue. */
  onBuscar: () => void
  children: ReactNode
}

/** Where one is in a work. */
interface Lugar {
  id: number | null
  /** From 0. */
  criterio: number
  marca: string | null
  /** From 0; −1: none is chosen. */
  frase: number
}

const newId = () => crypto.randomUUID().slice(0, 8)

/** Whether words of the text are selected now. */
function useSelecionado(texto: React.RefObject<HTMLElement | null>, words: string): boolean {
  const [selected, setSelected] = useState(false)
  useEffect(() => {
    const look = () => setSelected(texto.current !== null && selectedIn(texto.current, words) !== null)
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [texto, words])
  return selected
}

export function Correcao<C>({
  frame,
  turma,
  mesa,
  nomeDe,
  semNomes,
  teclas,
  setTeclas,
  onBuscar,
  children,
}: Props<C>) {
  const t = useTexts(mesaTexts)
  const { obra, folha, shown, corrigir, store, tipo } = mesa
  const id = mesa.atual
  const rubrica = obra?.rubrica ?? []
  const texto = useRef<HTMLElement>(null)
  const lugares = { nota: useRef<HTMLInputElement>(null), comentario: useRef<HTMLTextAreaElement>(null) }
  // Of another work all of this begins anew.
  const fresh: Lugar = { id, criterio: 0, marca: null, frase: -1 }
  const [here, setHere] = useState(fresh)
  const lugar = here.id === id ? here : fresh
  const move = (part: Partial<Lugar>) => setHere((now) => ({ ...(now.id === id ? now : fresh), ...part }))
  const [falta, setFalta] = useState<{ id: number; sentence: string } | null>(null)
  const selecionado = useSelecionado(texto, obra?.texto ?? '')
  const criterioNome = rubrica[lugar.criterio]?.criterio ?? ''
  const banco = useBanco(turma, criterioNome)

  const antes = obra?.antes(folha?.antiga ?? null) ?? []
  const [verAntes, setVerAntes] = useState(false)

  const open = folha !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another work, once it is drawn, is what asks for it
  useLayoutEffect(() => {
    // Without a rubric the grade is what is written first.
    if (open && obra?.rubrica.length === 0 && corrigir) lugares.nota.current?.focus({ preventScroll: true })
    document.getElementById('conteudo')?.scrollTo({ top: 0 })
  }, [obra?.id, open])

  const choose = (at: number, nivel: number) => {
    const now = mesa.now()
    const criterio = now?.rubrica[at]
    if (!now || !criterio?.niveis[nivel] || !corrigir) return
    store.write(now.id, {
      rubrica: [
        ...now.escrita.rubrica.filter((one) => one.criterio !== criterio.id),
        { criterio: criterio.id, nivel },
      ],
    })
  }
  /** By a key: the next criterion that has none follows. */
  const key = (nivel: number) => {
    const now = mesa.now()
    if (!now?.rubrica[lugar.criterio]?.niveis[nivel]) return
    choose(lugar.criterio, nivel)
    const next = lugar.criterio + 1
    if (next < now.rubrica.length) move({ criterio: next })
  }
  const finish = () => {
    const now = mesa.now()
    if (!now || !corrigir) return
    const lacks = mesa.finish()
    if (lacks === null) {
      setFalta(null)
      return
    }
    if (lacks === 'palavras') {
      setFalta({ id: now.id, sentence: t.faltaPalavras })
      lugares.comentario.current?.focus()
      return
    }
    const missing = now.rubrica.findIndex(
      ({ id: one }) => !now.escrita.rubrica.some(({ criterio }) => criterio === one),
    )
    if (missing >= 0) {
      move({ criterio: missing })
      setFalta({ id: now.id, sentence: t.faltaCriterio(now.rubrica.length - now.escrita.rubrica.length) })
    } else {
      setFalta({ id: now.id, sentence: t.faltaNota })
      lugares.nota.current?.focus()
    }
  }
  const addMarca = (part: Partial<Marca>) => {
    const now = mesa.now()
    if (!now || !corrigir || now.escrita.marcas.length >= MAX_MARCAS) return
    const marca: Marca = {
      ...{ id: newId(), tipo: 'pergunta', texto: '', arquivo: null, de: 0, ate: 0, traco: [] },
      criterio: now.rubrica[lugar.criterio]?.id ?? '',
      ...part,
    }
    store.write(now.id, { marcas: [...now.escrita.marcas, marca] })
    move({ marca: marca.id })
    document.getSelection()?.removeAllRanges()
  }
  const frases = obra ? sentences(obra.texto) : []
  const chosen = (): readonly [number, number] | null => {
    const words = obra?.texto ?? ''
    return (texto.current && selectedIn(texto.current, words)) ?? frases[lugar.frase] ?? null
  }
  const comentarTrecho = (said = '') => {
    const place = chosen()
    if (place) addMarca({ de: place[0], ate: place[1], texto: said })
    return place !== null
  }
  const use = (frase: Frase) => {
    const now = mesa.now()
    if (!now || !corrigir) return
    banco.used(frase)
    if (comentarTrecho(frase.texto)) return
    const { comentario } = now.escrita
    store.write(now.id, { comentario: [comentario, frase.texto].filter(Boolean).join('\n') })
  }
  /** What was said of an earlier sending, into what is written now. */
  const usar = (dito: Dito | undefined) => {
    const now = mesa.now()
    if (!now || !dito || !corrigir) return
    const { semLugar, ...part } = reaproveitar(dito, { texto: now.obra.texto, escrita: now.escrita }, newId)
    store.write(now.id, part)
    if (dito.autor === null) store.forget(now.id)
    notify.success(semLugar === 0 ? t.usado : t.usadoSemLugar(semLugar))
  }
  const walk = (by: 1 | -1) => move({ frase: Math.min(frases.length - 1, Math.max(0, lugar.frase + by)) })
  const criterion = (by: 1 | -1) =>
    move({ criterio: Math.min(rubrica.length - 1, Math.max(0, lugar.criterio + by)) })

  const keys = useTeclas({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [String(n), () => key(n - 1)])),
    ...teclasDoBanco(banco, use),
    arrowup: () => criterion(-1),
    arrowdown: () => criterion(1),
    arrowleft: () => walk(-1),
    arrowright: () => walk(1),
    c: () => void comentarTrecho(),
    n: () => lugares.nota.current?.focus(),
    g: () => lugares.comentario.current?.focus(),
    v: antes.length > 0 ? () => setVerAntes(!verAntes) : undefined,
    u: antes.length > 0 ? () => usar(antes[0]) : undefined,
    j: () => mesa.step(1),
    k: () => mesa.step(-1),
    p: mesa.skip,
    enter: finish,
    'ctrl+enter': finish,
    '/': onBuscar,
    '?': () => setTeclas(true),
  })

  if (shown.error && !obra)
    return (
      <Mesa {...frame}>
        <ErrorState error={shown.error} onRetry={() => void shown.refetch()} />
        {children}
      </Mesa>
    )
  if (!obra || !folha || id === null)
    return (
      <Mesa {...frame} side={<div />}>
        <PageSkeleton />
        {children}
      </Mesa>
    )
  const { escrita, outra } = folha
  const change = (marca: string, part: Partial<Marca>) =>
    store.write(id, {
      marcas: (mesa.now()?.escrita.marcas ?? escrita.marcas).map((one) =>
        one.id === marca ? { ...one, ...part } : one,
      ),
    })
  const remove = (marca: string) => {
    const before = mesa.now()?.escrita.marcas ?? escrita.marcas
    const gone = before.find((one) => one.id === marca)
    store.write(id, { marcas: before.filter((one) => one.id !== marca) })
    if (gone && gone.texto.trim() !== '')
      notify.success(t.comentarioRemovido, {
        run: () => store.write(id, { marcas: [...(store.read().get(id)?.escrita.marcas ?? []), gone] }),
      })
  }
  const look = (marca: string) => {
    move({ marca })
    const card = document.querySelector(`[data-cartao="${CSS.escape(marca)}"]`)
    card?.scrollIntoView({ block: 'nearest' })
    card?.querySelector('textarea')?.focus({ preventScroll: true })
  }
  const write = (part: Partial<typeof escrita>) => store.write(id, part)
  const side = corrigir && (
    <>
      <div className="mesa-decide grade ac-i v-5 rola p-5 cel-am-11 cel-pb-4 cel-pi-5">
        <Rubrica
          key={id}
          rubrica={rubrica}
          folha={folha}
          criterio={lugar.criterio}
          onCriterio={(criterio) => move({ criterio })}
          onNivel={choose}
          write={write}
          lugares={lugares}
          onEnter={finish}
          letras={tipo.letras}
        />
        <Banco banco={banco} onUse={use} />
      </div>
      <Fecho
        rubrica={rubrica}
        folha={folha}
        falta={falta?.id === id ? falta.sentence : null}
        onSkip={mesa.skip}
        onFinish={finish}
        onRetry={() => void store.flush(id)}
        write={write}
        refaz={tipo.obra}
      />
    </>
  )
  return (
    <Mesa {...frame} side={side}>
      {children}
      {outra && (
        <Callout
          tone="aviso"
          title={t.conflito(outra.autor.nome)}
          actions={
            <>
              <Button onClick={() => store.resolve(id, true)}>{t.ficarMinha}</Button>
              <Button onClick={() => store.resolve(id, false)}>{t.ficarOutra(outra.autor.nome)}</Button>
            </>
          }
        >
          {t.conflitoTexto(outra.nota === null ? t.semNota : notaText(outra.nota))}
        </Callout>
      )}
      {antes.length > 0 && (
        <section className="mesa-antes w-60 mt-z mi-a mb-4" aria-label={t.antes(antes.length)}>
          <Button
            look="link"
            size="small"
            icon={IconHistory}
            aria-expanded={verAntes}
            onClick={() => setVerAntes(!verAntes)}
          >
            {t.antes(antes.length)} <kbd className="cel-sai">V</kbd>
          </Button>
          {verAntes && (
            <Antes
              ditos={antes}
              rubrica={rubrica}
              {...(corrigir && { usar, descartar: () => store.forget(id) })}
            />
          )}
        </section>
      )}
      <tipo.Obra
        key={id}
        corpo={obra.corpo}
        nome={nomeDe(obra)}
        semNomes={semNomes}
        marcas={escrita.marcas}
        atual={lugar.marca}
        frase={frases[lugar.frase]}
        selecionado={selecionado}
        onMarca={look}
        texto={texto}
        comentar={
          corrigir
            ? {
                trecho: () => void comentarTrecho(),
                arquivo: (arquivo, { segundo = 0, traco = [] }) =>
                  addMarca({ arquivo, de: segundo, ate: segundo, traco }),
              }
            : null
        }
      >
        <Marcas
          marcas={escrita.marcas}
          rubrica={rubrica}
          atual={lugar.marca}
          onAtual={(marca) => move({ marca })}
          obra={texto.current}
          {...(corrigir && {
            escrever: {
              change,
              remove,
              keep: (marca: Marca) =>
                banco.keep(
                  marca.texto.trim(),
                  rubrica.find((one) => one.id === marca.criterio)?.criterio ?? '',
                ),
            },
          })}
        />
      </tipo.Obra>
      <Teclas
        open={teclas}
        onClose={() => setTeclas(false)}
        on={keys.on}
        setOn={keys.setOn}
        obra={tipo.obra}
      />
    </Mesa>
  )
}
