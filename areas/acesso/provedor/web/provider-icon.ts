/** The mark of each kind of provider. */
import IconBrandAppleFilled from '@tabler/icons-react/dist/esm/icons/IconBrandAppleFilled.mjs'
import IconBrandGoogleFilled from '@tabler/icons-react/dist/esm/icons/IconBrandGoogleFilled.mjs'
import IconBrandWindowsFilled from '@tabler/icons-react/dist/esm/icons/IconBrandWindowsFilled.mjs'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import type { IconType } from '../../../../core/web/ui/icon.ts'
import type { Tipo } from '../rules.ts'

export const PROVIDER_ICONS: Readonly<Record<Tipo, IconType>> = {
  google: IconBrandGoogleFilled,
  microsoft: IconBrandWindowsFilled,
  apple: IconBrandAppleFilled,
  govbr: IconBuildingBank,
  oidc: IconLogin2,
}
