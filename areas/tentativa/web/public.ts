/** What other areas use of the device's side of attempts: what waits to be sent, and beginning a downloaded lesson. */
export { fromBase64url, toBase64url } from './offline/base64.ts'
export { FilaPanel } from './offline/FilaPanel.tsx'
export { keepOffline, type Lacrado } from './offline/keep.ts'
export { useFila } from './offline/useFila.ts'
