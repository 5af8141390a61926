/** Puts a question that is read under review, for who edits it: others read it as it is. */
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { QuestaoInteira } from '../../shapes.ts'
import { ComentarDialog } from './ComentarDialog.tsx'
import { type CampoTexto, camposDe, colocar } from './campos.ts'
import { cartaoId, type Revisao, RevisaoContext, useRevisao } from './contexto.ts'

/** Brings a comment, or the passage that it speaks of, before the eyes and the keys. */
export function lookAt(id: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

export function Revisar({ questao, children }: { questao: QuestaoInteira; children: ReactNode }) {
  const { data } = useRevisao(questao)
  const [atual, setAtual] = useState<number | null>(null)
  const [novo, setNovo] = useState<{
    campo: CampoTexto
    trecho: readonly [number, number] | null
  } | null>(null)
  const campos = useMemo(() => camposDe(questao), [questao])
  const colocados = useMemo(() => colocar(data?.comentarios ?? [], campos), [data, campos])
  const irAo = useCallback((comentario: number) => {
    setAtual(comentario)
    lookAt(cartaoId(comentario))
  }, [])
  const begun = questao.estado === 'em_revisao' || (data !== undefined && data.comentarios.length > 0)
  const revisao = useMemo<Revisao | null>(
    () =>
      data === undefined || (!begun && data.passos.length === 0)
        ? null
        : {
            ...{ data, campos, colocados, atual, irAo },
            comentar:
              data.permissoes.comentar && questao.estado !== 'aprovada'
                ? (campo, trecho) => setNovo({ campo, trecho })
                : null,
          },
    [data, begun, campos, colocados, atual, irAo, questao.estado],
  )
  return (
    <RevisaoContext value={revisao}>
      {children}
      {novo && (
        <ComentarDialog questao={questao.id} {...novo} onDone={setAtual} onClose={() => setNovo(null)} />
      )}
    </RevisaoContext>
  )
}
