/**
 * Parts that each read for themselves come at once. Until every one has its first answer, or has failed, what stands for
 * them stands: nothing that is read already is pushed down by what comes after it.
 */
import { type QueryFilters, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { ShownContext } from './title-focus.ts'

/** A reading that takes longer comes by itself. */
const LONGEST_MS = 4_000

const UNANSWERED: QueryFilters = {
  predicate: ({ state }) => state.data === undefined && state.error === null,
}

interface Props {
  /** Stands until then, as tall as what will come. */
  fallback: ReactNode
  children: ReactNode
}

/** Tells once everything beside it has loaded its code and begun to read. */
function Begun({ onBegin }: { onBegin: () => void }) {
  useEffect(onBegin, [onBegin])
  return null
}

export function Together({ fallback, children }: Props) {
  const [begun, setBegun] = useState(false)
  const [open, setOpen] = useState(false)
  const begin = useCallback(() => setBegun(true), [])
  const client = useQueryClient()
  const reading = useIsFetching(UNANSWERED)
  useEffect(() => {
    if (!begun || open || reading > 0) return
    // What an answer brings may read in its turn: it has begun by then, and is not told yet.
    const timer = setTimeout(() => {
      if (client.isFetching(UNANSWERED) === 0) setOpen(true)
    })
    return () => clearTimeout(timer)
  }, [begun, open, reading, client])
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {!open && fallback}
      <div hidden={!open}>
        <ShownContext value={open}>
          <Suspense fallback={open ? fallback : null}>
            {children}
            <Begun onBegin={begin} />
          </Suspense>
        </ShownContext>
      </div>
    </>
  )
}
