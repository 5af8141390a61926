/** The part of autocannon that the benchmark uses. */
declare module 'autocannon' {
  interface Result {
    requests: { total: number }
    latency: { p50: number; p99: number; max: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    /** Seconds; or so many requests. */
    duration?: number
    amount?: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    /** Asked in turn. */
    requests?: { headers: Record<string, string> }[]
  }): Promise<Result>
}
