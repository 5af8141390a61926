/** What happens to a path as a whole: archived, deleted, brought back, each undone from its toast. */
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useSend } from '../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { trilhaGerenciarApi } from '../../contract-gerenciar.ts'
import type { StatusTrilha } from '../../shapes.ts'
import { trilhasTexts } from './texts.ts'

type Uma = { id: number; nome: string }

export function useTrilhaLife() {
  const t = useTexts(trilhasTexts)
  const language = useLanguage()
  const { mutateAsync } = useSend(trilhaGerenciarApi.setStatus)
  /** True once it is done; false when it was refused, which a toast told. */
  const become = async (trilha: Uma, status: StatusTrilha, done: string, undo?: () => void) => {
    try {
      await mutateAsync({ body: { trilha_id: trilha.id, status } })
      notify.success(done, undo && { run: undo })
      return true
    } catch (problem) {
      notify.error(errorSentence(problem, language))
      return false
    }
  }
  const archive = (trilha: Uma): Promise<boolean> =>
    become(trilha, 2, t.foiArquivada(trilha.nome), () => void activate(trilha))
  const activate = (trilha: Uma): Promise<boolean> =>
    become(trilha, 1, t.foiReativada(trilha.nome), () => void archive(trilha))
  const restore = (trilha: Uma): Promise<boolean> => become(trilha, 2, t.foiRestaurada(trilha.nome))
  return {
    archive,
    activate,
    restore,
    /** Its undoing makes of it what it was. */
    remove: (trilha: Uma & { status: StatusTrilha }) =>
      become(trilha, 3, t.foiExcluida(trilha.nome), () => {
        void restore(trilha).then((back) => back && trilha.status === 1 && activate(trilha))
      }),
  }
}
