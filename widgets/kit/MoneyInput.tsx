import { currencySign, toDecimal, toMinor, type Currency } from '#core/foundation/money/money.ts'
import { NumberInput, type NumberInputProps } from './NumberInput.tsx'

export interface MoneyInputProps extends Omit<
  NumberInputProps,
  'value' | 'onValue' | 'before' | 'unit'
> {
  /** Whole minor units. */
  readonly value: number | undefined
  readonly onValue: (minor: number | undefined) => void
  readonly currency: Currency
}

/** An amount after its currency sign, `1,200,000`. Use `fraction={2}` for cents. */
export function MoneyInput({ value, onValue, currency, ...rest }: MoneyInputProps) {
  return (
    <NumberInput
      {...rest}
      unit={currency}
      before={currencySign(currency)}
      padded={(rest.fraction ?? 0) > 0}
      value={value === undefined ? undefined : toDecimal(value)}
      onValue={(decimal) => onValue(decimal === undefined ? undefined : toMinor(decimal))}
    />
  )
}
