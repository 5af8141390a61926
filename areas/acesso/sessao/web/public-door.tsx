/** What other areas may use at public doors, apart from what every page loads. */
export { CodigoForm } from './CodigoForm.tsx'
export { DoorForm } from './DoorForm.tsx'
