/** The signed-in frame of learners and teachers; its temperature follows the person. */
import { Outlet } from 'react-router'
import { Frame } from '../../../core/web/ui/Frame.tsx'
import { useFrame, useTom } from '../../../core/web/ui/frame.ts'

export function LogadoLayout() {
  useTom(useFrame().tom)
  return (
    <Frame home="/logado">
      <Outlet />
    </Frame>
  )
}
