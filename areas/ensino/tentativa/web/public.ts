/** What other areas use of the device's side of attempts: what waits to be sent, and beginning a downloaded lesson. */
export { fromBase64url } from './offline/base64.ts'
export { aparelhoAgora } from './offline/device.ts'
export { FilaPanel } from './offline/FilaPanel.tsx'
export { keepOffline } from './offline/keep.ts'
export { useFila } from './offline/useFila.ts'
