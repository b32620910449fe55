import { errorCatalogue } from '#core/error-catalogue.ts'
import { getRisk } from '#core/insurance/risk/endpoints.ts'
import { errorResponse, noNetwork, type Reply } from '#core/testing/scripted-server.ts'
import { openRisk } from '../risk-factors/testing/page.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { assert, equal, nextEvent, until } from '../testing/assert.ts'
import { describe, test } from '../testing/suite.ts'

/** The error reported to the page, and whether the element offers a retry. */
const failing = async (reply: Reply) => {
  const page = openRisk((on) => on.on(getRisk, reply))
  const heard = nextEvent(page.element, 'parapet-error')
  const notice = await until(() => page.root.querySelector('[part~=error]'), 'the error')
  const { code, retryable } = (await heard).detail as { code: string; retryable: boolean }
  assert(notice.part.contains('error'), `${code} has no part`)
  const offers = notice.querySelector('button') !== null
  page.element.remove()
  leavePage()
  return { code, retryable, offers }
}

describe('parapet-error', () => {
  test('is retryable exactly when the element offers a retry, for every platform error', async () => {
    const codes = [...errorCatalogue].filter(([, { status }]) => status >= 400)
    const differing: unknown[] = []
    const offered = new Set<boolean>()
    for (const [code, { status }] of codes) {
      // One after the other: each has the page's own fetch.
      // oxlint-disable-next-line no-await-in-loop
      const found = await failing(errorResponse(status, code))
      offered.add(found.offers)
      if (found.retryable !== found.offers) differing.push(found)
    }
    equal(differing, [])
    equal(offered.size, 2, 'kinds of errors')
  })

  test('is retryable without a response', async () => {
    const { retryable, offers } = await failing(noNetwork)
    equal([retryable, offers], [true, true])
  })
})
