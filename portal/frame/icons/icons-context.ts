import { createContext } from 'react'
import { publicIcons, type Icons } from './icons.ts'

/** The icons of the page; the shell adds its own. */
export const IconsContext = createContext<Icons>(publicIcons)
