/** The only way a handler gets a file of questions: as its sender, who still may write questions. */
import { findsOf } from '../../../acesso/trabalho/server/public-importacao.ts'
import { bancoPolicy } from '../../questao/policy.ts'
import { intercambioTexts } from '../texts.ts'
import { presentImportacao } from './present.ts'
import { findImportacao } from './queries.ts'

export const { findOne, findAt, findUnrecorded, shown } = findsOf({
  find: findImportacao,
  async admit({ authorize }) {
    authorize(bancoPolicy, 'write', null)
  },
  present: presentImportacao,
  words: intercambioTexts,
})
