/** Whether what was answered is safe: an icon with its words for readers, and words where there is room. */

import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs'
import IconDeviceMobileCheck from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileCheck.mjs'
import IconDeviceMobileX from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileX.mjs'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { playerTexts } from './texts.ts'

export type Guarda = 'salvo' | 'salvando' | 'noAparelho' | 'semEspaco'

const ICONS = {
  salvo: IconCloudCheck,
  salvando: IconCloudUp,
  noAparelho: IconDeviceMobileCheck,
  semEspaco: IconDeviceMobileX,
}

export function Salvo({ guarda }: { guarda: Guarda | null }) {
  const t = useTexts(playerTexts)
  const Icon = guarda && ICONS[guarda]
  return (
    <span
      className={cx('t-s linha curta v-2', guarda === 'semEspaco' ? 'cor-erro forte' : 'fraca')}
      role="status"
    >
      {guarda && Icon && (
        <span className="linha curta v-2" title={t[guarda]}>
          <Icon aria-hidden="true" />
          <span className="palavra so-leitor">{t[guarda]}</span>
        </span>
      )}
    </span>
  )
}
