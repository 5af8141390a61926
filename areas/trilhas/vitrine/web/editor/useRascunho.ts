/** A page while it is composed: its blocks, what is wrong with them, and what is published of it. */
import { useMemo, useState } from 'react'
import { ApiError } from '../../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { vitrineApi } from '../../contract.ts'
import { conferir } from '../../rules-conferir.ts'
import type { ImagemMostrada, PaginaEditavel, TrilhaMostrada } from '../../shapes.ts'
import { faltaTexts } from '../../texts.ts'
import { blocosDe, type Peca, pecasDe } from './lista.ts'
import { editorTexts } from './texts.ts'

/** By the key of a block: what is wrong with each of its fields. */
export type Erros = ReadonlyMap<string, Readonly<Record<string, string>>>

/** `blocos.2.imagem.alt` of a refusal, under the key of the third block. */
function errosDoServidor(error: unknown, pecas: readonly Peca[]): Erros {
  const erros = new Map<string, Record<string, string>>()
  for (const [name, sentence] of Object.entries(fieldErrors(error))) {
    const [list, at, ...rest] = name.split('.')
    const campo = rest.join('.')
    const chave = list === 'blocos' ? pecas[Number(at)]?.chave : undefined
    if (chave !== undefined) erros.set(chave, { ...erros.get(chave), [campo]: sentence })
  }
  return erros
}

/** What is wrong with the blocks as they are, in words. */
function useFaltas(pecas: readonly Peca[]): Erros {
  const t = useTexts(faltaTexts)
  return useMemo(() => {
    const faltas = conferir(blocosDe(pecas))
    return new Map(
      pecas.flatMap(({ chave }, at) => {
        const words = Object.entries(faltas[at] ?? {}).map(([campo, falta]) => [campo, t[falta]] as const)
        return words.length > 0 ? [[chave, Object.fromEntries(words)] as const] : []
      }),
    )
  }, [pecas, t])
}

function merged(one: Erros, other: Erros): Erros {
  const all = new Map(one)
  for (const [chave, erros] of other) all.set(chave, { ...erros, ...all.get(chave) })
  return all
}

/** Each thing once, by its id; the newer one holds. */
const withOne = <T extends { id: number }>(list: readonly T[], one: T): T[] => [
  ...list.filter(({ id }) => id !== one.id),
  one,
]

export function useRascunho(aberta: PaginaEditavel) {
  const t = useTexts(editorTexts)
  const params = { vitrine: aberta.chave }
  /** What is published, as far as it is known here. */
  const [lida, setLida] = useState(aberta)
  const [pecas, setPecas] = useState(() => pecasDe(aberta.blocos))
  const [imagens, setImagens] = useState<readonly ImagemMostrada[]>(aberta.imagens)
  const [trilhas, setTrilhas] = useState<readonly TrilhaMostrada[]>(aberta.trilhas)
  const [tentou, setTentou] = useState(false)
  const [recusas, setRecusas] = useState<Erros>(new Map())
  const [conflito, setConflito] = useState(false)
  const save = useSend(vitrineApi.save)
  const reset = useSend(vitrineApi.reset)
  const faltas = useFaltas(pecas)
  const blocos = blocosDe(pecas)
  const dirty = JSON.stringify(blocos) !== JSON.stringify(lida.blocos)

  /** Takes a page as it is published by now. */
  function take(pagina: PaginaEditavel): void {
    setLida(pagina)
    setPecas(pecasDe(pagina.blocos))
    setImagens(pagina.imagens)
    setTrilhas(pagina.trilhas)
    setTentou(false)
    setRecusas(new Map())
    setConflito(false)
  }

  function change(next: readonly Peca[]): void {
    setPecas([...next])
    // What the server said of a block holds until that block changes.
    const same = new Map(pecas.map(({ chave, bloco }) => [chave, bloco]))
    setRecusas(
      (known) =>
        new Map(
          [...known].filter(([chave]) =>
            next.some((one) => one.chave === chave && one.bloco === same.get(chave)),
          ),
        ),
    )
  }

  /** Stays as it is where it is refused: what was written is still there. */
  async function send(versao: number): Promise<void> {
    try {
      const { pagina } = await save.mutateAsync({ params, body: { versao, blocos } })
      // The keys stay, so that the open form stays open.
      setLida(pagina)
      setPecas((now) => now.map((peca, at) => ({ ...peca, bloco: pagina.blocos[at] ?? peca.bloco })))
      setTentou(false)
      setRecusas(new Map())
      setConflito(false)
      notify.success(t.publicada)
    } catch (error) {
      if (error instanceof ApiError && error.codigo === 'pagina_mudou') setConflito(true)
      setRecusas(errosDoServidor(error, pecas))
    }
  }

  async function goBack(): Promise<void> {
    try {
      const { pagina } = await reset.mutateAsync({ params, query: { versao: lida.versao } })
      take(pagina)
      notify.success(t.voltou)
    } catch (error) {
      if (error instanceof ApiError && error.codigo === 'pagina_mudou') setConflito(true)
    }
  }

  function discard(): void {
    const before = pecas
    change(pecasDe(lida.blocos))
    setTentou(false)
    notify.info(t.descartadas, { run: () => setPecas(before) })
  }

  return {
    lida,
    pecas,
    change,
    vista: { blocos, imagens, trilhas },
    dirty,
    erros: tentou ? merged(faltas, recusas) : recusas,
    /** Publishes, unless something is wrong: the key of the first block at fault. */
    publish(): string | undefined {
      setTentou(true)
      const [first] = faltas.keys()
      if (first === undefined) void send(lida.versao)
      return first
    },
    send,
    discard,
    goBack,
    take,
    conflito,
    closeConflito: () => setConflito(false),
    busy: save.isPending || reset.isPending,
    /** What was refused beside the fields. */
    falha: [save.error, reset.error].find((error) => error && error.codigo !== 'pagina_mudou') ?? null,
    addImagem: (imagem: ImagemMostrada) => setImagens((known) => withOne(known, imagem)),
    addTrilha: (trilha: TrilhaMostrada) => setTrilhas((known) => withOne(known, trilha)),
  }
}

export type Rascunho = ReturnType<typeof useRascunho>
