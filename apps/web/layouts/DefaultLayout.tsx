/** Public pages with text: privacy, contact, documents, 404. */
import { Outlet } from 'react-router'
import { useTom } from '../../../core/web/ui/frame.ts'
import { PublicFrame } from '../../../core/web/ui/PublicFrame.tsx'

export function DefaultLayout() {
  useTom('gerir')
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
