/** The signed-in frame of learners and teachers; its temperature follows the person. */
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { keepTom } from '../../../core/web/preferences/store.ts'
import { Frame } from '../../../core/web/ui/Frame.tsx'
import { useFrame, useTom } from '../../../core/web/ui/frame.ts'

export function LogadoLayout() {
  const { tom } = useFrame()
  useTom(tom)
  // The next page stands on it from its first paint: no ground changes its colour under a reader.
  useEffect(() => keepTom(tom), [tom])
  return (
    <Frame home="/logado">
      <Outlet />
    </Frame>
  )
}
