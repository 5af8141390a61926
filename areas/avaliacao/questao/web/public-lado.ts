/** What other areas put beside a question that is read: the application says what, as they lean on this area. */
import { type ComponentType, createContext } from 'react'
import type { QuestaoInteira } from '../shapes.ts'

export interface AoLadoProps {
  questao: QuestaoInteira
}

export const AoLadoContext = createContext<ComponentType<AoLadoProps> | null>(null)
