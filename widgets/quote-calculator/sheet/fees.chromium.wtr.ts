import { formatMoney } from '#core/foundation/money/money.ts'
import { assert, until } from '../../testing/assert.ts'
import { afterEach, describe, test } from '../../testing/suite.ts'
import { leavePage, openContact, openPage } from '../testing/page.ts'

afterEach(leavePage)

describe('totals of a saved quote', () => {
  test('includes the broker’s fees in the bar and in the selected option', async () => {
    const { server, quotes, ...first } = await openContact()
    first.fillContact()
    first.button('Save quote').click()
    await first.expectText('Q-1001')
    const [quote] = quotes.all
    assert(quote, 'Nothing was saved')
    quotes.put({ ...quote, id: 'quote-2', brokerFee: 10_011, additionalBrokerFee: 33 })
    const { root } = openPage('quote-id="quote-2" view="sheet"', { server, quotes })
    const total = formatMoney({ minor: quote.totalPremium + 10_044, currency: 'USD' }, 'en-US')
    const texts = (place: string) =>
      [...root.querySelectorAll(place)].map(({ textContent }) => textContent)
    await until(() => texts('[part=bar] [part=price]').includes(total), 'the total in the bar')
    await until(
      () => texts('[role=radiogroup]').some((text) => text.includes(total)),
      'the total of the chosen option',
    )
  })
})
