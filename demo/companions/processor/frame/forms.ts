import type { Currency } from '#core/foundation/money/money.ts'
import { bankFormats } from './bank-formats.ts'
import { bankErrors, brandOf, cardErrors, securityCodeLength } from './checks.ts'
import { field, groupedInput, make, type Field } from './fields.ts'
import { fill, type FrameText, type FrameTexts } from './texts.ts'

/** The form of a payment method. */
export interface MethodForm {
  readonly parts: readonly Node[]
  readonly fields: Readonly<Record<string, Field>>
  /** Error texts by field. */
  errors(): Readonly<Record<string, string>>
  /** The input of the charge call. */
  method(): Readonly<Record<string, string>>
}

const groupCard = (digits: string): string =>
  /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
    : (digits.slice(0, 19).match(/\d{1,4}/g) ?? []).join(' ')

const groupExpiry = (digits: string): string =>
  digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits

/** Replaces the text keys of field errors by their texts. */
const toTexts = (
  errors: Readonly<Record<string, string | undefined>>,
  texts: FrameTexts,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, key]) =>
      key === undefined ? [] : [[name, texts[key as FrameText]]],
    ),
  )

export const cardForm = (texts: FrameTexts): MethodForm => {
  const name = field(
    'name',
    texts.name,
    make('input', { autocomplete: 'cc-name', maxlength: '100' }),
  )
  const brand = make('span', { class: 'hint', id: 'brand' })
  const number = field(
    'number',
    texts.number,
    groupedInput({ autocomplete: 'cc-number', maxlength: '23' }, groupCard),
  )
  number.element.firstElementChild?.append(' ', brand)
  const expiry = field(
    'expiry',
    texts.expiry,
    groupedInput({ autocomplete: 'cc-exp', maxlength: '9' }, groupExpiry),
    texts.expiryHint,
  )
  const code = field(
    'code',
    texts.code,
    groupedInput({ autocomplete: 'cc-csc', maxlength: '4' }, (digits) => digits.slice(0, 4)),
    texts.codeHint,
  )
  number.input.addEventListener('input', () => {
    const known = brandOf(number.input.value.replaceAll(/\D/g, ''))
    brand.textContent = known === 'Card' ? '' : known
    const hint = code.element.querySelector('.hint')
    if (hint !== null) {
      hint.textContent = securityCodeLength(known) === 4 ? texts.codeHintLong : texts.codeHint
    }
  })
  const values = () => ({
    name: name.input.value,
    number: number.input.value,
    expiry: expiry.input.value,
    code: code.input.value,
  })
  const now = new Date()
  return {
    parts: [
      name.element,
      number.element,
      make('div', { class: 'row' }, expiry.element, code.element),
    ],
    fields: { name, number, expiry, code },
    errors: () =>
      toTexts(
        cardErrors(values(), { month: now.getUTCMonth() + 1, year: now.getUTCFullYear() }),
        texts,
      ),
    method: () => ({ kind: 'card', ...values() }),
  }
}

export const echeckForm = (texts: FrameTexts, currency: Currency, amount: string): MethodForm => {
  const format = bankFormats[currency]
  const name = field(
    'name',
    texts.holder,
    make('input', { autocomplete: 'name', maxlength: '100' }),
  )
  const routing = field(
    'routing',
    texts.routing,
    groupedInput({ autocomplete: 'off', maxlength: '11' }, (digits) =>
      digits.slice(0, format.routingDigits),
    ),
    texts.routingHint,
  )
  const account = field(
    'account',
    texts.account,
    groupedInput({ autocomplete: 'off', maxlength: '20' }, (digits) =>
      digits.slice(0, format.accountMax),
    ),
    texts.accountHint,
  )
  const accountType = field(
    'accountType',
    texts.accountType,
    make(
      'select',
      {},
      make('option', { value: 'Checking' }, texts.checking),
      make('option', { value: 'Savings' }, texts.savings),
    ),
  )
  const values = () => ({
    name: name.input.value,
    routing: routing.input.value,
    account: account.input.value,
  })
  return {
    parts: [
      name.element,
      make('div', { class: 'row' }, routing.element, account.element),
      ...(format.asksType ? [accountType.element] : []),
      make('p', { class: 'terms' }, fill(texts.authorize, { amount })),
    ],
    fields: { name, routing, account, accountType },
    errors: () => toTexts(bankErrors(values(), currency), texts),
    method: () => ({ kind: 'echeck', ...values(), accountType: accountType.input.value }),
  }
}

export const savedForm = (
  texts: FrameTexts,
  tokenId: string,
  title: string,
  amount: string,
): MethodForm => ({
  parts: [make('p', { class: 'about' }, fill(texts.saved, { amount, method: title }))],
  fields: {},
  errors: () => ({}),
  method: () => ({ kind: 'saved', tokenId }),
})
