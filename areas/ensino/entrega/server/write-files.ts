/** The files of a delivery: what came is kept, what is not named any more goes. */
import type { Context } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { removeFiles, saveFiles } from '../../../acesso/arquivo/server/public.ts'
import { ARQUIVOS } from '../../tentativa/contract-anexo.ts'
import { entregaTexts as texts } from '../texts.ts'
import { changeFiles, filesOf } from './queries-mudar.ts'

/** How many files a screen takes: what its author said of an `envio_arquivo`, one of what is recorded or drawn. */
export const filesTaken = (tipo: string, { arquivos }: Record<string, unknown>): number => {
  if (tipo === 'envio_arquivo') return typeof arquivos === 'number' ? arquivos : ARQUIVOS.maxFiles
  return tipo === 'dissertativa' ? ARQUIVOS.maxFiles : 1
}

/**
 * Leaves the delivery with the files of `manter` and those of the request, and tells how many. 409 `arquivo_de_fora`
 * for one to keep that it does not have, 422 `muitos_arquivos` beyond `most`.
 */
export async function replaceFiles(
  context: Context,
  id: number,
  manter: readonly number[],
  most: number,
): Promise<number> {
  const { tx, files } = context
  const had = await filesOf(tx, id)
  if (manter.some((one) => !had.includes(one))) throw failure(409, 'arquivo_de_fora', texts.arquivoDeFora)
  const total = manter.length + files.length
  if (total > most)
    throw failure(422, 'muitos_arquivos', { pt: texts.muitos.pt(most), en: texts.muitos.en(most) })
  const gone = had.filter((one) => !manter.includes(one))
  await changeFiles(tx, id, gone, await saveFiles(context, files))
  await removeFiles(tx, gone)
  return total
}
