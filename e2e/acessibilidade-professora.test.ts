/** Every screen that a teacher has, in every look. */
import { look } from './olhar.ts'

look('professora')
