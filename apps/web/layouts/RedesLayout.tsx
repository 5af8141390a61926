/** The frame of networks and schools for managers. */
import { Outlet } from 'react-router'
import { Frame } from '../../../core/web/ui/Frame.tsx'
import { useTom } from '../../../core/web/ui/frame.ts'

export function RedesLayout() {
  useTom('gerir')
  return (
    <Frame home="/logado">
      <Outlet />
    </Frame>
  )
}
