/** For tests of what is counted in seconds: a slow machine must not let more through. */
import { afterEach, beforeEach, vi } from 'vitest'

/** The product's clock stands during each test that follows; the database's goes on. */
export function stillClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
}
