/** Every screen of who manages schools, tenants and the platform, in every look. */
import { look } from './olhar.ts'

look('gestao')
