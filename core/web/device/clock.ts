/** Is the clock of this device right? Compared with the server's, in São Paulo time (section 5). */
import { useEffect, useState } from 'react'
import { parseMysqlDate } from '../../contract/time.ts'

/** Seconds. */
export const CLOCK_TOLERANCE = 600

/** An instant with its zone, or a wall time of São Paulo. Throws a RangeError in Portuguese. */
export function parseServerTime(text: string): Date {
  if (!/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text.trim()) || !/[T ]\d{2}:/.test(text))
    return parseMysqlDate(text.trim().replace('T', ' '))
  const at = new Date(text.trim().replace(' ', 'T'))
  if (Number.isNaN(at.getTime())) throw new RangeError('Data inválida.')
  return at
}

export interface ClockCheck {
  /** The device differs by more than 600 s. */
  wrong: boolean
  /** Seconds that the server is ahead of the device; negative when it is behind. */
  difference: number
}

/** A failed fetch, or an answer that is no time, counts as no clock problem: null. */
export async function checkClock(
  fetchServerTime: () => Promise<string>,
  now: () => number = Date.now,
): Promise<ClockCheck | null> {
  try {
    const asked = now()
    const server = parseServerTime(await fetchServerTime())
    // The server read its clock about half-way between question and answer.
    const difference = (server.getTime() - (asked + now()) / 2) / 1000
    return { wrong: Math.abs(difference) > CLOCK_TOLERANCE, difference }
  } catch {
    return null
  }
}

/** Checks once per `fetchServerTime` (keep it stable); null until known, and when there is no problem to tell. */
export function useClockCheck(fetchServerTime: () => Promise<string>): ClockCheck | null {
  const [check, setCheck] = useState<ClockCheck | null>(null)
  useEffect(() => {
    let gone = false
    void checkClock(fetchServerTime).then((result) => {
      if (!gone) setCheck(result)
    })
    return () => {
      gone = true
    }
  }, [fetchServerTime])
  return check
}
