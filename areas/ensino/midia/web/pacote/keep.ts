/** Runs first in the frame that H5P makes inside its own. */
import { keepStorage } from './storage.ts'

keepStorage()
