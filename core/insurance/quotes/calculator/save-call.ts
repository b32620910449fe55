import type { Services } from '../../../platform/services.ts'
import type { CalculatorInput } from '../../rating/model.ts'
import { saveQuote, updateQuote } from '../endpoints.ts'
import type { Quote } from '../model.ts'
import { contactOf } from './contact.ts'
import { regionOfProduct } from '../../products/products.ts'
import { addressOf } from './address.ts'
import type { AddressValues, ContactValues } from './form.ts'

export { addressErrors } from './address.ts'
export { contactErrors } from './contact.ts'

/** The data to save. */
export interface SaveInput {
  readonly input: CalculatorInput
  readonly contact: ContactValues
  /** Missing where it is asked later, with the request to bind. */
  readonly address: AddressValues | undefined
  readonly accountId: string | undefined
  /** The quote to change; absent for a new one. */
  readonly quote: Quote | undefined
  /** Id of the attempt: the same until it has succeeded. */
  readonly requestId: string
}

/**
 * Saves a new quote, or changes a saved one. The request id prevents a second quote after a lost
 * answer.
 */
export const saveCall = (
  platform: Pick<Services, 'api'>,
  { input, contact, address, accountId, quote, requestId }: SaveInput,
): Promise<Quote> => {
  const { product } = input
  const terms = {
    initialRequestData: input,
    contact: contactOf(contact),
    ...(address === undefined ? {} : { account: addressOf(address, regionOfProduct[product]) }),
  }
  if (quote !== undefined) {
    return platform.api.call(updateQuote, {
      params: { product, quoteId: quote.id },
      body: terms,
    })
  }
  return platform.api.call(saveQuote, {
    params: { product },
    body: { ...terms, requestId, ...(accountId === undefined ? {} : { accountId }) },
    idempotencyKey: requestId,
  })
}
