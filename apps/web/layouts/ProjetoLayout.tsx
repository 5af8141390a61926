/** One lesson at a time: the top bar alone, no side bar, no bottom bar. */
import { Outlet } from 'react-router'
import { Frame } from '../../../core/web/ui/Frame.tsx'
import { useFrame, useTom } from '../../../core/web/ui/frame.ts'

export function ProjetoLayout() {
  useTom(useFrame().tom)
  return (
    <Frame home="/logado" bare>
      <Outlet />
    </Frame>
  )
}
