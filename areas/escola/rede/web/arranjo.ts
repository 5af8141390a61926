/** Arranging networks from the screen: each act tells what it did and, where it can be, how to undo it. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type No, redeApi } from '../contract.ts'
import { redeTexts } from './texts.ts'

export interface Typed {
  nome: string
  inep: string
}

const typedOf = ({ nome, inep }: No): Typed => ({ nome, inep: inep ?? '' })
const paiOf = ({ pai }: No): number => Number(pai.split(':')[1])

export function useArranjo() {
  const t = useTexts(redeTexts)
  const language = useLanguage()
  const onError = (error: unknown) => notify.error(errorSentence(error, language))
  const create = useSend(redeApi.create)
  const update = useSend(redeApi.update)
  const move = useSend(redeApi.move)
  const remove = useSend(redeApi.remove)
  const restore = useSend(redeApi.restore)
  return {
    create,
    update,
    move,
    doCreate: (pai: number, body: Typed, onDone: () => void) =>
      create.mutate(
        { params: { rede: pai }, body },
        {
          onSuccess: () => {
            notify.success(t.criada(body.nome))
            onDone()
          },
        },
      ),
    doUpdate: (no: No, body: Typed, onDone: () => void) =>
      update.mutate(
        { params: { rede: no.id }, body },
        {
          onSuccess: () => {
            const back = { params: { rede: no.id }, body: typedOf(no) }
            notify.success(t.mudada(body.nome), { run: () => update.mutate(back, { onError }) })
            onDone()
          },
        },
      ),
    doMove: (no: No, pai: number, onDone: () => void) =>
      move.mutate(
        { params: { rede: no.id }, body: { pai } },
        {
          onSuccess: () => {
            const back = { params: { rede: no.id }, body: { pai: paiOf(no) } }
            notify.success(t.movida(no.nome), { run: () => move.mutate(back, { onError }) })
            onDone()
          },
        },
      ),
    doRemove: async (no: No) => {
      const params = { rede: no.id }
      const onSuccess = () => notify.success(t.devolvida(no.nome))
      try {
        await remove.mutateAsync({ params })
        notify.success(t.excluida(no.nome), { run: () => restore.mutate({ params }, { onError, onSuccess }) })
      } catch (error) {
        onError(error)
      }
    },
  }
}
