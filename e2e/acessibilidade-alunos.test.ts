/** Every screen that pupils and guardians have, in every look. */
import { look } from './olhar.ts'

look('alunos')
