/** What other areas may use of long work: its progress on the screen. */
export { TrabalhoProgress } from './TrabalhoProgress.tsx'
