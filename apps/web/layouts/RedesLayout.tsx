/** The frame of networks and schools for managers. */
import { Outlet } from 'react-router'
import { Frame } from '../../../core/web/ui/Frame.tsx'
import { useTom } from '../../../core/web/ui/frame.ts'
import { MantineRoot } from '../../../core/web/ui/MantineRoot.tsx'

export function RedesLayout() {
  useTom('gerir')
  return (
    <MantineRoot>
      <Frame home="/logado">
        <Outlet />
      </Frame>
    </MantineRoot>
  )
}
