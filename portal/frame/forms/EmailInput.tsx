import type { ComponentProps } from 'react'
import { TextInput } from '#widgets/kit/TextInput.tsx'

/** The email input of a sign-in, as password managers expect it. */
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
