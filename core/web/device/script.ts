/** Loads a classic script from elsewhere, once. */
import { scriptOf } from '../trusted.ts'

const loading = new Map<string, Promise<void>>()

/** Rejects when it does not load, after logging that it could not be instantiated (section 8); may be tried again. */
export function loadScript(src: string, page: Document = document): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = scriptOf(src, page)
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(src)
      script.remove()
      console.error(`The script ${src} could not be instantiated`)
      reject(new Error(`The script ${src} could not be instantiated`))
    }
    page.head.append(script)
  })
  loading.set(src, loaded)
  return loaded
}
