/** Throws away a list of schools that was not recorded. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { DescartarButton } from '../../../../acesso/trabalho/web/public-importar.tsx'
import { type ImportacaoDeEscolas, importarApi } from '../../contract-importar.ts'
import { importarPlace } from './place.ts'
import { telaTexts } from './texts.ts'

export const Descartar = ({ importacao: { id, rede } }: { importacao: ImportacaoDeEscolas }) => (
  <DescartarButton
    remove={importarApi.removeImportacao}
    id={id}
    to={importarPlace(rede.id)}
    words={useTexts(telaTexts)}
  />
)
