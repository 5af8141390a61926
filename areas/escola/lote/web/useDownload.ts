/** The result of a batch, handed to the browser as a file. */
import { useSend } from '../../../../core/web/data.ts'
import { saveText } from '../../../../core/web/device/save-file.ts'
import { loteApi } from '../contract.ts'

export function useDownload(id: number) {
  const send = useSend(loteApi.result, { onSuccess: ({ nome, csv }) => saveText(nome, 'text/csv', csv) })
  return {
    run: (somente?: 'erro') => send.mutate({ params: { id }, body: somente ? { somente } : {} }),
    busy: send.isPending,
    error: send.error?.message,
  }
}
