import { useEffect, type ReactNode } from 'react'
import type { DomainInput as Domains } from '#core/insurance/accounts/domain-input.ts'
import { useStore } from '../react/use-store.ts'
import { useWording } from '../react/use-wording.ts'
import { ControlBox } from './ControlBox.tsx'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { TextInput } from './TextInput.tsx'

export interface DomainInputProps {
  /** Created by the form with `createDomainInput`. The form calls `accept` on submit. */
  readonly domains: Domains
  readonly label: ReactNode
  /** Shown under the control while there is no result. */
  readonly hint?: ReactNode
  readonly required?: boolean
  /** Marks the field as optional. */
  readonly optional?: boolean
  readonly name?: string
  /** An error from the form, shown when the domain check has none. */
  readonly error?: string | undefined
}

/** A field for one or more domains that shows whether the platform accepts them. */
export function DomainInput({
  domains,
  label,
  hint,
  required = false,
  optional = false,
  name,
  error,
}: DomainInputProps) {
  const t = useWording('element', 'errors')
  const { text, stage, fieldError } = useStore(domains.$state)
  useEffect(() => () => domains.dispose(), [domains])
  const hints = {
    open: hint,
    checking: (
      <>
        <Spinner /> {t('element:domainChecking')}
      </>
    ),
    valid: (
      <>
        <Icon name="success" /> {t('element:domainFound')}
      </>
    ),
    invalid: hint,
  } as const satisfies Record<typeof stage, ReactNode>
  return (
    <Field
      label={label}
      hint={hints[stage]}
      error={fieldError ?? error}
      required={required}
      optional={optional}
    >
      <ControlBox>
        <TextInput
          name={name}
          value={text}
          onValue={domains.type}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </ControlBox>
    </Field>
  )
}
