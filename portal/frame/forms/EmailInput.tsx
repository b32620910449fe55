import type { ComponentProps } from 'react'
import { TextInput } from '#widgets/kit/TextInput.tsx'

/** The e-mail address that somebody signs in with; password managers know it by that. */
export const EmailInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    aria-required
    {...props}
  />
)
