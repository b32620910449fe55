import { recipients, type Recipient } from '#core/insurance/quotes/cart/sharing.ts'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { useWording } from '../react/use-wording.ts'

interface RecipientChoiceProps {
  readonly value: Recipient
  readonly onValue: (value: Recipient) => void
  /** Their email addresses, if known. */
  readonly emails?: Readonly<Record<Recipient, string>>
  /** Why one of them cannot receive it now. */
  readonly blocked?: Readonly<Partial<Record<Recipient, string | undefined>>>
}

/** The recipient of a quote: its policyholder or its agent. */
export function RecipientChoice({ value, onValue, emails, blocked }: RecipientChoiceProps) {
  const t = useWording('cart')
  return (
    <RadioGroup
      label={t('cart:send.to')}
      choices={recipients.map((each) => ({
        value: each,
        label: t(`cart:send.recipient.${each}`),
        hint: blocked?.[each] ?? emails?.[each],
        disabled: blocked?.[each] !== undefined,
      }))}
      value={value}
      onValue={onValue}
    />
  )
}
