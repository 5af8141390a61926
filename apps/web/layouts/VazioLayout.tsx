/** Nothing but the page itself: sign-in, certificates, print, error. */
import { Outlet } from 'react-router'
import { useTom } from '../../../core/web/ui/frame.ts'
import { Toaster } from '../../../core/web/ui/Toaster.tsx'

export function VazioLayout() {
  useTom('gerir')
  return (
    <div className="tela">
      <Outlet />
      <Toaster />
    </div>
  )
}
