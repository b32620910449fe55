import { createContext, use, type ReactNode } from 'react'
import { Button } from './Button.tsx'

/** Closes the dialog around; one that holds unsaved input asks first. */
export const DialogCloseContext = createContext(() => {})

/** The button of a dialog's footer that closes it as Escape and the close button do. */
export function DialogClose({ children }: { readonly children: ReactNode }) {
  return <Button onClick={use(DialogCloseContext)}>{children}</Button>
}
