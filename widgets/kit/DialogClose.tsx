import { createContext, use, type ReactNode } from 'react'
import { Button } from './Button.tsx'

/** Closes the surrounding dialog, which asks first when it has unsaved input. */
export const DialogCloseContext = createContext(() => {})

/** A footer button that closes the dialog, like Escape and the close button. */
export function DialogClose({ children }: { readonly children: ReactNode }) {
  return <Button onClick={use(DialogCloseContext)}>{children}</Button>
}
