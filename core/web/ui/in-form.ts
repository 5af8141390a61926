/** Whether what is drawn stands in a form: a form may not stand in another. */
import { createContext } from 'react'

export const InForm = createContext(false)
