/** The door of the public page that checks certificates. */
import { publicDoor } from '../../../acesso/sessao/server/public.ts'

export const { wait: waitAtDoor, countWrong } = publicDoor('certificado')
