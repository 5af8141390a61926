/** Tells the server each minute that a pupil has the lesson open. */
import { useEffect, useRef, useState } from 'react'
import { call, useTransport } from '../../../../core/web/data.ts'
import { aovivoApi } from '../contract.ts'
import { agesOf, type Beacons, due, NO_BEACONS, told } from './beacons.ts'

/** How often the page looks whether a beacon is due: a hidden tab is woken once a minute at best. */
const LOOK_MS = 15_000

interface Options {
  /** The lesson runs and the person's presence is kept. */
  active: boolean
  /** The room was opened from here: being in the other tab is being present. */
  joined: boolean
  /** The server says that the lesson no longer runs. */
  onOver: () => void
}

/** Returns why the last attempt to tell failed; null where it did not. */
export function useBeacon(id: number, { active, joined, onOver }: Options): { failed: unknown } {
  const transport = useTransport()
  const [failed, setFailed] = useState<unknown>(null)
  const beacons = useRef<Beacons>(NO_BEACONS)
  const latest = useRef({ joined, onOver })
  useEffect(() => {
    latest.current = { joined, onOver }
  })
  useEffect(() => {
    if (!active) return
    let sending = false
    const look = async () => {
      const present = document.visibilityState === 'visible' || latest.current.joined
      if (present) beacons.current = due(beacons.current, performance.now())
      const { waiting } = beacons.current
      if (waiting.length === 0 || sending) return
      sending = true
      try {
        const idades = agesOf(beacons.current, performance.now())
        const { conta } = await call(transport, aovivoApi.beacon, { params: { id }, body: { idades } })
        beacons.current = told(beacons.current, waiting)
        setFailed(null)
        if (!conta) latest.current.onOver()
      } catch (error) {
        // Kept for the next look.
        setFailed(error)
      } finally {
        sending = false
      }
    }
    void look()
    const timer = setInterval(() => void look(), LOOK_MS)
    const wake = () => void look()
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('online', wake)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', wake)
    }
  }, [active, id, transport])
  return { failed }
}
