import { createContext, use, type ReactNode } from 'react'
import { Button } from './Button.tsx'

/** Closes the surrounding dialog; one with unsaved input asks first. */
export const DialogCloseContext = createContext(() => {})

/** The button of a dialog's footer that closes it, like Escape and the close button. */
export function DialogClose({ children }: { readonly children: ReactNode }) {
  return <Button onClick={use(DialogCloseContext)}>{children}</Button>
}
