/** One lesson at a time: the top bar alone, no side bar, no bottom bar. */
import { Outlet } from 'react-router'
import { Frame } from '../../../core/web/ui/Frame.tsx'
import { useFrame, useTom } from '../../../core/web/ui/frame.ts'
import { MantineRoot } from '../../../core/web/ui/MantineRoot.tsx'

export function ProjetoLayout() {
  useTom(useFrame().tom)
  return (
    <MantineRoot>
      <Frame home="/logado" bare>
        <Outlet />
      </Frame>
    </MantineRoot>
  )
}
