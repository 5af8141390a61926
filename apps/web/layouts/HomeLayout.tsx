/** The public front page of a tenant. */
import { Outlet } from 'react-router'
import { useTom } from '../../../core/web/ui/frame.ts'
import { PublicFrame } from '../../../core/web/ui/PublicFrame.tsx'

export function HomeLayout() {
  useTom('gerir')
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
