/** The only way a handler gets a list of schools: as its sender, who still may change the network. */
import { findsOf } from '../../../acesso/trabalho/server/public-importacao.ts'
import { importarTexts } from '../texts-importar.ts'
import { findFor } from './find.ts'
import { presentImportacao } from './importar-present.ts'
import { findImportacao } from './importar-queries.ts'

export const { findOne, findAt, findUnrecorded, shown } = findsOf({
  find: findImportacao,
  async admit(context, { rede_id }) {
    await findFor(context, 'change', rede_id)
  },
  present: presentImportacao,
  words: importarTexts,
})
