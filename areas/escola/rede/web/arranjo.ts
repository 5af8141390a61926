/** Arranging networks from the screen: what is typed of one, and taking one away with the way back. */
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type DadosTold, type No, redeApi } from '../contract.ts'
import type { CampoContato } from '../rules.ts'
import { redeTexts } from './texts.ts'

/** What is typed of a network. */
export type Dados = Record<'nome' | 'inep' | CampoContato, string>

export const typedOf = ({ nome, inep, codigo: _, ...where }: DadosTold): Dados => ({
  nome,
  inep: inep ?? '',
  endereco: where.endereco ?? '',
  municipio: where.municipio ?? '',
  uf: where.uf ?? '',
  cep: where.cep ?? '',
  telefone: where.telefone ?? '',
  email: where.email ?? '',
})
export const paiOf = ({ pai }: No): number => Number(pai.split(':')[1])

/** Tells what an act without a window was refused with. */
export function useOnError(): (error: unknown) => void {
  const language = useLanguage()
  return (error) => notify.error(errorSentence(error, language))
}

export function useRemove(): (no: No) => Promise<void> {
  const t = useTexts(redeTexts)
  const onError = useOnError()
  const remove = useSend(redeApi.remove)
  const restore = useSend(redeApi.restore)
  return async (no) => {
    const params = { rede: no.id }
    const onSuccess = () => notify.success(t.devolvida(no.nome))
    try {
      await remove.mutateAsync({ params })
      notify.success(t.excluida(no.nome), { run: () => restore.mutate({ params }, { onError, onSuccess }) })
    } catch (error) {
      onError(error)
    }
  }
}
