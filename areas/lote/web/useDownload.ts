/** The result of a batch, handed to the browser as a file. */
import { useSend } from '../../../core/web/data.ts'
import { loteApi } from '../contract.ts'

function handOver(nome: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = nome
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export function useDownload(id: number) {
  const send = useSend(loteApi.result, { onSuccess: ({ nome, csv }) => handOver(nome, csv) })
  return {
    run: (somente?: 'erro') => send.mutate({ params: { id }, body: somente ? { somente } : {} }),
    busy: send.isPending,
    error: send.error?.message,
  }
}
