import { exchangeWorkflowCode } from '#core/identity/security-code/endpoints.ts'
import { getPaymentStatus } from '#core/insurance/billing/endpoints.ts'
import { checkAccountUpdate } from '#core/insurance/accounts/form-endpoints.ts'
import { errorResponse, json, noNetwork } from '#core/testing/scripted-server.ts'
import { fieldOf, openDetails } from '../account-form/testing/page.ts'
import { openPayment, paid } from '../payment-page/testing/page.ts'
import { openOptions } from '../quote-calculator/testing/page.ts'
import { field, open as openCode, ready } from '../security-code/testing/open-code.ts'
import { openedRecord } from '../security-code/testing/page.ts'
import { liveRegionsOf, recordAnnouncements, type Announcements } from '../testing/announcements.ts'
import { assert, equal, until } from '../testing/assert.ts'
import { leaveElements, testedElements } from '../testing/every-element.ts'
import { mount } from '../testing/mount.ts'
import { afterEach, beforeEach, describe, test } from '../testing/suite.ts'

let announcements: Announcements
beforeEach(() => {
  announcements = recordAnnouncements()
})
afterEach(() => {
  announcements.restore()
  leaveElements()
})

/** Waits for an announcement and checks that there is one region and no duplicate. */
const announces = async (element: Element, text: string): Promise<void> => {
  const { announced } = announcements
  await until(() => announced.some((each) => each.includes(text)), `the announcement of “${text}”`)
  equal(announced.filter((each) => each.includes(text)).length, 1, `announcements of “${text}”`)
  equal(liveRegionsOf(element).length, 1, 'live regions')
}

const nothingTwice = (): void => {
  const { announced } = announcements
  equal(announced, [...new Set(announced)], 'announcements')
}

describe('live region', () => {
  for (const [tag, { open, read }] of testedElements)
    if (read)
      test(`announces that ${tag} could not be loaded`, async () => {
        const element = open((server) => server.on(read, noNetwork))
        await until(() => element.shadowRoot?.querySelector('[part=base]'), 'the view')
        equal(liveRegionsOf(element).length, 1, 'live regions while it loads')
        const notice = await until(
          () => element.shadowRoot?.querySelector<HTMLElement>('[part~=error]'),
          'the error',
        )
        await announces(element, notice.innerText.split('\n')[0]?.trim() ?? '')
        nothingTwice()
      })
    else
      test(`has at most one live region in ${tag}`, async () => {
        const element = open()
        await until(() => element.shadowRoot?.firstElementChild, 'the view')
        assert(liveRegionsOf(element).length <= 1, 'It has several live regions')
      })

  test('announces that an account was saved', async () => {
    const page = openDetails()
    await page.expectText('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'noOfEmployeesAll'), '40')
    await until(() => !page.button('Save').disabled, 'something to save')
    page.button('Save').click()
    await announces(page.element, 'Account Details Updated Successfully.')
    nothingTwice()
  })

  test('moves the live region into an open dialog, because everything else is inert', async () => {
    const page = openDetails((server) =>
      server.answer(checkAccountUpdate, { WillInvalidateQuotes: true, WillReferQuotes: false }),
    )
    await page.expectText('ACCOUNT DETAILS')
    page.fill(fieldOf(page, 'revenue'), '5000000')
    await until(() => !page.button('Save').disabled, 'something to save')
    page.button('Save').click()
    const dialog = await until(() => page.root.querySelector('dialog'), 'the question')
    const [region] = liveRegionsOf(page.element)
    assert(dialog.contains(region ?? null), 'The region is outside')
    dialog.querySelector<HTMLElement>('footer button')?.click()
    await until(() => !page.root.querySelector('dialog'), 'the end of the dialog')
    equal(liveRegionsOf(page.element)[0], region, 'live region')
  })

  test('announces a new price once, although it is shown twice', async () => {
    const page = await openOptions()
    const prices = () => announcements.announced.filter((each) => each.includes('$'))
    await until(() => prices().length > 0, 'the first price')
    const [first = ''] = prices()
    page.root.querySelector<HTMLElement>('[name="global.preset"]:not(:checked)')?.click()
    const changed = await until(() => prices().find((each) => each !== first), 'the other price')
    await announces(page.element, changed)
    nothingTwice()
  })

  test('announces that a code is wrong, then correct', async () => {
    const page = openCode((server) =>
      server.on(exchangeWorkflowCode, errorResponse(400, 'wrongCode', { detail: 'Wrong code.' })),
    )
    await ready(page)
    page.fill(field(page), '111111')
    await announces(page.element, 'Wrong code.')
    page.server.on(exchangeWorkflowCode, json(openedRecord))
    page.fill(field(page), '222222')
    await announces(page.element, 'Code accepted')
    nothingTwice()
  })

  test('announces that a policy is paid', async () => {
    const page = openPayment((server) => server.answer(getPaymentStatus, paid))
    await announces(page.element, 'Thank you for making payment for Policy#')
    nothingTwice()
  })

  test('announces why a login failed', async () => {
    const { open } = globalThis
    globalThis.open = () => null
    try {
      const element = mount('<parapet-sign-in-button client-key="pk"></parapet-sign-in-button>')
      const button = await until(() => element.shadowRoot?.querySelector('button'), 'the button')
      button.click()
      await announces(element, 'blocked')
      nothingTwice()
    } finally {
      globalThis.open = open
    }
  })

  test('announces an error among the notifications', async () => {
    const [, list] = testedElements.find(([tag]) => tag === 'parapet-notifications') ?? []
    const element = list?.open()
    assert(element, 'No notifications')
    await announces(element, 'The quote was not saved.')
    nothingTwice()
  })
})
