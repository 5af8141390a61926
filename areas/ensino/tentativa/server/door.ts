/** The doors of lessons that are open to all. */
import { publicDoor } from '../../../acesso/sessao/server/public.ts'

export const { wait: waitAtDoor, countWrong } = publicDoor('atividade')
