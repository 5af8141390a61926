/** The signed-in frame with the administration menu: always gerir, tables as wide as the window. */
import { Outlet } from 'react-router'
import { Frame } from '../../../core/web/ui/Frame.tsx'
import { useTom } from '../../../core/web/ui/frame.ts'

export function AdminLayout() {
  useTom('gerir')
  return (
    <Frame home="/logado" wide>
      <Outlet />
    </Frame>
  )
}
