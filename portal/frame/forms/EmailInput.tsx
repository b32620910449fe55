import type { ComponentProps } from 'react'
import { TextInput } from '#widgets/kit/TextInput.tsx'

/** The email address of a sign-in, recognisable by password managers. */
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
