/** The way to bring whole curricula from files. */
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { curriculoWebTexts } from './texts.ts'

export function ImportarLink() {
  const t = useTexts(curriculoWebTexts)
  return (
    <ButtonLink icon={IconFileImport} to="/logado/curriculos/importar">
      {t.importar}
    </ButtonLink>
  )
}
