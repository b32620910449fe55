import { openAccess } from '#core/identity/session/endpoints.ts'
import { getRaterRules } from '#core/insurance/rating/endpoints.ts'
import { equal, until } from '../testing/assert.ts'
import { mount } from '../testing/mount.ts'
import { afterEach, test } from '../testing/suite.ts'
import { leavePage, openPage } from './testing/page.ts'

afterEach(leavePage)

const count = 20

test('shares one session between elements with the same key', async () => {
  const page = openPage()
  const api = page.element.getAttribute('api-base') ?? ''
  for (let number = 1; number < count; number += 1)
    mount(
      `<parapet-quote-calculator api-base="${api}" client-key="pk_test" region="us"></parapet-quote-calculator>`,
    )
  await until(() => page.server.callsOf(getRaterRules).length === count, 'the rules of all')
  equal(page.server.callsOf(openAccess).length, 1, 'sessions that were opened')
})
