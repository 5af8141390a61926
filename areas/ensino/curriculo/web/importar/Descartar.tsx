/** Throws away an import that was not recorded. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { DescartarButton } from '../../../../acesso/trabalho/web/public-importar.tsx'
import { importarApi } from '../../contract-importar.ts'
import { importarPlace } from './place.ts'
import { telaTexts } from './texts.ts'

export const Descartar = ({ id }: { id: number }) => (
  <DescartarButton
    remove={importarApi.removeImportacao}
    id={id}
    to={importarPlace()}
    words={useTexts(telaTexts)}
  />
)
