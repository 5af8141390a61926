/** One question as it will be printed, and its key, in a window. */
import { useMemo } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Midia } from '../../../ensino/midia/shapes.ts'
import { chaveDe } from '../../avaliacao/rules-chave.ts'
import { trocadas } from '../../avaliacao/rules-gabarito.ts'
import { blocosDe } from '../../questao/rules-previa.ts'
import type { ConteudoQuestao } from '../../questao/shapes.ts'
import { Blocos } from '../../questao/web/public.tsx'
import { montagemApi } from '../contract.ts'
import type { Impressa } from '../shapes.ts'
import { LETRAS } from './Gabarito.tsx'
import { montagemWebTexts } from './texts.ts'

interface FaceProps {
  impressa: Impressa
  midias: readonly Midia[]
  /** Where its key stands in this assessment; null: where its author put it. */
  letra?: number | null
  /** Nothing plays there. */
  papel?: boolean
  /** Its text stands before another question already. */
  semTexto?: boolean
}

/** As it is printed, or looked at before. */
export function Face({ impressa, midias, letra = null, papel = false, semTexto = false }: FaceProps) {
  const { id, tipo, comando, texto_base } = impressa
  const blocos = useMemo(() => {
    const conteudo = impressa.conteudo as ConteudoQuestao
    const author = chaveDe(id, tipo, conteudo).letra
    const moved =
      'alternativas' in conteudo && author !== null && letra !== null
        ? { ...conteudo, alternativas: trocadas(conteudo.alternativas, author, letra) }
        : conteudo
    return blocosDe({ tipo, conteudo: moved, comando, base: semTexto ? '' : (texto_base?.html ?? '') })
  }, [impressa, id, tipo, comando, texto_base, letra, semTexto])
  return <Blocos blocos={blocos} midias={midias} papel={papel} />
}

function Inside({ id }: { id: number }) {
  const t = useTexts(montagemWebTexts)
  const { data, error, refetch } = useCall(montagemApi.papel, { body: { questoes: [id] } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const [impressa] = data.questoes
  if (!impressa) return <p>{t.perdidas(1)}</p>
  const { letra } = chaveDe(id, impressa.tipo, impressa.conteudo as ConteudoQuestao)
  return (
    <div className="pilha v-4">
      <Face impressa={impressa} midias={data.midias} />
      {letra !== null && <Tag tone="ok">{t.certa(LETRAS[letra] ?? '')}</Tag>}
      {impressa.explicacao && <p className="fraca">{impressa.explicacao}</p>}
    </div>
  )
}

export function Inteira({ id, onClose }: { id: number | null; onClose: () => void }) {
  const t = useTexts(montagemWebTexts)
  return (
    <Dialog open={id !== null} onClose={onClose} wide title={id === null ? '' : t.codigo(id)}>
      {id !== null && <Inside id={id} />}
    </Dialog>
  )
}
