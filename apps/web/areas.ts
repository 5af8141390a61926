/** Every screen of the product by its literal path, for the documents and the tests. */
import { publicScreens } from './public-screens.ts'
import { signedInScreens } from './signed-in-screens.ts'

export const screens = { ...publicScreens, ...signedInScreens }
