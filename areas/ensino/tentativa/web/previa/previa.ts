/** The draft of a lesson as pupils would get it: screens without keys, the keys apart for correcting in the page. */
import { useEffect, useState } from 'react'
import { call, useTransport } from '../../../../../core/web/data.ts'
import { corrigir } from '../../../aula/rules-pontuar.ts'
import type { ComGabarito, Gabarito } from '../../../aula/rules-pontuar-gabarito.ts'
import { publicar } from '../../../aula/rules-publicar.ts'
import { midiasDe } from '../../../aula/rules-tela.ts'
import type { AulaInteira } from '../../../aula/shapes.ts'
import type { Conteudo, Resposta } from '../../../aula/shapes-telas.ts'
import type { TipoTela } from '../../../aula/shapes-tipos.ts'
import { midiaApi } from '../../../midia/contract.ts'
import type { Midia } from '../../../midia/shapes.ts'
import type { TelaAberta } from '../player/roteiro.ts'

export interface Previa {
  telas: TelaAberta[]
  gabaritos: ReadonlyMap<number, Gabarito>
}

/** A screen too unfinished to be laid out is left out: the check list names it. */
export function previaOf(aula: Pick<AulaInteira, 'telas'>): Previa {
  const gabaritos = new Map<number, Gabarito>()
  const telas = aula.telas.flatMap(({ id, tipo, titulo, conteudo }): TelaAberta[] => {
    try {
      const written = { tipo, conteudo: conteudo as unknown as Conteudo }
      const made = publicar<TipoTela>(written, `previa-${id}`)
      if (made.gabarito) gabaritos.set(id, made.gabarito as Gabarito)
      const { peso, obrigatoria } = made
      const shown = made.conteudo as unknown as TelaAberta['conteudo']
      return [{ id, tipo, titulo, peso, obrigatoria, pronta: true, conteudo: shown }]
    } catch {
      return []
    }
  })
  return { telas, gabaritos }
}

/** How an answer did, right answer told; undefined where nothing is scored, or a teacher scores. */
export function correcaoOf({ gabaritos }: Previa, { id, tipo }: TelaAberta, resposta: Resposta) {
  const gabarito = gabaritos.get(id)
  return gabarito
    ? corrigir(tipo as ComGabarito, gabarito, resposta as Resposta<ComGabarito>, { tell: true })
    : undefined
}

/** The files that the screens show, by number; those that are gone are missing. */
export function useMidias(telas: readonly TelaAberta[]): ReadonlyMap<number, Midia> {
  const transport = useTransport()
  const [midias, setMidias] = useState<ReadonlyMap<number, Midia>>(new Map())
  const ids = [...new Set(telas.flatMap(({ conteudo }) => midiasDe(conteudo)))].join()
  useEffect(() => {
    if (ids === '') return
    const leaving = new AbortController()
    const { signal } = leaving
    const asked = ids.split(',').map((id) =>
      call(transport, midiaApi.find, { params: { id: Number(id) } }, { signal }).then(
        ({ midia }) => [midia],
        () => [],
      ),
    )
    void Promise.all(asked).then((found) => {
      if (!signal.aborted) setMidias(new Map(found.flat().map((midia) => [midia.id, midia])))
    })
    return () => leaving.abort()
  }, [ids, transport])
  return midias
}
